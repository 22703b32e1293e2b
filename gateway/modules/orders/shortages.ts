import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Shortage } from '../inventory/stock-ledger.ts';
import { netByStatus } from './order-checks.ts';

interface Reserving {
  businessId: string;
  id: string;
  status: OrderStatus;
  reservedAtOrder: boolean;
  createdAt: Date;
  confirmedAt: Date | null;
}

/** Statuses in which every order holds its stock, whenever it took it. */
const HOLDING = [...netByStatus()].filter(([, { reserved }]) => reserved > 0).map(([status]) => status);

/**
 * What an order has reserved without its being on hand, by SKU: what is there counts for the orders that reserved
 * before it. Empty for an order that has reserved nothing.
 */
export async function shortagesOf(order: Reserving): Promise<Shortage[]> {
  const { businessId, id, status, reservedAtOrder, createdAt, confirmedAt } = order;
  const holds = HOLDING.includes(status) || (status === 'PENDING' && reservedAtOrder);
  const since = reservedAtOrder ? createdAt : confirmedAt;
  if (!holds || !since) return [];
  return db.$queryRaw<Shortage[]>`
    SELECT v."sku", least(m."units", m."units" + before."units" - b."onHand")::int AS "units"
    FROM (
      SELECT "variantId", sum("quantity") AS "units", min("position") AS "position" FROM "OrderLine"
      WHERE "businessId" = ${businessId}::uuid AND "orderId" = ${id}::uuid GROUP BY 1
    ) m
    JOIN LATERAL (
      SELECT sum("onHand") AS "onHand", sum("reserved") AS "reserved" FROM "StockBalance"
      WHERE "businessId" = ${businessId}::uuid AND "variantId" = m."variantId"
    ) b ON b."reserved" > b."onHand"
    JOIN LATERAL (
      SELECT coalesce(sum(l."quantity"), 0) AS "units"
      FROM "OrderLine" l JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" = m."variantId" AND o."id" <> ${id}::uuid
        AND (o."status"::text = ANY(${HOLDING}) OR (o."status" = 'PENDING' AND o."reservedAtOrder"))
        AND (CASE WHEN o."reservedAtOrder" THEN o."createdAt" ELSE o."confirmedAt" END, o."id") < (${since}, ${id}::uuid)
    ) before ON m."units" + before."units" > b."onHand"
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = m."variantId"
    ORDER BY m."position"`;
}
