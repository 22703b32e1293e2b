import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Fields } from '../../accounting/components/formLayout.tsx';
import { momentOf } from '../taskTime.ts';
import { TASK_PRIORITIES, TASK_TYPES } from '../taskSearch.ts';
import type { TaskPriority, TaskType } from '../taskSearch.ts';
import { priorityText, typeText } from '../taskText.ts';
import { useTaskAssignees } from '../useTaskAssignees.ts';
import type { TaskRecord } from '../recordLink.ts';

export interface TaskDraft {
  title: string;
  type: string;
  priority: string;
  assigneeId: string;
  dueAt: string;
  dueTime: string;
  note: string;
  /** What a new task is about, where that is chosen. */
  record?: TaskRecord | null;
}

/** What the gateway is asked to write of it. */
export const taskInput = ({ title, type, priority, assigneeId, dueAt, dueTime, note }: TaskDraft) => ({
  title: title.trim(), type: type as TaskType, priority: priority as TaskPriority, note: note.trim(), dueAt: momentOf(dueAt, dueTime),
  assigneeId: assigneeId || undefined,
});

interface TaskFieldsProps {
  form: CommandForm<TaskDraft>;
  /** Chooses what it is about. */
  record?: ReactNode;
  /** Who has it now, who may be somebody that no more tasks can be given to. */
  assignee?: { id: string; name: string };
}

/** What a person says of a task. */
export function TaskFields({ form, record, assignee }: TaskFieldsProps) {
  const { t } = useTranslation();
  const { assignees: members, hasFailed, reload } = useTaskAssignees();
  const assignees = members.map(({ memberId, name }) => ({ id: memberId, label: name }));
  const others = assignee && !assignees.some(({ id }) => id === assignee.id) ? [{ id: assignee.id, label: assignee.name }] : [];
  return (
    <Fields>
      <div data-wide>
        <FormTextField form={form} label={t('What is to be done')} name="title" maxLength={200} isRequired autoFocus autoComplete="off" />
      </div>
      {record && <div data-wide>{record}</div>}
      <FormSelect form={form} label={t('Type')} name="type" options={TASK_TYPES.map((id) => ({ id, label: typeText(id, t) }))} />
      <FormSelect form={form} label={t('Priority')} name="priority" options={TASK_PRIORITIES.map((id) => ({ id, label: priorityText(id, t) }))} />
      <FormTextField form={form} label={t('Due on')} name="dueAt" type="date" isRequired />
      <FormTextField form={form} label={t('At')} name="dueTime" type="time" isRequired />
      <div data-wide>
        <FormSelect
          form={form} label={t('Assigned to')} name="assigneeId"
          options={[{ id: '', label: t('Nobody in particular') }, ...others, ...assignees]}
        />
      </div>
      {hasFailed && members.length === 0 && (
        <div data-wide>
          <PartFailed title={t('The members could not be loaded')} onRetry={reload} />
        </div>
      )}
      <div data-wide>
        <FormTextArea form={form} label={t('Note')} name="note" maxLength={2000} rows={3} />
      </div>
    </Fields>
  );
}
