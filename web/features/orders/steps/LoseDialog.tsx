import { useTranslation } from 'react-i18next';
import { FormMoneyField, FormSwitch, FormTextArea } from '../../../forms/fields.tsx';
import { useLoseOrder } from '../mutations/useLoseOrder.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for a lost parcel, with the claim against the courier. */
export function LoseDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, advance } } = props;
  const { t } = useTranslation();
  const { loseOrder } = useLoseOrder();
  const form = useStepForm(props, {
    saved: { reason: '', claim: null as number | null, keepAdvance: false },
    save: ({ reason, claim, keepAdvance }) =>
      loseOrder({ orderId, version, reason: reason.trim(), claim: claim ?? undefined, ...(keepAdvance && { keepAdvance }) }),
    doneText: ({ claim }) => (claim === 0
      ? t('Order {{order}} is lost', { order: reference })
      : t('Order {{order}} is lost, and the courier owes for it', { order: reference })),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Order {{order}} is lost', { order: reference })} submitLabel={t('Mark as lost')} width={440} isDanger>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <FormMoneyField form={form} label={t('Claim against the courier')} name="claim" description={t('Left empty: what the goods cost you.')} />
      {advance > 0 && <FormSwitch form={form} label={t('The advance is not paid back')} name="keepAdvance" />}
      <p>{t('If it turns up after all, say so on the page of the order.')}</p>
    </StepFormDialog>
  );
}
