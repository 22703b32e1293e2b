import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { transferListQuery } from './transfer-list-query.ts';

/** The list of transfers as a file. Times are those of Dhaka. */
export const transferExport = defineListExport({
  name: 'transfers',
  listQuery: transferListQuery,
  include: { from: { select: { name: true } }, to: { select: { name: true } } },
  columns: [
    { header: 'Number', value: ({ number }) => number },
    { header: 'Sent', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Status', value: ({ status }) => status },
    { header: 'From', value: ({ from }) => from.name },
    { header: 'To', value: ({ to }) => to.name },
    { header: 'Items', value: ({ itemSummary }) => itemSummary },
    { header: 'Pieces sent', value: ({ itemCount }) => itemCount },
    { header: 'Pieces received', value: ({ status, receivedCount }) => (status === 'RECEIVED' ? receivedCount : null) },
    { header: 'Value', value: ({ valuePoisha }) => amountOf(valuePoisha), isCost: true },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Why others arrived', value: ({ closeReason }) => closeReason },
    { header: 'Sent by', value: ({ createdByName }) => createdByName },
    { header: 'Ended', value: ({ closedAt }) => closedAt && formatDateTime(closedAt) },
    { header: 'Ended by', value: ({ closedByName }) => closedByName },
  ],
});
