import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Cursor, SortKind } from '../../list-query/cursor.ts';
import { isLikeSql } from '../../list-query/like-text.ts';
import { queuedAtSql } from './queued-at.ts';

export const preorderFilter = z.object({
  search: text(100).optional().describe('Part of a name or a SKU.'),
});

/** Whoever has waited longest comes first. */
export const PREORDER_SORT = { column: 'oldest', direction: 'asc', kind: 'date' as SortKind } as const;

/** A variant that customers wait for. */
export interface QueuedVariant {
  /** Id of the variant. */
  id: string;
  businessId: string;
  productId: string;
  sku: string;
  /** Names of product and variant. */
  name: string;
  orders: number;
  /** Pieces that customers wait for. */
  demand: number;
  advancePoisha: bigint;
  oldest: Date;
  /** Pieces on hand that are not reserved; never below zero. */
  available: number;
  /** Ordered from suppliers and not here yet. */
  onOrder: number;
  /** 'YYYY-MM-DD'. */
  expectedOn: string | null;
}

interface Page {
  search?: string;
  after: Cursor | null;
  take: number;
  /** Only this variant. */
  variantId?: string;
}

/**
 * The preorder queue by variant: variants that may be preordered, and other missing goods of the same orders. One
 * statement; the ordered quantity is looked up for the variants of the page only.
 */
export async function preorderQueue(businessId: string, { search, after, take, variantId }: Page): Promise<QueuedVariant[]> {
  const rows = await db.$queryRaw<Omit<QueuedVariant, 'businessId'>[]>`
    WITH waiting AS (
      SELECT l."variantId", o."id", ${queuedAtSql('o')} AS "queuedAt", o."advancePoisha", sum(l."quantity") AS "pieces"
      FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'PREORDER'
        AND ${variantId ? Prisma.sql`l."variantId" = ${variantId}::uuid` : Prisma.sql`true`}
      GROUP BY 1, 2, 3, 4
    ), queue AS (
      SELECT "variantId", count(*)::int AS "orders", sum("pieces")::int AS "demand", sum("advancePoisha")::bigint AS "advancePoisha",
        min("queuedAt") AS "oldest"
      FROM waiting GROUP BY 1
    ), page AS (
      SELECT q.*, v."productId", v."sku", CASE v."name" WHEN '' THEN p."name" ELSE p."name" || ', ' || v."name" END AS "name",
        s."available"
      FROM queue q
      JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = q."variantId"
      JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(greatest(b."onHand" - b."reserved", 0)), 0)::int AS "available" FROM "StockBalance" b
        WHERE b."businessId" = v."businessId" AND b."variantId" = v."id"
      ) s
      WHERE (p."allowsPreorder" OR s."available" < q."demand")
        AND ${search ? isLikeSql(search, Prisma.sql`p."name"`, Prisma.sql`v."sku"`) : Prisma.sql`true`}
        AND ${after ? Prisma.sql`(q."oldest", q."variantId") > (${after.value}::timestamptz, ${after.id}::uuid)` : Prisma.sql`true`}
      ORDER BY q."oldest", q."variantId" LIMIT ${take}
    )
    SELECT page."variantId" AS "id", page."productId", page."sku", page."name", page."orders", page."demand",
      page."advancePoisha", page."oldest", page."available", coalesce(o."pieces", 0)::int AS "onOrder",
      to_char(t."expectedOn", 'YYYY-MM-DD') AS "expectedOn"
    FROM page
    LEFT JOIN "PreorderPlan" t ON t."businessId" = ${businessId}::uuid AND t."variantId" = page."variantId"
    LEFT JOIN LATERAL (
      SELECT sum(l."quantity" - l."received") AS "pieces"
      FROM "PurchaseLine" l JOIN "Purchase" u ON u."businessId" = l."businessId" AND u."id" = l."purchaseId"
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" = page."variantId" AND u."status" IN ('ORDERED', 'PART_RECEIVED')
    ) o ON true
    ORDER BY page."oldest", page."variantId"`;
  return rows.map((row) => ({ ...row, businessId }));
}
