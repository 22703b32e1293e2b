import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { CONFIRM } from './order-commands.ts';
import type { TransitionStep } from './plan-step.ts';
import { transitionOrders, type Outcome } from './transition-orders.ts';

const MAX_ORDERS = 500;

/** Input field of what changes many orders at once. */
export const tells = z.boolean().optional().meta({
  description: 'Whether their customers are told by SMS what is told by itself when a single order changes. Left out, that of one order is, those of several are not.',
  sample: true,
});

/** Sorts the orders by age, so that the oldest ones get the stock. Throws NotFoundError. */
async function oldestFirst({ tx, session: { businessId } }: CommandContext, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.order.findMany({
    where: { businessId, id: { in: [...ids] } }, select: { id: true }, orderBy: { number: 'asc' },
  });
  const known = rows.map(({ id }) => id);
  if (known.length !== ids.length) throw new NotFoundError('Order');
  return known;
}

/**
 * Confirms orders in one step, the oldest first. An order that cannot be confirmed is left unchanged and its outcome
 * holds the error. Throws NotFoundError.
 */
export async function confirmTogether(context: CommandContext, ids: readonly string[], { isQuiet }: Pick<TransitionStep, 'isQuiet'> = {}): Promise<Outcome[]> {
  const requests = (await oldestFirst(context, [...new Set(ids)])).map((orderId) => ({ orderId }));
  return transitionOrders(context, { ...CONFIRM, isQuiet }, requests);
}

/** Confirms many orders in one transaction, with as many statements as for a single one. */
export const confirmOrders = defineCommand({
  name: 'orders.confirmMany',
  permission: 'confirmOrder',
  input: z.object({
    orders: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe('Which ones; the oldest is confirmed first, however they are sorted.'),
    tells,
  }),
  run: async (context, { orders, tells: isTold = orders.length === 1 }) => ({ outcomes: await confirmTogether(context, orders, { isQuiet: !isTold }) }),
});
