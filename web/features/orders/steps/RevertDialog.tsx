import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/fields.tsx';
import { useRevertDelivery } from '../mutations/useRevertDelivery.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for undoing a delivery, whole or in part, or a return that was recorded by mistake. */
export function RevertDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, status } } = props;
  const { t } = useTranslation();
  const { revertDelivery } = useRevertDelivery();
  const form = useStepForm(props, {
    saved: { reason: '' },
    save: ({ reason }) => revertDelivery({ orderId, version, reason: reason.trim() }),
    doneText: () => t('Order {{order}} is with the courier again', { order: reference }),
  });
  return (
    <StepFormDialog
      step={props} form={form}
      title={status === 'DELIVERED' ? t('Order {{order}} was not delivered', { order: reference }) : t('Order {{order}} is on its way after all', { order: reference })}
      submitLabel={status === 'RETURN_PENDING' ? t('Take the return back') : t('Take the delivery back')}
      width={440}
    >
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      <p>
        {status === 'RETURN_PENDING'
          ? t('What was booked for the return is taken out of the books by entries of its own.')
          : t('The sale is taken out of the books by entries of its own.')}
      </p>
    </StepFormDialog>
  );
}
