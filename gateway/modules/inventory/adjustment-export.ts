import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { adjustmentListQuery } from './adjustment-list-query.ts';

/** The list of decreases as a file: what was lost, and at which value. Times are those of Dhaka. */
export const adjustmentExport = defineListExport({
  name: 'decreases',
  listQuery: adjustmentListQuery,
  include: { location: { select: { name: true } }, supplier: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Entered', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Reason', value: ({ reason }) => reason },
    { header: 'Location', value: ({ location }) => location.name },
    { header: 'Supplier', value: ({ supplier }) => supplier?.name },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Pieces', value: ({ itemCount }) => itemCount },
    { header: 'Value', value: ({ valuePoisha }) => amountOf(valuePoisha), isCost: true },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Entered by', value: ({ createdByName }) => createdByName },
    { header: 'Decided by', value: ({ decidedByName }) => decidedByName },
  ],
});
