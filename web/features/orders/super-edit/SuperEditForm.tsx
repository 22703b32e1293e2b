import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { EditPreview_preview$key } from '../../../__generated__/EditPreview_preview.graphql.ts';
import type { SuperEditForm_order$key } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormMoneyField } from '../../../forms/fields.tsx';
import { ProblemBanner } from '../../../forms/ProblemBanner.tsx';
import { sameValue } from '../../../forms/rebased.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useLiveRecord } from '../../../live/useLiveRecord.ts';
import { isUndecided } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { loadCode } from '../../../ui/loadCode.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useAssignees } from '../bulk/useAssignees.ts';
import { useEditOrder } from '../mutations/useEditOrder.ts';
import { usePreviewOrderEdit } from '../mutations/usePreviewOrderEdit.ts';
import { linesForm } from '../new-order/linesForm.ts';
import { withProduct } from '../new-order/orderDraft.ts';
import { OrderLineRows } from '../new-order/OrderLineRows.tsx';
import { COLLECTED, NOT_SHIPPED } from '../statusSets.ts';
import { draftOf, isRefusal } from './draftOf.ts';
import { DAYS, editInput } from './editDraft.ts';
import type { EditDraft } from './editDraft.ts';
import { EditProgress } from './EditProgress.tsx';
import { EditRecipient } from './EditRecipient.tsx';

// Loaded on use: most edited orders have not left, and a preview comes when the gateway has said what would change.
const TellCourier = lazyPart(() => import('../components/TellCourier.tsx'), 'TellCourier');
const ConfirmDialog = lazyPart(() => import('../../../ui/ConfirmDialog.tsx'), 'ConfirmDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const EditConflict = lazyPart(() => import('./EditConflict.tsx'), 'EditConflict');
const EditPreview = lazyPart(() => import('./EditPreview.tsx'), 'EditPreview');

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

/** Returned when the preview is closed: nothing was sent, and no message is shown. */
const LEFT: CommandProblem = { code: 'LEFT', message: '', fields: {} };

interface Asked {
  /** The order as it was when the preview was asked for. What is saved follows from it, and is refused once somebody else has saved. */
  version: number;
  saved: EditDraft;
  changes: ReturnType<typeof editInput>;
  draft: EditDraft;
  preview: EditPreview_preview$key;
  /** Why nobody knows whether it was saved: it may be sent again. */
  lost?: CommandProblem;
}

/**
 * Form for everything that may still change in an order; the changes are shown before they are saved. What somebody else
 * saves meanwhile is shown at once, beside what is typed here.
 */
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
        returnReason
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
  const { assignees, hasFailed: hasNoMembers, reload: loadMembers } = useAssignees(true);
  const saved = draftOf(order);
  const [asked, setAsked] = useState<Asked | null>(null);
  const environment = useRelayEnvironment();
  /** The order as it was opened here, once somebody else was found to have changed it. */
  const [seen, setSeen] = useState<EditDraft | null>(null);
  const answer = useRef<(outcome: CommandOutcome<unknown> | null) => void>(() => undefined);
  /** What the fields were compared with when they were sent last. */
  const sentFrom = useRef(saved);
  const shown = useRef({ version, saved });
  const isSending = useRef(false);
  const readAgain = async () => (await loadCode(() => import('./readEditedOrder.ts'))).readEditedOrder(environment, orderId);
  useLiveRecord({ type: 'Order', id: orderId, read: readAgain });
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
      const changes = changeOf(draft);
      sentFrom.current = saved;
      const looked = await previewOrderEdit({ orderId, version, ...changes });
      if (!looked.ok) return looked;
      return new Promise((resolve) => {
        answer.current = (outcome) => {
          setAsked(null);
          resolve(outcome ?? { ok: false, problem: LEFT });
        };
        setAsked({ version, saved, changes, draft, preview: looked.data });
      });
    },
    onSaved: () => {
      isSending.current = false;
      setSeen(null);
      toast.success(t('Order {{order}} is changed', { order: reference }));
    },
    onRefused: async (problem) => {
      isSending.current = false;
      if (problem === LEFT) return null;
      if (problem.code !== 'CONFLICT') return problem;
      // What they have saved is read, and stands beside what is typed here.
      setSeen((before) => before ?? sentFrom.current);
      return readAgain().then(() => null, () => problem);
    },
  });
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const wanted = useWatch({ control: form.control, name: 'status' });
  const isRefused = isRefusal(order) && wanted === status;
  const isCollected = COLLECTED.has(status) || wanted === 'DELIVERED' || wanted === 'PARTIAL' || isRefused;

  async function save(reason: string) {
    if (!asked) return;
    isSending.current = true;
    const outcome = await editOrder({ orderId, version: asked.version, reason, ...asked.changes });
    if (!outcome.ok && isUndecided(outcome.problem)) setAsked({ ...asked, lost: outcome.problem });
    else answer.current(outcome);
  }

  const noteVersion = useEffectEvent(() => {
    // While an edit is sent, its answer says whose version this is.
    if (isSending.current) return;
    const before = shown.current;
    shown.current = { version, saved };
    if (version === before.version || !form.hasChanges()) return;
    setSeen((first) => first ?? before.saved);
    answer.current(null);
    toast.error(t('Somebody else has just changed order {{order}}. Both versions stand above; nothing that you typed is lost.', { order: reference }), { id: orderId });
  });
  useEffect(() => noteVersion());
  // What a form takes from somebody else's version, its list of rows is not told.
  useEffect(() => {
    const { lines: now } = form.values();
    if (!sameValue(now.map(({ variantId }) => variantId), fields.map(({ variantId }) => variantId))) replace(now);
  });

  return (
    <CommandForm form={form} focusesFirst>
      <Stack>
        {seen && <EditConflict form={form} seen={seen} saved={saved} known={known} onSeen={setSeen} />}
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
        {hasNoMembers && assignees.length === 0 && <PartFailed title={t('The members could not be loaded')} onRetry={loadMembers} />}
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
          onClose={() => isInFlight || answer.current(null)}
          onConfirm={(reason) => void save(reason)}
        >
          {asked.lost && <ProblemBanner problem={asked.lost} />}
          <EditPreview preview={asked.preview} from={asked.saved} to={asked.draft} known={known} saved={order} />
        </ConfirmDialog>
      )}
    </CommandForm>
  );
}
