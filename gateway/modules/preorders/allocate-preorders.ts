import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { hasAddressSql, hasPhoneSql } from '../orders/reachable.ts';
import { transitionOrders } from '../orders/transition-orders.ts';
import { chooseOrders, type WaitingOrder } from './choose-orders.ts';
import { queuedAtSql } from './queued-at.ts';

/** Upper limit of orders confirmed in one transaction; the next ones follow in another. */
const MAX_ORDERS = 500;
/** Upper limit of orders looked at: those whose other goods are still missing do not hide the ones behind them. */
const MAX_WAITING = 20_000;

/** Orders that wait for nothing that is free are left out: they could fill the limit before those whose goods have come. So are those that
 * cannot be confirmed without another phone number or address: they would keep the goods from the next ones. */
function waitingOrders({ tx, session }: CommandContext): Promise<WaitingOrder[]> {
  return tx.$queryRaw<WaitingOrder[]>`
    SELECT o."id", json_agg(json_build_object('variantId', l."variantId", 'quantity', l."quantity")) AS "lines"
    FROM (
      SELECT w."businessId", w."id", ${queuedAtSql('w')} AS "queuedAt" FROM "Order" w WHERE w."businessId" = ${session.businessId}::uuid AND w."status" = 'PREORDER'
        AND ${hasPhoneSql('w')} AND ${hasAddressSql('w')}
        AND EXISTS (
          SELECT 1 FROM "OrderLine" n WHERE n."businessId" = w."businessId" AND n."orderId" = w."id" AND n."variantId" IN (
            SELECT "variantId" FROM "StockBalance" WHERE "businessId" = ${session.businessId}::uuid
            GROUP BY "variantId" HAVING sum("onHand" - "reserved") > 0))
      ORDER BY 3, w."id" LIMIT ${MAX_WAITING}
    ) o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    GROUP BY o."id", o."queuedAt" ORDER BY o."queuedAt", o."id"`;
}

async function freeUnits({ tx, session: { businessId } }: CommandContext, variantIds: string[]): Promise<Map<string, number>> {
  const balances = await tx.stockBalance.groupBy({
    by: ['variantId'], where: { businessId, variantId: { in: variantIds } }, _sum: { onHand: true, reserved: true },
  });
  return new Map(balances.map(({ variantId, _sum: { onHand, reserved } }) => [variantId, (onHand ?? 0) - (reserved ?? 0)]));
}

/**
 * Confirms preorders whose goods have arrived, the one that waits longest first. Stock is read before the locks: an order whose goods
 * are gone by then stays in the queue. Throws NotFoundError for an unknown variant.
 */
export const allocatePreorders = defineCommand({
  name: 'preorders.allocate',
  permission: 'confirmOrder',
  input: z.object({
    variantId: idOf('Variant').optional().describe('Only orders that wait for it; all that wait when left out.'),
  }),
  run: async (context, { variantId }) => {
    const { tx, session: { businessId } } = context;
    if (variantId && !(await tx.variant.count({ where: { businessId, id: variantId } }))) throw new NotFoundError('Product');
    const queue = await waitingOrders(context);
    const wanted = [...new Set(queue.flatMap(({ lines }) => lines.map((line) => line.variantId)))];
    const ready = new Set(wanted.length > 0 ? chooseOrders(queue, await freeUnits(context, wanted)) : []);
    const chosen = queue.filter(({ id, lines }) => ready.has(id) && (!variantId || lines.some((line) => line.variantId === variantId)))
      .slice(0, MAX_ORDERS);
    if (chosen.length === 0) return { confirmed: 0, chosen: 0 };
    const outcomes = await transitionOrders(
      context, { to: 'CONFIRMED', from: ['PREORDER'], needsStock: true, summary: msg('Goods have come: confirmed, stock reserved') },
      chosen.map(({ id }) => ({ orderId: id })),
    );
    const confirmed = outcomes.filter(({ error }) => !error);
    return { confirmed: confirmed.length, chosen: chosen.length };
  },
});
