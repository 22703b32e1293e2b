import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCancelTask } from '../mutations/useCancelTask.ts';

interface CancelTaskDialogProps {
  target: { taskId: string; version: number };
  /** Reads the task again after a version conflict. */
  onReload: () => unknown;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks why nobody does a task. */
export function CancelTaskDialog({ target, onReload, onSaved, onClose }: CancelTaskDialogProps) {
  const { t } = useTranslation();
  const { cancelTask } = useCancelTask();
  const form = useCommandForm({
    saved: { reason: '' },
    save: ({ reason }) => cancelTask({ ...target, reason: reason.trim() }),
    onSaved: () => {
      toast.success(t('The task is cancelled'));
      onSaved();
    },
  });
  return (
    <FormDialog form={form} title={t('Cancel the task')} submitLabel={t('Cancel the task')} width={440} isDanger onClose={onClose} onReload={onReload}>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
    </FormDialog>
  );
}
