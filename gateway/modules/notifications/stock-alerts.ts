import { z } from 'zod';
import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export interface LowVariant {
  id: string;
  /** The product's name with what tells this variant from its siblings. */
  name: string;
  sku: string;
  onHand: number;
  /** On hand and not promised to anyone; below zero by what is promised beyond the stock. */
  available: number;
  /** 0 for a variant without one, of which more is promised than is on hand. */
  lowStockLevel: number;
}

/** A product that ran low. What it says beside its name is said of its emptiest variant. */
export interface StockAlert extends Omit<LowVariant, 'id'> {
  /** Of the product. */
  id: string;
  productId: string;
  /** The variants that ran low, the emptiest first. */
  variants: LowVariant[];
}

type LowRow = LowVariant & { productId: string; productName: string };

/**
 * Variants of which more is promised than is on hand, by an index of their own; and, where the business says how long new
 * goods take to come, those of which less is available than sells meanwhile.
 */
const shortVariants = (businessId: string) => Prisma.sql`
  SELECT "variantId" FROM "StockBalance" WHERE "businessId" = ${businessId}::uuid AND "reserved" > "onHand"
  UNION ALL
  SELECT r."variantId" FROM "SalesPace" r JOIN "Business" g ON g."id" = r."businessId" AND g."restockDays" > 0
  WHERE r."businessId" = ${businessId}::uuid AND r."sold" * g."restockDays" > ${PACE_DAYS}::int * (
    SELECT coalesce(sum(b."onHand" - b."reserved"), 0) FROM "StockBalance" b
    WHERE b."businessId" = r."businessId" AND b."variantId" = r."variantId")`;

/**
 * Variants of products on sale with a warning level, and what is left of them, at or below it; and those of which
 * more is promised than is on hand or sells before new goods can come, whatever their level.
 */
export const lowVariants = (businessId: string) => Prisma.sql`
  FROM "Variant" v
  JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId" AND p."status" = 'ACTIVE'
  LEFT JOIN LATERAL (
    SELECT sum(b."onHand")::int AS on_hand, sum(b."onHand" - b."reserved")::int AS available
    FROM "StockBalance" b WHERE b."businessId" = v."businessId" AND b."variantId" = v."id"
  ) s ON true
  WHERE v."businessId" = ${businessId}::uuid
    AND (v."lowStockLevel" IS NOT NULL OR v."id" IN (${shortVariants(businessId)}))
    AND (coalesce(s.available, 0) <= v."lowStockLevel" OR v."id" IN (${shortVariants(businessId)}))`;

/** The products that ran low, the emptiest first. Their number is the number at the bell. */
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

/** Rows in order, gathered by product: it stands where its first variant stood. */
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

/** The same number, to stand in a larger statement. */
export const stockAlertCountSql = (businessId: string) =>
  Prisma.sql`(SELECT count(DISTINCT v."productId")::int ${lowVariants(businessId)})`;

export async function countStockAlerts(businessId: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT v."productId")::int AS "count" ${lowVariants(businessId)}`;
  return rows[0]!.count;
}
