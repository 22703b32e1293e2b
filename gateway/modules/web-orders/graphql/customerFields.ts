import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { blocksOfCustomer, type NumberBlock } from '../../customers/blocks-of-customers.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { blockCustomers } from '../block-customers.ts';
import { BlockAction } from './BuyerBlock.ts';
import { CallerBlock } from './callerBlock.ts';
import { WebOrder } from './WebOrder.ts';

const NumberBlockType = builder.objectRef<NumberBlock>('NumberBlock').implement({
  description: 'The rule about buyers that stops one of the phone numbers of a customer.',
  fields: (t) => ({
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'The number, as 01XXXXXXXXX.' }),
    action: t.expose('action', { type: BlockAction, description: 'What happens to its web orders; advice for an order by phone.' }),
    reason: t.exposeString('reason', { description: 'Why, in words.' }),
  }),
});

builder.prismaObjectField(Customer, 'block', (t) =>
  t.field({
    type: CallerBlock,
    nullable: true,
    description: 'The strictest rule about buyers that stops one of their phone numbers; null without one.',
    extensions: readsColumns('id'),
    select: { id: true },
    resolve: async ({ id }, _args, context) => (await blocksOfCustomer(sessionOf(context).businessId, id))[0] ?? null,
  }),
);

builder.prismaObjectField(Customer, 'blocks', (t) =>
  t.field({
    type: [NumberBlockType],
    description: 'The rules about buyers that stop their phone numbers, the strictest first.',
    extensions: readsColumns('id'),
    select: { id: true },
    resolve: ({ id }, _args, context) => blocksOfCustomer(sessionOf(context).businessId, id),
  }),
);

builder.prismaObjectField(WebOrder, 'customerId', (t) =>
  t.id({
    nullable: true,
    description: 'Of the customer who has its phone number; null for a buyer who is none yet.',
    complexity: 5,
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: async ({ phone }, _args, context) => {
      const where = { businessId_phone: { businessId: sessionOf(context).businessId, phone } };
      const customer = await db.customer.findUnique({ where, select: { id: true, mergedIntoId: true } });
      return customer && encodeId('Customer', customer.mergedIntoId ?? customer.id);
    },
  }),
);

commandField('blockCustomers', blockCustomers, {
  description: 'Puts the phone numbers of many customers on the block list, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
