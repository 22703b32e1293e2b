import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { Address } from '../../customers/graphql/Address.ts';
import { CustomerRisk } from '../../customers/graphql/Customer.ts';
import { riskOf } from '../../customers/graphql/riskOf.ts';
import { callerHistory, type CallerHistory, type CallerOrder } from '../caller-history.ts';
import type { CreatedOrder } from '../create-order.ts';
import { exchangeOrder } from '../exchange-order.ts';
import { takeOrder } from '../take-order.ts';
import { Order } from './Order.ts';
import { OrderStatus } from './orderEnums.ts';
import { orderReferenceOf } from './orderReferenceOf.ts';

export const TakenOrder = builder.objectRef<CreatedOrder>('TakenOrder').implement({
  description: 'An order that was just taken; whoever may not see orders still learns its number.',
  fields: (t) => ({
    id: t.id({ description: 'Of the order.', resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: "What people call it: 'NG-1024'.",
      resolve: orderReferenceOf,
    }),
    isPreorder: t.boolean({
      description: 'Whether it waits for goods that are still to come.', resolve: ({ isPreorder }) => isPreorder ?? false,
    }),
    isConfirmed: t.boolean({
      description: 'Whether it is confirmed already: it was asked for, or a rule of the business did it.',
      resolve: ({ isConfirmed }) => isConfirmed ?? false,
    }),
    order: t.field({
      type: Order,
      nullable: true,
      description: 'The order itself; null for whoever may not see orders.',
      resolve: ({ id }, _args, context) => {
        const session = sessionOf(context);
        if (!session.can('orderList')) return null;
        return db.order.findUnique({ where: { businessId_id: { businessId: session.businessId, id } } });
      },
    }),
  }),
});

commandField('takeOrder', takeOrder, {
  description: 'Takes an order by phone, Messenger or over the counter, and confirms it where that is asked for.',
  record: 'taken',
  type: TakenOrder,
});

commandField('exchangeOrder', exchangeOrder, {
  description: 'The customer gives delivered goods back and gets others: an order of their own, paid in part by what comes back.',
  record: 'taken',
  type: TakenOrder,
});

const CallerOrderType = builder.objectRef<CallerOrder>('CallerOrder').implement({
  description: 'An earlier order of somebody who calls.',
  fields: (t) => ({
    id: t.id({ description: 'Of the order.', resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: "What people call it: 'NG-1024'.",
      resolve: orderReferenceOf,
    }),
    status: t.expose('status', { type: OrderStatus, description: 'Where it stands.' }),
    itemSummary: t.exposeString('itemSummary', { description: "'Jamdani saree, Maroon +2'" }),
    total: t.expose('totalPoisha', { type: 'Money', description: 'What the customer pays in all.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was taken.' }),
    isDuplicate: t.exposeBoolean('isDuplicate', { description: 'It has not left and was taken within Business.duplicateDays: another one may be the same order.' }),
  }),
});

export const Caller = builder.objectRef<CallerHistory>('Caller').implement({
  description: 'What is known of somebody who calls, by their phone number.',
  fields: (t) => ({
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'As 01XXXXXXXXX.' }),
    name: t.string({ nullable: true, description: 'Null for somebody new.', resolve: ({ customer }) => customer?.name ?? null }),
    customerId: t.id({ nullable: true, description: 'Of the customer; null for a new one.', resolve: ({ customer }) => customer && encodeId('Customer', customer.id) }),
    orderCount: t.int({ description: 'Their orders in all.', resolve: ({ customer }) => customer?.orderCount ?? 0 }),
    deliveredCount: t.int({ description: 'Those that they took; exchanged ones count too.', resolve: ({ customer }) => customer?.deliveredCount ?? 0 }),
    returnedCount: t.int({ description: 'Those that stand at RETURNED.', resolve: ({ customer }) => customer?.returnedCount ?? 0 }),
    risk: t.field({
      type: CustomerRisk,
      description: 'What their parcels say about the next one.',
      resolve: ({ customer }, _args, context) => riskOf(customer ?? { deliveredCount: 0, returnedCount: 0 }, context),
    }),
    altPhone: t.field({
      type: 'PhoneNumber',
      nullable: true, description: 'The other number of their last order.',
      resolve: ({ addresses }) => addresses[0]?.altPhone || null,
    }),
    addresses: t.field({
      type: [Address],
      description: 'Where their last orders went, the last first.',
      resolve: ({ phone, customer, addresses }) =>
        addresses.map(({ address: street, district, thana }) => ({ name: customer?.name ?? '', phone, street, district, thana })),
    }),
    orders: t.field({ type: [CallerOrderType], description: 'Their last five orders, the newest first.', resolve: ({ orders }) => orders }),
  }),
});

builder.queryField('caller', (t) =>
  t.field({
    type: Caller,
    nullable: true,
    description: 'Who calls, by phone number; null for what is no mobile number.',
    args: { phone: t.arg.string({ required: true, description: 'As it was typed.' }) },
    ...requires('newOrder'),
    complexity: 20,
    resolve: (_root, { phone }, context) => {
      const normal = phone.length > 30 ? null : normalisePhone(phone);
      return normal ? callerHistory(sessionOf(context), normal) : null;
    },
  }),
);
