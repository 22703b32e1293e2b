import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useRevertDelivery } from '../mutations/useRevertDelivery.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { useStepForm } from './useStepForm.ts';

/** Dialog for undoing a delivery that was recorded by mistake. */
export function RevertDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version }, onClose } = props;
  const { t } = useTranslation();
  const { revertDelivery } = useRevertDelivery();
  const form = useStepForm(props, {
    saved: { reason: '' },
    save: ({ reason }) => revertDelivery({ orderId, version, reason: reason.trim() }),
    doneText: () => t('Order {{order}} is with the courier again', { order: reference }),
  });
  return (
    <FormDialog form={form} title={t('Order {{order}} was not delivered', { order: reference })} submitLabel={t('Take the delivery back')} width={440} onClose={onClose}>
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>{t('The sale is taken out of the books by entries of its own.')}</p>
    </FormDialog>
  );
}
