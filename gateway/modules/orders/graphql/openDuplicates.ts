import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { NOT_SHIPPED } from '../order-state.ts';
import { Order } from './Order.ts';

const MAX_SHOWN = 10;

builder.prismaObjectField(Order, 'openDuplicates', (t) =>
  t.field({
    type: [Order],
    description: 'Other orders of the same customer that have not left yet, the newest first, ten at most.',
    complexity: 10,
    extensions: readsColumns('customerId'),
    resolve: ({ id, customerId }, _args, context) =>
      db.order.findMany({
        where: { businessId: sessionOf(context).businessId, customerId, status: { in: [...NOT_SHIPPED] }, id: { not: id } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_SHOWN,
      }),
  }),
);
