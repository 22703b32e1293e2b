import { z } from 'zod';
import { fromWire, msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import type { ErrorText } from '../../errors.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { claimedByOthers, claimedError } from './claim-lock.ts';
import { isOpen, WITH_LINES, type WebOrderWithLines } from './decide-web-order.ts';
import { orderDraft } from './order-draft.ts';
import { assertPrepaid } from './prepaid.ts';
import { approveWebOrder } from './web-order-commands.ts';

const MAX_APPROVED = 500;

export const approveKind = defineBulkKind({
  name: 'web-orders.approve',
  permission: 'newOrder',
  row: z.object({ id: z.uuid() }),
  run: async (context, { id: webOrderId }) => {
    try {
      await approveWebOrder.run(context, { webOrderId });
    } catch (error) {
      if (error instanceof PreconditionError && error.reason === 'ALREADY_DECIDED') return { status: 'SKIPPED', message: error.text };
      throw error;
    }
    return { status: 'OK' };
  },
});

const chosen = z.array(idOf('WebOrder')).min(1).max(MAX_APPROVED).describe('Those that were chosen.');

/** Approves web orders in the background, the oldest first; each succeeds or fails by itself. */
export const approveWebOrdersInBulk = defineCommand({
  name: 'web-orders.approveInBulk',
  permission: 'newOrder',
  input: z.object({ webOrders: chosen }),
  run: async (context, { webOrders }) => {
    const { tx, session: { businessId } } = context;
    const rows = await tx.webOrder.findMany({
      where: { businessId, id: { in: webOrders } }, select: { id: true, number: true }, orderBy: [{ dateCreated: 'asc' }, { id: 'asc' }],
    });
    if (rows.length !== new Set(webOrders).size) throw new NotFoundError('Web order');
    return startBulkJob(context, approveKind, {
      title: msg('Approve {{count}} web orders', { count: rows.length, defaultValue_one: 'Approve {{count}} web order' }),
      rows: rows.map(({ id, number }) => ({ label: `#${number}`, input: { id } })),
    });
  },
});

export interface ApprovalLook {
  id: string;
  number: string;
  customerName: string;
  phone: string;
  totalPoisha: bigint;
  riskScore: number;
  /** The reason why an approval would fail now; null when it would succeed. */
  problem: ErrorText | null;
  /** Units that are short after the orders before it are approved. Only a hint: an approval may go below zero. */
  short: { sku: string; units: number }[];
}

/** Previews the approval of orders, the oldest first. Writes and locks nothing. */
export const approvalPreflight = defineQuery({
  name: 'web-orders.approvalPreflight',
  permission: 'newOrder',
  input: z.object({ webOrders: chosen }),
  run: async ({ session }, { webOrders }): Promise<ApprovalLook[]> => {
    const { businessId } = session;
    const orders = await db.webOrder.findMany({
      where: { businessId, id: { in: webOrders } }, include: WITH_LINES, orderBy: [{ dateCreated: 'asc' }, { id: 'asc' }],
    });
    const left = await stockOf(businessId, orders);
    const claimed = new Set(await claimedByOthers(db, orders, session));
    return orders.map((order) => {
      const problem = problemOf(order, claimed.has(order));
      return {
        id: order.id, number: order.number, customerName: order.customerName, phone: order.phone, totalPoisha: order.totalPoisha,
        riskScore: order.riskScore, problem, short: problem ? [] : takeFrom(left, order),
      };
    });
  },
});

interface Left {
  sku: string;
  available: number;
}

async function stockOf(businessId: string, orders: WebOrderWithLines[]): Promise<Map<string, Left>> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.flatMap(({ variantId }) => variantId ?? [])))];
  const rows = await db.$queryRaw<(Left & { id: string })[]>`
    SELECT v."id", v."sku", coalesce(sum(b."onHand" - b."reserved"), 0)::int AS "available"
    FROM "Variant" v LEFT JOIN "StockBalance" b ON b."businessId" = v."businessId" AND b."variantId" = v."id"
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = ANY(${ids}::uuid[]) GROUP BY v."id", v."sku"`;
  return new Map(rows.map(({ id, ...stock }) => [id, stock]));
}

/** Subtracts what the order needs from `available`, and returns the units that are short. */
function takeFrom(left: Map<string, Left>, { lines }: WebOrderWithLines): ApprovalLook['short'] {
  return lines.flatMap(({ variantId, quantity, refundedQuantity }) => {
    const stock = variantId === null ? undefined : left.get(variantId);
    if (!stock) return [];
    stock.available -= quantity - refundedQuantity;
    return stock.available < 0 ? [{ sku: stock.sku, units: Math.min(-stock.available, quantity - refundedQuantity) }] : [];
  });
}

/** The same rules as in `approveWebOrder`. */
function problemOf(order: WebOrderWithLines, isClaimed: boolean): ErrorText | null {
  if (!isOpen(order)) return msg('Web order {{number}} was already decided', { number: order.number });
  try {
    if (isClaimed) throw claimedError(order);
    assertPrepaid(order, orderDraft(order).advancePoisha);
    return null;
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
    return fromWire(error.wire);
  }
}
