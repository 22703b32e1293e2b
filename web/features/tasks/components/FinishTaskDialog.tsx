import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useFinishTask } from '../mutations/useFinishTask.ts';
import { outcomeText, TASK_OUTCOMES } from '../taskText.ts';

interface FinishTaskDialogProps {
  target: { taskId: string; version: number };
  /** Reads the task again after a version conflict. */
  onReload: () => unknown;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what came of the call of a task. */
export function FinishTaskDialog({ target, onReload, onSaved, onClose }: FinishTaskDialogProps) {
  const { t } = useTranslation();
  const { finishTask } = useFinishTask();
  const form = useCommandForm({
    saved: { outcome: '', note: '' },
    save: ({ outcome, note }) => finishTask({ ...target, outcome: TASK_OUTCOMES.find((one) => one === outcome), note: note.trim() || undefined }),
    onSaved: () => {
      toast.success(t('Done'));
      onSaved();
    },
  });
  return (
    <FormDialog form={form} title={t('What came of the call')} submitLabel={t('Done')} width={440} onClose={onClose} onReload={onReload}>
      <FormSelect
        form={form} label={t('What came of the call')} name="outcome"
        options={[{ id: '', label: t('Choose') }, ...TASK_OUTCOMES.map((id) => ({ id, label: outcomeText(id, t) }))]}
      />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} rows={2} />
    </FormDialog>
  );
}
