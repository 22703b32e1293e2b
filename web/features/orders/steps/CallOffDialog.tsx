import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { useCallOffExchange } from '../mutations/useCallOffExchange.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for calling an exchange off. */
export function CallOffDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version } } = props;
  const { t } = useTranslation();
  const { callOffExchange } = useCallOffExchange();
  const form = useStepForm(props, {
    saved: { reason: '' },
    save: ({ reason }) => callOffExchange({ orderId, version, reason: reason.trim() }),
    doneText: () => t('Order {{order}} is not exchanged', { order: reference }),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Call off the exchange of order {{order}}?', { order: reference })} submitLabel={t('Call it off')} width={440}>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>{t('The customer keeps these goods, and the order that was to replace them is cancelled. What was paid for it beside them is owed back.')}</p>
    </StepFormDialog>
  );
}
