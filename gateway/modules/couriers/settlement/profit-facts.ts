import type { ChargeTerms } from '../../../../schema/rules/terms-charge.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { IS_WITHOUT_ORDER } from '../../orders/posted-lines.ts';
import { refusedPart } from './disputed-charges.ts';

/** What the books, the statements and the terms of its courier say of an order. Amounts in poisha. */
export interface ProfitFacts extends ChargeTerms {
  orderId: string;
  district: string;
  thana: string;
  grams: number | null;
  /** The booked revenue, and the revenue when the customer accepts everything. */
  revenue: bigint;
  expectedRevenue: bigint;
  packaging: bigint;
  codPercent: string;
  deliveredCost: bigint;
  wholeCost: bigint;
  goodsLoss: bigint;
  writtenOff: bigint;
  isCostFrozen: boolean;
  /** It has not been delivered, nor come back. */
  isExpected: boolean;
  /** Its charges follow from the terms: no posted statement says them. */
  isEstimated: boolean;
  /** What the courier collects, or collected. */
  cash: bigint;
  /** Sums of posted statements; null without one. */
  charge: bigint | null;
  fee: bigint | null;
  back: bigint | null;
  /** Expected return charges that no posted statement has taken the place of. */
  accrued: bigint;
}

/** Results of statement lines that say what becomes of an order. */
export const ABOUT_ITS_ORDER = Prisma.sql`l."result" IN ('MATCHED', 'SHORT', 'PARTIAL', 'OVER', 'CHARGE_DIFF', 'COMPENSATED')`;

/** Of each line the one statement, by its key: joined, all statements of the business would be read for each order. */
const IS_POSTED = Prisma.sql`(SELECT t."status" FROM "CourierStatement" t WHERE t."businessId" = l."businessId" AND t."id" = l."statementId") = 'POSTED'`;

/** Sums of the entries of an order on these accounts, as debit less credit, with the names of the columns. */
const BALANCES = {
  otherIncome: 'other-income', goodsLoss: 'damaged-goods', expectedReturns: 'return-charges-due', writtenOff: 'other-expense',
} as const satisfies Record<string, AccountCode>;

/** The order `o` has not ended: it is expected to be delivered. */
export const IS_EXPECTED = Prisma.sql`o."status" IN ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED')`;

/** The facts of some orders, for FROM. */
export function profitFacts(businessId: string, orderIds: readonly string[]): Prisma.Sql {
  // Looked up once for all orders.
  const balance = ([name, code]: [string, AccountCode]) => Prisma.sql`coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (
    WHERE l."accountId" = (SELECT a."id" FROM "Account" a WHERE a."businessId" = ${businessId}::uuid AND a."code" = ${code})), 0)::bigint AS ${Prisma.raw(`"${name}"`)}`;
  return Prisma.sql`
    SELECT o."id" AS "orderId", o."district", o."thana", o."totalPoisha" AS "expectedRevenue",
      o."revenuePoisha" - b."otherIncome" + p."beyondClaim" AS "revenue", e."isExpected",
      o."status" <> 'CANCELLED' AND (p."charge" IS NULL OR (o."settlementStatus" = 'UNSETTLED' AND p."charge" = 0)) AS "isEstimated",
      CASE WHEN e."isExpected" THEN o."totalPoisha" - o."advancePoisha" ELSE o."collectedPoisha" END AS "cash",
      CASE WHEN o."status" = 'CANCELLED' THEN 0 ELSE u."packagingCostPoisha" END AS "packaging", u."codFeePercent"::text AS "codPercent",
      g."deliveredCost", g."wholeCost", b."goodsLoss", b."writtenOff" + d."accepted" AS "writtenOff",
      g."isCostFrozen", g."grams", p."charge", p."fee", p."back", (-b."expectedReturns" - p."accrued")::bigint AS "accrued",
      c."insidePoisha", c."suburbPoisha", c."outsidePoisha", c."extraKgPoisha", c."baseKg", c."codBasisPoints"
    FROM unnest(${[...orderIds]}::uuid[]) w("id") JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = w."id"
    JOIN "Business" u ON u."id" = o."businessId"
    CROSS JOIN LATERAL (SELECT ${IS_EXPECTED} AS "isExpected") e
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
      FROM "StatementLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND ${IS_POSTED} AND ${ABOUT_ITS_ORDER}
    ) p CROSS JOIN LATERAL (
      SELECT coalesce(-sum(CASE WHEN ${IS_WITHOUT_ORDER} THEN l."netPoisha" WHEN l."result" = 'COMPENSATED' THEN 0 ELSE l."adjustPoisha" END), 0)::bigint AS "accepted"
      FROM "StatementLine" l JOIN "DifferenceDecision" t ON t."businessId" = l."businessId" AND t."id" = l."decisionId" AND NOT t."isUndone" AND t."kind" = 'WRITE_OFF'
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND ${IS_POSTED}
    ) d CROSS JOIN LATERAL (
      SELECT ${Prisma.join(Object.entries(BALANCES).map(balance), ', ')}
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      WHERE e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
    ) b`;
}
