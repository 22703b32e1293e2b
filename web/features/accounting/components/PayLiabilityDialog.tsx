import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { PayLiabilityDialogQuery } from '../../../__generated__/PayLiabilityDialogQuery.graphql.ts';
import { FormMoneyField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { noonOf } from '../days.ts';
import { usePayLiability } from '../mutations/usePayLiability.ts';
import { accountOption } from '../accountName.ts';

interface PayLiabilityDialogProps {
  liability: { liabilityId: string; version: number; left: number };
  onClose: () => void;
}

/** Pays a liability; the amount is prefilled with everything still owed. */
export function PayLiabilityDialog({ liability: { liabilityId, version, left }, onClose }: PayLiabilityDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { payLiability } = usePayLiability();
  const { accounts } = useLazyLoadQuery<PayLiabilityDialogQuery>(
    graphql`
      query PayLiabilityDialogQuery {
        accounts(first: 500, filter: { kind: MONEY, isArchived: false }) {
          edges {
            node {
              id
              name
              balance
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const money = accounts.edges.map(({ node }) => node);
  const form = useCommandForm({
    saved: { amount: left as number | null, interest: null as number | null, accountId: money[0]?.id ?? '', day: currentDay(), note: '' },
    save: ({ amount, interest, accountId, day, note }) =>
      payLiability({ liabilityId, version, accountId, amount: amount ?? 0, interest: interest ?? 0, note: note.trim(), ...noonOf(day) }),
    onSaved: (_liability, { amount }) => {
      toast.success(t('{{amount}} is paid', { amount: formatTaka(amount) }));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog form={form} title={t('Pay what is owed')} submitLabel={t('Pay')} onClose={onClose}>
      <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired description={t('{{amount}} is still owed.', { amount: formatTaka(left) })} />
      <FormMoneyField form={form} label={t('Interest')} name="interest" description={t('Paid beside the amount.')} />
      <FormSelect
        form={form} label={t('Paid from')} name="accountId"
        options={money.map(accountOption)}
      />
      <FormTextField form={form} label={t('Day')} name="day" type="date" />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={300} />
    </FormDialog>
  );
}
