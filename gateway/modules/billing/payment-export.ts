import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { platformPaymentListQuery } from './payment-list-query.ts';

const at = (time: Date | null) => time && formatDateTime(time);

/** The payments of all businesses as a file, to be compared with the list of bKash. */
export const platformPaymentExport = defineListExport({
  name: 'platform-payments',
  listQuery: platformPaymentListQuery,
  include: { business: { select: { name: true } } },
  columns: [
    { header: 'Created', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Business', value: ({ business }) => business.name },
    { header: 'Kind', value: ({ type }) => type },
    { header: 'Quantity', value: ({ quantity }) => quantity },
    { header: 'Amount', value: ({ amountPoisha }) => amountOf(amountPoisha) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Paid', value: ({ paidAt }) => at(paidAt) },
    { header: 'Paid by number', value: ({ payerNumber }) => payerNumber },
    { header: 'Transaction', value: ({ providerTrxId }) => providerTrxId },
    { header: 'Payment id of bKash', value: ({ providerPaymentId }) => providerPaymentId },
    { header: 'Failed because', value: ({ failureReason }) => failureReason },
    { header: 'Refunded', value: ({ refundedAt }) => at(refundedAt) },
    { header: 'Refund', value: ({ refundPoisha }) => (refundPoisha === null ? null : amountOf(refundPoisha)) },
    { header: 'Refund transaction', value: ({ refundTrxId }) => refundTrxId },
    { header: 'Refunded because', value: ({ refundReason }) => refundReason },
  ],
});
