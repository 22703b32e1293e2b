import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addDays, formatCount } from '../../../../schema/rules/format.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { useSnoozeOrdersInBulk } from '../mutations/useSnoozeOrdersInBulk.ts';

interface SnoozeManyDialogProps {
  /** Ids of orders. */
  orders: readonly string[];
  onStarted: () => void;
  onClose: () => void;
}

/** Asks until when the chosen orders are put away, and does so in the background. */
export function SnoozeManyDialog({ orders, onStarted, onClose }: SnoozeManyDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { snoozeOrdersInBulk } = useSnoozeOrdersInBulk();
  const today = currentDay();
  const form = useCommandForm({
    saved: { until: addDays(today, 7), note: '' },
    save: (draft) => snoozeOrdersInBulk({ orders, ...draft }),
    onSaved: ({ id }) => {
      onStarted();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  const count = orders.length;
  return (
    <FormDialog
      form={form} submitLabel={t('Put away')} width={420} onClose={onClose}
      title={t('Put {{number}} orders away', { count, number: formatCount(count), defaultValue_one: 'Put {{number}} order away' })}
    >
      <FormTextField form={form} name="until" label={t('Until')} type="date" inputProps={{ min: addDays(today, 1) }} isRequired />
      <FormTextField form={form} name="note" label={t('What is waited for')} maxLength={300} />
    </FormDialog>
  );
}
