import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { blockCustomers } from '../block-customers.ts';
import { blockOfPhone } from '../block-of-phones.ts';
import { CallerBlock } from './callerBlock.ts';
import { WebOrder } from './WebOrder.ts';

builder.prismaObjectField(Customer, 'block', (t) =>
  t.field({
    type: CallerBlock,
    nullable: true,
    description: 'The rule about buyers that stops their phone number; null without one.',
    extensions: readsColumns('phone'),
    select: { phone: true },
    resolve: ({ phone }, _args, context) => blockOfPhone(sessionOf(context).businessId, phone),
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
