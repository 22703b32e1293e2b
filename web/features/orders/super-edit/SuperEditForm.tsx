import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { EditPreview_preview$key } from '../../../__generated__/EditPreview_preview.graphql.ts';
import type { SuperEditForm_order$data, SuperEditForm_order$key } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField, FormPhoneField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandForm as DraftForm } from '../../../forms/useCommandForm.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { TellCourier } from '../components/TellCourier.tsx';
import { useAssignees } from '../bulk/useAssignees.ts';
import { useEditOrder } from '../mutations/useEditOrder.ts';
import { usePreviewOrderEdit } from '../mutations/usePreviewOrderEdit.ts';
import { emptyOrder, withProduct } from '../new-order/orderDraft.ts';
import type { OrderDraft } from '../new-order/orderDraft.ts';
import { OrderLineRows } from '../new-order/OrderLineRows.tsx';
import { DAYS, dayLabels, differences, editInput, statusesOf } from './editDraft.ts';
import type { EditDraft } from './editDraft.ts';
import { EditPreview } from './EditPreview.tsx';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

/** Somebody went back: nothing was sent, and there is nothing to say. */
const LEFT: CommandProblem = { code: 'LEFT', message: '', fields: {} };

const HERE = new Set(['PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED']);
const HOLDS = new Set(['CONFIRMED', 'PACKED']);
/** The customer has goods of it, and has paid for them. */
const COLLECTED = new Set(['DELIVERED', 'PARTIAL']);

const dayOf = (time: string | null | undefined) => (time ? dhakaDay(time) : '');

function draftOf(order: SuperEditForm_order$data): EditDraft {
  const { shippingAddress: { name, phone, street, district }, lines, plannedCourier, scheduledFor, tags, status } = order;
  return {
    ...emptyOrder,
    phone, customerName: name, altPhone: order.altPhone, address: street, district: district ?? '', thana: order.thana, source: order.source,
    plannedCourier: plannedCourier ?? '', shippingNote: order.shippingNote, note: order.note, tags: tags.join(', '),
    status, assigneeId: order.assigneeId ?? '', collected: COLLECTED.has(status) ? order.collected : null,
    orderedOn: dayOf(order.createdAt), confirmedOn: dayOf(order.confirmedAt), shippedOn: dayOf(order.shippedAt), deliveredOn: dayOf(order.deliveredAt),
    scheduledFor: scheduledFor ?? '', discount: order.discount, deliveryFee: order.deliveryFee, advance: order.advance,
    lines: lines.map(({ name: title, sku, quantity, unitPrice, discount, variant }) => ({
      variantId: variant.id, title, sku, quantity, unitPrice, discount: discount || null,
      // What it holds itself is there for it.
      available: variant.stock.available + (HOLDS.has(status) ? quantity : 0),
    })),
  };
}

/** All of an order that may still change; what will differ is shown before it is saved. */
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
          unitPrice
          discount
          variant {
            id
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
  const answer = useRef<(outcome: CommandOutcome<unknown> | null) => void>(() => undefined);
  const isSettled = settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED';
  const canChangeLines = HERE.has(status) && !isSettled;
  const canChangeMoney = canChangeLines || (status === 'SHIPPED' && !isSettled);
  const nameOf = (id: string) =>
    (id === '' ? t('Nobody in particular') : (assignees.find(({ memberId }) => memberId === id)?.name ?? assigneeName));
  const changeOf = (draft: EditDraft) => editInput(saved, draft, lines.map(({ id, variant }) => ({ id, variantId: variant.id })));

  const form = useCommandForm<EditDraft, unknown>({
    saved,
    // What would be refused is refused here; then the form waits for the answer.
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
    onSaved: () => toast.success(t('Order {{order}} is changed', { order: reference })),
    onRefused: (problem) => (problem === LEFT ? null : problem),
  });
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const wanted = useWatch({ control: form.control, name: 'status' });
  const isCollected = COLLECTED.has(status) || wanted === 'DELIVERED';
  const happened = DAYS.filter((name) => saved[name] !== '');
  const labels = dayLabels(t);

  async function save(reason: string) {
    if (asked) answer.current(await editOrder({ orderId, version, reason, ...changeOf(asked.draft) }));
  }

  return (
    <CommandForm form={form}>
      <Stack>
        {!canChangeLines && (
          <Banner meaning="warn" title={isSettled ? t('The courier has settled it: its amounts are fixed') : t('The goods have left: what was ordered is fixed')}>
            {status === 'SHIPPED' && t('Couriers take no changes by themselves: tell yours what you change.')}
          </Banner>
        )}
        <TellCourier order={order} />
        <Card title={t('Recipient')}>
          <Fields>
            <FieldRow>
              <FormTextField form={form} name="customerName" label={t('Name')} maxLength={100} isRequired />
              <FormPhoneField form={form} name="altPhone" label={t('Other phone')} />
            </FieldRow>
            <FormTextArea form={form} name="address" label={t('Address')} maxLength={250} rows={2} isRequired />
            <FieldRow>
              <FormTextField form={form} name="district" label={t('District')} maxLength={50} />
              <FormTextField form={form} name="thana" label={t('Thana')} maxLength={50} />
            </FieldRow>
            <FieldRow>
              <FormTextField form={form} name="source" label={t('Source')} maxLength={50} isRequired />
              <FormTextField form={form} name="plannedCourier" label={t('Courier')} maxLength={100} />
              <FormTextField form={form} name="scheduledFor" label={t('Send on')} type="date" />
            </FieldRow>
            <FormTextField form={form} name="shippingNote" label={t('Shipping note')} maxLength={300} />
            <FormTextField form={form} name="note" label={t('Internal note')} maxLength={1000} />
            <FormTextField form={form} name="tags" label={t('Tags')} description={t('Commas between them.')} maxLength={300} />
          </Fields>
        </Card>
        <Card title={t('Progress')}>
          <Fields>
            <FieldRow>
              <FormSelect
                form={form} name="status" label={t('Status')}
                options={statusesOf(status, order.nextStatuses).map((id) => ({ id, label: statusText(id, t) }))}
              />
              <FormSelect
                form={form} name="assigneeId" label={t('Employee')}
                options={[
                  { id: '', label: nameOf('') },
                  ...(saved.assigneeId && !assignees.some(({ memberId }) => memberId === saved.assigneeId) ? [{ id: saved.assigneeId, label: assigneeName }] : []),
                  ...assignees.map(({ memberId, name }) => ({ id: memberId, label: name })),
                ]}
              />
            </FieldRow>
            <FieldRow>
              {happened.map((name) => (
                <FormTextField key={name} form={form} name={name} label={labels[name]} type="date" inputProps={{ max: dhakaDay(new Date()) }} isRequired />
              ))}
            </FieldRow>
          </Fields>
        </Card>
        {canChangeLines && (
          <Card title={t('Items')}>
            <ProductPicker label={t('Add a product')} onPick={(product) => replace(withProduct(form.values().lines, product))} takesScans />
            {/* The rows read and write `lines` alone, which both drafts have. */}
            <OrderLineRows form={form as unknown as DraftForm<OrderDraft>} lines={fields} onRemove={remove} />
          </Card>
        )}
        {(canChangeMoney || (isCollected && !isSettled)) && (
          <Card title={t('Money')}>
            <FieldRow>
              {canChangeMoney && <FormMoneyField form={form} name="discount" label={t('Discount')} />}
              {canChangeMoney && <FormMoneyField form={form} name="deliveryFee" label={t('Delivery')} />}
              {isCollected && (
                <FormMoneyField
                  form={form} name="collected" label={t('Collected by the courier')}
                  description={status === 'PARTIAL' ? undefined : t('Less than was due counts as a discount.')}
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
          <EditPreview preview={asked.preview} rows={differences(saved, asked.draft, { t, nameOf })} saved={order} />
        </ConfirmDialog>
      )}
    </CommandForm>
  );
}
