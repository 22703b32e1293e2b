import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';

/** Longer with a courier than this, an order needs somebody to ask. */
export const DELAYED_DAYS = 15;
const DAY_MS = 86_400_000;

/** Orders that were handed to a courier 15 or more days ago and are still there. */
export const delayedWhere = (businessId: string): Prisma.OrderWhereInput => ({
  businessId,
  status: 'SHIPPED',
  shippedAt: { lte: new Date(Date.now() - DELAYED_DAYS * DAY_MS) },
});

export const countDelayedShipped = (businessId: string): Promise<number> =>
  db.order.count({ where: delayedWhere(businessId) });

export const delayedShippedCount = defineQuery({
  name: 'notifications.delayedShippedCount',
  permission: 'notification',
  input: z.object({}),
  run: ({ session }) => countDelayedShipped(session.businessId),
});
