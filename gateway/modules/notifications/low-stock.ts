import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { daysLeft, PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Cursor, SortKind } from '../../list-query/cursor.ts';
import { isLikeSql } from '../../list-query/like-text.ts';
import { lowVariants } from '../catalog/low-variants.ts';
import { productPictureSql, type ProductPicture } from '../files/product-picture.ts';

/** A proposed purchase covers this many days of sales. */
const COVERED_DAYS = 30;

export const lowStockFilter = z.object({
  search: text(100).optional().describe('Part of a name or a SKU.'),
});

export const LOW_STOCK_SORT = { column: 'available', direction: 'asc', kind: 'number' as SortKind } as const;

export interface LowStockVariant {
  id: string;
  sku: string;
  /** The variant's own name, which tells it from its siblings; may be empty. */
  name: string;
  /** The moving average of one piece. */
  averageCost: Poisha;
  onHand: number;
  available: number;
  /** The low-stock level; 0 for a variant without one that is listed because more is reserved than is on hand. */
  level: number;
  /** Pieces ordered from suppliers that have not arrived. */
  onOrder: number;
  /** Pieces sent to customers in the last 30 days, less returned ones. */
  sold: number;
  /** Days until sold out at the pace of the last 30 days; null when none sold. */
  daysLeft: number | null;
  /** Pieces to buy, less what is on order: enough for the lead time plus 30 days, and to be above the low-stock level. */
  suggested: number;
}

export interface LowStockProduct {
  /** The product's id. */
  id: string;
  businessId: string;
  name: string;
  /** The available pieces of its variant with the least. */
  available: number;
  /** Its first picture. */
  picture: ProductPicture;
  /** The low variants, the one with the fewest pieces first. */
  variants: LowStockVariant[];
}

interface Page {
  search?: string;
  after: Cursor | null;
  take: number;
}

type Row = Omit<LowStockVariant, 'daysLeft' | 'suggested'> & Pick<LowStockProduct, 'picture'> & {
  restockDays: number;
  productId: string;
  productName: string;
  leastAvailable: number;
};

/**
 * The same products as `stockAlerts`, page by page, fewest pieces first, with their days left: one statement. Sales and
 * pieces on order are read for the variants of the page only.
 */
export async function lowStockProducts(businessId: string, { search, after, take }: Page): Promise<LowStockProduct[]> {
  const rows = await db.$queryRaw<Row[]>`
    WITH low AS (
      SELECT v."id", v."productId", p."name" AS "productName", v."name", v."sku", v."avgCostPoisha" AS "averageCost",
        coalesce(v."lowStockLevel", 0) AS "level",
        coalesce(s.on_hand, 0) AS "onHand", coalesce(s.available, 0) AS "available"
      ${lowVariants(businessId)}
    ), page AS (
      SELECT "productId", min("available") AS "least" FROM low GROUP BY 1
      HAVING ${search ? Prisma.sql`bool_or(${isLikeSql(search, Prisma.sql`"productName"`, Prisma.sql`"sku"`)})` : Prisma.sql`true`}
        AND ${after ? Prisma.sql`(min("available"), "productId") > (${after.value}::int, ${after.id}::uuid)` : Prisma.sql`true`}
      ORDER BY 2, 1 LIMIT ${take}
    )
    SELECT low."productId", low."productName", low."id", low."name", low."sku", low."averageCost", low."level", low."onHand", low."available",
      page."least" AS "leastAvailable", g."restockDays", coalesce(o.pieces, 0) AS "onOrder", greatest(coalesce(m.pieces, 0), 0) AS "sold",
      ${productPictureSql(businessId, Prisma.sql`low."productId"`)} AS "picture"
    FROM page JOIN low USING ("productId") JOIN "Business" g ON g."id" = ${businessId}::uuid
    LEFT JOIN LATERAL (
      SELECT -sum(m."onHand")::int AS pieces FROM "StockMovement" m
      WHERE m."businessId" = ${businessId}::uuid AND m."variantId" = low."id" AND m."sourceType" = 'Order'
        AND m."createdAt" > now() - make_interval(days => ${PACE_DAYS}::int)
    ) m ON true
    LEFT JOIN LATERAL (
      SELECT sum(l."quantity" - l."received")::int AS pieces
      FROM "PurchaseLine" l JOIN "Purchase" u ON u."businessId" = l."businessId" AND u."id" = l."purchaseId"
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" = low."id" AND u."status" IN ('ORDERED', 'PART_RECEIVED')
    ) o ON true
    ORDER BY page."least", low."productId", low."available", low."id"`;
  return [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, its]) => ({
    id, businessId, name: its[0]!.productName, available: its[0]!.leastAvailable, picture: its[0]!.picture,
    variants: its.map(({ productId: _id, productName: _name, leastAvailable: _least, picture: _picture, restockDays, ...row }) => ({ ...row, ...forecast(row, restockDays) })),
  }));
}

/** Pure: how many days the pieces last, and how many to buy. */
export function forecast(
  { available, sold, level, onOrder }: Pick<LowStockVariant, 'available' | 'sold' | 'level' | 'onOrder'>, restockDays = 0,
): Pick<LowStockVariant, 'daysLeft' | 'suggested'> {
  const covered = Math.ceil((sold * (COVERED_DAYS + restockDays)) / PACE_DAYS);
  return {
    daysLeft: daysLeft(available, sold),
    suggested: Math.max(Math.max(covered, level + 1) - available - onOrder, 0),
  };
}
