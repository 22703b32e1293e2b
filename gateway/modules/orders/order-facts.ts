import { orderCode } from '../../../schema/rules/order-code.ts';
import type { Tx } from '../../db/client.ts';
import type { OrderStatus, ReasonBy, SettlementStatus, ShopChange } from '../../db/generated/client/enums.ts';
import { KEPT } from '../../db/kept-statements.ts';
import type { Allocation } from '../inventory/stock-movement.ts';
import { hasAddressSql } from './reachable.ts';

export interface OrderLineFacts {
  id: string;
  variantId: string;
  quantity: number;
  unitCostPoisha: bigint | null;
  /** Price of the line after its discount. */
  totalPoisha: bigint;
  /** Pieces that were delivered and not returned. */
  deliveredQuantity: number;
  /** Location that it was last shipped from; null before the first time. */
  lastLocationId: string | null;
  /** Reserved and travelling units by location. */
  allocations: Allocation[];
}

/** An order before a step, read under the lock on its row. */
export interface OrderFacts {
  id: string;
  number: number;
  /** Its number with the prefix of the business: 'NG-1024'. */
  code: string;
  version: number;
  status: OrderStatus;
  settlementStatus: SettlementStatus;
  reservedAtOrder: boolean;
  /** Change in the web shop after the approval that nobody has decided about yet; null for none. */
  shopChange: ShopChange | null;
  /** Web order that was approved as this order; null for others. */
  webOrderId: string | null;
  customerId: string;
  customerName: string;
  phone: string;
  /** It is long enough to be found, or the customer fetches the goods. */
  hasAddress: boolean;
  itemsPoisha: bigint;
  discountPoisha: bigint;
  deliveryFeePoisha: bigint;
  advancePoisha: bigint;
  refundDuePoisha: bigint;
  totalPoisha: bigint;
  collectedPoisha: bigint;
  revenuePoisha: bigint;
  refundOnReturnPoisha: bigint;
  returningUnits: number;
  heldFrom: OrderStatus | null;
  holdReason: string | null;
  holdUntil: Date | string | null;
  scheduledFor: Date | null;
  shippedAt: Date | null;
  cancelledAt: Date | null;
  courierName: string | null;
  trackingCode: string | null;
  cancelReason: string | null;
  returnReason: string | null;
  returnReasonBy: ReasonBy | null;
  searchText: string;
  lines: OrderLineFacts[];
}

/**
 * Locks orders in id order, then reads them with their lines, in two statements. Orders that do not exist are left
 * out.
 */
export async function lockOrders(
  tx: Tx, businessId: string, ids: readonly string[], orderPrefix: string,
): Promise<Map<string, OrderFacts>> {
  const orders = await tx.$queryRaw<Omit<OrderFacts, 'code' | 'lines'>[]>`${KEPT}
    SELECT "id", "number", "version", "status", "settlementStatus", "reservedAtOrder", "shopChange", "webOrderId", "customerId", "customerName", "phone", ${hasAddressSql('"Order"')} AS "hasAddress",
      "itemsPoisha", "discountPoisha", "deliveryFeePoisha", "advancePoisha", "refundDuePoisha", "totalPoisha",
      "collectedPoisha", "revenuePoisha", "refundOnReturnPoisha", "returningUnits", "heldFrom", "holdReason", "holdUntil",
      "scheduledFor", "shippedAt", "cancelledAt", "courierName", "trackingCode", "cancelReason", "returnReason", "returnReasonBy", "searchText"
    FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${[...new Set(ids)]}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
  const facts = new Map(orders.map((order) =>
    [order.id, { ...order, code: orderCode(orderPrefix, order.number), lines: [] as OrderLineFacts[] }]));
  for (const { orderId, ...line } of await readLines(tx, businessId, [...facts.keys()])) {
    facts.get(orderId)!.lines.push(line);
  }
  return facts;
}

function readLines(tx: Tx, businessId: string, orderIds: string[]): Promise<(OrderLineFacts & { orderId: string })[]> {
  return tx.$queryRaw`${KEPT}
    SELECT l."orderId", l."id", l."variantId", l."quantity", l."unitCostPoisha", l."totalPoisha", l."deliveredQuantity", (
      SELECT m."locationId" FROM "StockMovement" m WHERE l."deliveredQuantity" > 0 AND m."businessId" = l."businessId"
        AND m."sourceId" = l."orderId" AND m."lineId" = l."id" ORDER BY m."id" DESC LIMIT 1
    ) AS "lastLocationId", (
      SELECT coalesce(json_agg(json_build_object('orderLineId', a."orderLineId", 'locationId', a."locationId",
        'orderId', a."orderId", 'variantId', a."variantId", 'reserved', a."reserved", 'withCourier', a."withCourier",
        'returning', a."returning") ORDER BY a."locationId"), '[]')
      FROM "StockAllocation" a WHERE a."businessId" = l."businessId" AND a."orderLineId" = l."id"
    ) AS "allocations"
    FROM "OrderLine" l WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ANY(${orderIds}::uuid[])
    ORDER BY l."orderId", l."position"`;
}
