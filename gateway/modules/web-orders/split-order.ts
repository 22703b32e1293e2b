import { inEnglish, msg, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { lockNames } from '../../db/lock-name.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { WebOrderStatus } from '../../db/generated/client/enums.ts';
import { NO_CLAIM } from './claim-lock.ts';
import { isOpenStatus, OPEN_STATUSES } from './web-order-state.ts';

/**
 * Marketplace plugins split a buyer's order by its vendors: the shop then has the whole and its parts, and both come.
 * Only one of the two is to be sent.
 */

interface Created {
  id: string;
  wooOrderId: number;
  /** The shop's id of the order that it is a part of; null for all others. */
  parentWooId: number | null;
}

interface Kin {
  id: string;
  number: string;
  status: WebOrderStatus;
}

interface Pair {
  whole: Kin & { decidedAt: string | null };
  part: Kin;
}

/** Serialises the work on orders of a shop, also before their rows exist. Released when the transaction ends. */
export async function lockShopOrders({ tx }: CommandContext, siteId: string, wooOrderIds: number[]): Promise<void> {
  await lockNames(tx, wooOrderIds.map((id) => `web-order:${siteId}:${id}`));
}

/**
 * Called once for each order of a shop, after it was created with its lines; the caller holds its lock and that of its
 * whole. A whole whose parts have come no longer waits for a decision, and neither does a part of a whole that was
 * approved. Both can be taken up again.
 */
export async function settleParts(context: CommandContext, siteId: string, orders: Created[]): Promise<void> {
  const { tx, session: { businessId } } = context;
  const wholes = await tx.$queryRaw<{ wooOrderId: number }[]>`
    SELECT DISTINCT "parentWooId" AS "wooOrderId" FROM "WebOrder" WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid
      AND "parentWooId" = ANY(${orders.map(({ wooOrderId }) => wooOrderId)}::int[])`;
  const isWhole = new Set(wholes.map(({ wooOrderId }) => wooOrderId));
  for (const order of orders) {
    if (order.parentWooId !== null || isWhole.has(order.wooOrderId)) await settlePair(context, siteId, order);
  }
}

async function settlePair(context: CommandContext, siteId: string, order: Created): Promise<void> {
  const pair = await pairOf(context, siteId, order);
  if (!pair) return;
  const { whole, part } = pair;
  if (whole.status === 'APPROVED') {
    const summary = msg('It is a part of web order #{{number}}, which was approved as a whole', { number: whole.number });
    await putAside(context, { repeats: whole, row: part, summary });
  } else if (whole.decidedAt === null && isOpenStatus(whole.status)) {
    const summary = msg('Its parts came as web orders of their own, #{{number}} among them', { number: part.number });
    await putAside(context, { repeats: part, row: whole, summary });
  }
}

/**
 * The whole and a part that is to be sent, of which one is the order. A part has goods, and no others than its whole:
 * plugins for later payments use the same link.
 */
async function pairOf({ tx, session: { businessId } }: CommandContext, siteId: string, order: Created): Promise<Pair | undefined> {
  const { id, wooOrderId, parentWooId } = order;
  const statuses = Prisma.join([...OPEN_STATUSES, 'APPROVED'].map((status) => Prisma.sql`${status}::"WebOrderStatus"`));
  const kin = (alias: string) => Prisma.raw(`json_build_object('id', ${alias}."id", 'number', ${alias}."number", 'status', ${alias}."status", 'decidedAt', ${alias}."decidedAt")`);
  const [pair] = await tx.$queryRaw<Pair[]>`
    SELECT ${kin('o')} AS "whole", ${kin('p')} AS "part" FROM "WebOrder" o
    JOIN "WebOrder" p ON p."businessId" = o."businessId" AND p."siteId" = o."siteId" AND p."parentWooId" = o."wooOrderId"
    WHERE o."businessId" = ${businessId}::uuid AND o."siteId" = ${siteId}::uuid AND o."wooOrderId" = ${parentWooId ?? wooOrderId}
      AND p."status" IN (${statuses}) ${parentWooId === null ? Prisma.empty : Prisma.sql`AND p."id" = ${id}::uuid`}
      AND (SELECT bool_and(EXISTS (SELECT 1 FROM "WebOrderLine" w WHERE w."businessId" = o."businessId" AND w."webOrderId" = o."id"
          AND w."wooProductId" = l."wooProductId" AND w."wooVariationId" = l."wooVariationId" AND w."name" = l."name"))
        FROM "WebOrderLine" l WHERE l."businessId" = p."businessId" AND l."webOrderId" = p."id")
    ORDER BY p."wooOrderId" LIMIT 1 FOR UPDATE OF o`;
  return pair;
}

interface PutAside {
  row: Kin;
  repeats: Kin;
  summary: Message;
}

async function putAside({ tx, session: { businessId }, audit }: CommandContext, { row, repeats, summary }: PutAside): Promise<void> {
  await tx.webOrder.update({
    where: { businessId_id: { businessId, id: row.id } },
    data: { status: 'DUPLICATE', decidedAt: new Date(), duplicateOfId: repeats.id, cancelReason: inEnglish(summary), ...NO_CLAIM, version: { increment: 1 } },
    select: { id: true },
  });
  await audit({
    entity: ['WebOrder', row.id], summary, before: { status: row.status }, after: { status: 'DUPLICATE', duplicateOf: repeats.id },
  });
}

/** The order that another one is a part of; null as long as it has not come. */
export const wholeOf = (businessId: string, siteId: string, wooOrderId: number) =>
  db.webOrder.findUnique({ where: { businessId_siteId_wooOrderId: { businessId, siteId, wooOrderId } } });
