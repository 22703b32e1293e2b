import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormSelect } from '../../../forms/fields.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useRefundAdvance } from '../mutations/useRefundAdvance.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for paying an advance back. */
export function RefundDialog(props: StepDialogProps) {
  const { order: { id: orderId, version, refundDue } } = props;
  const { t } = useTranslation();
  const { refundAdvance } = useRefundAdvance();
  const accounts = useMoneyAccounts();
  const amount = formatTaka(refundDue);
  const form = useStepForm(props, {
    saved: { account: 'CASH' },
    save: ({ account }) => refundAdvance({ orderId, version, ...chosenAccount(account) }),
    doneText: () => t('{{amount}} paid back', { amount }),
  });
  return (
    <StepFormDialog step={props} form={form} title={t('Pay back {{amount}}', { amount })} submitLabel={t('Pay back')} width={400}>
      <FormSelect form={form} label={t('Paid from')} name="account" options={accounts} />
    </StepFormDialog>
  );
}
