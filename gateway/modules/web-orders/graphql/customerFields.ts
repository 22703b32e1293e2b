import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { blockCustomers } from '../block-customers.ts';
import { blockOfPhone } from '../block-of-phones.ts';
import { CallerBlock } from './callerBlock.ts';
import { WebOrder } from './WebOrder.ts';

/** Of one customer, the newest first. */
const SHOWN = 20;

builder.prismaObjectFields(Customer, (t) => ({
  block: t.field({
    type: CallerBlock,
    nullable: true,
    description: 'The rule about buyers that stops their phone number; null without one.',
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: ({ phone }, _args, context) => blockOfPhone(sessionOf(context).businessId, phone),
  }),
  webOrders: t.field({
    type: [WebOrder],
    description: 'Web orders of their phone number: the newest twenty.',
    complexity: 20,
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: ({ phone }, _args, context) => db.webOrder.findMany({
      where: { businessId: sessionOf(context).businessId, phone }, orderBy: [{ dateCreated: 'desc' }, { id: 'desc' }], take: SHOWN,
    }),
  }),
}));

builder.prismaObjectField(WebOrder, 'customer', (t) =>
  t.field({
    type: Customer,
    nullable: true,
    description: 'The customer with its phone number; null for a buyer who is none yet.',
    complexity: 5,
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: ({ phone }, _args, context) =>
      db.customer.findUnique({ where: { businessId_phone: { businessId: sessionOf(context).businessId, phone } } }),
  }),
);

commandField('blockCustomers', blockCustomers, {
  description: 'Puts the phone numbers of many customers on the block list, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
