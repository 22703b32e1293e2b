import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { noonOf } from '../days.ts';
import { useTransferMoney } from '../mutations/useTransferMoney.ts';
import { accountOption } from '../accountName.ts';

interface TransferDialogProps {
  accounts: readonly { id: string; name: string; balance?: number | null; isArchived: boolean }[];
  /** The preselected account that the money leaves. */
  fromId?: string;
  onClose: () => void;
}

/** Moves money from one account to another. */
export function TransferDialog({ accounts, fromId, onClose }: TransferDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { transferMoney } = useTransferMoney();
  const usable = accounts.filter(({ isArchived }) => !isArchived);
  const first = fromId ?? usable[0]?.id ?? '';
  const form = useCommandForm({
    saved: {
      fromId: first, toId: usable.find(({ id }) => id !== first)?.id ?? '', amount: null as number | null,
      fee: null as number | null, day: currentDay(), note: '',
    },
    save: ({ amount, fee, day, note, ...accountIds }) =>
      transferMoney({ ...accountIds, amount: amount ?? 0, fee: fee ?? 0, note: note.trim(), ...noonOf(day) }),
    onSaved: (_voucher, { amount }) => {
      toast.success(t('{{amount}} is moved', { amount: formatTaka(amount) }));
      onClose();
      void router.invalidate();
    },
  });
  const options = usable.map(accountOption);
  return (
    <FormDialog form={form} title={t('Transfer money')} submitLabel={t('Transfer')} onClose={onClose}>
      <FormSelect form={form} label={t('From')} name="fromId" options={options} />
      <FormSelect form={form} label={t('To')} name="toId" options={options} />
      <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired />
      <FormMoneyField form={form} label={t('Charge of the bank or wallet')} name="fee" description={t('Taken beside the amount.')} />
      <FormTextField form={form} label={t('Day')} name="day" type="date" />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
    </FormDialog>
  );
}
