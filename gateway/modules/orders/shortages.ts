import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Shortage } from '../inventory/stock-ledger.ts';

interface Reserving {
  businessId: string;
  id: string;
  status: OrderStatus;
  reservedAtOrder: boolean;
}

/**
 * What an order has reserved without its being on hand, by SKU; empty for one that has reserved nothing. Whoever
 * ships first gets what there is, so of several orders for the same goods each counts them as missing.
 */
export async function shortagesOf({ businessId, id, status, reservedAtOrder }: Reserving): Promise<Shortage[]> {
  const reserves = status === 'CONFIRMED' || (status === 'PENDING' && reservedAtOrder);
  if (!reserves) return [];
  return db.$queryRaw<Shortage[]>`
    SELECT v."sku", least(l."units", s."short")::int AS "units"
    FROM (
      SELECT "variantId", sum("quantity") AS "units", min("position") AS "position" FROM "OrderLine"
      WHERE "businessId" = ${businessId}::uuid AND "orderId" = ${id}::uuid GROUP BY 1
    ) l
    JOIN LATERAL (
      SELECT sum(greatest(b."reserved" - b."onHand", 0)) AS "short" FROM "StockBalance" b
      WHERE b."businessId" = ${businessId}::uuid AND b."variantId" = l."variantId"
    ) s ON s."short" > 0
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = l."variantId"
    ORDER BY l."position"`;
}
