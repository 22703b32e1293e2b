import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useReturnOrder } from '../mutations/useReturnOrder.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { useStepForm } from './useStepForm.ts';

/** The courier brings it back, or the customer gives back what was delivered. */
export function ReturnDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference, version, status, total, deliveryFee }, onClose } = props;
  const { t } = useTranslation();
  const { returnOrder } = useReturnOrder();
  const isDelivered = status === 'DELIVERED';
  const form = useStepForm(props, {
    saved: { reason: '', feeCollected: null as number | null, refund: null as number | null },
    save: ({ reason, feeCollected, refund }) => returnOrder({
      orderId,
      version,
      reason: reason.trim(),
      ...(isDelivered ? { refund: refund ?? undefined } : { feeCollected: feeCollected ?? undefined }),
    }),
    doneText: () => t('Order {{order}} is on its way back', { order: reference }),
  });
  return (
    <FormDialog
      form={form}
      title={isDelivered ? t('Customer gives back order {{order}}', { order: reference }) : t('Order {{order}} comes back', { order: reference })}
      submitLabel={t('On its way back')}
      width={440}
      onClose={onClose}
    >
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      {isDelivered ? (
        <FormMoneyField
          form={form}
          label={t('Refund once it is here')}
          name="refund"
          description={t('Left empty: {{amount}}, all but the delivery fee.', { amount: formatTaka(total - deliveryFee) })}
        />
      ) : (
        <FormMoneyField
          form={form}
          label={t('Fee the customer paid')}
          name="feeCollected"
          description={t('Where the goods were refused and the way was paid for.')}
        />
      )}
      <p>{t('Nothing is back in stock before it is received.')}</p>
    </FormDialog>
  );
}
