import { useTranslation } from 'react-i18next';
import { addDays, dhakaDay, formatDay } from '../../../../schema/rules/format.ts';
import { HOLD_RELEASE_DAYS } from '../../../../schema/rules/hold-release.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useHoldOrder } from '../mutations/useHoldOrder.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { useStepForm } from './useStepForm.ts';

/** Dialog for holding an order until a day, or one on hold until another day. */
export function HoldDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, status, holdUntil, holdReason }, onClose } = props;
  const { t } = useTranslation();
  const { holdOrder } = useHoldOrder();
  const today = dhakaDay(new Date());
  const isHeld = status === 'HOLD';
  const lastDay = isHeld && holdUntil && holdUntil > today ? holdUntil : today;
  const form = useStepForm(props, {
    saved: { until: addDays(lastDay, 1), reason: isHeld ? (holdReason ?? '') : '' },
    save: ({ until, reason }) => holdOrder({ orderId, version, until, reason: reason.trim() }),
    doneText: ({ until }) => t('Order {{order}} is on hold until {{day}}', { order: reference, day: formatDay(until) }),
  });
  return (
    <FormDialog
      form={form} title={isHeld ? t('Hold order {{order}} until another day', { order: reference }) : t('Put order {{order}} on hold', { order: reference })}
      submitLabel={t('Put on hold')} width={440} onClose={onClose}
    >
      <FormTextField form={form} type="date" label={t('Look at it again on')} name="until" inputProps={{ min: today }} isRequired autoFocus />
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired />
      <p>{t('What it has reserved stays reserved until {{days}} days after that day.', { days: HOLD_RELEASE_DAYS })}</p>
    </FormDialog>
  );
}
