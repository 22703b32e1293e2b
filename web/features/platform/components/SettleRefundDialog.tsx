import { useTranslation } from 'react-i18next';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSettleRefund } from '../mutations/useSettleRefund.ts';

interface SettleRefundDialogProps {
  paymentId: string;
  /** Whether the money went back. */
  isReturned: boolean;
  onClose: () => void;
}

/** Asks how it is known what became of a refund, and for the transaction of bKash where there is one. */
export function SettleRefundDialog({ paymentId, isReturned, onClose }: SettleRefundDialogProps) {
  const { t } = useTranslation();
  const { settleRefund } = useSettleRefund();
  const form = useCommandForm({
    saved: { transactionId: '', reason: '' },
    save: ({ transactionId, reason }) =>
      settleRefund({ paymentId, isReturned, reason: reason.trim(), ...(isReturned && { transactionId: transactionId.trim() }) }),
    onSaved: () => {
      toast.success(isReturned ? t('The payment is refunded') : t('The credit is given back'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={isReturned ? t('Has bKash returned the money?') : t('Has bKash kept the money?')}
      submitLabel={isReturned ? t('The money went back') : t('Give the credit back')}
      isDanger={!isReturned}
      onClose={onClose}
      width={440}
    >
      <p>
        {isReturned
          ? t('The credit stays taken back. This cannot be changed afterwards.')
          : t('The business gets back what the refund has taken, and the payment can be refunded again.')}
      </p>
      {isReturned && (
        <FormTextField form={form} label={t('Transaction of the refund')} name="transactionId" maxLength={50} isRequired autoFocus />
      )}
      <FormTextArea
        form={form}
        label={t('Reason')}
        name="reason"
        description={t('How it is known. It stands in the timeline.')}
        maxLength={300}
        validate={(text) => (text.trim() === '' ? t('Give a reason') : null)}
        isRequired
        autoFocus={!isReturned}
        rows={2}
      />
    </FormDialog>
  );
}
