import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatDateTime, formatExpiryDate } from '../../../../schema/rules/format.ts';
import type {
  PaymentList_payments$data,
  PaymentList_payments$key,
} from '../../../__generated__/PaymentList_payments.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { boughtText } from './PaymentResult.tsx';

type Payment = PaymentList_payments$data[number];

/** The latest payments and their receipts; nothing while there are none. */
export function PaymentList({ payments: key }: { payments: PaymentList_payments$key }) {
  const { t } = useTranslation();
  const payments = useFragment(
    graphql`
      fragment PaymentList_payments on Payment @relay(plural: true) {
        id
        type
        status
        amount
        quantity
        bkashTransactionId
        renewedUntil
        createdAt
      }
    `,
    key,
  );
  if (payments.length === 0) return null;
  const renewedText = ({ renewedUntil }: Payment) =>
    renewedUntil ? t('until {{date}}', { date: formatExpiryDate(renewedUntil) }) : undefined;

  return (
    <Card title={t('Payments')} icon={ReceiptText} isFlush>
      <FactTable<Payment>
        label={t('Payments')}
        rows={payments}
        getRowId={(payment) => payment.id}
        columns={[
          {
            id: 'what',
            header: t('Payment for'),
            isWide: true,
            cell: (payment) => (
              <CellText isStrong secondary={formatDateTime(payment.createdAt)}>
                {boughtText(payment, t)}
              </CellText>
            ),
          },
          {
            id: 'status',
            header: t('Status'),
            cell: (payment) => <StatusBadge status={payment.status} />,
          },
          {
            id: 'receipt',
            header: t('bKash transaction'),
            cell: (payment) => (
              <CellText secondary={renewedText(payment)}>
                {payment.bkashTransactionId ?? '–'}
              </CellText>
            ),
          },
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: (payment) => (
              <CellText isStrong>{t('TK {{amount}}', { amount: formatCount(payment.amount) })}</CellText>
            ),
          },
        ]}
      />
    </Card>
  );
}
