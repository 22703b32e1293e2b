import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useRepeatExpense } from '../mutations/useRepeatExpense.ts';
import { recurrences } from '../recurrences.ts';

/** Chooses how often an expense is repeated. */
export function RepeatDialog({ voucherId, onClose }: { voucherId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { repeatExpense } = useRepeatExpense();
  const form = useCommandForm({
    saved: { every: 'MONTH' as 'MONTH' | 'WEEK' },
    save: ({ every }) => repeatExpense({ voucherId, every }),
    onSaved: () => {
      toast.success(t('It is entered again by itself'));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Repeat this expense')} submitLabel={t('Repeat')} width={420} onClose={onClose}>
      <FormSelect form={form} name="every" label={t('How often')} options={recurrences(t)} />
      <p>{t('The same amount, category and account are entered on its day, until you stop it.')}</p>
    </FormDialog>
  );
}
