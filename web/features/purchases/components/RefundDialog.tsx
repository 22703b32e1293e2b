import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useRefundPurchase } from '../mutations/useRefundPurchase.ts';

interface RefundDialogProps {
  purchaseId: string;
  version: number;
  /** What the supplier holds of the payments, in taka. */
  held: number;
  onClose: () => void;
}

/** Enters money that a supplier gives back of what was paid. */
export function RefundDialog({ purchaseId, version, held, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const { refundPurchase } = useRefundPurchase();
  const form = useCommandForm({
    saved: { amount: held as number | null, account: 'CASH' },
    save: ({ amount, account }) => refundPurchase({ purchaseId, version, amount: amount ?? 0, ...chosenAccount(account) }),
    onSaved: (_purchase, { amount }) => {
      toast.success(t('{{amount}} came back', { amount: formatTaka(amount) }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Money back from the supplier')} submitLabel={t('Save')} onClose={onClose}>
      <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired />
      <FormSelect form={form} label={t('Received on')} name="account" options={accounts} />
    </FormDialog>
  );
}
