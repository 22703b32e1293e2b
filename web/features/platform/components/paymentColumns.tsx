import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatDateTime } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { paymentColumns_payment$data } from '../../../__generated__/paymentColumns_payment.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { PaymentBadge } from '../../reports/components/PaymentBadge.tsx';
import { amountText, boughtText } from '../../reports/paymentText.ts';

/** What one row shows; spread unmasked into the list. */
void graphql`
  fragment paymentColumns_payment on Payment {
    id
    createdAt
    type
    status
    quantity
    amount
    bkashTransactionId
    payerNumber
    isBeingRefunded
    refundQuantity
    refundAmount
    business {
      name
    }
  }
`;

export type PaymentRow = Omit<paymentColumns_payment$data, ' $fragmentType'>;

/** The columns of the platform's payments, the same array as long as the language is. */
export function usePaymentColumns(): readonly DataGridColumn<PaymentRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t), [t]);
}

function columnsIn(t: TFunction): readonly DataGridColumn<PaymentRow>[] {
  return [
    {
      id: 'business',
      header: t('Business'),
      minWidth: 160,
      isHideable: false,
      mobile: 'title',
      cell: ({ business }) => <CellText isStrong>{business.name}</CellText>,
    },
    {
      id: 'what',
      header: t('Payment for'),
      width: 200,
      mobile: 'subtitle',
      cell: (payment) => <CellText>{boughtText(payment, t)}</CellText>,
    },
    {
      id: 'time',
      header: t('Time'),
      width: 180,
      mobile: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 140,
      mobile: 'badge',
      cell: (payment) => <PaymentBadge payment={payment} />,
    },
    {
      id: 'transaction',
      header: t('bKash transaction'),
      width: 150,
      cell: ({ bkashTransactionId }) =>
        bkashTransactionId ?? <CellText tone="muted">{t('None')}</CellText>,
    },
    {
      id: 'payer',
      header: t('Paid from'),
      width: 140,
      cell: ({ payerNumber }) =>
        payerNumber ? phoneText(payerNumber) : <CellText tone="muted">{t('None')}</CellText>,
    },
    {
      id: 'amount',
      header: t('Amount'),
      width: 130,
      align: 'end',
      mobile: 'value',
      cell: ({ amount, refundAmount }) => (
        <CellText
          isStrong
          secondary={refundAmount ? t('{{amount}} back', { amount: amountText(refundAmount, t) }) : undefined}
        >
          {amountText(amount, t)}
        </CellText>
      ),
    },
  ];
}
