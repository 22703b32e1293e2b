import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';

/** What people do with orders, in the usual sequence. */
export const ORDER_WORK = ['TAKEN', 'CALLED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED'] as const;
export type OrderWork = (typeof ORDER_WORK)[number];
export const orderWork = z.enum(ORDER_WORK);

/** Orders with which somebody did this. */
export function workWhere(userId: string, work: OrderWork = 'TAKEN'): Prisma.OrderWhereInput {
  if (work === 'TAKEN') return { createdById: userId };
  if (work === 'CALLED') return { webOrder: { calls: { some: { userId } } } };
  return { transitions: { some: { to: work, actorId: userId } } };
}
