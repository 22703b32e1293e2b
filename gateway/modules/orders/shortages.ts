import { db } from '../../db/client.ts';
import type { Shortage } from '../inventory/stock-ledger.ts';

/**
 * Units by SKU that an order has reserved beyond the stock on hand; stock counts for the orders that reserved
 * earlier. Empty for an order that has reserved nothing.
 */
export function shortagesOf({ businessId, id }: { businessId: string; id: string }): Promise<Shortage[]> {
  return db.$queryRaw<Shortage[]>`
    SELECT v."sku", least(m."units", m."units" + before."units" - b."onHand")::int AS "units"
    FROM (
      SELECT a."variantId", sum(a."reserved") AS "units", min(a."createdAt") AS "since", min(l."position") AS "position"
      FROM "StockAllocation" a JOIN "OrderLine" l ON l."businessId" = a."businessId" AND l."id" = a."orderLineId"
      WHERE a."businessId" = ${businessId}::uuid AND a."orderId" = ${id}::uuid AND a."reserved" > 0 GROUP BY 1
    ) m
    JOIN LATERAL (
      SELECT sum("onHand") AS "onHand", sum("reserved") AS "reserved" FROM "StockBalance"
      WHERE "businessId" = ${businessId}::uuid AND "variantId" = m."variantId"
    ) b ON b."reserved" > b."onHand"
    JOIN LATERAL (
      SELECT coalesce(sum(a."reserved"), 0) AS "units" FROM "StockAllocation" a
      WHERE a."businessId" = ${businessId}::uuid AND a."variantId" = m."variantId" AND a."orderId" <> ${id}::uuid
        AND (a."createdAt", a."orderId") < (m."since", ${id}::uuid)
    ) before ON m."units" + before."units" > b."onHand"
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = m."variantId"
    ORDER BY m."position"`;
}
