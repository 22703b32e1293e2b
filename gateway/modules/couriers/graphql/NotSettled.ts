import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { heldMoney, notSettledListQuery, settlementAge, type HeldMoney, type SettlementAge as Age } from '../settlement/not-settled.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';

const SettlementAge = describedEnum<Age>('SettlementAge', 'How long ago an order was delivered that the courier has not paid.', {
  DAYS_0_3: 'Up to three days.',
  DAYS_4_7: 'Four to seven days.',
  DAYS_8_15: 'Eight to fifteen days.',
  OVER_15: 'More than fifteen days.',
});
nameEnum(settlementAge, SettlementAge);

const HeldByCourier = builder.objectRef<HeldMoney>('HeldByCourier').implement({
  description: "What of the business's money a courier holds: delivered orders that it has not paid.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the courier.' }),
    orders: t.exposeInt('orders', { description: 'That it has not paid.' }),
    total: t.expose('total', { type: 'Money', description: 'Of all of them.' }),
    days0to3: t.expose('days0to3', { type: 'Money', description: 'Of orders delivered in the last three days.' }),
    days4to7: t.expose('days4to7', { type: 'Money', description: 'Delivered four to seven days ago.' }),
    days8to15: t.expose('days8to15', { type: 'Money', description: 'Delivered eight to fifteen days ago.' }),
    over15: t.expose('over15', { type: 'Money', description: 'Delivered longer ago.' }),
    late: t.expose('late', { type: 'Money', description: 'Of orders that it should have paid by its terms.' }),
    lateOrders: t.exposeInt('lateOrders', { description: 'How many these are.' }),
  }),
});

builder.queryField('moneyHeldByCouriers', (t) =>
  t.field({
    type: [HeldByCourier],
    description: "Who holds the business's money, the most first.",
    authScopes: { permission: 'notification' },
    extensions: { permission: 'notification' },
    complexity: 20,
    resolve: (_root, _args, context) => heldMoney(sessionOf(context).businessId),
  }),
);

const NotSettledOrder = builder.prismaObject('Order', {
  variant: 'NotSettledOrder',
  description: 'An order that a courier has not paid in full; for whoever may see that, also without the right to see orders.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among these.', select: { id: true }, resolve: ({ id }) => encodeId('NotSettledOrder', id) }),
    orderId: t.id({ description: 'Of the order itself.', select: { id: true }, resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: 'What people call it.',
      select: { number: true },
      resolve: orderReferenceOf,
    }),
    customerName: t.exposeString('customerName', { description: 'Who received it.' }),
    phone: t.exposeString('phone', { description: 'Of the recipient.' }),
    courierName: t.exposeString('courierName', { nullable: true, description: 'Who carried it.' }),
    trackingCode: t.exposeString('trackingCode', { nullable: true, description: "The courier's number of the parcel." }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'Null for goods that were refused against a fee.' }),
    amount: t.field({
      type: 'Money',
      description: 'What the courier holds of it.',
      select: { collectedPoisha: true, totalPoisha: true, advancePoisha: true },
      resolve: ({ collectedPoisha, totalPoisha, advancePoisha }) => (collectedPoisha > 0n ? collectedPoisha : totalPoisha - advancePoisha),
    }),
  }),
});

listQueryField('notSettledOrders', notSettledListQuery, {
  description: 'Orders that a courier has not paid in full.',
  type: NotSettledOrder,
  find: (args) => db.order.findMany(args),
});
