import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { purchaseListQuery } from './purchase-list-query.ts';

/** The purchase list as a file: what is due is the total less what went back and what is paid. Times are those of Dhaka. */
export const purchaseExport = defineListExport({
  name: 'purchases',
  listQuery: purchaseListQuery,
  include: { supplier: { select: { name: true } }, location: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Entered', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Supplier', value: ({ supplier }) => supplier.name },
    { header: 'Bill', value: ({ billNumber }) => billNumber },
    { header: 'Bill day', value: ({ billDay }) => billDay.toISOString().slice(0, 10) },
    { header: 'Location', value: ({ location }) => location.name },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Pieces', value: ({ itemCount }) => itemCount },
    { header: 'Received', value: ({ receivedCount }) => receivedCount },
    { header: 'Total', value: ({ totalPoisha }) => amountOf(totalPoisha), isCost: true },
    { header: 'Went back', value: ({ returnedPoisha }) => amountOf(returnedPoisha), isCost: true },
    { header: 'Paid', value: ({ paidPoisha }) => amountOf(paidPoisha), isCost: true },
    {
      header: 'Due', isCost: true,
      value: (purchase) => amountOf(purchase.status === 'VOID' ? 0n
        : purchase.totalPoisha - purchase.returnedPoisha - purchase.paidPoisha),
    },
    { header: 'Received on', value: ({ receivedAt }) => receivedAt && formatDateTime(receivedAt) },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Void because', value: ({ voidReason }) => voidReason },
    { header: 'Entered by', value: ({ createdByName }) => createdByName },
  ],
});
