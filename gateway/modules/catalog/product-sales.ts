import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';

/** The sales figures of the product page cover this many days. */
const SALES_DAYS = 30;

export interface ProductSales {
  /** Pieces handed to couriers. */
  shipped: number;
  /** Returned pieces that are on hand again. */
  back: number;
  /** Pieces delivered to customers. */
  delivered: number;
  /** What the lines of those have earned, as `SoldLine` has it. */
  revenuePoisha: Poisha;
}

/**
 * What a product sold in the last 30 days, from the stock ledger and the lines that were sold. Pieces sold in a bundle count for
 * the part; a bundle's own figures are those of the part that allows the fewest bundles.
 */
export async function productSales(businessId: string, productId: string): Promise<ProductSales> {
  const rows = await db.$queryRaw<ProductSales[]>`
    WITH variants AS (
      SELECT "id", "isBundle" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND "productId" = ${productId}::uuid
    ), bundles AS (
      SELECT min(sets."shipped") AS "shipped", min(sets."back") AS "back", min(sets."delivered") AS "delivered",
        sum(sets."revenuePoisha") AS "revenuePoisha"
      FROM (
        SELECT l."orderId", l."bundleId", coalesce(m."shipped", 0) / l."bundlePieces" AS "shipped", coalesce(m."back", 0) / l."bundlePieces" AS "back",
          CASE WHEN o."deliveredAt" > now() - make_interval(days => ${SALES_DAYS}::int) THEN l."deliveredQuantity" / l."bundlePieces" ELSE 0 END AS "delivered",
          CASE WHEN o."deliveredAt" > now() - make_interval(days => ${SALES_DAYS}::int) THEN s."revenuePoisha" ELSE 0 END AS "revenuePoisha"
        FROM "OrderLine" l JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
        LEFT JOIN "SoldLine" s ON s."businessId" = l."businessId" AND s."id" = l."id"
        LEFT JOIN LATERAL (
          SELECT (-sum(m."onHand") FILTER (WHERE m."onHand" < 0))::int AS "shipped", (sum(m."onHand") FILTER (WHERE m."onHand" > 0))::int AS "back"
          FROM "StockMovement" m
          WHERE m."businessId" = l."businessId" AND m."sourceId" = l."orderId" AND m."lineId" = l."id" AND m."sourceType" = 'Order'
            AND m."createdAt" > now() - make_interval(days => ${SALES_DAYS}::int)
        ) m ON true
        WHERE l."businessId" = ${businessId}::uuid AND l."bundleId" IN (SELECT "id" FROM variants WHERE "isBundle")
      ) sets GROUP BY sets."orderId", sets."bundleId"
    ), moved AS (
      SELECT coalesce(sum(-m."onHand") FILTER (WHERE m."onHand" < 0), 0)::int AS "shipped",
        coalesce(sum(m."onHand") FILTER (WHERE m."onHand" > 0), 0)::int AS "back"
      FROM "StockMovement" m
      WHERE m."businessId" = ${businessId}::uuid AND m."variantId" IN (SELECT "id" FROM variants) AND m."sourceType" = 'Order'
        AND m."createdAt" > now() - make_interval(days => ${SALES_DAYS}::int)
    ), sold AS (
      SELECT coalesce(sum(l."deliveredQuantity"), 0)::int AS "delivered",
        coalesce(sum(s."revenuePoisha"), 0)::bigint AS "revenuePoisha"
      FROM "OrderLine" l JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
      LEFT JOIN "SoldLine" s ON s."businessId" = l."businessId" AND s."id" = l."id"
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" IN (SELECT "id" FROM variants)
        AND o."deliveredAt" > now() - make_interval(days => ${SALES_DAYS}::int)
    )
    SELECT m."shipped" + b."shipped" AS "shipped", m."back" + b."back" AS "back", s."delivered" + b."delivered" AS "delivered",
      s."revenuePoisha" + b."revenuePoisha" AS "revenuePoisha"
    FROM moved m, sold s, (
      SELECT coalesce(sum("shipped"), 0)::int AS "shipped", coalesce(sum("back"), 0)::int AS "back",
        coalesce(sum("delivered"), 0)::int AS "delivered", coalesce(sum("revenuePoisha"), 0)::bigint AS "revenuePoisha"
      FROM bundles
    ) b`;
  return rows[0]!;
}
