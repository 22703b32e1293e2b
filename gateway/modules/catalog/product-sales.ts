import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';

/** So far back the sales on the page of a product go. */
const SALES_DAYS = 30;

export interface ProductSales {
  /** Pieces that left with couriers. */
  shipped: number;
  /** Pieces that came back on the shelf. */
  back: number;
  /** Pieces that customers took. */
  delivered: number;
  /** What the customers of those pay. */
  revenuePoisha: Poisha;
}

/** What a product sold in the last 30 days, by the ledger and the order lines. */
export async function productSales(businessId: string, productId: string): Promise<ProductSales> {
  const rows = await db.$queryRaw<ProductSales[]>`
    WITH variants AS (
      SELECT "id" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND "productId" = ${productId}::uuid
    ), moved AS (
      SELECT coalesce(sum(-m."onHand") FILTER (WHERE m."onHand" < 0), 0)::int AS "shipped",
        coalesce(sum(m."onHand") FILTER (WHERE m."onHand" > 0), 0)::int AS "back"
      FROM "StockMovement" m
      WHERE m."businessId" = ${businessId}::uuid AND m."variantId" IN (SELECT "id" FROM variants) AND m."sourceType" = 'Order'
        AND m."createdAt" > now() - make_interval(days => ${SALES_DAYS}::int)
    ), sold AS (
      SELECT coalesce(sum(l."deliveredQuantity"), 0)::int AS "delivered",
        coalesce(sum(round((l."quantity" * l."unitPricePoisha" - l."discountPoisha")::numeric * l."deliveredQuantity" / l."quantity")), 0)::bigint AS "revenuePoisha"
      FROM "OrderLine" l JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" IN (SELECT "id" FROM variants)
        AND o."deliveredAt" > now() - make_interval(days => ${SALES_DAYS}::int)
    )
    SELECT * FROM moved, sold`;
  return rows[0]!;
}
