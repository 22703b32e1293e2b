import type { CustomerRisk as CustomerRiskValue } from '../../../../schema/rules/customer-risk.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { customerListQuery, customerRiskField } from '../customer-list-query.ts';
import { successPercent } from '../success-percent.ts';
import { Address } from './Address.ts';
import { riskOf } from './riskOf.ts';

/** Of one customer, the last used first: enough to choose from. */
const MAX_ADDRESSES = 10;

export const CustomerRisk = describedEnum<CustomerRiskValue>('CustomerRisk', 'What the parcels of a customer say about the next one.', {
  NEW: 'None was delivered or came back yet.',
  GOOD: 'All were delivered.',
  MIXED: 'Some came back.',
  BAD: 'So many came back, and such a share of them, as the settings of the call desk call risky.',
});
nameEnum(customerRiskField, CustomerRisk);

export const Customer = builder.prismaNode('Customer', {
  ...tenantRecord('readOrders', 'newOrder'),
  description: 'Somebody who buys; the phone number is who they are. One that was merged is in no list, and leads to the one it went into.',
  fields: (t) => ({
    name: t.exposeString('name'),
    phone: t.expose('phone', { type: 'PhoneNumber' }),
    version: t.exposeInt('version'),
    orderCount: t.exposeInt('orderCount', { description: 'Orders in all, whatever became of them.' }),
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Of them those that stand at DELIVERED.' }),
    returnedCount: t.exposeInt('returnedCount', { description: 'Of them those that stand at RETURNED.' }),
    successPercent: t.int({
      nullable: true,
      description: 'Of the parcels that were taken or came back, how many in a hundred were taken; null before the first one.',
      extensions: readsColumns('deliveredCount', 'returnedCount'),
      resolve: successPercent,
    }),
    risk: t.field({
      type: CustomerRisk,
      description: 'What their parcels say about the next one.',
      extensions: readsColumns('deliveredCount', 'returnedCount'),
      resolve: (customer, _args, context) => riskOf(customer, context),
    }),
    spent: t.expose('spentPoisha', { type: 'Money', description: 'What their orders have brought in sales and delivery fees, less what was given back.' }),
    profit: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'What their orders have earned by the books and by posted statements of couriers, before packaging.',
      extensions: { ...COST_FIELD.extensions, ...readsColumns('profitPoisha') },
      resolve: ({ profitPoisha }) => profitPoisha,
    }),
    firstOrderAt: t.expose('firstOrderAt', { type: 'DateTime', nullable: true, description: 'When their first order was taken; null without one.' }),
    firstSource: t.exposeString('firstSource', { description: 'Where their first order came from; empty without one.' }),
    lastOrderAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When their last order was taken; null without one.',
      extensions: readsColumns('orderCount', 'lastOrderAt'),
      resolve: ({ orderCount, lastOrderAt }) => (orderCount > 0 ? lastOrderAt : null),
    }),
    district: t.exposeString('district', { description: 'Where their last order went; empty when not known.' }),
    tags: t.exposeStringList('tags', { description: 'Words that staff sort customers by.' }),
    note: t.exposeString('note', { description: 'For the staff.' }),
    smsOptOut: t.exposeBoolean('smsOptOut', { description: 'They want no SMS but those about their own orders.' }),
    addresses: t.field({
      type: [Address],
      description: 'Where they have had something sent: the last ten, the last used first.',
      select: {
        name: true,
        phone: true,
        addresses: {
          select: { address: true, district: true },
          orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
          take: MAX_ADDRESSES,
        },
      },
      resolve: ({ name, phone, addresses }) =>
        addresses.map(({ address: street, district }) => ({ name, phone, street, district })),
    }),
    otherPhones: t.field({
      type: ['PhoneNumber'],
      description: 'Their other numbers, as 01XXXXXXXXX: those of customers who were merged into this one.',
      select: { merged: { select: { phone: true }, orderBy: { phone: 'asc' } } },
      resolve: ({ merged }) => merged.map(({ phone }) => phone),
    }),
    mergedInto: t.relation('mergedInto', {
      nullable: true, description: 'The customer that this one was merged into, who has all of it now; null for all others.',
    }),
    timeline: t.connection(...timelineOf('Customer')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were added: with their first order, or from a file.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

listQueryField('customers', customerListQuery, {
  description: 'Customers of the business, the latest first.',
  type: Customer,
  matching: { name: 'matchingCustomerCount', description: 'How many customers a filter lets through, counted up to 50,001.' },
});
