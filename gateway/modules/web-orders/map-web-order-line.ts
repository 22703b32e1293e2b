import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { Prisma, type WebOrderLine } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError } from '../../errors.ts';
import { lockOpenOrder } from './decide-web-order.ts';
import type { Mapping } from './map-items.ts';
import { shownName } from './web-order-content.ts';
import { OPEN_STATUSES } from './web-order-state.ts';

/**
 * Sets the variant of a line. The choice is remembered for the shop's product and applied to all open orders with it.
 */
export const mapWebOrderLine = defineCommand({
  name: 'web-orders.mapLine',
  permission: 'newOrder',
  input: z.object({ lineId: idOf('WebOrderLine'), variantId: idOf('Variant') }),
  run: async (context, { lineId, variantId }) => {
    const { tx, session: { businessId } } = context;
    const line = await findLine(context, lineId);
    const variant = await tx.variant.findUnique({
      where: { businessId_id: { businessId, id: variantId } },
      select: { sku: true },
    });
    if (!variant) throw new NotFoundError('Product');
    return mapLine(context, line, { variantId, sendsNothing: false }, msg('Mapped {{item}} to {{sku}}', { item: shownName(line), sku: variant.sku }));
  },
});

/**
 * Says that nothing is sent for a line: a service, the container of a bundle whose parts are lines of their own.
 * Remembered for the shop's product whatever is chosen for it, and applied to all open orders with it.
 */
export const sendNothingForLine = defineCommand({
  name: 'web-orders.sendNothing',
  permission: 'newOrder',
  input: z.object({ lineId: idOf('WebOrderLine') }),
  run: async (context, { lineId }) => {
    const line = await findLine(context, lineId);
    return mapLine(context, line, { variantId: null, sendsNothing: true }, msg('Nothing is sent for {{item}}', { item: shownName(line) }));
  },
});

async function findLine({ tx, session: { businessId } }: CommandContext, id: string): Promise<WebOrderLine> {
  const line = await tx.webOrderLine.findUnique({ where: { businessId_id: { businessId, id } } });
  if (!line) throw new NotFoundError('Line');
  return line;
}

async function mapLine(context: CommandContext, line: WebOrderLine, mapping: Mapping, summary: Message): Promise<{ id: string }> {
  const { tx, session: { businessId }, audit } = context;
  const { id, siteId } = await lockMappable(context, line.webOrderId);
  if (siteId) await remember(context, siteId, line, mapping);
  await tx.webOrderLine.update({ where: { businessId_id: { businessId, id: line.id } }, data: mapping, select: { id: true } });
  const orders = await mapOpenOrders(context, { id, siteId }, line, mapping);
  const { variantId, sendsNothing } = line;
  await audit({ entity: ['WebOrder', id], summary, before: { variantId, sendsNothing }, after: { ...mapping, orders } });
  return { id };
}

interface MappedOrder {
  id: string;
  /** Null for leads, which have no shop and no other order with the same product id. */
  siteId: string | null;
}

/** The order is open, or its shop has changed it after the approval and the new lines are not mapped yet. */
async function lockMappable(context: CommandContext, id: string): Promise<MappedOrder> {
  const { tx, session: { businessId } } = context;
  const changed = await tx.order.findFirst({
    where: { businessId, webOrderId: id, shopChange: { not: null } }, select: { webOrder: { select: { siteId: true } } },
  });
  if (!changed?.webOrder) return lockOpenOrder(context, id);
  await lockRow(tx, 'WebOrder', businessId, id);
  return { id, siteId: changed.webOrder.siteId };
}

async function remember(
  { tx }: CommandContext, siteId: string, line: WebOrderLine, { variantId, sendsNothing }: Mapping,
): Promise<void> {
  const { businessId, wooProductId, wooVariationId, sku, name } = line;
  const product = { businessId, siteId, wooProductId, wooVariationId, sku, name };
  const key = { ...product, details: sendsNothing ? '' : line.details };
  // What is sent after all is no longer left out where something else was chosen for it.
  if (!sendsNothing) await tx.webProductMapping.deleteMany({ where: { ...product, details: '', variantId: null } });
  await tx.webProductMapping.upsert({
    where: { businessId_siteId_wooProductId_wooVariationId_sku_name_details: key },
    create: { ...key, variantId },
    update: { variantId },
  });
}

/**
 * Maps the product in all open orders of the shop, asks again where nothing of it was sent so far, and recounts their unmapped lines. Their versions increase, so that
 * a person who has read an order before cannot approve it with other goods. The work grows with the open orders, not
 * with all orders. Returns how many orders changed.
 */
async function mapOpenOrders(
  { tx, session: { businessId } }: CommandContext, { id, siteId }: MappedOrder, line: WebOrderLine, { variantId, sendsNothing }: Mapping,
): Promise<number> {
  const { wooProductId, wooVariationId, sku, name, details } = line;
  const open = Prisma.join(OPEN_STATUSES.map((status) => Prisma.sql`${status}::"WebOrderStatus"`));
  const isOther = sendsNothing
    ? Prisma.sql`NOT l."sendsNothing"`
    : Prisma.sql`(l."sendsNothing" OR l."details" = ${details} AND l."variantId" IS DISTINCT FROM ${variantId}::uuid)`;
  const orders = await tx.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "WebOrder" o
    WHERE o."businessId" = ${businessId}::uuid AND o."siteId" = ${siteId}::uuid AND o."status" IN (${open})
      AND o."decidedAt" IS NULL AND EXISTS (
        SELECT 1 FROM "WebOrderLine" l WHERE l."businessId" = o."businessId" AND l."webOrderId" = o."id"
          AND l."wooProductId" = ${wooProductId} AND l."wooVariationId" = ${wooVariationId}
          AND l."sku" = ${sku} AND l."name" = ${name} AND ${isOther})
    ORDER BY o."id" FOR UPDATE`;
  const ids = [...new Set([id, ...orders.map((order) => order.id)])];
  const same = { businessId, webOrderId: { in: orders.map((order) => order.id) }, wooProductId, wooVariationId, sku, name };
  if (!sendsNothing) await tx.webOrderLine.updateMany({ where: { ...same, sendsNothing: true }, data: { sendsNothing: false } });
  await tx.webOrderLine.updateMany({ where: { ...same, ...(!sendsNothing && { details }) }, data: { variantId, sendsNothing } });
  await tx.$executeRaw`
    UPDATE "WebOrder" o SET "version" = "version" + 1, "updatedAt" = now(), "unmappedCount" = (
      SELECT count(*) FROM "WebOrderLine" l WHERE l."businessId" = o."businessId" AND l."webOrderId" = o."id"
        AND l."quantity" > l."refundedQuantity" AND l."variantId" IS NULL AND NOT l."sendsNothing")
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ANY(${ids}::uuid[])`;
  return ids.length;
}
