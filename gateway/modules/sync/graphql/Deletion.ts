import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { deletionListQuery } from '../deletion-list-query.ts';
import { syncPoint } from '../sync-point.ts';

const Deletion = builder.prismaObject('Deletion', {
  description: 'A record that is gone. It is told for half a year.',
  fields: (t) => ({
    id: t.id({
      description: 'Of the deletion itself.',
      extensions: readsColumns('id'),
      resolve: ({ id }) => encodeId('Deletion', id),
    }),
    recordType: t.exposeString('entityType', {
      description: 'The type of the record: `Order`, `WebOrder`, `Product`, `Variant` or `Customer`.',
    }),
    recordId: t.id({
      description: 'What the `id` of the record was.',
      extensions: readsColumns('entityType', 'entityId'),
      resolve: ({ entityType, entityId }) => encodeId(entityType, entityId),
    }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it went.' }),
  }),
});

listQueryField('deletions', deletionListQuery, {
  description: 'What is gone of the records that programs keep copies of, of those types whose list the viewer may read.',
  type: Deletion,
});

builder.queryField('syncPoint', (t) =>
  t.field({
    type: 'DateTime',
    description: 'Ask for it with the first page of a list and keep it: as `updatedAfter` or `deletedAfter` of the next time '
      + 'it misses nothing. It lies a minute back, so a few records come twice.',
    ...requires('SIGNED_IN'),
    resolve: syncPoint,
  }),
);
