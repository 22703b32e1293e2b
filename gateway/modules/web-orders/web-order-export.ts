import { formatDateTime } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { webOrderListQuery } from './web-order-list-query.ts';

/** The web order list as a file. Times are those of Dhaka. Names and numbers of people leave with it: each is in the audit trail. */
export const webOrderExport = defineListExport({
  name: 'web-orders',
  listQuery: webOrderListQuery,
  recorded: msg('Web order list taken as a file'),
  include: { site: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Site', value: ({ site, source }) => site?.name ?? source },
    { header: 'Ordered', value: ({ dateCreated }) => formatDateTime(dateCreated) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Store status', value: ({ storeStatus, binned }) => (binned ? 'trash' : storeStatus) },
    { header: 'Customer', value: ({ customerName }) => customerName },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Other phone', value: ({ otherPhone }) => otherPhone },
    { header: 'Address', value: ({ address }) => address },
    { header: 'District', value: ({ district }) => district },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Quantity', value: ({ itemCount }) => itemCount },
    { header: 'Unmatched lines', value: ({ unmappedCount }) => unmappedCount },
    { header: 'Delivery fee', value: ({ shippingPoisha }) => amountOf(shippingPoisha) },
    { header: 'Total', value: ({ totalPoisha }) => amountOf(totalPoisha) },
    { header: 'Currency', value: ({ currency }) => currency },
    { header: 'Payment', value: ({ paymentTitle, paymentMethod }) => paymentTitle || paymentMethod },
    { header: 'Calls', value: ({ attempts }) => attempts },
    { header: 'Last call', value: ({ lastCallAt }) => lastCallAt && formatDateTime(lastCallAt) },
    { header: 'Cancel reason', value: ({ cancelReason }) => cancelReason },
    { header: 'Risk', value: ({ riskScore }) => riskScore },
    { header: 'IP', value: ({ ipAddress }) => ipAddress },
    { header: 'Campaign', value: ({ utmCampaign }) => utmCampaign },
    { header: 'Customer note', value: ({ customerNote }) => customerNote },
  ],
});
