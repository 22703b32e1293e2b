import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDateTime, formatExpiryDate } from '../../../../schema/rules/format.ts';
import type { PaymentGrid_query$data, PaymentGrid_query$key } from '../../../__generated__/PaymentGrid_query.graphql.ts';
import type { PaymentGridPageQuery } from '../../../__generated__/PaymentGridPageQuery.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { token } from '../../../ui/theme/token.ts';
import { amountText, boughtText } from '../paymentText.ts';
import { PaymentBadge } from './PaymentBadge.tsx';

type Payment = PaymentGrid_query$data['payments']['edges'][number]['node'];

interface PaymentGridProps {
  query: PaymentGrid_query$key;
  /** Opens the receipt. */
  onOpen: (id: string) => void;
}

const PAGE = 20;
const rowId = (payment: Payment) => payment.id;

const Title = styled.h2`
  display: flex;
  align-items: center;
  min-height: ${token.control};
  font-size: 15px;
  font-weight: 600;
`;

/** What has been paid, or was not; a row opens its receipt. */
export function PaymentGrid({ query, onOpen }: PaymentGridProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => columnsIn(t), [t]);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PaymentGridPageQuery,
    PaymentGrid_query$key
  >(
    graphql`
      fragment PaymentGrid_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "PaymentGridPageQuery") {
        payments(first: $count, after: $cursor) @connection(key: "PaymentGrid_payments") {
          edges {
            node {
              id
              type
              status
              amount
              quantity
              bkashTransactionId
              isBeingRefunded
              refundQuantity
              refundAmount
              renewedUntil
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  const rows = useMemo(() => data.payments.edges.map((edge) => edge.node), [data]);
  const onLoadNext = useCallback(() => loadNext(PAGE), [loadNext]);
  return (
    <DataGrid
      id="payments"
      label={t('Payments')}
      toolbar={<Title>{t('Payments')}</Title>}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      getRowLabel={(payment) => boughtText(payment, t)}
      onOpen={({ id }) => onOpen(id)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadNext={onLoadNext}
      fit="content"
      emptyState={
        <EmptyState title={t('No payments yet')}>
          {t('Receipts for SMS balance and package renewals come here.')}
        </EmptyState>
      }
    />
  );
}

function columnsIn(t: TFunction): readonly DataGridColumn<Payment>[] {
  return [
    {
      id: 'what',
      header: t('Payment for'),
      isHideable: false,
      mobile: 'title',
      cell: (payment) => (
        <CellText
          isStrong
          secondary={
            payment.renewedUntil
              ? t('until {{date}}', { date: formatExpiryDate(payment.renewedUntil) })
              : undefined
          }
        >
          {boughtText(payment, t)}
        </CellText>
      ),
    },
    {
      id: 'time',
      header: t('Time'),
      width: 180,
      mobile: 'subtitle',
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
