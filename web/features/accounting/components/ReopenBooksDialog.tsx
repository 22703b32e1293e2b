import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { dhakaNoon } from '../../../list/dayRange.ts';
import { toast } from '../../../ui/toast.tsx';
import { useReopenBooks } from '../mutations/useReopenBooks.ts';

/** Reopens closed days, by a founder and with a reason. */
export function ReopenBooksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { reopenBooks } = useReopenBooks();
  const form = useCommandForm({
    saved: { through: '', reason: '' },
    save: ({ through, reason }) =>
      reopenBooks({ reason: reason.trim(), ...(through && { through: dhakaNoon(through) }) }),
    onSaved: () => {
      toast.success(t('The days are open'));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Open days again')} submitLabel={t('Open them')} onClose={onClose}>
      <FormTextField form={form} label={t('Stays closed up to')} name="through" type="date" description={t('Empty: all days are open.')} />
      <FormTextField form={form} label={t('Why')} name="reason" isRequired maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
