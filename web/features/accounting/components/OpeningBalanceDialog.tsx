import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { FormMoneyField, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { noonOf } from '../days.ts';
import { useSetOpeningBalance } from '../mutations/useSetOpeningBalance.ts';

/** Sets the balance of an account from before the business used the app; replaces an earlier one. */
export function OpeningBalanceDialog({ accountId, canBeOverdrawn, onClose }: { accountId: string; canBeOverdrawn: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { setOpeningBalance } = useSetOpeningBalance();
  const form = useCommandForm({
    saved: { amount: null as number | null, day: currentDay() },
    save: ({ amount, day }) => setOpeningBalance({ accountId, amount: amount ?? 0, ...noonOf(day) }),
    onSaved: (_account, { amount }) => {
      toast.success(t('The opening balance is {{amount}}', { amount: formatTaka(amount) }));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Opening balance')} submitLabel={t('Save')} onClose={onClose}>
      <FormMoneyField form={form} label={t('What it held')} name="amount" {...(canBeOverdrawn && { min: -MAX_TAKA })} isRequired />
      <FormTextField form={form} label={t('On this day')} name="day" type="date" />
    </FormDialog>
  );
}
