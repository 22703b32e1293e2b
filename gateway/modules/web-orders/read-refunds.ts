import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { enqueue, execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { Session } from '../../session/session.ts';
import { countUnmapped } from './map-items.ts';
import { refundsJob } from './site-jobs.ts';
import { isSiteFault, recordAnswer, recordFailure } from './site-breaker.ts';
import { OPEN_STATUSES } from './web-order-state.ts';
import { connectSite } from './web-site.ts';
import type { RefundedLine, WooRefund } from './woocommerce/refunds.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Orders of all shops in one turn. */
const MAX_ASKED_AGAIN = 500;

/**
 * Subtracts the shop's refunds from the lines. Idempotent. `asked` is the key for which the shop was asked: its answer is
 * at least as new, and holds even where a refund of that key was deleted since. When a delivery has changed the key
 * meanwhile the order goes on waiting, for the job of that delivery.
 */
const applyRefunds = defineCommand({
  name: 'web-orders.applyRefunds',
  permission: 'SUPERADMIN',
  input: z.object({ webOrderId: idOf('WebOrder'), asked: z.string(), refunds: z.custom<WooRefund[]>() }),
  run: async ({ tx, session: { businessId }, audit }, { webOrderId: id, asked, refunds }) => {
    await lockRow(tx, 'WebOrder', businessId, id);
    const { refundKey } = await tx.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { refundKey: true } });
    const readKey = refunds.map((refund) => refund.id).sort((a, b) => a - b).join(',');
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
        refundsReadKey: readKey,
        ...(refundKey === asked && { refundKey: readKey }),
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
    await execute(applyRefunds, Session.system(businessId), { webOrderId, asked: order.refundKey, refunds });
    await recordAnswer(businessId, siteId);
    return null;
  } catch (error) {
    if (error instanceof WooError && isSiteFault(error)) await recordFailure(businessId, siteId, error);
    // The shop no longer has the order, so it is never approved: nothing to wait for.
    if (error instanceof WooError && error.reason === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Asks again for orders that still wait, because their job used up its attempts while the shop was away or refused our keys. */
export async function askRefundsAgain(): Promise<void> {
  const waiting = await db.$queryRaw<{ businessId: string; siteId: string; id: string }[]>`
    SELECT w."businessId", w."siteId", w."id" FROM "WebOrder" w JOIN "WebSite" s ON s."businessId" = w."businessId" AND s."id" = w."siteId"
    WHERE w."refundKey" <> w."refundsReadKey" AND w."status" = ANY(${[...OPEN_STATUSES, 'APPROVED']}::"WebOrderStatus"[])
      AND w."wooOrderId" IS NOT NULL AND s."enabled"
      AND (s."pausedUntil" IS NULL OR s."pausedUntil" < now())
    ORDER BY w."updatedAt" DESC LIMIT ${MAX_ASKED_AGAIN}`;
  for (const { businessId, siteId, id } of waiting) await enqueue(db, ...refundsJob(businessId, siteId, id));
}
