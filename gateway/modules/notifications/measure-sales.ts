import { db } from '../../db/client.ts';
import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';

/** Stores how many pieces each variant sold recently: one statement per business. */
export async function measureSales(): Promise<void> {
  for (const { id } of await db.business.findMany({ select: { id: true } })) await measureBusiness(id);
}

export async function measureBusiness(businessId: string): Promise<void> {
  await db.$executeRaw`
    WITH pace AS (
      SELECT v."id", (
        SELECT -sum(m."onHand") FROM "StockMovement" m
        WHERE m."businessId" = v."businessId" AND m."variantId" = v."id" AND m."sourceType" = 'Order'
          AND m."createdAt" > now() - make_interval(days => ${PACE_DAYS}::int)
      )::int AS "sold"
      FROM "Variant" v WHERE v."businessId" = ${businessId}::uuid AND NOT v."isBundle"
    ), resting AS (
      DELETE FROM "SalesPace" s USING pace p
      WHERE s."businessId" = ${businessId}::uuid AND s."variantId" = p."id" AND coalesce(p."sold", 0) <= 0
    )
    INSERT INTO "SalesPace" ("businessId", "variantId", "sold")
    SELECT ${businessId}::uuid, p."id", p."sold" FROM pace p WHERE p."sold" > 0
    ON CONFLICT ("businessId", "variantId") DO UPDATE SET "sold" = EXCLUDED."sold" WHERE "SalesPace"."sold" <> EXCLUDED."sold"`;
}
