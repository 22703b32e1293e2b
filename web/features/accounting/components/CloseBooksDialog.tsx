import { useTranslation } from 'react-i18next';
import { addDays, formatDay } from '../../../../schema/rules/format.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useRouter } from '@tanstack/react-router';
import { dhakaNoon } from '../../../list/dayRange.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCloseBooks } from '../mutations/useCloseBooks.ts';

/** Closes the books up to a past day. */
export function CloseBooksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { closeBooks } = useCloseBooks();
  // The last day of the previous month.
  const form = useCommandForm({
    saved: { through: addDays(`${currentDay().slice(0, 8)}01`, -1) },
    save: ({ through }) => closeBooks({ through: dhakaNoon(through) }),
    onSaved: (_closing, { through }) => {
      toast.success(t('Closed up to {{day}}', { day: formatDay(through) }));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Close days')} submitLabel={t('Close')} onClose={onClose}>
      <FormTextField
        form={form} label={t('Up to this day')} name="through" type="date" isRequired
        description={t('Nothing can be booked in these days any more. What was wrong is taken back today.')}
      />
    </FormDialog>
  );
}
