import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { orderSettings, type OrderSettings } from '../business/order-settings.ts';
import { findTransition } from './order-state.ts';
import { hasAddressSql, hasPhoneSql } from './reachable.ts';

/** Upper limit of orders in one preflight. */
const MAX_SHOWN = 500;

export interface PreflightOrder {
  id: string;
  number: number;
  status: OrderStatus;
  customerName: string;
  phone: string;
  itemSummary: string;
  totalPoisha: bigint;
  createdAt: Date;
  /** Units that would be missing, assuming that the orders before it are confirmed first. */
  short: { sku: string; units: number }[];
  hasThana: boolean;
  /** Whether its phone number is a mobile number. */
  hasPhone: boolean;
  /** Whether its address is long enough to be found, or its customer fetches the goods. */
  hasAddress: boolean;
  /** Other orders of the same customer that are not with a courier yet and were taken at about the same time. */
  duplicates: number;
  /** All orders of the customer. */
  orderCount: number;
  returnedCount: number;
  /** Why a rule stops this phone number, empty where it does not say; null without such a rule. */
  blocked: string | null;
  /** Who is to carry it; null for nobody yet. */
  plannedCourier: string | null;
  /** Whether confirming it now would succeed. */
  isReady: boolean;
}

export interface Preflight {
  orders: PreflightOrder[];
  /** Requested order numbers that do not exist. */
  unknown: number[];
}

interface Found extends Omit<PreflightOrder, 'short' | 'isReady'> {
  heldFrom: OrderStatus | null;
  needs: { variantId: string; sku: string; units: number; available: number }[];
}

/** What confirming orders would do, the oldest first: three statements, nothing is written or locked. */
export const confirmPreflight = defineQuery({
  name: 'orders.confirmPreflight',
  permission: 'confirmOrder',
  input: z.object({
    numbers: z.array(z.int().min(1).max(2_147_483_647)).max(MAX_SHOWN).optional()
      .describe('Numbers of orders, without prefix; those that wait for confirmation, the oldest first, when left out.'),
  }),
  run: async ({ session: { businessId } }, { numbers }): Promise<Preflight> => {
    const settings = await orderSettings(db, businessId);
    const found = await findOrders(businessId, numbers, settings);
    const left = new Map<string, number>();
    const orders = found.map(({ needs, heldFrom, ...order }): PreflightOrder => {
      const after = new Map(left);
      const short: PreflightOrder['short'] = [];
      for (const { variantId, sku, units, available } of needs) {
        const rest = (after.get(variantId) ?? available) - units;
        if (rest < 0) short.push({ sku, units: Math.min(units, -rest) });
        after.set(variantId, rest);
      }
      const isConfirmable = findTransition({ status: order.status, heldFrom }, 'CONFIRMED') !== undefined;
      const isReady = isConfirmable && order.hasPhone && order.hasAddress && (short.length === 0 || settings.allowsBackorder);
      // An order that fails uses no stock: the next ones may still have it.
      if (isReady) for (const [variantId, rest] of after) left.set(variantId, rest);
      return { ...order, short: isConfirmable ? short : [], isReady };
    });
    const known = new Set(orders.map(({ number }) => number));
    return { orders, unknown: (numbers ?? []).filter((number) => !known.has(number)) };
  },
});

function findOrders(businessId: string, numbers: number[] | undefined, { duplicateDays }: OrderSettings): Promise<Found[]> {
  return db.$queryRaw<Found[]>`
    WITH chosen AS (
      SELECT o.* FROM "Order" o WHERE o."businessId" = ${businessId}::uuid
        AND (${numbers === undefined}::boolean AND o."status" = 'PENDING' OR o."number" = ANY(${numbers ?? []}::int[]))
      ORDER BY o."number" LIMIT ${MAX_SHOWN}
    )
    SELECT o."id", o."number", o."status", o."heldFrom", o."customerName", o."phone", o."itemSummary", o."totalPoisha", o."createdAt", o."plannedCourier",
      o."thana" <> '' AS "hasThana", ${hasPhoneSql('o')} AS "hasPhone", ${hasAddressSql('o')} AS "hasAddress", c."orderCount", c."returnedCount", (
        SELECT k."reason" FROM "BuyerBlock" k WHERE k."businessId" = o."businessId" AND k."kind" = 'PHONE' AND k."value" = o."phone"
          AND k."action" <> 'ALLOW' AND (k."expiresAt" IS NULL OR k."expiresAt" > now())
      ) AS "blocked", (
        SELECT count(*)::int FROM "Order" d WHERE d."businessId" = o."businessId" AND d."customerId" = o."customerId" AND d."id" <> o."id"
          AND d."status" IN ('PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED')
          AND d."createdAt" BETWEEN o."createdAt" - make_interval(days => ${duplicateDays}::int) AND o."createdAt" + make_interval(days => ${duplicateDays}::int)
      ) AS "duplicates", (
        SELECT coalesce(json_agg(json_build_object('variantId', n."variantId", 'sku', n."sku", 'units', n."units",
          'available', coalesce(b."free", 0))), '[]')
        FROM (
          SELECT l."variantId", min(l."sku") AS "sku", sum(l."quantity" - coalesce(a."held", 0))::int AS "units"
          FROM "OrderLine" l LEFT JOIN LATERAL (
            SELECT sum("reserved" + "withCourier" + "returning") AS "held" FROM "StockAllocation"
            WHERE "businessId" = l."businessId" AND "orderLineId" = l."id"
          ) a ON true
          WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" GROUP BY 1
        ) n LEFT JOIN LATERAL (
          SELECT sum("onHand" - "reserved")::int AS "free" FROM "StockBalance"
          WHERE "businessId" = o."businessId" AND "variantId" = n."variantId"
        ) b ON true
        WHERE n."units" > 0
      ) AS "needs"
    FROM chosen o JOIN "Customer" c ON c."businessId" = o."businessId" AND c."id" = o."customerId"
    ORDER BY o."number"`;
}
