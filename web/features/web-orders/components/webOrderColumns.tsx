import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatRelative, formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { webOrderColumns_order$data } from '../../../__generated__/webOrderColumns_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

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

/** Whether every line stands for a product of the catalogue. */
export function MappedBadge({ unmappedCount }: { unmappedCount: number }) {
  const { t } = useTranslation();
  if (unmappedCount === 0) return <Badge meaning="good">{t('Mapped')}</Badge>;
  return <Badge meaning="warn">{t('{{count}} unmapped', { count: unmappedCount })}</Badge>;
}

/** The columns of the web order list, the same array as long as language and tab are. */
export function useWebOrderColumns(hasStatus: boolean): readonly DataGridColumn<WebOrderRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t).filter(({ id }) => hasStatus || id !== 'status'), [t, hasStatus]);
}

function columnsIn(t: TFunction): readonly DataGridColumn<WebOrderRow>[] {
  return [
    {
      id: 'order',
      header: t('Order'),
      width: 120,
      isHideable: false,
      mobile: 'title',
      cell: (order) => (
        <CellText isStrong secondary={order.siteName}>
          #{order.number}
        </CellText>
      ),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 108,
      cell: (order) => <StatusBadge status={order.status} />,
    },
    {
      id: 'time',
      header: t('Time'),
      width: 142,
      cell: (order) => (
        <CellText secondary={formatRelative(order.dateCreated)}>
          {formatShortDateTime(order.dateCreated)}
        </CellText>
      ),
    },
    {
      id: 'customer',
      header: t('Customer'),
      width: 148,
      mobile: 'subtitle',
      cell: (order) => <CellText secondary={phoneText(order.phone)}>{order.customerName}</CellText>,
    },
    {
      id: 'phone',
      header: t('Phone'),
      width: 120,
      isHiddenAtFirst: true,
      mobile: 'aside',
      cell: (order) => phoneText(order.phone),
    },
    {
      id: 'address',
      header: t('Address'),
      minWidth: 120,
      cell: (order) => <CellText secondary={order.district}>{order.address}</CellText>,
    },
    {
      id: 'items',
      header: t('Items'),
      minWidth: 140,
      mobile: 'meta',
      cell: (order) => <CellText>{order.itemSummary}</CellText>,
    },
    {
      id: 'mapped',
      header: t('Products'),
      width: 124,
      mobile: 'badge',
      cell: (order) => <MappedBadge unmappedCount={order.unmappedCount} />,
    },
    {
      id: 'total',
      header: t('Total'),
      width: 92,
      align: 'end',
      mobile: 'value',
      cell: (order) => <CellText isStrong>{formatTaka(order.total)}</CellText>,
    },
    {
      id: 'store',
      header: t('Store status, IP'),
      width: 128,
      cell: (order) => <CellText secondary={order.ipAddress}>{order.storeStatus}</CellText>,
    },
  ];
}
