import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { purchaseListQuery } from './purchase-list-query.ts';

/** The purchase list as a file. */
export const purchaseExport = defineListExport({
  name: 'purchases',
  listQuery: purchaseListQuery,
  include: { supplier: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Entered', value: ({ createdAt }) => createdAt },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Supplier', value: ({ supplier }) => supplier.name },
    { header: 'Bill', value: ({ billNumber }) => billNumber },
    { header: 'Bill day', value: ({ billDay }) => billDay.toISOString().slice(0, 10) },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Pieces', value: ({ itemCount }) => itemCount },
    { header: 'Received', value: ({ receivedCount }) => receivedCount },
    { header: 'Total', value: ({ totalPoisha }) => amountOf(totalPoisha), isCost: true },
    { header: 'Paid', value: ({ paidPoisha }) => amountOf(paidPoisha), isCost: true },
    {
      header: 'Due', isCost: true,
      value: (purchase) => amountOf(purchase.status === 'VOID' ? 0n
        : purchase.totalPoisha - purchase.returnedPoisha - purchase.paidPoisha),
    },
  ],
});
