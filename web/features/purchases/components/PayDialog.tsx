import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { usePayPurchase } from '../mutations/usePayPurchase.ts';

interface PayDialogProps {
  purchaseId: string;
  version: number;
  /** In taka; null for somebody who may not see costs. */
  due: number | null | undefined;
  onClose: () => void;
}

/** Pays a supplier all or a part of what is due for a purchase. */
export function PayDialog({ purchaseId, version, due, onClose }: PayDialogProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const { payPurchase } = usePayPurchase();
  const form = useCommandForm({
    saved: { amount: due ?? null, account: 'CASH' },
    save: ({ amount, account }) => payPurchase({ purchaseId, version, amount: amount ?? 0, ...chosenAccount(account) }),
    onSaved: (_purchase, { amount }) => {
      toast.success(t('{{amount}} is paid', { amount: formatTaka(amount) }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Pay the supplier')} submitLabel={t('Pay')} onClose={onClose}>
      <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired />
      <FormSelect form={form} label={t('Paid from')} name="account" options={accounts} />
    </FormDialog>
  );
}
