import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { createOrderSource, sourcesOf, updateOrderSource } from '../order-sources.ts';

const OrderSource = builder.prismaNode('OrderSource', {
  ...tenantRecord('newOrder', 'ADMIN'),
  description: 'Where orders come from, as staff choose it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    colour: t.exposeString('colour'),
    isDefault: t.exposeBoolean('isDefault'),
    isArchived: t.boolean({ description: 'Not offered to new orders.', resolve: ({ archivedAt }) => archivedAt !== null }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('orderSources', (t) =>
  t.prismaField({
    type: [OrderSource],
    description: 'All sources, archived ones too, by name.',
    ...requires('newOrder'),
    resolve: (query, _root, _args, context) => db.orderSource.findMany({ ...query, ...sourcesOf(sessionOf(context)) }),
  }),
);

interface Answering {
  session: { businessId: string };
  query: object;
}

const source = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.orderSource.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createOrderSource', createOrderSource, {
  description: 'Adds a source.', record: 'source', type: OrderSource, resolve: source,
});

commandField('updateOrderSource', updateOrderSource, {
  description: 'Changes or archives a source; orders keep the name that they were taken with.',
  record: 'source', type: OrderSource, resolve: source,
});
