import { z } from 'zod';
import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export interface LowVariant {
  id: string;
  /** The product's name with the variant's own name. */
  name: string;
  sku: string;
  onHand: number;
  /** On hand and not reserved; negative when more is reserved than is on hand. */
  available: number;
  /** 0 for a variant without one that is listed because more is reserved than is on hand. */
  lowStockLevel: number;
}

/** A product that is low on stock. The fields beside its name are those of its variant with the fewest pieces. */
export interface StockAlert extends Omit<LowVariant, 'id'> {
  /** The product's id. */
  id: string;
  productId: string;
  /** The low variants, the one with the fewest pieces first. */
  variants: LowVariant[];
}

type LowRow = LowVariant & { productId: string; productName: string };

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

/** The products that are low on stock, fewest pieces first. Their number is the number at the bell. */
export const stockAlerts = defineQuery({
  name: 'notifications.stockAlerts',
  permission: 'notification',
  input: z.object({}),
  run: async ({ session }) => byProduct(await db.$queryRaw<LowRow[]>`
    SELECT v."id", v."productId", p."name" AS "productName", v."sku", coalesce(v."lowStockLevel", 0) AS "lowStockLevel",
      CASE WHEN v."name" = '' THEN p."name" ELSE p."name" || ', ' || v."name" END AS "name",
      coalesce(s.on_hand, 0) AS "onHand", coalesce(s.available, 0) AS "available"
    ${lowVariants(session.businessId)}
    ORDER BY coalesce(s.available, 0), p."name", v."id"`),
});

/** Groups ordered rows by product; a product keeps the position of its first variant. */
function byProduct(rows: LowRow[]): StockAlert[] {
  const products = Map.groupBy(rows, ({ productId }) => productId);
  return [...products].map(([productId, variants]) => {
    const { productName, sku, onHand, available, lowStockLevel } = variants[0]!;
    return {
      id: productId, productId, name: productName, sku, onHand, available, lowStockLevel,
      variants: variants.map(({ productId: _product, productName: _name, ...variant }) => variant),
    };
  });
}

/** The same number as SQL, for use inside a larger statement. */
export const stockAlertCountSql = (businessId: string | Prisma.Sql) =>
  Prisma.sql`(SELECT count(DISTINCT v."productId")::int ${lowVariants(businessId)})`;

export async function countStockAlerts(businessId: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT v."productId")::int AS "count" ${lowVariants(businessId)}`;
  return rows[0]!.count;
}
