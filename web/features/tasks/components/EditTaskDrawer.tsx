import { useTranslation } from 'react-i18next';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useEditTask } from '../mutations/useEditTask.ts';
import { dhakaTime } from '../taskTime.ts';
import { TaskFields, taskInput } from './TaskFields.tsx';
import type { TaskDraft } from './TaskFields.tsx';

interface EditTaskDrawerProps {
  task: {
    id: string; version: number; title: string; type: string; priority: string; note: string; dueAt: string;
    assigneeId: string | null | undefined; assigneeName: string;
  };
  /** Reads the task again after a version conflict. */
  onReload: () => unknown;
  onClose: () => void;
}

/** The form of an open task. */
export function EditTaskDrawer({ task, onReload, onClose }: EditTaskDrawerProps) {
  const { t } = useTranslation();
  const { editTask } = useEditTask();
  const saved: TaskDraft = {
    title: task.title, type: task.type, priority: task.priority, note: task.note, assigneeId: task.assigneeId ?? '',
    dueAt: dhakaDay(task.dueAt), dueTime: dhakaTime(task.dueAt),
  };
  const form = useCommandForm({
    saved,
    save: (draft) => editTask({ taskId: task.id, version: task.version, ...taskInput(draft) }),
    onSaved: () => {
      toast.success(t('Changed'));
      onClose();
    },
  });
  return (
    <FormDrawer form={form} title={t('Change the task')} submitLabel={t('Save')} width={480} onClose={onClose} onReload={onReload}>
      <TaskFields form={form} assignee={task.assigneeId ? { id: task.assigneeId, name: task.assigneeName } : undefined} />
    </FormDrawer>
  );
}
