import { deliveryZone } from '../../../../schema/rules/delivery-zone.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { db, Tx } from '../../../db/client.ts';
import type { OrderStatus } from '../../../db/generated/client/enums.ts';

/** What an order brings, and what it costs. All amounts in poisha. */
export interface OrderProfit {
  orderId: string;
  revenue: Poisha;
  /** Of the goods that stay with the customer: at the cost that they left with, before that at the average of now. */
  goodsCost: Poisha;
  /** Of goods that came back damaged. */
  goodsLoss: Poisha;
  /** Null while nobody knows who carries it, or where it goes. */
  courierCharge: Poisha | null;
  codFee: Poisha;
  returnCharge: Poisha;
  /** What the business puts around a parcel, by its setting. */
  packaging: Poisha;
  profit: Poisha;
  /** It is not delivered: as it will be when the customer takes all of it. */
  isExpected: boolean;
  /** The courier's part follows from its terms: no posted statement has told it yet. */
  isEstimated: boolean;
  /** Every cost is the one that the goods left with. */
  isCostFrozen: boolean;
}

interface Row {
  orderId: string;
  status: OrderStatus;
  district: string;
  thana: string;
  /** Booked, and as it will be when all of it is taken. */
  revenue: bigint;
  expectedRevenue: bigint;
  collected: bigint;
  due: bigint;
  packaging: bigint;
  codPercent: string;
  deliveredCost: bigint;
  wholeCost: bigint;
  goodsLoss: bigint;
  isCostFrozen: boolean;
  /** Of posted statements; null without one. */
  charge: bigint | null;
  fee: bigint | null;
  back: bigint | null;
  /** The terms of the courier that has it or is planned; null without one. */
  insidePoisha: bigint | null;
  suburbPoisha: bigint | null;
  outsidePoisha: bigint | null;
  extraKgPoisha: bigint | null;
  baseKg: number | null;
  codBasisPoints: number | null;
  returnPercent: number | null;
  grams: number | null;
}

/** The profit of some orders of a business, by their ids; one statement. Orders that do not exist are left out. */
export async function orderProfits(client: Tx | typeof db, businessId: string, orderIds: readonly string[]): Promise<Map<string, OrderProfit>> {
  const rows = await client.$queryRaw<Row[]>`
    SELECT o."id" AS "orderId", o."status", o."district", o."thana", o."revenuePoisha" AS "revenue", o."collectedPoisha" AS "collected",
      o."totalPoisha" AS "expectedRevenue", o."totalPoisha" - o."advancePoisha" AS "due",
      u."packagingCostPoisha" AS "packaging", u."codFeePercent"::text AS "codPercent",
      g."deliveredCost", g."wholeCost", g."goodsLoss", g."isCostFrozen", g."grams", p."charge", p."fee", p."back",
      c."insidePoisha", c."suburbPoisha", c."outsidePoisha", c."extraKgPoisha", c."baseKg", c."codBasisPoints", c."returnPercent"
    FROM "Order" o JOIN "Business" u ON u."id" = o."businessId"
    LEFT JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
    LEFT JOIN "Courier" c ON c."businessId" = o."businessId"
      AND CASE WHEN s."courierId" IS NULL THEN c."name" = o."plannedCourier" ELSE c."id" = s."courierId" END
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "deliveredCost",
        coalesce(sum(l."quantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "wholeCost",
        coalesce(sum(l."damagedQuantity" * l."unitCostPoisha"), 0)::bigint AS "goodsLoss",
        coalesce(bool_and(l."unitCostPoisha" IS NOT NULL), false) AS "isCostFrozen",
        sum(l."quantity" * v."weightGrams")::int AS "grams"
      FROM "OrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) g CROSS JOIN LATERAL (
      SELECT sum(l."deliveryPoisha")::bigint AS "charge", sum(l."codFeePoisha")::bigint AS "fee", sum(l."returnPoisha")::bigint AS "back"
      FROM "StatementLine" l JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF')
    ) p
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ANY(${[...orderIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.orderId, profitOf(row)]));
}

const NOT_DELIVERED_YET: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED']);
const CAME_BACK: ReadonlySet<OrderStatus> = new Set(['RETURN_PENDING', 'RETURNED']);

function profitOf(row: Row): OrderProfit {
  const { orderId, goodsLoss, isCostFrozen } = row;
  const isExpected = NOT_DELIVERED_YET.has(row.status);
  const isSent = row.status !== 'CANCELLED';
  const isEstimated = isSent && row.charge === null;
  const courier = !isEstimated
    ? { courierCharge: row.charge ?? 0n, codFee: row.fee ?? 0n, returnCharge: row.back ?? 0n }
    : estimate(row, isExpected ? row.due : row.collected);
  const revenue = isExpected ? row.expectedRevenue : row.revenue;
  const goodsCost = isExpected ? row.wholeCost : row.deliveredCost;
  const packaging = isSent ? row.packaging : 0n;
  const costs = goodsCost + goodsLoss + packaging + (courier.courierCharge ?? 0n) + courier.codFee + courier.returnCharge;
  return { orderId, revenue, goodsCost, goodsLoss, ...courier, packaging, profit: revenue - costs, isExpected, isEstimated, isCostFrozen };
}

/** By the terms of the courier: the charge of the zone, what is beyond the base weight, the share of the cash, the way back. */
function estimate(row: Row, cash: Poisha): Pick<OrderProfit, 'courierCharge' | 'codFee' | 'returnCharge'> {
  const zone = deliveryZone(row);
  const base = zone && { inside: row.insidePoisha, suburb: row.suburbPoisha, outside: row.outsidePoisha }[zone];
  const kilograms = Math.ceil((row.grams ?? 0) / 1000);
  const beyond = BigInt(Math.max(kilograms - (row.baseKg ?? 1), 0)) * (row.extraKgPoisha ?? 0n);
  const courierCharge = base === null ? null : base + beyond;
  // The business's own setting stands in for couriers that state no share; both are whole hundredths of a percent.
  const basisPoints = BigInt(row.codBasisPoints || Math.round(Number(row.codPercent) * 100));
  return {
    courierCharge,
    codFee: (cash * basisPoints + 5_000n) / 10_000n,
    returnCharge: CAME_BACK.has(row.status) ? (courierCharge ?? 0n) * BigInt(row.returnPercent ?? 0) / 100n : 0n,
  };
}
