import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAssignees } from '../../orders/bulk/useAssignees.ts';
import { useRecordLeave } from '../mutations/useRecordLeave.ts';

/** Asks who does not work on which days. */
export function RecordLeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { assignees: people, hasFailed, reload } = useAssignees(true);
  const { recordLeave } = useRecordLeave();
  const today = currentDay();
  const form = useCommandForm({
    saved: { memberId: '', from: today, to: today, note: '' },
    save: ({ note, ...leave }) => recordLeave({ ...leave, note: note.trim() }),
    onSaved: ({ name }) => {
      toast.success(t('The leave of {{name}} is written down', { name }));
      onClose();
      // The working days of the report change with it.
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Record a leave')} submitLabel={t('Save')} onClose={onClose}>
      <FormSelect
        form={form} label={t('Person')} name="memberId" isRequired
        options={[{ id: '', label: t('Choose a person') }, ...people.map(({ memberId, name }) => ({ id: memberId, label: name || t('No name') }))]}
      />
      {hasFailed && people.length === 0 && <PartFailed title={t('The members could not be loaded')} onRetry={reload} />}
      <FieldRow>
        <FormTextField form={form} type="date" label={t('First day')} name="from" isRequired />
        <FormTextField form={form} type="date" label={t('Last day')} name="to" isRequired />
      </FieldRow>
      <FormTextField form={form} label={t('Note')} name="note" maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
