import { Prisma } from '../../db/generated/client/client.ts';

/**
 * The sellable stock of each matched product of a site: on hand, less reserved pieces, less what unreserved orders and
 * web orders not yet confirmed will take, less the reserve set for the site. The same figure for every shop, because an
 * order from any shop takes from all. A relation of ("id", "stock"), in one statement for any number.
 */
export const stockToShow = (businessId: string, siteId: string) => Prisma.sql`
  SELECT p."id", greatest(0, coalesce(held.pieces, 0) - coalesce(ordered.pieces, 0) - coalesce(called.pieces, 0)
    - s."stockBuffer")::int AS "stock"
  FROM "ShopProduct" p
  JOIN "WebSite" s ON s."businessId" = p."businessId" AND s."id" = p."siteId"
  LEFT JOIN LATERAL (
    SELECT sum(b."onHand" - b."reserved") AS pieces FROM "StockBalance" b
    WHERE b."businessId" = p."businessId" AND b."variantId" = p."variantId") held ON true
  LEFT JOIN (
    SELECT l."variantId", sum(l."quantity" - coalesce(a.reserved, 0)) AS pieces
    FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    LEFT JOIN LATERAL (SELECT sum(a."reserved") AS reserved FROM "StockAllocation" a
      WHERE a."businessId" = l."businessId" AND a."orderLineId" = l."id") a ON true
    WHERE o."businessId" = ${businessId}::uuid AND o."status" IN ('PENDING', 'HOLD')
    GROUP BY 1) ordered ON ordered."variantId" = p."variantId"
  LEFT JOIN (
    SELECT l."variantId", sum(l."quantity" - l."refundedQuantity") AS pieces
    FROM "WebOrder" o JOIN "WebOrderLine" l ON l."businessId" = o."businessId" AND l."webOrderId" = o."id"
    WHERE o."businessId" = ${businessId}::uuid AND o."status" IN ('PROCESSING', 'NO_ANSWER', 'ON_HOLD')
      AND l."variantId" IS NOT NULL
    GROUP BY 1) called ON called."variantId" = p."variantId"
  WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid AND p."variantId" IS NOT NULL`;
