import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDateTime, formatExpiryDate } from '../../../../schema/rules/format.ts';
import type { PaymentGrid_query$key } from '../../../__generated__/PaymentGrid_query.graphql.ts';
import { useColumns } from '../../../list/columns.tsx';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { useListRows } from '../../../list/useListRows.ts';
import type { RowOf } from '../../../list/useListRows.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { DataGrid } from '../../../ui/datagrid/DataGrid.tsx';
import { useColumnLayout } from '../../../ui/datagrid/useColumnLayout.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { takaOfColumn } from '../../../ui/exactTaka.ts';
import { token } from '../../../ui/theme/token.ts';
import { boughtText } from '../paymentText.ts';
import { PaymentBadge } from './PaymentBadge.tsx';

type Payment = RowOf<PaymentGrid_query$key>;

const PAGE = 20;
const rowId = (payment: Payment) => payment.id;
/** The receipt opens over the page. */
const receiptLink = ({ id }: Payment) => ({ to: '/reports/my-limits', search: { payment: id } }) as const;

const Title = styled.h2`
  display: flex;
  align-items: center;
  min-height: ${token.control};
  font-size: 15px;
  font-weight: 600;
`;

/** The payments, successful or not; a row opens its receipt. */
export function PaymentGrid({ query }: { query: PaymentGrid_query$key }) {
  const { t } = useTranslation();
  const { rows, pages } = useListRows<PaymentGrid_query$key>(
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
              tier
              bkashTransactionId
              isBeingRefunded
              isRefundUnclear
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
    { pageSize: PAGE },
  );
  const columns = useColumns(useMemo(() => paymentColumns(rows), [rows]));
  const layout = useColumnLayout('payments', columns);
  return (
    <DataGrid
      label={t('Payments')}
      toolbar={<Title>{t('Payments')}</Title>}
      columns={columns}
      layout={layout}
      rows={rows}
      getRowId={rowId}
      getRowLabel={(payment) => boughtText(payment, t)}
      rowLink={receiptLink}
      pages={pages}
      fit="content"
      emptyState={
        <EmptyState title={t('No payments yet')}>
          {t('Receipts for SMS balance and package renewals come here.')}
        </EmptyState>
      }
    />
  );
}

const paymentColumns = (rows: readonly Payment[]) => (column: ColumnMakers<Payment>, t: TFunction): readonly DataGridColumn<Payment>[] => {
  const taka = takaOfColumn(rows.flatMap(({ amount, refundAmount }) => [amount, refundAmount]));
  return [
    column.title('what', t('Payment for'), (payment) => boughtText(payment, t), {
      secondary: ({ renewedUntil }) =>
        renewedUntil ? t('until {{date}}', { date: formatExpiryDate(renewedUntil) }) : undefined,
    }),
    column.text('time', t('Time'), ({ createdAt }) => formatDateTime(createdAt), {
      width: 180,
      mobile: 'subtitle',
    }),
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
