import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { toJson } from '../../db/json-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { askLinesAgain } from '../web-orders/ask-lines-again.ts';
import { matchProducts, type ShopItem, type VariantCodes } from './match-products.ts';

/**
 * Matches all products of a site again and stores the counts per state. Locks the site, because two runs at once would
 * each decide by rows that the other is changing.
 */
export async function matchSite({ tx, session: { businessId } }: CommandContext, siteId: string): Promise<void> {
  await lockRow(tx, 'WebSite', businessId, siteId);
  const items = await tx.$queryRaw<ShopItem[]>`
    SELECT "id", "sku", "barcode", "variantId", "matchedBy"::text AS "matchedBy" FROM "ShopProduct"
    WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid`;
  const variants = await tx.$queryRaw<VariantCodes[]>`
    SELECT v."id", v."sku", v."barcode" FROM "Variant" v
    WHERE v."businessId" = ${businessId}::uuid AND (
      lower(normalize(v."sku", NFC)) IN (SELECT lower(normalize(trim(p."sku"), NFC)) FROM "ShopProduct" p
        WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid)
      OR lower(v."barcode") IN (SELECT lower(trim(p."barcode")) FROM "ShopProduct" p
        WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid AND p."barcode" <> ''))`;
  const rows = matchProducts(items, variants);
  await tx.$executeRaw`
    UPDATE "ShopProduct" p SET "match" = m."match"::"ShopProductMatch", "matchedBy" = m."matchedBy"::"ShopProductMatchedBy",
      "variantId" = m."variantId", "conflict" = m."conflict",
      -- Another product than the one whose stock was agreed on.
      "pushesStock" = p."pushesStock" AND p."variantId" IS NOT DISTINCT FROM m."variantId"
    FROM json_to_recordset(${toJson(rows)}::json) AS m ("id" uuid, "match" text, "matchedBy" text, "variantId" uuid, "conflict" text)
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = m."id" AND (
      p."match"::text <> m."match" OR p."matchedBy"::text IS DISTINCT FROM m."matchedBy"
      OR p."variantId" IS DISTINCT FROM m."variantId" OR p."conflict" <> m."conflict")`;
  const count = (match: string) => rows.filter((row) => row.match === match).length;
  await tx.webSite.update({
    where: { businessId_id: { businessId, id: siteId } },
    data: { matchedProducts: count('MATCHED'), unmatchedProducts: count('UNMATCHED'), conflictProducts: count('CONFLICT') },
    select: { id: true },
  });
}

/** Called after all products of a site were read: removes those that the shop no longer has, and matches the others. */
export const finishReading = defineCommand({
  name: 'product-sync.finishReading',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), since: z.date() }),
  run: async (context, { siteId, since }) => {
    const { tx, session: { businessId }, enqueue } = context;
    await lockRow(tx, 'WebSite', businessId, siteId);
    await tx.shopProduct.deleteMany({ where: { businessId, siteId, readAt: { lt: since } } });
    await matchSite(context, siteId);
    await askLinesAgain(context, siteId);
    const { pushesStock } = await tx.webSite.update({
      where: { businessId_id: { businessId, id: siteId } },
      data: { productsReadAt: new Date(), productsError: null, readingSince: null },
      select: { pushesStock: true },
    });
    // The shop's stock may differ from what was pushed.
    if (pushesStock) await enqueue('product-sync.plan-pushes', { businessId });
  },
});
