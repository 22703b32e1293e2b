import { msg } from '../../../../schema/rules/message.ts';
import type { CommandContext } from '../../../commands/command.ts';
import { lockNames } from '../../../db/lock-name.ts';
import { NO_CLAIM } from '../claim-lock.ts';

/**
 * Serialises the work on checkouts: an order and the last capture of its checkout may arrive at once. Taken before any row
 * lock; released when the transaction ends.
 */
export async function lockCheckouts({ tx }: CommandContext, siteId: string, checkoutKeys: string[]): Promise<void> {
  if (checkoutKeys.length === 0) return;
  await lockNames(tx, checkoutKeys.map((key) => `checkout:${siteId}:${key}`));
}

/**
 * The checkout was finished: its capture no longer waits for a call and links to the order. The caller holds the lock.
 */
export async function endCapture(context: CommandContext, siteId: string, order: { id: string; checkoutKey: string }): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const captured = await tx.webOrder.findMany({
    where: { businessId, siteId, checkoutKey: order.checkoutKey, wooOrderId: null, decidedAt: null }, select: { id: true, number: true },
  });
  for (const { id, number } of captured) {
    await tx.webOrder.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'DUPLICATE', duplicateOfId: order.id, decidedAt: new Date(), ...NO_CLAIM, version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['WebOrder', id], summary: msg('The checkout {{number}} was finished', { number }), after: { duplicateOf: order.id } });
  }
}
