import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { PreconditionError } from '../../errors.ts';
import { confirmOrder, packOrder, unpackOrder } from './order-commands.ts';
import { reopen } from './hold-orders.ts';
import { MOVES } from './order-state.ts';
import { moveAll } from './order-stock.ts';
import { transitionOrder } from './transition-orders.ts';

/** The statuses that the undo of a cancellation leads back to; the version is that of the order before it. */
const restored = z.object({ status: z.enum(['PENDING', 'CONFIRMED', 'PACKED']), version: z.int().optional() });

const done = { status: 'OK' } as const;

/** Takes the credit for the step of this version, which is undone, and nobody gets any for the steps that undid it. */
const withoutCredit = ({ tx, session: { businessId } }: CommandContext, orderId: string, { orderVersion }: { orderVersion: number }) =>
  tx.orderTransition.updateMany({ where: { businessId, orderId, orderVersion: { gte: orderVersion } }, data: { isCredited: false } });

/**
 * Takes a bulk confirmation of an order back: it is pending again, and what the confirmation reserved is free. Throws
 * PreconditionError WRONG_STATUS for an order that was confirmed from anything else than PENDING, or has gone on.
 */
export async function undoConfirm(context: CommandContext, orderId: string) {
  const { tx, session: { businessId } } = context;
  const last = await tx.orderTransition.findFirst({
    where: { businessId, orderId }, orderBy: { orderVersion: 'desc' }, select: { from: true, to: true, orderVersion: true },
  });
  if (last?.from !== 'PENDING' || last.to !== 'CONFIRMED') throw new PreconditionError('WRONG_STATUS', 'It was changed since');
  await transitionOrder(context, {
    to: 'PENDING', from: ['CONFIRMED'], summary: msg('Not confirmed after all'),
    // What was reserved when it was taken stays reserved.
    moves: ({ lines, reservedAtOrder }) => (reservedAtOrder ? [] : moveAll(lines, MOVES.release, '')),
  }, { orderId });
  await withoutCredit(context, orderId, last);
  return done;
}

/** Takes a bulk packing of an order back. */
export async function undoPack(context: CommandContext, orderId: string) {
  const { tx, session: { businessId } } = context;
  const packed = await tx.orderTransition.findFirst({
    where: { businessId, orderId, from: 'CONFIRMED', to: 'PACKED', isCredited: true }, orderBy: { orderVersion: 'desc' }, select: { orderVersion: true },
  });
  await unpackOrder.run(context, { orderId });
  if (packed) await withoutCredit(context, orderId, packed);
  return done;
}

/** What `undoCancel` needs to know of an order before it is cancelled; undefined where a person has to decide. */
export async function beforeCancel({ tx, session: { businessId } }: CommandContext, id: string): Promise<object | undefined> {
  const order = await tx.order.findUnique({ where: { businessId_id: { businessId, id } }, select: { status: true, version: true } });
  return restored.safeParse(order).data;
}

/**
 * Takes a bulk cancellation back: the order stands where it stood, with its stock if that is still free. Throws
 * PreconditionError WRONG_STATUS for an order that somebody has cancelled anew since.
 */
export async function undoCancel(context: CommandContext, orderId: string, before: object) {
  const { status, version } = restored.parse(before);
  const { tx, session: { businessId } } = context;
  const last = await tx.orderTransition.findFirst({ where: { businessId, orderId }, orderBy: { orderVersion: 'desc' }, select: { orderVersion: true } });
  if (version !== undefined && last?.orderVersion !== version + 1) throw new PreconditionError('WRONG_STATUS', 'It was changed since');
  await reopen(context, { orderId }, 'PENDING');
  // Its customer was told when it was confirmed first, or was not to be.
  if (status !== 'PENDING') await confirmOrder.run(context, { orderId, tells: false });
  if (status === 'PACKED') await packOrder.run(context, { orderId });
  if (last) await withoutCredit(context, orderId, last);
  return done;
}
