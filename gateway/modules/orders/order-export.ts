import { formatDateTime } from '../../../schema/rules/format.ts';
import { orderReference } from '../../../schema/rules/order-code.ts';
import type { Order } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport, type ExportColumn } from '../../list-query/list-export.ts';
import { allOrdersQuery, orderListQuery } from './order-list-query.ts';
import { shippingNoteOf } from './shipping-note.ts';
import { NOT_SHIPPED } from './order-state.ts';

/** Shipments that count, one at most. */
const include = { shipments: { where: { active: true }, select: { courierStatus: true } } };

type Exported = Order & { shipments: { courierStatus: string | null }[] };

const TO_COLLECT: ReadonlySet<OrderStatus> = new Set([...NOT_SHIPPED, 'SHIPPED']);

const dayText = (day: Date | null) => day && day.toISOString().slice(0, 10);

const columns: readonly ExportColumn<Exported>[] = [
  {
    header: 'Order',
    value: ({ number }, { business }) => orderReference(business?.orderPrefix ?? '', number),
  },
  { header: 'Created', value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Customer', value: ({ customerName }) => customerName },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Address', value: ({ address }) => address },
  { header: 'District', value: ({ district }) => district },
  { header: 'Items', value: ({ itemSummary }) => itemSummary },
  { header: 'Quantity', value: ({ itemCount }) => itemCount },
  { header: 'Items total', value: ({ itemsPoisha }) => amountOf(itemsPoisha) },
  { header: 'Discount', value: ({ discountPoisha }) => amountOf(discountPoisha) },
  { header: 'Delivery fee', value: ({ deliveryFeePoisha }) => amountOf(deliveryFeePoisha) },
  { header: 'Total', value: ({ totalPoisha }) => amountOf(totalPoisha) },
  { header: 'Advance', value: ({ advancePoisha }) => amountOf(advancePoisha) },
  {
    header: 'Due',
    // Nothing is collected any more for what was cancelled or came back: the sum of the column is what is to come in.
    value: ({ status, totalPoisha, advancePoisha, collectedPoisha }) =>
      amountOf(TO_COLLECT.has(status) ? totalPoisha - advancePoisha - collectedPoisha : 0n),
  },
  { header: 'Courier', value: ({ courierName }) => courierName },
  { header: 'Tracking', value: ({ trackingCode }) => trackingCode },
  { header: 'Settlement', value: ({ settlementStatus }) => settlementStatus },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Taken by', value: ({ createdByName }) => createdByName },
  { header: 'Collected', value: ({ collectedPoisha }) => amountOf(collectedPoisha) },
  { header: 'Thana', value: ({ thana }) => thana },
  { header: 'Tags', value: ({ tags }) => tags.join(', ') },
  { header: 'Confirmed', value: ({ confirmedAt }) => confirmedAt && formatDateTime(confirmedAt) },
  { header: 'Shipped', value: ({ shippedAt }) => shippedAt && formatDateTime(shippedAt) },
  { header: 'Delivered', value: ({ deliveredAt }) => deliveredAt && formatDateTime(deliveredAt) },
  { header: 'Returned', value: ({ returnedAt }) => returnedAt && formatDateTime(returnedAt) },
  { header: 'Cancelled', value: ({ cancelledAt }) => cancelledAt && formatDateTime(cancelledAt) },
  { header: 'Cancel reason', value: ({ cancelReason }) => cancelReason },
  { header: 'Courier status', value: ({ shipments }) => shipments[0]?.courierStatus },
  { header: 'Planned courier', value: ({ plannedCourier }) => plannedCourier },
  { header: 'Other phone', value: ({ altPhone }) => altPhone },
  { header: 'Shipping note', value: (order, { business }) => shippingNoteOf(order, business) },
  { header: 'Note', value: ({ note }) => note },
  { header: 'Looked after by', value: ({ assigneeName }) => assigneeName },
  { header: 'Hold until', value: ({ holdUntil }) => dayText(holdUntil) },
  { header: 'Send on', value: ({ scheduledFor }) => dayText(scheduledFor) },
  { header: 'Printed', value: ({ printedAt }) => printedAt && formatDateTime(printedAt) },
  { header: 'Number in the web shop', value: ({ storeNumber }) => storeNumber },
  { header: 'Return reason', value: ({ returnReason }) => returnReason },
];

/** Export of the order list, for couriers and accountants: for whoever has that list. Dates are in Dhaka time. */
export const orderExport = defineListExport({ name: 'orders', listQuery: { ...orderListQuery, permission: 'orderList' }, include, columns });

/** Export of the list of all orders, with the same columns. */
export const allOrdersExport = defineListExport({ name: 'all-orders', listQuery: allOrdersQuery, include, columns });
