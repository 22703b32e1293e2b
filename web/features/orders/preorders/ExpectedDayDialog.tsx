import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../schema/rules/format.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { usePlanPreorder } from '../mutations/usePlanPreorder.ts';
import type { PreorderRow } from './preorderColumns.tsx';

interface ExpectedDayDialogProps {
  variant: PreorderRow;
  onClose: () => void;
}

/** Edits the expected arrival day of preordered goods. */
export function ExpectedDayDialog({ variant: { variantId, name, expectedOn }, onClose }: ExpectedDayDialogProps) {
  const { t } = useTranslation();
  const { planPreorder } = usePlanPreorder();
  const form = useCommandForm({
    saved: { expectedOn: expectedOn ?? '' },
    save: ({ expectedOn: day }) => planPreorder({ variantId, expectedOn: day || undefined }),
    onSaved: (_data, { expectedOn: day }) => {
      toast.success(day ? t('{{product}} is expected on {{day}}', { product: name, day: formatDay(day) }) : t('Nobody knows when {{product}} comes', { product: name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('When does {{product}} come?', { product: name })} submitLabel={t('Save')} width={420} onClose={onClose}>
      <FormTextField form={form} type="date" label={t('Expected on')} name="expectedOn" inputProps={{ min: currentDay() }} autoFocus />
      <p>{t('Leave it empty when nobody knows.')}</p>
    </FormDialog>
  );
}
