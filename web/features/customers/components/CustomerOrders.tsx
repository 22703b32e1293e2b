import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { CustomerOrders_query$key } from '../../../__generated__/CustomerOrders_query.graphql.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useListRows } from '../../../list/useListRows.ts';
import type { RowOf } from '../../../list/useListRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

type OrderRow = RowOf<CustomerOrders_query$key>;

const ROWS = 20;

/** The orders of a customer, the newest first. */
export function CustomerOrders({ query }: { query: CustomerOrders_query$key }) {
  const { t } = useTranslation();
  const { rows: orders, pages } = useListRows(
    graphql`
      fragment CustomerOrders_query on Query
      @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "CustomerOrdersNextQuery") {
        orders(first: $count, after: $cursor, filter: { customer: $id })
          @connection(key: "CustomerOrders_orders", filters: ["filter"]) {
          edges {
            node {
              id
              reference
              status
              itemSummary
              source
              total
              createdAt
            }
          }
        }
      }
    `,
    query,
    { pageSize: ROWS },
  );
  if (orders.length === 0) {
    return (
      <Card title={t('Orders')} icon={ShoppingBag}>
        {t('No orders yet.')}
      </Card>
    );
  }
  const columns: FactColumn<OrderRow>[] = [
    {
      id: 'order',
      header: t('Order'),
      isWide: true,
      cell: ({ id, reference, itemSummary }) => (
        <CellText secondary={itemSummary}>
          <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink>
        </CellText>
      ),
    },
    { id: 'day', header: t('Taken'), cell: ({ createdAt, source }) => <CellText secondary={source}>{formatShortDateTime(createdAt)}</CellText> },
    { id: 'status', header: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'total', header: t('Total'), align: 'end', cell: ({ total }) => formatTaka(total) },
  ];
  return (
    <Card title={t('Orders')} icon={ShoppingBag} isFlush>
      <FactTable label={t('Orders')} isStackedOnPhone columns={columns} rows={orders} getRowId={({ id }) => id} />
      <ShowMore pages={pages} label={t('Show older')} />
    </Card>
  );
}
