import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { CustomerWebOrders_query$data, CustomerWebOrders_query$key } from '../../../__generated__/CustomerWebOrders_query.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

type Row = CustomerWebOrders_query$data['webOrders']['edges'][number]['node'];

/** The newest web orders of the customer's phone number; nothing without one. */
export function CustomerWebOrders({ query }: { query: CustomerWebOrders_query$key }) {
  const { t } = useTranslation();
  const found = useFragment(
    graphql`
      fragment CustomerWebOrders_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        webOrders(first: 20, filter: { customer: $id }) {
          edges {
            node {
              id
              number
              status
              siteName
              itemSummary
              total
              placedAt: dateCreated
            }
          }
        }
      }
    `,
    query,
  );
  const webOrders = found.webOrders.edges.map(({ node }) => node);
  if (webOrders.length === 0) return null;
  const columns: FactColumn<Row>[] = [
    {
      id: 'order',
      header: t('Web order'),
      isWide: true,
      cell: ({ id, number, itemSummary }) => (
        <CellText secondary={itemSummary}>
          <TextLink to="/website/order/$id" params={{ id }}>{`#${number}`}</TextLink>
        </CellText>
      ),
    },
    { id: 'day', header: t('Placed'), cell: ({ placedAt, siteName }) => <CellText secondary={siteName}>{formatShortDateTime(placedAt)}</CellText> },
    { id: 'status', header: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'total', header: t('Total'), align: 'end', cell: ({ total }) => formatTaka(total) },
  ];
  return (
    <Card title={t('Web orders')} icon={Globe} isFlush>
      <FactTable label={t('Web orders')} isStackedOnPhone columns={columns} rows={webOrders} getRowId={({ id }) => id} />
    </Card>
  );
}
