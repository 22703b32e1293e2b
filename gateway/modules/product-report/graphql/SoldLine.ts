import type { Prisma } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { OrderStatus } from '../../orders/graphql/orderEnums.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';
import { type SOLD_RELATIONS, soldFigure, soldLineListQuery } from '../sold-line-list-query.ts';

type SoldRow = Prisma.SoldLineGetPayload<{ include: typeof SOLD_RELATIONS }>;

nameEnum(soldFigure, describedEnum<'DELIVERED' | 'BACK' | 'LOST' | 'UNDER_WAY'>('SoldFigure', 'A figure of the product report, by what became of the pieces.', {
  DELIVERED: 'Customers have them.',
  BACK: 'Refused or given back.',
  LOST: 'Couriers could not give them back.',
  UNDER_WAY: 'On their way to customers.',
}));

const dayText = (day: Date | null) => day && day.toISOString().slice(0, 10);

const SoldLine = builder.objectRef<SoldRow>('SoldLine').implement({
  description: 'What became of a line of an order that left.',
  fields: (t) => ({
    id: t.id({ description: 'Of this entry.', resolve: ({ id }) => encodeId('SoldLine', id) }),
    orderId: t.id({ description: 'Global id of the order.', resolve: ({ line }) => encodeId('Order', line.order.id) }),
    reference: t.string({ description: 'What people call the order.', resolve: ({ line }, args, context) => orderReferenceOf(line.order, args, context) }),
    status: t.field({ type: OrderStatus, description: 'Where the order stands.', resolve: ({ line }) => line.order.status }),
    customerName: t.string({ description: 'Who received it.', resolve: ({ line }) => line.order.customerName }),
    name: t.string({ description: 'Product and variant, as they were called when the order was taken.', resolve: ({ line }) => line.name }),
    sku: t.string({ description: 'As it was then.', resolve: ({ line }) => line.sku }),
    shippedOn: t.field({ type: 'Date', description: 'Day in Dhaka on which it left, as YYYY-MM-DD.', resolve: ({ shippedDay }) => dayText(shippedDay)! }),
    finishedOn: t.field({ type: 'Date', nullable: true, description: 'Day in Dhaka on which it was delivered, back in hand or lost; null before.', resolve: ({ finishedDay }) => dayText(finishedDay) }),
    shipped: t.exposeInt('units', { description: 'Pieces that left.' }),
    delivered: t.exposeInt('delivered', { description: 'Pieces that the customer has.' }),
    back: t.exposeInt('back', { description: 'Pieces that were refused or given back.' }),
    lost: t.exposeInt('lost', { description: 'Pieces that the courier could not give back.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'Its part of what the order has earned for goods.' }),
    cost: t.expose('costPoisha', { ...COST_FIELD, type: 'Money', description: 'What the delivered pieces have cost.' }),
    profit: t.field({
      ...COST_FIELD, type: 'Money', description: 'Revenue less the cost of what was delivered and of what came back damaged.',
      resolve: ({ revenuePoisha, costPoisha, damagePoisha }) => revenuePoisha - costPoisha - damagePoisha,
    }),
  }),
});

listQueryField('soldLines', soldLineListQuery, {
  description: 'The order lines behind a figure of the product report, those that left last first.',
  type: SoldLine,
});
