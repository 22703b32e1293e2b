import { useTranslation } from 'react-i18next';
import { FormMoneyField, FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import type { Chosen } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';

interface SupplierMoneyDialogProps {
  title: string;
  submitLabel: string;
  /** What the account is called that the money leaves, or comes to. */
  accountLabel: string;
  /** Proposed, in taka; null for somebody who may not see costs. */
  amount: number | null;
  /** What the proposed amount is, for whoever types another one. */
  amountNote?: string;
  save: (money: { amount: number } & Chosen<'account'>) => Promise<CommandOutcome<unknown>>;
  onSaved: (amount: number | null) => void;
  onClose: () => void;
}

/** Asks how much money goes to a supplier or comes back, and which account it moves on. */
export function SupplierMoneyDialog({ title, submitLabel, accountLabel, amount: proposed, amountNote, save, onSaved, onClose }: SupplierMoneyDialogProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const form = useCommandForm<{ amount: number | null; account: string }, unknown>({
    saved: { amount: proposed, account: 'CASH' },
    save: ({ amount, account }) => save({ amount: amount ?? 0, ...chosenAccount(account) }),
    onSaved: (_purchase, { amount }) => {
      onSaved(amount);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <FormMoneyField form={form} label={t('Amount')} name="amount" description={amountNote} isRequired />
      <FormSelect form={form} label={accountLabel} name="account" options={accounts} />
    </FormDialog>
  );
}
