import { z } from 'zod';
import { LATE_PARCEL_DAYS, shippedDaysAgo } from '../../../schema/rules/late-parcel.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';

/** Orders that were handed to a courier 15 or more days ago and are still there. */
const delayedWhere = (businessId: string): Prisma.OrderWhereInput => ({
  businessId,
  status: 'SHIPPED',
  shippedAt: { lte: shippedDaysAgo(LATE_PARCEL_DAYS) },
});

export const countDelayedShipped = (businessId: string): Promise<number> =>
  db.order.count({ where: delayedWhere(businessId) });

export const delayedShippedCount = defineQuery({
  name: 'notifications.delayedShippedCount',
  permission: 'notification',
  input: z.object({}),
  run: ({ session }) => countDelayedShipped(session.businessId),
});
