import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { partyBalance } from '../../accounting/party-balance.ts';
import { createSupplier, updateSupplier } from '../supplier-commands.ts';
import { supplierListQuery } from '../supplier-list-query.ts';

export const Supplier = builder.prismaNode('Supplier', {
  ...tenantRecord('purchase'),
  description: 'Whom the business buys from.',
  fields: (t) => ({
    name: t.exposeString('name'),
    phone: t.field({
      type: 'PhoneNumber',
      nullable: true,
      description: 'Null where it is not known.',
      extensions: readsColumns('phone'),
      resolve: ({ phone }) => phone || null,
    }),
    address: t.exposeString('address'),
    note: t.exposeString('note'),
    isArchived: t.exposeBoolean('isArchived'),
    version: t.exposeInt('version'),
    due: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'What is owed to them; below zero, what they hold of ours.',
      complexity: 5,
      extensions: { ...COST_FIELD.extensions, ...readsColumns('businessId', 'id') },
      resolve: async ({ businessId, id }) => -(await partyBalance(businessId, 'supplier-payable', id)),
    }),
    timeline: t.connection(...timelineOf('Supplier')),
  }),
});

listQueryField('suppliers', supplierListQuery, {
  description: 'Suppliers of the business.',
  type: Supplier,
});

const answer = {
  record: 'supplier',
  type: Supplier,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.supplier.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createSupplier', createSupplier, { ...answer, description: 'Adds a supplier.' });
commandField('updateSupplier', updateSupplier, { ...answer, description: 'Changes a supplier.' });
