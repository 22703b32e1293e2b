import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormMoneyField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useRecordAdvance } from '../mutations/useRecordAdvance.ts';
import type { StepDialogProps } from './stepFacts.ts';
import { StepFormDialog } from './StepFormDialog.tsx';
import { useStepForm } from './useStepForm.ts';

/** Dialog for money that the customer pays after the order was taken. */
export function AdvanceDialog(props: StepDialogProps) {
  const { order: { id: orderId, reference: order, version, status, due } } = props;
  const { t } = useTranslation();
  const { recordAdvance } = useRecordAdvance();
  const accounts = useMoneyAccounts();
  const hasLeft = status === 'SHIPPED';
  const form = useStepForm(props, {
    saved: { amount: null as number | null, account: 'BKASH', reference: '', note: '' },
    save: ({ amount, account, reference, note }) => recordAdvance({
      orderId, version, amount: amount ?? 0, ...chosenAccount(account), reference: reference.trim() || undefined, note: note.trim() || undefined,
      // The dialog has said so.
      ...(hasLeft && { courierIsTold: true }),
    }),
    doneText: ({ amount }) => t('Advance of {{amount}} recorded', { amount: formatTaka(amount ?? 0) }),
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const left = formatTaka(Math.max(due - (amount ?? 0), 0));
  return (
    <StepFormDialog step={props} form={form} title={t('Advance for order {{order}}', { order })} submitLabel={t('Record')} width={440}>
      {hasLeft && (
        <Banner meaning="warn" title={t('The parcel has left')}>
          {t('Tell the courier to collect {{amount}}: it does not learn of this by itself.', { amount: left })}
        </Banner>
      )}
      <FormMoneyField form={form} label={t('Amount')} name="amount" description={t('Then the courier collects {{amount}}.', { amount: left })} isRequired autoFocus />
      <FormSelect form={form} label={t('Received in')} name="account" options={accounts} />
      <FormTextField form={form} label={t('Transaction id')} name="reference" maxLength={100} />
      <FormTextField form={form} label={t('Note')} name="note" maxLength={300} />
    </StepFormDialog>
  );
}
