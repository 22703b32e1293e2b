import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { allOrderColumns_order$data } from '../../../__generated__/allOrderColumns_order.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { settlementText } from '../settlementText.ts';
import { TO_COLLECT } from '../statusSets.ts';

/** Fields of one row; spread with @relay(mask: false), because the grid passes plain rows to the cells. */
void graphql`
  fragment allOrderColumns_order on Order {
    id
    reference
    createdAt
    confirmedAt
    shippedAt
    deliveredAt
    cancelledAt
    shippingAddress {
      name
      phone
      district
    }
    itemSummary
    itemCount
    discount
    deliveryFee
    total
    advance
    collected
    due
    status
    settlementStatus
    shipment {
      trackingCode
      courier {
        name
      }
    }
    source
    createdByName
    assigneeName
    tags
  }
`;

export type AllOrderRow = Omit<allOrderColumns_order$data, ' $fragmentType'>;

/** The columns of the list of all orders. */
export function allOrderColumns(column: ColumnMakers<AllOrderRow>, t: TFunction): readonly DataGridColumn<AllOrderRow>[] {
  const time = (id: string, label: string, of: (row: AllOrderRow) => string | null | undefined) =>
    column.text(id, label, (row) => formatShortDateTime(of(row)) || null, { width: 120, isHiddenAtFirst: true });
  const amount = (id: string, label: string, of: (row: AllOrderRow) => number) =>
    column.text(id, label, (row) => of(row) !== 0 && formatTaka(of(row)), { width: 90, isHiddenAtFirst: true });
  return [
    column.title('order', t('Order'), ({ reference }) => reference, {
      width: 136,
      secondary: ({ createdAt }) => formatShortDateTime(createdAt),
      sort: { descending: 'NEWEST', ascending: 'OLDEST' },
    }),
    column.person('customer', t('Customer'), ({ shippingAddress }) => shippingAddress),
    column.phone('phone', t('Phone'), ({ shippingAddress }) => shippingAddress.phone, { isHiddenAtFirst: true, mobile: 'aside' }),
    column.text('district', t('District'), ({ shippingAddress }) => shippingAddress.district, { width: 100, isHiddenAtFirst: true }),
    column.items(t('Items'), ({ itemSummary }) => itemSummary, { minWidth: 140 }),
    amount('discount', t('Discount'), ({ discount }) => discount),
    amount('delivery', t('Delivery'), ({ deliveryFee }) => deliveryFee),
    column.money('total', t('Total'), ({ total }) => total, { width: 90, mobile: 'value', isStrong: true }),
    column.money('advance', t('Advance'), ({ advance }) => advance, { width: 90 }),
    amount('due', t('COD due'), ({ status, due }) => (TO_COLLECT.has(status) ? due : 0)),
    column.money('collected', t('Collected'), ({ collected }) => collected, { width: 96 }),
    column.text('courier', t('Courier'), ({ shipment }) => shipment?.courier.name, {
      width: 118, mobile: 'meta', none: t('Not booked'), secondary: ({ shipment }) => shipment?.trackingCode ?? undefined,
    }),
    column.status('status', t('Status'), ({ status }) => status),
    column.text('settlement', t('Settlement'), ({ settlementStatus }) => settlementStatus !== 'NA' && settlementText(settlementStatus, t), { width: 132 }),
    column.text('source', t('Source'), ({ source }) => source, { width: 96, tone: () => 'muted', isHiddenAtFirst: true }),
    column.text('takenBy', t('Taken by'), ({ createdByName }) => createdByName, { width: 120, isHiddenAtFirst: true }),
    column.text('assignee', t('Looked after by'), ({ assigneeName }) => assigneeName, { width: 130, isHiddenAtFirst: true }),
    column.text('tags', t('Tags'), ({ tags }) => tags.join(', '), { width: 120, isHiddenAtFirst: true }),
    time('confirmed', t('Confirmed'), ({ confirmedAt }) => confirmedAt),
    time('shipped', t('Shipped'), ({ shippedAt }) => shippedAt),
    time('delivered', t('Delivered'), ({ deliveredAt }) => deliveredAt),
    time('cancelled', t('Cancelled'), ({ cancelledAt }) => cancelledAt),
  ];
}
