import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { Session } from '../../session/session.ts';
import { countUnmapped } from './apply-shop-order.ts';
import { isSiteFault, recordAnswer, recordFailure } from './site-breaker.ts';
import { connectSite } from './web-site.ts';
import type { RefundedLine, WooRefund } from './woocommerce/refunds.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Subtracts the shop's refunds from the lines. Idempotent. */
const applyRefunds = defineCommand({
  name: 'web-orders.applyRefunds',
  permission: 'SUPERADMIN',
  input: z.object({ webOrderId: idOf('WebOrder'), refunds: z.custom<WooRefund[]>() }),
  run: async ({ tx, session: { businessId }, audit }, { webOrderId: id, refunds }) => {
    await lockRow(tx, 'WebOrder', businessId, id);
    const lines = await tx.webOrderLine.findMany({ where: { businessId, webOrderId: id } });
    const given = Map.groupBy(refunds.flatMap((refund) => refund.lines), ({ wooLineId }) => wooLineId);
    const after = lines.map((line) => ({ ...line, ...refundOf(line.quantity, given.get(line.wooLineId) ?? []) }));
    for (const { id: lineId, refundedQuantity, refundedPoisha } of after) {
      await tx.webOrderLine.update({
        where: { businessId_id: { businessId, id: lineId } },
        data: { refundedQuantity, refundedPoisha },
        select: { id: true },
      });
    }
    await tx.webOrder.update({
      where: { businessId_id: { businessId, id } },
      data: {
        refundsReadKey: refunds.map((refund) => refund.id).sort((a, b) => a - b).join(','),
        unmappedCount: countUnmapped(after),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    const pieces = after.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0);
    await audit({
      entity: ['WebOrder', id], summary: msg('The shop has refunded a part, {{count}} pieces of it', {
        count: pieces, defaultValue_one: 'The shop has refunded a part, {{count}} piece of it',
      }),
    });
  },
});

function refundOf(quantity: number, given: RefundedLine[]) {
  const pieces = given.reduce((sum, line) => sum + line.quantity, 0);
  return {
    refundedQuantity: Math.min(pieces, quantity),
    refundedPoisha: given.reduce((sum, line) => sum + line.totalPoisha, 0n),
  };
}

/**
 * Asks the shop which lines of a web order were refunded. Throws WooError; the job is retried. While the circuit
 * breaker of the site is open it does nothing and returns the time of the next try.
 */
export async function readRefunds(businessId: string, webOrderId: string): Promise<Date | null> {
  const order = await db.webOrder.findUnique({
    where: { businessId_id: { businessId, id: webOrderId } },
    select: { siteId: true, wooOrderId: true, refundKey: true, refundsReadKey: true },
  });
  if (!order || order.refundKey === order.refundsReadKey) return null;
  const { siteId, wooOrderId } = order;
  if (siteId === null || wooOrderId === null) return null;
  const { client, pausedUntil } = await connectSite(businessId, siteId);
  if (pausedUntil && pausedUntil > new Date()) return pausedUntil;
  try {
    const refunds = await client.listRefunds(wooOrderId);
    await execute(applyRefunds, Session.system(businessId), { webOrderId, refunds });
    await recordAnswer(businessId, siteId);
    return null;
  } catch (error) {
    if (error instanceof WooError && isSiteFault(error)) await recordFailure(businessId, siteId, error);
    // The shop no longer has the order, so it is never approved: nothing to wait for.
    if (error instanceof WooError && error.reason === 'NOT_FOUND') return null;
    throw error;
  }
}
