import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { EditPreview_preview$key } from '../../../__generated__/EditPreview_preview.graphql.ts';
import type { SuperEditForm_order$data, SuperEditForm_order$key } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useAssignees } from '../bulk/useAssignees.ts';
import { useEditOrder } from '../mutations/useEditOrder.ts';
import { usePreviewOrderEdit } from '../mutations/usePreviewOrderEdit.ts';
import { linesForm } from '../new-order/linesForm.ts';
import { emptyOrder, withProduct } from '../new-order/orderDraft.ts';
import { OrderLineRows } from '../new-order/OrderLineRows.tsx';
import { DAYS, differences, editInput } from './editDraft.ts';
import type { EditDraft } from './editDraft.ts';
import { EditProgress } from './EditProgress.tsx';
import { EditRecipient } from './EditRecipient.tsx';

// Loaded on use: most edited orders have not left, and a preview comes when the gateway has said what would change.
const TellCourier = lazyPart(async () => (await import('../components/TellCourier.tsx')).TellCourier);
const ConfirmDialog = lazyPart(async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog, {
  onFailed: ({ onClose }) => onClose(),
});
const EditConflict = lazyPart(async () => (await import('./EditConflict.tsx')).EditConflict);
const EditPreview = lazyPart(async () => (await import('./EditPreview.tsx')).EditPreview);

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

/** Returned when the preview is closed: nothing was sent, and no message is shown. */
const LEFT: CommandProblem = { code: 'LEFT', message: '', fields: {} };

const NOT_SHIPPED = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const HOLDS = new Set(['CONFIRMED', 'PACKED']);
/** Statuses in which the customer has paid for goods. */
const COLLECTED = new Set(['DELIVERED', 'PARTIAL']);
const RETURNS = new Set(['RETURN_PENDING', 'RETURNED', 'LOST']);
/** Whether the customer refused the parcel: what was collected is a fee. */
const isRefusal = ({ status, shippedAt, deliveredAt }: Pick<SuperEditForm_order$data, 'status' | 'shippedAt' | 'deliveredAt'>) =>
  RETURNS.has(status) && Boolean(shippedAt) && !deliveredAt;

const dayOf = (time: string | null | undefined) => (time ? dhakaDay(time) : '');

function draftOf(order: SuperEditForm_order$data): EditDraft {
  const { shippingAddress: { name, phone, street, district }, lines, plannedCourier, scheduledFor, tags, status } = order;
  return {
    ...emptyOrder,
    phone, customerName: name, altPhone: order.altPhone, address: street, district: district ?? '', thana: order.thana, source: order.source,
    plannedCourier: plannedCourier ?? '', shippingNote: order.shippingNote, note: order.note, tags: tags.join(', '),
    trackingCode: (order.shippedAt && order.shipment?.trackingCode) || '',
    status, assigneeId: order.assigneeId ?? '', collected: COLLECTED.has(status) || isRefusal(order) ? order.collected : null,
    orderedOn: dayOf(order.createdAt), confirmedOn: dayOf(order.confirmedAt), shippedOn: dayOf(order.shippedAt), deliveredOn: dayOf(order.deliveredAt),
    holdUntil: '',
    outcomes: lines.map(({ id: lineId, quantity, deliveredQuantity, returningQuantity }) =>
      ({ lineId, accepted: quantity, back: deliveredQuantity, good: returningQuantity, damaged: 0, missing: 0 })),
    scheduledFor: scheduledFor ?? '', discount: order.discount, deliveryFee: order.deliveryFee, advance: order.advance,
    lines: lines.map(({ name: title, sku, quantity, unitPrice, discount, variant }) => ({
      variantId: variant.id, title, sku, pictureUrl: variant.pictureUrl, quantity, unitPrice, discount: discount || null,
      // Units that this order has reserved are available to it.
      available: variant.stock.available + (HOLDS.has(status) ? quantity : 0),
    })),
  };
}

/** Form for everything that may still change in an order; the changes are shown before they are saved. */
export function SuperEditForm({ order: key }: { order: SuperEditForm_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment SuperEditForm_order on Order {
        ...TellCourier_order
        id
        reference
        version
        status
        nextStatuses
        settlementStatus
        assigneeId
        assigneeName
        createdAt
        confirmedAt
        shippedAt
        deliveredAt
        collected
        total
        due
        shipment {
          trackingCode
        }
        shippingAddress {
          name
          phone
          street
          district
        }
        altPhone
        thana
        source
        plannedCourier
        shippingNote
        note
        tags
        scheduledFor
        discount
        deliveryFee
        advance
        lines {
          id
          name
          sku
          quantity
          deliveredQuantity
          returningQuantity
          unitPrice
          discount
          variant {
            id
            pictureUrl
            stock {
              available
            }
          }
        }
      }
    `,
    key,
  );
  const { id: orderId, reference, version, status, settlementStatus, lines, assigneeName } = order;
  const { editOrder, isInFlight } = useEditOrder();
  const { previewOrderEdit, isInFlight: isLooking } = usePreviewOrderEdit();
  const assignees = useAssignees(true);
  const saved = draftOf(order);
  const [asked, setAsked] = useState<{ draft: EditDraft; preview: EditPreview_preview$key } | null>(null);
  const router = useRouter();
  /** The order as it was opened here, once somebody else was found to have changed it. */
  const [seen, setSeen] = useState<EditDraft | null>(null);
  const answer = useRef<(outcome: CommandOutcome<unknown> | null) => void>(() => undefined);
  const isSettled = settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED';
  const canChangeLines = NOT_SHIPPED.has(status) && !isSettled;
  const canChangeMoney = canChangeLines || (status === 'SHIPPED' && !isSettled);
  const nameOf = (id: string) =>
    (id === '' ? t('Nobody in particular') : (assignees.find(({ memberId }) => memberId === id)?.name ?? assigneeName));
  const lineName = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';
  const known = { t, nameOf, lineName };
  const changeOf = (draft: EditDraft) => editInput(saved, draft, lines.map(({ id, variant }) => ({ id, variantId: variant.id })));

  const form = useCommandForm<EditDraft, unknown>({
    saved,
    // The preview refuses what the edit would refuse; then the form waits for the user's decision.
    save: async (draft) => {
      const looked = await previewOrderEdit({ orderId, version, ...changeOf(draft) });
      if (!looked.ok) return looked;
      return new Promise((resolve) => {
        answer.current = (outcome) => {
          setAsked(null);
          resolve(outcome ?? { ok: false, problem: LEFT });
        };
        setAsked({ draft, preview: looked.data });
      });
    },
    onSaved: () => {
      setSeen(null);
      toast.success(t('Order {{order}} is changed', { order: reference }));
    },
    onRefused: async (problem) => {
      if (problem === LEFT) return null;
      if (problem.code !== 'CONFLICT') return problem;
      // What they have saved is read, and stands beside what is typed here.
      setSeen(seen ?? saved);
      await router.invalidate();
      return null;
    },
  });
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const wanted = useWatch({ control: form.control, name: 'status' });
  const isRefused = isRefusal(order) && wanted === status;
  const isCollected = COLLECTED.has(status) || wanted === 'DELIVERED' || wanted === 'PARTIAL' || isRefused;

  async function save(reason: string) {
    if (asked) answer.current(await editOrder({ orderId, version, reason, ...changeOf(asked.draft) }));
  }

  return (
    <CommandForm form={form}>
      <Stack>
        {seen && <EditConflict form={form} seen={seen} saved={saved} known={known} />}
        {!canChangeLines && (
          <Banner meaning="warn" title={isSettled ? t('The courier has settled it: its amounts are fixed') : t('The goods have left: what was ordered is fixed')}>
            {status === 'SHIPPED' && t('Couriers take no changes by themselves: tell yours what you change.')}
          </Banner>
        )}
        {order.shippedAt && <TellCourier order={order} />}
        <EditRecipient
          form={form} canChangePhone={NOT_SHIPPED.has(status) || status === 'SHIPPED'}
          hasParcel={Boolean(order.shippedAt) || wanted === 'SHIPPED'}
        />
        <EditProgress
          form={form}
          lines={lines}
          status={status}
          nextStatuses={order.nextStatuses}
          days={DAYS.filter((name) => saved[name] !== '')}
          employees={[
            { id: '', label: nameOf('') },
            ...(saved.assigneeId && !assignees.some(({ memberId }) => memberId === saved.assigneeId) ? [{ id: saved.assigneeId, label: assigneeName }] : []),
            ...assignees.map(({ memberId, name }) => ({ id: memberId, label: name })),
          ]}
        />
        {canChangeLines && (
          <Card title={t('Items')}>
            <ProductPicker label={t('Add a product')} onPick={(product) => replace(withProduct(form.values().lines, product))} takesScans />
            <OrderLineRows form={linesForm(form)} lines={fields} onRemove={remove} />
          </Card>
        )}
        {(canChangeMoney || (isCollected && !isSettled)) && (
          <Card title={t('Money')}>
            <FieldRow>
              {canChangeMoney && <FormMoneyField form={form} name="discount" label={t('Discount')} />}
              {canChangeMoney && <FormMoneyField form={form} name="deliveryFee" label={t('Delivery')} />}
              {isCollected && (
                <FormMoneyField
                  form={form} name="collected" label={isRefused ? t('Fee paid on refusal') : t('Collected by the courier')}
                  isRequired={wanted === 'PARTIAL'}
                  description={wanted === 'PARTIAL' || isRefused ? undefined : t('Less than was due counts as a discount.')}
                />
              )}
            </FieldRow>
          </Card>
        )}
        <div>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={isLooking} disabled={!form.isDirty}>
            {t('Look at the changes')}
          </Button>
        </div>
      </Stack>
      {asked && (
        <ConfirmDialog
          title={t('Change order {{order}}?', { order: reference })}
          confirmLabel={t('Save changes')}
          isOpen
          isPending={isInFlight}
          width={640}
          needsReason
          onClose={() => answer.current(null)}
          onConfirm={(reason) => void save(reason)}
        >
          <EditPreview preview={asked.preview} rows={differences(saved, asked.draft, known)} saved={order} />
        </ConfirmDialog>
      )}
    </CommandForm>
  );
}
