import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { CustomerWebOrders_customer$data, CustomerWebOrders_customer$key } from '../../../__generated__/CustomerWebOrders_customer.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

type Row = CustomerWebOrders_customer$data['webOrders'][number];

/** The newest web orders of the customer's phone number; nothing without one. */
export function CustomerWebOrders({ customer }: { customer: CustomerWebOrders_customer$key }) {
  const { t } = useTranslation();
  const { webOrders } = useFragment(
    graphql`
      fragment CustomerWebOrders_customer on Customer {
        webOrders {
          id
          number
          status
          siteName
          itemSummary
          total
          placedAt: dateCreated
        }
      }
    `,
    customer,
  );
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
