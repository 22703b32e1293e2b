import { z } from 'zod';
import { ORDER_WORK, type OrderWork } from '../../../schema/rules/order-work.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';

export const orderWork = z.enum(ORDER_WORK);

/** Steps back to where an order had been before: who takes back a mistake or ends a hold has not done what led there. */
const STEPS_BACK: Partial<Record<OrderWork, OrderStatus[]>> = { CONFIRMED: ['HOLD', 'PACKED', 'SHIPPED'], PACKED: ['HOLD', 'SHIPPED'], SHIPPED: ['DELIVERED', 'PARTIAL', 'RETURN_PENDING'] };

/** Orders with which somebody did this. */
export function workWhere(userId: string, work: OrderWork = 'TAKEN'): Prisma.OrderWhereInput {
  if (work === 'TAKEN') return { createdById: userId };
  if (work === 'CALLED') return { webOrder: { calls: { some: { userId } } } };
  const back = STEPS_BACK[work];
  return { transitions: { some: { to: work, actorId: userId, isCredited: true, ...(back && { OR: [{ from: null }, { from: { notIn: back } }] }) } } };
}

const pairsBack = Object.entries(STEPS_BACK).flatMap(([to, back]) => back.map((from) => Prisma.sql`(${from}::"OrderStatus", ${to}::"OrderStatus")`));

/** The same of a step `t`: that it is none of those back, and was not undone. */
export const IS_CREDITED = Prisma.sql`t."isCredited" AND (t."from" IS NULL OR (t."from", t."to") NOT IN (${Prisma.join(pairsBack)}))`;
