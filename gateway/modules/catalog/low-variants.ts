import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/**
 * Variants with more reserved than on hand (by an index of their own) and, when the business has set a lead time for
 * restocking, those with less available than sells during that time.
 */
const shortVariants = (businessId: string | Prisma.Sql) => Prisma.sql`
  SELECT "variantId" FROM "StockBalance" WHERE "businessId" = ${businessId}::uuid AND "reserved" > "onHand"
  UNION ALL
  SELECT r."variantId" FROM "SalesPace" r JOIN "Business" g ON g."id" = r."businessId" AND g."restockDays" > 0
  WHERE r."businessId" = ${businessId}::uuid AND r."sold" * g."restockDays" > ${PACE_DAYS}::int * (
    SELECT coalesce(sum(b."onHand" - b."reserved"), 0) FROM "StockBalance" b
    WHERE b."businessId" = r."businessId" AND b."variantId" = r."variantId")`;

/**
 * Variants of products on sale that are at or below their low-stock level; and, whatever their level, those with more
 * reserved than on hand, or less available than sells during the lead time. Only variants with a level or short of pieces
 * are read, by their indexes: a catalogue without levels costs nothing.
 */
export const lowVariants = (businessId: string | Prisma.Sql) => Prisma.sql`
  FROM (
    SELECT "id", bool_or("isShort") AS "isShort" FROM (
      SELECT "id", false AS "isShort" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND "lowStockLevel" IS NOT NULL
      UNION ALL
      SELECT "variantId", true FROM (${shortVariants(businessId)}) short
    ) candidates GROUP BY 1
  ) c
  JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = c."id"
  JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId" AND p."status" = 'ACTIVE'
  LEFT JOIN LATERAL (
    SELECT sum(b."onHand")::int AS on_hand, sum(b."onHand" - b."reserved")::int AS available
    FROM "StockBalance" b WHERE b."businessId" = v."businessId" AND b."variantId" = v."id"
  ) s ON true
  WHERE (coalesce(s.available, 0) <= v."lowStockLevel" OR c."isShort")`;
