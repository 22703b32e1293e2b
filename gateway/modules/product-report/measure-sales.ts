import { db } from '../../db/client.ts';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { soldBetween } from '../orders/sold-between.ts';

/** Stores how many pieces each variant sold recently, and how many were delivered: one statement per business. */
export async function measureSales(): Promise<void> {
  for (const { id } of await db.business.findMany({ select: { id: true } })) await measureBusiness(id);
}

/**
 * What sold is by the movements of stock, for it says how long the rest lasts: of a bundle its parts have moved. What was
 * delivered is what the product report says of the same days: of a bundle the bundle.
 */
export async function measureBusiness(businessId: string): Promise<void> {
  const today = dhakaDay(new Date());
  await db.$executeRaw`
    WITH delivered AS (
      SELECT "variantId", sum("delivered") AS "delivered"
      FROM (${soldBetween(businessId, 'FINISHED', addDays(today, 1 - PACE_DAYS), today)}) kept GROUP BY 1
    ), counted AS (
      SELECT v."id", CASE WHEN v."isBundle" THEN 0 ELSE (
        SELECT greatest(-sum(m."onHand"), 0) FROM "StockMovement" m
        WHERE m."businessId" = v."businessId" AND m."variantId" = v."id" AND m."sourceType" = 'Order'
          AND m."createdAt" > now() - make_interval(days => ${PACE_DAYS}::int)
      ) END AS "sold", d."delivered"
      FROM "Variant" v LEFT JOIN delivered d ON d."variantId" = v."id" WHERE v."businessId" = ${businessId}::uuid
    ), pace AS (
      SELECT "id", coalesce("sold", 0)::int AS "sold", greatest(coalesce("delivered", 0), 0)::int AS "delivered" FROM counted
    ), resting AS (
      DELETE FROM "SalesPace" s USING pace p
      WHERE s."businessId" = ${businessId}::uuid AND s."variantId" = p."id" AND p."sold" = 0 AND p."delivered" = 0
    )
    INSERT INTO "SalesPace" AS s ("businessId", "variantId", "sold", "delivered")
    SELECT ${businessId}::uuid, p."id", p."sold", p."delivered" FROM pace p WHERE p."sold" > 0 OR p."delivered" > 0
    ON CONFLICT ("businessId", "variantId") DO UPDATE SET "sold" = EXCLUDED."sold", "delivered" = EXCLUDED."delivered"
      WHERE s."sold" <> EXCLUDED."sold" OR s."delivered" <> EXCLUDED."delivered"`;
}
