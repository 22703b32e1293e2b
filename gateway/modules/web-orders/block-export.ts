import { formatDateTime } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { buyerBlockListQuery } from './buyer-blocks.ts';

/** The rules about buyers as a file. They name people: each file is in the audit trail. */
export const buyerBlockExport = defineListExport({
  name: 'buyer-blocks',
  listQuery: buyerBlockListQuery,
  recorded: msg('Rules about buyers taken as a file'),
  include: { webOrder: { select: { number: true } } },
  columns: [
    { header: 'Type', value: ({ kind }) => kind },
    { header: 'Buyer', value: ({ value }) => value },
    { header: 'Action', value: ({ action }) => action },
    { header: 'Reason', value: ({ reason }) => reason },
    { header: 'Web order', value: ({ webOrder }) => webOrder?.number },
    { header: 'Hits', value: ({ hitCount }) => hitCount },
    { header: 'Made by', value: ({ createdByName }) => createdByName },
    { header: 'Until', value: ({ expiresAt }) => expiresAt && formatDateTime(expiresAt) },
    { header: 'Last hit', value: ({ lastHitAt }) => lastHitAt && formatDateTime(lastHitAt) },
    { header: 'Made', value: ({ createdAt }) => formatDateTime(createdAt) },
  ],
});
