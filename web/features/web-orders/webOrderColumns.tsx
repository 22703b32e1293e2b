import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { webOrderColumns_order$data } from '../../__generated__/webOrderColumns_order.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { storeStatusText } from './storeStatusText.ts';
import { splitSummary } from '../orders/splitSummary.ts';
import { ALL } from './webOrderSearch.ts';
import type { WebOrderTab } from './webOrderSearch.ts';

/** What one row shows; spread unmasked into the list, whose grid hands plain rows to the cells. */
void graphql`
  fragment webOrderColumns_order on WebOrder {
    id
    number
    siteName
    status
    storeStatus
    dateCreated
    customerName
    phone
    address
    district
    itemSummary
    unmappedCount
    total
    ipAddress
  }
`;

export type WebOrderRow = Omit<webOrderColumns_order$data, ' $fragmentType'>;

/** Quiet where every line stands for a product of the catalogue: only the others need somebody. */
function mapped({ unmappedCount }: WebOrderRow, t: TFunction) {
  if (unmappedCount === 0) return <CellText tone="muted">{t('Mapped')}</CellText>;
  return <Badge meaning="warn">{t('{{count}} unmapped', { count: unmappedCount })}</Badge>;
}

/** The columns of the web order list; the status where a tab shows more than one. */
export const webOrderColumns =
  (tab: WebOrderTab) =>
  (column: ColumnMakers<WebOrderRow>, t: TFunction): readonly DataGridColumn<WebOrderRow>[] => [
    column.title('order', t('Order'), ({ number }) => `#${number}`, {
      width: 120,
      secondary: ({ siteName }) => siteName,
    }),
    ...(tab === ALL ? [column.status('status', t('Status'), ({ status }) => status, { width: 108, mobile: 'hidden' })] : []),
    column.date('time', t('Time'), ({ dateCreated }) => dateCreated, {
      width: 150,
      sort: { descending: 'NEWEST', ascending: 'OLDEST' },
    }),
    column.person('customer', t('Customer'), ({ customerName: name, phone }) => ({ name, phone })),
    column.phone('phone', t('Phone'), ({ phone }) => phone, { isHiddenAtFirst: true, mobile: 'aside' }),
    column.text('address', t('Address'), ({ address }) => address, {
      minWidth: 120,
      secondary: ({ district }) => district,
    }),
    column.text('items', t('Items'), ({ itemSummary }) => splitSummary(itemSummary).names, {
      minWidth: 140,
      mobile: 'meta',
      suffix: ({ itemSummary }) => splitSummary(itemSummary).amount,
    }),
    {
      id: 'mapped',
      header: t('Products'),
      width: 116,
      mobile: 'badge',
      cell: (order) => mapped(order, t),
    },
    column.money('total', t('Total'), ({ total }) => total, { mobile: 'value', isStrong: true }),
    column.text('store', t('Store status, IP'), ({ storeStatus }) => storeStatusText(storeStatus, t), {
      width: 128,
      secondary: ({ ipAddress }) => ipAddress,
    }),
  ];
