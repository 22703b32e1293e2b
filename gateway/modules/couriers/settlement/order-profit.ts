import type { Poisha } from '../../../../schema/rules/money.ts';
import { chargeByTerms, type ChargeTerms } from '../../../../schema/rules/terms-charge.ts';
import type { db, Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { OrderStatus } from '../../../db/generated/client/enums.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { IS_WITHOUT_ORDER } from '../../orders/posted-lines.ts';
import { refusedPart } from './disputed-charges.ts';

/** The revenue and the costs of an order. Amounts in poisha. */
export interface OrderProfit {
  orderId: string;
  /** Includes money that paid for no goods: the fee of a refused parcel, an advance that was kept. */
  revenue: Poisha;
  /** Of the goods that the customer keeps: at their cost when they were shipped, before that at the average cost of now. */
  goodsCost: Poisha;
  /** As booked: goods that came back damaged, and lost goods that the courier does not compensate. */
  goodsLoss: Poisha;
  /** What the courier did not pay and was given up: written off, or accepted as a difference of its statement; below zero for money that was kept. */
  writtenOff: Poisha;
  /** Null while the courier or the district is unknown. */
  courierCharge: Poisha | null;
  codFee: Poisha;
  /** As booked: expected by the courier's terms when the parcel turned back, until a posted statement says what it is. */
  returnCharge: Poisha;
  /** The packaging cost of a parcel, a setting of the business: no entry books it, it is an expense when it is bought. */
  packaging: Poisha;
  profit: Poisha;
  /** Not delivered yet: the figures assume that the customer accepts everything. */
  isExpected: boolean;
  /** The courier's charges are estimated by its terms, because no posted statement contains the order. */
  isEstimated: boolean;
  /** The return charge, or a part of it, is expected: no posted statement has charged for that way back yet. */
  isReturnEstimated: boolean;
  /** The goods are shipped: their cost no longer changes. */
  isCostFrozen: boolean;
}

interface Row extends ChargeTerms {
  orderId: string;
  status: OrderStatus;
  district: string;
  thana: string;
  /** The booked revenue, and the revenue when the customer accepts everything. */
  revenue: bigint;
  expectedRevenue: bigint;
  collected: bigint;
  due: bigint;
  packaging: bigint;
  codPercent: string;
  deliveredCost: bigint;
  wholeCost: bigint;
  goodsLoss: bigint;
  writtenOff: bigint;
  isCostFrozen: boolean;
  /** Sums of posted statements; null without one. */
  charge: bigint | null;
  /** The cash is still to come, with the charges of the way there. */
  isUnsettled: boolean;
  fee: bigint | null;
  back: bigint | null;
  /** Expected return charges that no posted statement has taken the place of. */
  accrued: bigint;
  grams: number | null;
}

/** The profit of some orders by id, in one statement. Ids without an order are left out. */
export async function orderProfits(client: Tx | typeof db, businessId: string, orderIds: readonly string[]): Promise<Map<string, OrderProfit>> {
  // Looked up once for all orders.
  const account = (code: AccountCode) => Prisma.sql`(SELECT a."id" FROM "Account" a WHERE a."businessId" = ${businessId}::uuid AND a."code" = ${code})`;
  const rows = await client.$queryRaw<Row[]>`
    SELECT o."id" AS "orderId", o."status", o."settlementStatus" = 'UNSETTLED' AS "isUnsettled", o."district", o."thana", o."revenuePoisha" + b."otherIncome" + p."beyondClaim" AS "revenue", o."collectedPoisha" AS "collected",
      o."totalPoisha" AS "expectedRevenue", o."totalPoisha" - o."advancePoisha" AS "due",
      u."packagingCostPoisha" AS "packaging", u."codFeePercent"::text AS "codPercent",
      g."deliveredCost", g."wholeCost", b."goodsLoss", b."writtenOff" + d."accepted" AS "writtenOff", g."isCostFrozen", g."grams", p."charge", p."fee", p."back", (b."expectedReturns" - p."accrued")::bigint AS "accrued",
      c."insidePoisha", c."suburbPoisha", c."outsidePoisha", c."extraKgPoisha", c."baseKg", c."codBasisPoints"
    FROM "Order" o JOIN "Business" u ON u."id" = o."businessId"
    LEFT JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
    LEFT JOIN "Courier" c ON c."businessId" = o."businessId"
      AND CASE WHEN s."courierId" IS NULL THEN c."name" = o."plannedCourier" ELSE c."id" = s."courierId" END
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "deliveredCost",
        coalesce(sum(l."quantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")), 0)::bigint AS "wholeCost",
        coalesce(bool_and(l."unitCostPoisha" IS NOT NULL), false) AS "isCostFrozen",
        sum(l."quantity" * v."weightGrams")::int AS "grams"
      FROM "OrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
    ) g CROSS JOIN LATERAL (
      -- A difference within the tolerance is booked as a charge.
      SELECT sum(l."deliveryPoisha" - ${refusedPart('excessDeliveryPoisha')} + CASE WHEN l."result" IN ('SHORT', 'OVER', 'COMPENSATED') THEN 0 ELSE l."settledPoisha" - l."collectedPoisha" END)::bigint AS "charge",
        sum(l."codFeePoisha" - ${refusedPart('excessFeePoisha')})::bigint AS "fee", sum(l."returnPoisha" - ${refusedPart('excessReturnPoisha')})::bigint AS "back",
        coalesce(sum(l."collectedPoisha" + l."adjustPoisha" - l."claimPoisha") FILTER (WHERE l."result" = 'COMPENSATED'), 0)::bigint AS "beyondClaim",
        coalesce(sum(l."accruedPoisha"), 0) AS "accrued"
      FROM "StatementLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
        -- Of each line the one statement, by its key: joined, all statements of the business would be read for each order.
        AND (SELECT t."status" FROM "CourierStatement" t WHERE t."businessId" = l."businessId" AND t."id" = l."statementId") = 'POSTED'
        AND l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED')
    ) p CROSS JOIN LATERAL (
      SELECT coalesce(-sum(CASE WHEN ${IS_WITHOUT_ORDER} THEN l."netPoisha" ELSE l."adjustPoisha" END), 0)::bigint AS "accepted"
      FROM "StatementLine" l JOIN "DifferenceDecision" t ON t."businessId" = l."businessId" AND t."id" = l."decisionId" AND t."kind" = 'WRITE_OFF' AND NOT t."isUndone"
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id"
        AND (SELECT s."status" FROM "CourierStatement" s WHERE s."businessId" = l."businessId" AND s."id" = l."statementId") = 'POSTED'
    ) d CROSS JOIN LATERAL (
      SELECT coalesce(sum(l."creditPoisha" - l."debitPoisha") FILTER (WHERE l."accountId" = ${account('other-income')}), 0)::bigint AS "otherIncome",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE l."accountId" = ${account('damaged-goods')}), 0)::bigint AS "goodsLoss",
        coalesce(sum(l."creditPoisha" - l."debitPoisha") FILTER (WHERE l."accountId" = ${account('return-charges-due')}), 0) AS "expectedReturns",
        coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (WHERE l."accountId" = ${account('other-expense')}), 0)::bigint AS "writtenOff"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      WHERE e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
    ) b
    WHERE o."businessId" = ${businessId}::uuid AND o."id" = ANY(${[...orderIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.orderId, profitOf(row)]));
}

const NOT_DELIVERED_YET: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED']);

function profitOf(row: Row): OrderProfit {
  const { orderId, goodsLoss, writtenOff, accrued, isCostFrozen } = row;
  const isExpected = NOT_DELIVERED_YET.has(row.status);
  const isSent = row.status !== 'CANCELLED';
  // A courier may charge for the way back before it pays the cash.
  const isEstimated = isSent && (row.charge === null || (row.isUnsettled && row.charge === 0n));
  const courier = isEstimated ? estimate(row, isExpected ? row.due : row.collected) : { courierCharge: row.charge ?? 0n, codFee: row.fee ?? 0n };
  const returnCharge = (row.back ?? 0n) + accrued;
  const revenue = isExpected ? row.expectedRevenue : row.revenue;
  const goodsCost = isExpected ? row.wholeCost : row.deliveredCost;
  const packaging = isSent ? row.packaging : 0n;
  const costs = goodsCost + goodsLoss + writtenOff + packaging + (courier.courierCharge ?? 0n) + courier.codFee + returnCharge;
  return {
    orderId, revenue, goodsCost, goodsLoss, writtenOff, ...courier, returnCharge, packaging, profit: revenue - costs,
    isExpected, isEstimated, isReturnEstimated: accrued !== 0n, isCostFrozen,
  };
}

/** Estimates what bringing the parcel costs by the courier's terms: zone charge, extra weight, COD percentage. */
function estimate(row: Row, cash: Poisha): Pick<OrderProfit, 'courierCharge' | 'codFee'> {
  const { delivery: courierCharge, codFee } = chargeByTerms(row, { ...row, cash, codPercent: Number(row.codPercent) });
  return { courierCharge, codFee };
}
