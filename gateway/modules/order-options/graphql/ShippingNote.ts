import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { createShippingNote, shippingNotesOf, updateShippingNote } from '../shipping-notes.ts';

const ShippingNote = builder.prismaNode('ShippingNote', {
  ...tenantRecord('newOrder', 'ADMIN'),
  description: 'A sentence for couriers that staff put into the shipping note of an order.',
  fields: (t) => ({
    name: t.exposeString('name'),
    text: t.exposeString('text'),
    isArchived: t.boolean({ description: 'Not offered to new orders.', resolve: ({ archivedAt }) => archivedAt !== null }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('shippingNotes', (t) =>
  t.prismaField({
    type: [ShippingNote],
    description: 'All templates of shipping notes, archived ones too, by name.',
    ...requires('newOrder'),
    resolve: (query, _root, _args, context) => db.shippingNote.findMany({ ...query, ...shippingNotesOf(sessionOf(context)) }),
  }),
);

interface Answering {
  session: { businessId: string };
  query: object;
}

const note = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.shippingNote.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createShippingNote', createShippingNote, {
  description: 'Adds a template of a shipping note.', record: 'note', type: ShippingNote, resolve: note,
});

commandField('updateShippingNote', updateShippingNote, {
  description: 'Changes or archives a template; orders keep what was put into them.',
  record: 'note', type: ShippingNote, resolve: note,
});
