import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { PayOpeningDialogQuery } from '../../../__generated__/PayOpeningDialogQuery.graphql.ts';
import { FormMoneyField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { noonOf } from '../days.ts';
import { usePayPartyOpening } from '../mutations/usePayPartyOpening.ts';
import { accountOption } from '../accountName.ts';

interface PayOpeningDialogProps {
  party: { readonly id: string; readonly name: string; readonly opening: number };
  /** A courier pays us; a supplier is paid. */
  isOfCouriers: boolean;
  onClose: () => void;
}

/** Receives from a courier, or pays a supplier, what is open from before the business used the app. */
export function PayOpeningDialog(props: PayOpeningDialogProps) {
  return (
    <Suspense fallback={null}>
      <Payment {...props} />
    </Suspense>
  );
}

function Payment({ party: { id, name, opening }, isOfCouriers, onClose }: PayOpeningDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { payPartyOpening } = usePayPartyOpening();
  const { accounts } = useLazyLoadQuery<PayOpeningDialogQuery>(
    graphql`
      query PayOpeningDialogQuery {
        accounts(first: 500, filter: { kind: MONEY, isArchived: false }) {
          edges {
            node {
              id
              name
              key
              balance
            }
          }
        }
      }
    `,
    {},
  );
  const money = accounts.edges.map(({ node }) => node);
  const form = useCommandForm({
    saved: {
      amount: opening as number | null, accountId: (money.find(({ key }) => key === 'bank') ?? money[0])?.id ?? '', day: currentDay(), note: '',
    },
    save: ({ amount, accountId, day, note }) => payPartyOpening({
      ...(isOfCouriers ? { courierId: id } : { supplierId: id }), accountId, amount: amount ?? 0, note: note.trim(), ...noonOf(day),
    }),
    onSaved: (_voucher, { amount }) => {
      toast.success(t('{{amount}} is entered', { amount: formatTaka(amount) }));
      onClose();
      void router.invalidate();
    },
  });
  return (
    <FormDialog
      form={form} title={isOfCouriers ? t('Receive from {{name}}', { name }) : t('Pay {{name}}', { name })} submitLabel={t('Save')} onClose={onClose}
    >
      <FormMoneyField form={form} label={t('Amount')} name="amount" isRequired />
      <FormSelect
        form={form} label={isOfCouriers ? t('Received on') : t('Paid from')} name="accountId"
        options={money.map(accountOption)}
      />
      <FormTextField form={form} label={t('Day')} name="day" type="date" />
      <FormTextArea form={form} label={t('Note')} name="note" maxLength={1000} />
    </FormDialog>
  );
}
