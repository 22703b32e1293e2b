import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDateTime } from '../../../schema/rules/format.ts';
import type { paymentColumns_payment$data } from '../../__generated__/paymentColumns_payment.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { takaOfColumn } from '../../ui/exactTaka.ts';
import { PaymentBadge } from '../reports/components/PaymentBadge.tsx';
import { boughtText } from '../reports/paymentText.ts';

/** The data of one row; spread unmasked into the list. */
void graphql`
  fragment paymentColumns_payment on Payment {
    id
    createdAt
    type
    status
    quantity
    tier
    amount
    bkashTransactionId
    payerNumber
    isBeingRefunded
    isRefundUnclear
    refundQuantity
    refundAmount
    business {
      name
    }
  }
`;

export type PaymentRow = Omit<paymentColumns_payment$data, ' $fragmentType'>;

/** The columns of the platform's payments, over these rows. */
export const paymentColumns = (rows: readonly PaymentRow[]) => (column: ColumnMakers<PaymentRow>, t: TFunction): readonly DataGridColumn<PaymentRow>[] => {
  const taka = takaOfColumn(rows.flatMap(({ amount, refundAmount }) => [amount, refundAmount]));
  return [
    column.title('business', t('Business'), ({ business }) => business.name, { minWidth: 160 }),
    column.text('what', t('Payment for'), (payment) => boughtText(payment, t), {
      width: 200,
      mobile: 'subtitle',
    }),
    column.text('time', t('Time'), ({ createdAt }) => formatDateTime(createdAt), { width: 180, mobile: 'meta' }),
    {
      id: 'status',
      header: t('Status'),
      width: 140,
      mobile: 'badge',
      cell: (payment) => <PaymentBadge payment={payment} />,
    },
    column.text('transaction', t('bKash transaction'), ({ bkashTransactionId }) => bkashTransactionId, {
      width: 150,
      none: t('None'),
    }),
    column.phone('payer', t('Paid from'), ({ payerNumber }) => payerNumber, { width: 140, none: t('None') }),
    column.text('amount', t('Amount'), ({ amount }) => taka(amount), {
      width: 130,
      align: 'end',
      mobile: 'value',
      isStrong: true,
      secondary: ({ refundAmount }) =>
        refundAmount ? t('{{amount}} back', { amount: taka(refundAmount) }) : undefined,
    }),
  ];
};
