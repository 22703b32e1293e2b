import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { formatAge, formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { orderColumns_order$data } from '../../../__generated__/orderColumns_order.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** What one row shows; spread unmasked into the list, whose grid hands plain rows to the cells. */
void graphql`
  fragment orderColumns_order on Order {
    id
    reference
    createdAt
    customerName
    phone
    itemSummary
    total
    due
    courierName
    trackingCode
    status
    shippedAt
    source
    version
    nextStatuses
  }
`;

export type OrderRow = Omit<orderColumns_order$data, ' $fragmentType'>;

/** A parcel that has been on the road this long needs a call. */
const LATE_MS = 15 * 24 * 3_600_000;

function OrderAge({ order }: { order: OrderRow }) {
  const isOnTheRoad = order.status === 'SHIPPED' && order.shippedAt;
  const isLate = isOnTheRoad && Date.now() - Date.parse(order.shippedAt) >= LATE_MS;
  const since = isOnTheRoad ? order.shippedAt : order.createdAt;
  return <CellText tone={isLate ? 'bad' : 'muted'}>{formatAge(since)}</CellText>;
}

/** The columns of the order list, the same array as long as the language is. */
export function useOrderColumns(): readonly DataGridColumn<OrderRow>[] {
  const { t } = useTranslation();
  return useMemo(() => columnsIn(t), [t]);
}

function columnsIn(t: TFunction): readonly DataGridColumn<OrderRow>[] {
  return [
    {
      id: 'order',
      header: t('Order'),
      width: 136,
      isHideable: false,
      mobile: 'title',
      cell: (order) => (
        <CellText isStrong secondary={formatShortDateTime(order.createdAt)}>
          {order.reference}
        </CellText>
      ),
    },
    {
      id: 'customer',
      header: t('Customer'),
      width: 152,
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
      id: 'items',
      header: t('Items'),
      minWidth: 140,
      mobile: 'meta',
      cell: (order) => <CellText>{order.itemSummary}</CellText>,
    },
    {
      id: 'total',
      header: t('Total'),
      width: 86,
      align: 'end',
      mobile: 'value',
      cell: (order) => <CellText isStrong>{formatTaka(order.total)}</CellText>,
    },
    {
      id: 'due',
      header: t('COD due'),
      width: 86,
      align: 'end',
      cell: (order) => (
        <CellText tone={order.due === 0 || order.status === 'CANCELLED' ? 'muted' : 'plain'}>
          {formatTaka(order.due)}
        </CellText>
      ),
    },
    {
      id: 'courier',
      header: t('Courier'),
      width: 118,
      mobile: 'meta',
      cell: (order) =>
        order.courierName ? (
          <CellText secondary={order.trackingCode ?? undefined}>{order.courierName}</CellText>
        ) : (
          <CellText tone="muted">{t('Not booked')}</CellText>
        ),
    },
    {
      id: 'status',
      header: t('Status'),
      width: 126,
      mobile: 'badge',
      cell: (order) => <StatusBadge status={order.status} />,
    },
    {
      id: 'age',
      header: t('Age'),
      width: 60,
      cell: (order) => <OrderAge order={order} />,
    },
    {
      id: 'source',
      header: t('Source'),
      width: 96,
      cell: (order) => <CellText tone="muted">{order.source}</CellText>,
    },
  ];
}
