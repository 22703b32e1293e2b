import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addDays, formatCount } from '../../../../schema/rules/format.ts';
import type { ChangeOrdersInBulkInput } from '../../../__generated__/useChangeOrdersInBulkMutation.graphql.ts';
import { FormSelect, FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { AskToTell } from '../../messaging/components/AskToTell.tsx';
import { useChangeOrdersInBulk } from '../mutations/useChangeOrdersInBulk.ts';
import { useConfirmOrdersInBulk } from '../mutations/useConfirmOrdersInBulk.ts';
import { storedReason } from '../reasonText.ts';
import type { BulkAction, BulkSelection } from './bulkActions.ts';
import { SendLaterNote } from './SendLaterNote.tsx';
import { useAssignees } from './useAssignees.ts';

// Apart: what it suggests is shared with other pages, and the list itself needs none of it.
const SuggestedValue = lazyPart(() => import('./SuggestedValue.tsx'), 'SuggestedValue');

/** What the actions ask for, all in one. */
export interface BulkOrdersDraft {
  until: string;
  reason: string;
  courier: string;
  tag: string;
  assigneeId: string;
  early: boolean;
  tells: boolean;
}

interface BulkOrdersDialogProps {
  action: Exclude<BulkAction, 'TEXT'>;
  selection: BulkSelection;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks for the values of a bulk action and starts it for the selected orders in the background. */
export function BulkOrdersDialog({ action, selection: { count, later, ...chosen }, onStarted, onClose }: BulkOrdersDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { changeOrdersInBulk } = useChangeOrdersInBulk();
  const { confirmOrdersInBulk } = useConfirmOrdersInBulk();
  const { assignees, hasFailed, reload } = useAssignees(action === 'ASSIGN');
  const today = currentDay();
  const form = useCommandForm({
    saved: { until: addDays(today, 1), reason: '', courier: '', tag: '', assigneeId: '', early: false, tells: count === 1 } as BulkOrdersDraft,
    save: ({ until, reason, courier, tag, assigneeId, early, tells }) => {
      if (action === 'CONFIRM') return confirmOrdersInBulk({ ...chosen, tells });
      const asked: Record<Exclude<typeof action, 'CONFIRM'>, Partial<ChangeOrdersInBulkInput>> = {
        PACK: { early }, HOLD: { until, reason: reason.trim(), tells }, CANCEL: { reason: storedReason(reason, t) }, COURIER: { courier: courier.trim() }, TAG: { tag: tag.trim() },
        ASSIGN: { assigneeId: assigneeId || undefined },
      };
      return changeOrdersInBulk({ ...chosen, action, ...asked[action] });
    },
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const number = formatCount(count);
  const title = {
    CONFIRM: t('Confirm {{number}} orders', { count, number, defaultValue_one: 'Confirm {{number}} order' }),
    PACK: t('Mark {{number}} orders packed', { count, number, defaultValue_one: 'Mark {{number}} order packed' }),
    HOLD: t('Put {{number}} orders on hold', { count, number, defaultValue_one: 'Put {{number}} order on hold' }),
    CANCEL: t('Cancel {{number}} orders', { count, number, defaultValue_one: 'Cancel {{number}} order' }),
    COURIER: t('Courier for {{number}} orders', { count, number, defaultValue_one: 'Courier for {{number}} order' }),
    ASSIGN: t('Assign {{number}} orders', { count, number, defaultValue_one: 'Assign {{number}} order' }),
    TAG: t('Tag {{number}} orders', { count, number, defaultValue_one: 'Tag {{number}} order' }),
  }[action];
  return (
    <FormDialog form={form} title={title} submitLabel={t('Start')} width={440} isDanger={action === 'CANCEL'} onClose={onClose}>
      {action === 'HOLD' && (
        <FormTextField form={form} type="date" label={t('Look at it again on')} name="until" inputProps={{ min: today }} isRequired />
      )}
      {action === 'HOLD' && (
        <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      )}
      {(action === 'COURIER' || action === 'TAG' || action === 'CANCEL') && <SuggestedValue form={form} action={action} />}
      {action === 'ASSIGN' && (
        <FormSelect
          form={form} label={t('Who looks after them')} name="assigneeId"
          options={[{ id: '', label: t('Nobody in particular') }, ...assignees.map(({ memberId, name }) => ({ id: memberId, label: name }))]}
        />
      )}
      {hasFailed && assignees.length === 0 && <PartFailed title={t('The members could not be loaded')} onRetry={reload} />}
      {action === 'PACK' && later !== 0 && (
        <SendLaterNote count={later}>{(label) => <FormSwitch form={form} name="early" label={label} />}</SendLaterNote>
      )}
      {(action === 'CONFIRM' || action === 'HOLD') && (
        <AskToTell events={action === 'HOLD' ? ['HOLD'] : ['CONFIRMED', 'PREORDER_READY']} count={count}>
          {(texts) => <FormSwitch form={form} name="tells" {...texts} />}
        </AskToTell>
      )}
      <p>
        {action === 'CONFIRM'
          ? t('The oldest gets its stock first. Each order succeeds or fails by itself.')
          : t('Each order succeeds or fails by itself; you see how far it is.')}
      </p>
      {action === 'HOLD' && <p>{t('Orders on hold already wait until the new day.')}</p>}
    </FormDialog>
  );
}
