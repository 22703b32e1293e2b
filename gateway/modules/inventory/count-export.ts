import { formatDateTime } from '../../../schema/rules/format.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { countListQuery } from './count-list-query.ts';

/** The list of stock counts as a file. Times are those of Dhaka. */
export const countExport = defineListExport({
  name: 'stock-counts',
  listQuery: countListQuery,
  include: { location: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Entered', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Location', value: ({ location }) => location.name },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Products counted', value: ({ itemCount }) => itemCount },
    { header: 'Pieces too many or too few', value: ({ differences }) => differences },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Counted by', value: ({ createdByName }) => createdByName },
    { header: 'Decided by', value: ({ closedByName }) => closedByName },
  ],
});
