import { formatDateTime } from '../../../schema/rules/format.ts';
import { orderReference } from '../../../schema/rules/order-code.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import type { Session } from '../../session/session.ts';
import { NO_PARCELS, NOTHING_OPEN, openFigures, parcelFigures } from './courier-figures.ts';
import { deliveryMethodListQuery } from './courier-list-query.ts';
import { courierReportListQuery } from './tracking/event-list-query.ts';

/** What a courier takes, where that is known: only for whoever may see charges. */
const charge = (poisha: Poisha | null, { canSeeCharges }: Session) => (canSeeCharges && poisha !== null ? amountOf(poisha) : null);

const percent = (part: number, { delivered, returned }: { delivered: number; returned: number }) =>
  delivered + returned === 0 ? null : Number(((part / (delivered + returned)) * 100).toFixed(1));

/** The delivery methods as a file: on which terms they carry parcels, and how they did in the last 90 days. */
export const deliveryMethodExport = defineListExport({
  name: 'delivery-methods',
  listQuery: deliveryMethodListQuery,
  linesOf: async (rows) => {
    const [first] = rows;
    if (!first) return [];
    const [parcels, open] = await Promise.all([parcelFigures(first.businessId), openFigures(first.businessId)]);
    return rows.map((row) => ({ ...row, ...NO_PARCELS, ...parcels.get(row.id), ...NOTHING_OPEN, ...open.get(row.id) }));
  },
  columns: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Kind', value: ({ kind }) => kind },
    { header: 'Courier', value: ({ provider }) => provider },
    { header: 'Takes new parcels', value: ({ isActive }) => (isActive ? 'yes' : 'no') },
    { header: 'Inside Dhaka', value: ({ insidePoisha }, session) => charge(insidePoisha, session) },
    { header: 'Around Dhaka', value: ({ suburbPoisha }, session) => charge(suburbPoisha, session) },
    { header: 'Elsewhere', value: ({ outsidePoisha }, session) => charge(outsidePoisha, session) },
    { header: 'For every further kg', value: ({ extraKgPoisha }, session) => charge(extraKgPoisha, session) },
    { header: 'COD fee %', value: ({ codBasisPoints }, { canSeeCharges }) => (canSeeCharges ? codBasisPoints / 100 : null) },
    { header: 'Return charge %', value: ({ returnPercent }, { canSeeCharges }) => (canSeeCharges ? returnPercent : null) },
    { header: 'Pays after days', value: ({ payoutDays }) => payoutDays },
    { header: 'Parcels in 90 days', value: ({ parcels }) => parcels },
    { header: 'Delivered %', value: (line) => percent(line.delivered, line) },
    { header: 'Returned %', value: (line) => percent(line.returned, line) },
    { header: 'Days to deliver', value: ({ averageDays }) => averageDays && Number(averageDays.toFixed(1)) },
    { header: 'Orders not settled', value: ({ unsettledOrders }) => unsettledOrders },
    { header: 'Owes', value: ({ balancePoisha }) => amountOf(balancePoisha) },
  ],
});

/** What couriers have reported as a file: what a business shows a courier that says something else later. */
export const courierReportExport = defineListExport({
  name: 'courier-reports',
  listQuery: courierReportListQuery,
  include: { courier: { select: { name: true } }, order: { select: { number: true } } },
  columns: [
    { header: 'Came', value: ({ receivedAt }) => formatDateTime(receivedAt) },
    { header: 'Courier', value: ({ courier }) => courier.name },
    { header: 'Order', value: ({ order }, { business }) => order && orderReference(business?.orderPrefix ?? '', order.number) },
    { header: 'Consignment', value: ({ consignmentId }) => consignmentId },
    { header: 'Invoice', value: ({ invoice }) => invoice },
    { header: 'Word', value: ({ rawStatus }) => rawStatus },
    { header: 'Means', value: ({ status }) => status },
    { header: 'Said at', value: ({ saidAt }) => saidAt && formatDateTime(saidAt) },
    { header: 'Collected', value: ({ collectedPoisha }) => (collectedPoisha === null ? null : amountOf(collectedPoisha)) },
    { header: 'Message', value: ({ message }) => message },
    { header: 'Became', value: ({ outcome }) => outcome },
    { header: 'Because', value: ({ note }) => note },
  ],
});
