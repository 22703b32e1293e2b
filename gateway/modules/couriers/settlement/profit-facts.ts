import type { ChargeTerms } from '../../../../schema/rules/terms-charge.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { AccountCode } from '../../accounting/chart-of-accounts.ts';
import { IS_WITHOUT_ORDER } from '../../orders/posted-lines.ts';
import { DISPUTED_CHARGES, refusedPart } from './disputed-charges.ts';

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
  receivable: 'courier-receivable', disputed: 'settlement-disputes', claims: 'courier-claims',
} as const satisfies Record<string, AccountCode>;

/**
 * The facts of some orders, for FROM. `chosen` selects their "orderId" and the "day" on which each of them counts. What they
 * have beside `ProfitFacts` tells what of the money has come: "open" with the courier, in "disputed", for lost goods
 * ("claimed"), and what statements added or took for the order beside its charges ("beside").
 */
export function profitFacts(businessId: string, chosen: Prisma.Sql): Prisma.Sql {
  // Looked up once for all orders.
  const balance = ([name, code]: [string, AccountCode]) => Prisma.sql`coalesce(sum(l."debitPoisha" - l."creditPoisha") FILTER (
    WHERE l."accountId" = (SELECT a."id" FROM "Account" a WHERE a."businessId" = ${businessId}::uuid AND a."code" = ${code})), 0)::bigint AS ${Prisma.raw(`"${name}"`)}`;
  return Prisma.sql`
    SELECT w."orderId", w."day", o."status", o."district", o."thana", o."totalPoisha" AS "expectedRevenue",
      o."revenuePoisha" - b."otherIncome" + p."beyondClaim" AS "revenue", e."isExpected",
      o."status" <> 'CANCELLED' AND (p."charge" IS NULL OR (o."settlementStatus" = 'UNSETTLED' AND p."charge" = 0)) AS "isEstimated",
      CASE WHEN e."isExpected" THEN o."totalPoisha" - o."advancePoisha" ELSE o."collectedPoisha" END AS "cash",
      CASE WHEN o."status" = 'CANCELLED' THEN 0 ELSE u."packagingCostPoisha" END AS "packaging", u."codFeePercent"::text AS "codPercent",
      g."deliveredCost", g."wholeCost", b."goodsLoss", b."writtenOff" AS "ownWrittenOff", b."writtenOff" + d."accepted" AS "writtenOff",
      g."isCostFrozen", g."grams", p."charge", p."fee", p."back", (-b."expectedReturns" - p."accrued")::bigint AS "accrued",
      b."receivable" - p."settled" AS "open", b."disputed" + p."disputed" AS "disputed", b."claims" - p."claimsPaid" AS "claimed", d."beside",
      c."insidePoisha", c."suburbPoisha", c."outsidePoisha", c."extraKgPoisha", c."baseKg", c."codBasisPoints"
    FROM (${chosen}) w JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = w."orderId"
    JOIN "Business" u ON u."id" = o."businessId"
    CROSS JOIN LATERAL (SELECT o."status" IN ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED') AS "isExpected") e
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
        coalesce(sum(l."accruedPoisha"), 0) AS "accrued", coalesce(sum(l."settledPoisha"), 0)::bigint AS "settled",
        (coalesce(sum(l."settledPoisha" - l."collectedPoisha") FILTER (WHERE l."result" IN ('SHORT', 'OVER')), 0) + coalesce(sum(${DISPUTED_CHARGES}), 0))::bigint AS "disputed",
        coalesce(sum(l."claimPoisha"), 0)::bigint AS "claimsPaid"
      FROM "StatementLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND ${IS_POSTED} AND ${ABOUT_ITS_ORDER}
    ) p CROSS JOIN LATERAL (
      SELECT coalesce(-sum(x."amount") FILTER (WHERE t."kind" = 'WRITE_OFF'), 0)::bigint AS "accepted",
        -- Money for nothing that is known of the order is none of it before that is decided; what was taken beside is gone.
        coalesce(sum(x."amount") FILTER (WHERE t."kind" = 'WRITE_OFF' OR (x."isOfOrder" AND t."kind" IS DISTINCT FROM 'RESOLVE')), 0)::bigint AS "beside"
      FROM "StatementLine" l LEFT JOIN "DifferenceDecision" t ON t."businessId" = l."businessId" AND t."id" = l."decisionId" AND NOT t."isUndone"
      CROSS JOIN LATERAL (SELECT CASE WHEN ${IS_WITHOUT_ORDER} THEN l."netPoisha" WHEN l."result" = 'COMPENSATED' THEN 0 ELSE l."adjustPoisha" END AS "amount",
        NOT ${IS_WITHOUT_ORDER} AS "isOfOrder") x
      WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND ${IS_POSTED}
    ) d CROSS JOIN LATERAL (
      SELECT ${Prisma.join(Object.entries(BALANCES).map(balance), ', ')}
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      WHERE e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
    ) b`;
}
