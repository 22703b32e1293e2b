import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { decodeInput } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { ordersToPrintInput } from '../orders-to-print.ts';

builder.queryField('ordersToPrint', (t) =>
  t.prismaField({
    type: [Order],
    description: 'Orders by their ids, in their order; those that do not exist are left out. Two statements, however many.',
    args: { ids: t.arg.idList({ required: true, description: 'Their ids, 50 at most.' }) },
    complexity: ({ ids }) => ({ field: 5, multiplier: ids.length }),
    ...requires('readOrders', { input: ordersToPrintInput }),
    resolve: async (query, _root, args, context) => {
      const { ids } = parseInput(ordersToPrintInput, decodeInput(ordersToPrintInput, args));
      const { businessId } = sessionOf(context);
      const rows = await db.order.findMany({ ...query, where: { businessId, id: { in: ids } } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  }),
);
