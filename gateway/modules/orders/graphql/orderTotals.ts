import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import { allOrdersQuery } from '../order-list-query.ts';

interface Totals {
  count: number;
  items: number;
  totalPoisha: bigint;
  advancePoisha: bigint;
  collectedPoisha: bigint;
  revenuePoisha: bigint;
}

const OrderTotals = builder.objectRef<Totals>('OrderTotals').implement({
  description: 'What the orders of a list come to, shown or not.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many they are.' }),
    items: t.exposeInt('items', { description: 'Pieces in all of them.' }),
    total: t.expose('totalPoisha', { type: 'Money', description: 'What the customers pay in all.' }),
    advance: t.expose('advancePoisha', { type: 'Money', description: 'Paid before the parcels left.' }),
    collected: t.expose('collectedPoisha', { type: 'Money', description: 'Collected at the door.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'Booked as sold.' }),
  }),
});

const filter = inputFromZod('OrderTotalsFilter', allOrdersQuery.filter);

builder.queryField('orderTotals', (t) =>
  t.field({
    type: OrderTotals,
    description: 'Sums over all orders that a filter lets through. One statement.',
    args: { filter: t.arg({ type: filter, description: 'Which orders; all of them when left out.' }) },
    ...requires('report'),
    complexity: 100,
    resolve: async (_root, args, context): Promise<Totals> => {
      const input = parseInput(allOrdersQuery.filter, decodeInput(allOrdersQuery.filter, args.filter ?? {}));
      const { _count, _sum } = await db.order.aggregate({
        where: await whereOf(allOrdersQuery, sessionOf(context), input),
        _count: true,
        _sum: { itemCount: true, totalPoisha: true, advancePoisha: true, collectedPoisha: true, revenuePoisha: true },
      });
      return {
        count: _count,
        items: _sum.itemCount ?? 0,
        totalPoisha: _sum.totalPoisha ?? 0n,
        advancePoisha: _sum.advancePoisha ?? 0n,
        collectedPoisha: _sum.collectedPoisha ?? 0n,
        revenuePoisha: _sum.revenuePoisha ?? 0n,
      };
    },
  }),
);
