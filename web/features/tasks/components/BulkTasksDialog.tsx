import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addDays, formatCount } from '../../../../schema/rules/format.ts';
import type { TasksFilter } from '../../../__generated__/TaskListPageQuery.graphql.ts';
import { FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Fields } from '../../accounting/components/formLayout.tsx';
import { useChangeTasksInBulk } from '../mutations/useChangeTasksInBulk.ts';
import { momentOf } from '../taskTime.ts';
import { outcomeText, TASK_OUTCOMES } from '../taskText.ts';
import { useTaskAssignees } from '../useTaskAssignees.ts';

export type BulkTaskAction = 'ASSIGN' | 'FINISH' | 'SNOOZE';

export interface TaskSelection {
  /** Ids of the selected rows; or `filter` for all matching tasks, loaded or not. */
  tasks?: readonly string[];
  filter?: TasksFilter;
  count: number;
}

interface BulkTasksDialogProps {
  action: BulkTaskAction;
  selection: TaskSelection;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks for the values of a bulk action and starts it for the selected tasks in the background. */
export function BulkTasksDialog({ action, selection: { count, ...chosen }, onStarted, onClose }: BulkTasksDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { changeTasksInBulk } = useChangeTasksInBulk();
  const { assignees, hasFailed, reload } = useTaskAssignees();
  const form = useCommandForm({
    saved: { assigneeId: '', outcome: '', note: '', until: addDays(currentDay(), 1), untilTime: '10:00' },
    save: ({ assigneeId, outcome, note, until, untilTime }) => {
      const asked = {
        ASSIGN: { assigneeId: assigneeId || undefined },
        FINISH: { outcome: TASK_OUTCOMES.find((one) => one === outcome), note: note.trim() || undefined },
        SNOOZE: { until: momentOf(until, untilTime) },
      }[action];
      return changeTasksInBulk({ ...chosen, action, ...asked });
    },
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const number = formatCount(count);
  const title = {
    ASSIGN: t('Assign {{number}} tasks', { count, number, defaultValue_one: 'Assign {{number}} task' }),
    FINISH: t('Mark {{number}} tasks done', { count, number, defaultValue_one: 'Mark {{number}} task done' }),
    SNOOZE: t('Put {{number}} tasks off', { count, number, defaultValue_one: 'Put {{number}} task off' }),
  }[action];
  return (
    <FormDialog form={form} title={title} submitLabel={t('Start')} width={440} onClose={onClose}>
      {action === 'ASSIGN' && (
        <FormSelect
          form={form} label={t('Assigned to')} name="assigneeId"
          options={[{ id: '', label: t('Nobody in particular') }, ...assignees.map(({ memberId, name }) => ({ id: memberId, label: name }))]}
        />
      )}
      {action === 'ASSIGN' && hasFailed && assignees.length === 0 && (
        <PartFailed title={t('The members could not be loaded')} onRetry={reload} />
      )}
      {action === 'FINISH' && (
        <>
          <FormSelect
            form={form} label={t('What came of the calls among them')} name="outcome"
            options={[{ id: '', label: t('There are no calls') }, ...TASK_OUTCOMES.map((id) => ({ id, label: outcomeText(id, t) }))]}
          />
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} rows={2} />
        </>
      )}
      {action === 'SNOOZE' && (
        <Fields>
          <FormTextField form={form} label={t('Until')} name="until" type="date" isRequired />
          <FormTextField form={form} label={t('At')} name="untilTime" type="time" isRequired />
        </Fields>
      )}
      <p>{t('Each task succeeds or fails by itself; you see how far it is.')}</p>
    </FormDialog>
  );
}
