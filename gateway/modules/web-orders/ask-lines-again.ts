import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { mapKnownItems, type Mapping, type ShopItem } from './map-items.ts';
import { shownName } from './web-order-content.ts';
import { OPEN_STATUSES } from './web-order-state.ts';

interface MappedLine extends ShopItem, Mapping {
  id: string;
  webOrderId: string;
}

/**
 * Brings the lines of all open orders of a site to what is known of the shop's products now: one that was taken by its
 * SKU before the product was found in conflict is asked about again, and one that a person has matched since is mapped.
 * The versions of these orders increase, so that nobody who has read one before approves it with other goods.
 */
export async function askLinesAgain(context: CommandContext, siteId: string): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const lines = await linesOfOpenOrders(context, siteId);
  const known = await mapKnownItems(tx, { businessId, siteId }, lines);
  const rows = lines.flatMap((line, index) => {
    const now = known[index];
    const isSame = now?.variantId === line.variantId && now.sendsNothing === line.sendsNothing;
    return now === undefined || isSame ? [] : [{ ...line, before: line.variantId, ...now }];
  });
  if (rows.length === 0) return;
  await tx.$executeRaw`
    UPDATE "WebOrderLine" l SET "variantId" = m."variantId", "sendsNothing" = m."sendsNothing"
    FROM json_to_recordset(${toJson(rows.map(({ id, variantId, sendsNothing }) => ({ id, variantId, sendsNothing })))}::json)
      AS m ("id" uuid, "variantId" uuid, "sendsNothing" boolean)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = m."id"`;
  await tx.$executeRaw`
    UPDATE "WebOrder" o SET "version" = "version" + 1, "updatedAt" = now(), "unmappedCount" = (
      SELECT count(*) FROM "WebOrderLine" l WHERE l."businessId" = o."businessId" AND l."webOrderId" = o."id"
        AND l."quantity" > l."refundedQuantity" AND l."variantId" IS NULL AND NOT l."sendsNothing")
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ANY(${rows.map(({ webOrderId }) => webOrderId)}::uuid[])`;
  for (const { webOrderId, variantId, before, ...line } of rows) {
    const item = shownName(line);
    await audit({
      entity: ['WebOrder', webOrderId],
      summary: variantId ? msg('{{item}} is known from the products of the shop now', { item }) : msg('Asks again what {{item}} is: the products of the shop have changed', { item }),
      before: { variantId: before },
      after: { variantId },
    });
  }
}

/** Locks the orders before it reads their lines, because callers map them at the same time. Only those whose products were read. */
async function linesOfOpenOrders({ tx, session: { businessId } }: CommandContext, siteId: string): Promise<MappedLine[]> {
  const open = Prisma.join(OPEN_STATUSES.map((status) => Prisma.sql`${status}::"WebOrderStatus"`));
  const orders = await tx.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "WebOrder" o
    WHERE o."businessId" = ${businessId}::uuid AND o."siteId" = ${siteId}::uuid AND o."status" IN (${open}) AND o."decidedAt" IS NULL
      AND EXISTS (SELECT 1 FROM "WebOrderLine" l
        JOIN "ShopProduct" p ON p."businessId" = l."businessId" AND p."siteId" = o."siteId" AND p."wooProductId" = l."wooProductId"
        WHERE l."businessId" = o."businessId" AND l."webOrderId" = o."id" AND (
          (p."variantId" IS NULL AND l."variantId" IS NOT NULL AND (p."match" = 'CONFLICT' OR p."matchedBy" = 'HAND'))
          OR (p."wooVariationId" = l."wooVariationId" AND p."variantId" IS NOT NULL AND p."variantId" IS DISTINCT FROM l."variantId")))
    ORDER BY o."id" FOR NO KEY UPDATE OF o`;
  return tx.webOrderLine.findMany({
    where: { businessId, webOrderId: { in: orders.map(({ id }) => id) }, wooProductId: { gt: 0 } },
    select: {
      id: true, webOrderId: true, variantId: true, sendsNothing: true, wooProductId: true, wooVariationId: true, sku: true, name: true, details: true,
    },
    orderBy: [{ webOrderId: 'asc' }, { position: 'asc' }],
  });
}
