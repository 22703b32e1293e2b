import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SuperEditForm_order$key } from '../../../__generated__/SuperEditForm_order.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { ReasonDialog } from '../../../forms/ReasonDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useAssignees } from '../bulk/useAssignees.ts';
import { linesForm } from '../new-order/linesForm.ts';
import { withProduct } from '../new-order/orderDraft.ts';
import { OrderLineRows } from '../new-order/OrderLineRows.tsx';
import { COLLECTED, NOT_SHIPPED } from '../statusSets.ts';
import { draftOf, isRefusal } from './draftOf.ts';
import { DAYS } from './editDraft.ts';
import { EditMoney } from './EditMoney.tsx';
import { EditProgress } from './EditProgress.tsx';
import { EditRecipient } from './EditRecipient.tsx';
import { useReviewedEdit } from './useReviewedEdit.ts';

// Loaded on use: most edited orders have not left, and a preview comes when the gateway has said what would change.
const TellCourier = lazyPart(() => import('../components/TellCourier.tsx'), 'TellCourier');
const EditConflict = lazyPart(() => import('./EditConflict.tsx'), 'EditConflict');
const EditPreview = lazyPart(() => import('./EditPreview.tsx'), 'EditPreview');

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
`;

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
        shippingNote: typedShippingNote
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
  const { reference, status, settlementStatus, lines, assigneeName } = order;
  const { assignees, hasFailed: hasNoMembers, reload: loadMembers } = useAssignees(true);
  const saved = draftOf(order, t);
  const isSettled = settlementStatus !== 'NA' && settlementStatus !== 'UNSETTLED';
  const canChangeLines = NOT_SHIPPED.has(status) && !isSettled;
  const canChangeMoney = canChangeLines || (status === 'SHIPPED' && !isSettled);
  const nameOf = (id: string) =>
    (id === '' ? t('Nobody in particular') : (assignees.find(({ memberId }) => memberId === id)?.name ?? assigneeName));
  const lineName = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';
  const known = { t, nameOf, lineName };
  const { form, seen, setSeen, asked, save, finish, refuse, leave, isLooking } = useReviewedEdit(order, saved);
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const wanted = useWatch({ control: form.control, name: 'status' });
  const isRefused = isRefusal(order) && wanted === status;
  const isCollected = COLLECTED.has(status) || wanted === 'DELIVERED' || wanted === 'PARTIAL' || isRefused;

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
          <EditMoney form={form} canChange={canChangeMoney} isCollected={isCollected} isRefused={isRefused} isPartial={wanted === 'PARTIAL'} />
        )}
        <div>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={isLooking} isHeld={!form.isDirty}>
            {t('Look at the changes')}
          </Button>
        </div>
      </Stack>
      {asked && (
        <ReasonDialog
          title={t('Change order {{order}}?', { order: reference })}
          submitLabel={t('Save changes')}
          width={640}
          save={save}
          onSaved={finish}
          onRefused={refuse}
          onClose={leave}
        >
          <EditPreview preview={asked.preview} from={asked.saved} to={asked.draft} known={known} saved={order} />
        </ReasonDialog>
      )}
    </CommandForm>
  );
}
