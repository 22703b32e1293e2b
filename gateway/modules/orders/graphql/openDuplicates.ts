import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { NOT_SHIPPED } from '../order-state.ts';
import { Order } from './Order.ts';

const MAX_SHOWN = 10;

const daysFrom = (time: Date, days: number) => new Date(new Date(time).getTime() + days * DAY_MS);

builder.prismaObjectField(Order, 'openDuplicates', (t) =>
  t.field({
    type: [Order],
    description: 'Other orders of the same customer that have not left yet, taken within Business.duplicateDays of it, the newest first, ten at most.',
    complexity: 10,
    extensions: readsColumns('customerId', 'createdAt'),
    resolve: ({ id, customerId, createdAt }, _args, context) => {
      const { businessId, rules: { duplicateDays } } = sessionOf(context);
      const near = { gte: daysFrom(createdAt, -duplicateDays), lte: daysFrom(createdAt, duplicateDays) };
      return db.order.findMany({
        where: { businessId, customerId, status: { in: [...NOT_SHIPPED] }, id: { not: id }, createdAt: near },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_SHOWN,
      });
    },
  }),
);
