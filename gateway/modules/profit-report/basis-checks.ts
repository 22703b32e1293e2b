import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { DISPUTED_CHARGES, refusedPart } from '../couriers/settlement/disputed-charges.ts';
import { ABOUT_ITS_ORDER, IS_EXPECTED } from '../couriers/settlement/profit-facts.ts';
import { IS_WITHOUT_ORDER, POSTED_LINES } from '../orders/posted-lines.ts';

/** Sums of the entries of each order by account, debit less credit. */
const BOOKS = Prisma.sql`
  SELECT e."businessId", e."sourceId" AS "orderId", a."code", sum(l."debitPoisha" - l."creditPoisha") AS "value"
  FROM "Account" a JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id"
  JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order'
  WHERE a."code" IN ('other-income', 'damaged-goods', 'return-charges-due', 'other-expense', 'courier-receivable', 'settlement-disputes', 'courier-claims')
  GROUP BY 1, 2, 3`;

/** What the lines of posted statements say of their orders: those that are about them, and what was taken or added beside. */
const SAID = Prisma.sql`
  SELECT l."businessId", l."orderId", min(t."day") AS "day", min(t."postedAt") AS "postedAt", sum(l."accruedPoisha") AS "accrued", sum(l."settledPoisha") AS "settled",
    sum(l."deliveryPoisha" - ${refusedPart('excessDeliveryPoisha')} + CASE WHEN l."result" IN ('SHORT', 'OVER', 'COMPENSATED') THEN 0 ELSE l."settledPoisha" - l."collectedPoisha" END) AS "charge",
    sum(l."codFeePoisha" - ${refusedPart('excessFeePoisha')}) AS "fee", sum(l."returnPoisha" - ${refusedPart('excessReturnPoisha')}) AS "back",
    sum(CASE WHEN l."result" = 'COMPENSATED' THEN l."collectedPoisha" + l."adjustPoisha" - l."claimPoisha" ELSE 0 END) AS "beyondClaim", sum(l."claimPoisha") AS "claimPaid",
    sum(CASE WHEN l."result" IN ('SHORT', 'OVER') THEN l."settledPoisha" - l."collectedPoisha" ELSE 0 END + ${DISPUTED_CHARGES}) AS "disputed"
  FROM ${POSTED_LINES} WHERE ${ABOUT_ITS_ORDER} GROUP BY 1, 2`;
const BESIDE = Prisma.sql`
  SELECT l."businessId", l."orderId",
    sum(CASE WHEN d."kind" = 'WRITE_OFF' THEN CASE WHEN ${IS_WITHOUT_ORDER} THEN l."netPoisha" ELSE l."adjustPoisha" END ELSE 0 END) AS "accepted",
    sum(CASE WHEN NOT ${IS_WITHOUT_ORDER} AND d."kind" IS NULL THEN l."adjustPoisha" ELSE 0 END) AS "undecided"
  FROM ${POSTED_LINES} LEFT JOIN "DifferenceDecision" d ON d."businessId" = l."businessId" AND d."id" = l."decisionId" AND d."kind" IN ('WRITE_OFF', 'RESOLVE') AND NOT d."isUndone"
  WHERE l."orderId" IS NOT NULL AND l."result" <> 'COMPENSATED' GROUP BY 1, 2`;

/** When an order is settled that is on no statement. */
const SETTLED_AT = Prisma.sql`CASE
  WHEN o."settlementStatus" = 'NA' AND coalesce(o."deliveredAt", o."returnedAt") IS NOT NULL THEN coalesce(o."deliveredAt", o."returnedAt")
  WHEN d."at" IS NOT NULL THEN d."at"
  WHEN o."status" = 'LOST' AND o."settlementStatus" = 'NA' AND coalesce(b."claims", 0) = 0 THEN t."at" END`;

const AMOUNTS = ['sales', 'goods', 'charge', 'fee', 'back', 'loss'];
const amounts = (write: (name: string) => string) => Prisma.raw(AMOUNTS.map(write).join(', '));
const zero = (name: string) => Prisma.raw(`coalesce(${name}, 0)`);

/** What is kept of the orders on each basis of the profit report, added up anew from the books, the statements and the orders. */
export const basisChecks: LedgerCheck[] = [{
  name: msg('what each order brings and costs by shipping and by settling follows from books and statements'),
  drift: Prisma.sql`
    WITH books AS (
      SELECT "businessId", "orderId", ${Prisma.raw(Object.entries({
        income: 'other-income', damage: 'damaged-goods', back: 'return-charges-due', off: 'other-expense', open: 'courier-receivable', disputed: 'settlement-disputes',
        claims: 'courier-claims',
      }).map(([name, code]) => `coalesce(sum("value") FILTER (WHERE "code" = '${code}'), 0) AS "${name}"`).join(', '))} FROM (${BOOKS}) sums GROUP BY 1, 2
    ), goods AS (
      SELECT l."businessId", l."orderId", sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")) AS "delivered",
        sum(l."quantity" * coalesce(l."unitCostPoisha", v."avgCostPoisha")) AS "whole"
      FROM "OrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" GROUP BY 1, 2
    ), known AS (
      SELECT o."businessId", o."id" AS "orderId", o."shippedAt", p."day", p."postedAt", ${SETTLED_AT} AS "settledAt", ${IS_EXPECTED} AS "isExpected",
        o."status" = 'LOST' AS "isLost", o."totalPoisha", o."revenuePoisha" - ${zero('b."income"')} + ${zero('p."beyondClaim"')} AS "revenue",
        ${zero('g."delivered"')} AS "delivered", ${zero('g."whole"')} AS "whole", ${zero('p."charge"')} AS "charge", ${zero('p."fee"')} AS "fee", ${zero('p."back"')} AS "back",
        o."status" <> 'CANCELLED' AND (p."charge" IS NULL OR (o."settlementStatus" = 'UNSETTLED' AND p."charge" = 0)) AS "isEstimated",
        -${zero('b."back"')} - ${zero('p."accrued"')} AS "accrued", ${zero('b."damage"')} AS "damage", ${zero('b."off"')} AS "off", ${zero('x."accepted"')} AS "accepted",
        ${zero('b."open"')} - ${zero('p."settled"')} + greatest(${zero('b."disputed"')} + ${zero('p."disputed"')}, 0) AS "missing",
        ${zero('b."claims"')} - ${zero('p."claimPaid"')} - ${zero('x."accepted"')} - ${zero('x."undecided"')} AS "unpaid"
      FROM "Order" o
      LEFT JOIN books b ON b."businessId" = o."businessId" AND b."orderId" = o."id"
      LEFT JOIN (${SAID}) p ON p."businessId" = o."businessId" AND p."orderId" = o."id"
      LEFT JOIN (${BESIDE}) x ON x."businessId" = o."businessId" AND x."orderId" = o."id"
      LEFT JOIN goods g ON g."businessId" = o."businessId" AND g."orderId" = o."id"
      LEFT JOIN (SELECT "businessId", "orderId", min("createdAt") AS "at" FROM "SettlementDecision" WHERE "kind" <> 'DISPUTE' AND NOT "isUndone" GROUP BY 1, 2) d
        ON d."businessId" = o."businessId" AND d."orderId" = o."id"
      LEFT JOIN (SELECT "businessId", "orderId", max("createdAt") AS "at" FROM "OrderTransition" WHERE "to" = 'LOST' GROUP BY 1, 2) t
        ON t."businessId" = o."businessId" AND t."orderId" = o."id"
    ), counted AS (
      SELECT "businessId", "orderId", 'SHIPPED' AS "basis", ("shippedAt" AT TIME ZONE 'Asia/Dhaka')::date AS "day", "shippedAt" AS "at", "isEstimated",
        CASE WHEN "isExpected" THEN "totalPoisha" ELSE "revenue" END AS "sales", CASE WHEN "isExpected" THEN "whole" ELSE "delivered" END AS "goods",
        CASE WHEN "isEstimated" THEN 0 ELSE "charge" END AS "charge", CASE WHEN "isEstimated" THEN 0 ELSE "fee" END AS "fee", "back" + "accrued" AS "back",
        "damage" + "off" - "accepted" AS "loss" FROM known WHERE "shippedAt" IS NOT NULL
      UNION ALL
      SELECT "businessId", "orderId", 'SETTLED', coalesce("day", ("settledAt" AT TIME ZONE 'Asia/Dhaka')::date), coalesce("postedAt", "settledAt"), false,
        "revenue" - "missing" - CASE WHEN "isLost" THEN 0 ELSE "off" END, "delivered", "charge", "fee", "back",
        "damage" + "unpaid" + CASE WHEN "isLost" THEN "off" ELSE 0 END FROM known WHERE "day" IS NOT NULL OR "settledAt" IS NOT NULL
    ), kept AS (
      SELECT "businessId", "orderId", "basis"::text AS "basis", "day", "at", "isEstimated", ${amounts((name) => `"${name}Poisha" AS "${name}"`)} FROM "OrderOnBasis"
    )
    SELECT o."businessId", format('order %s, %s', o."number", lower("basis")) AS "subject",
      'kept are ' || concat_ws(', ', k."day", ${amounts((name) => `k."${name}" || ' ${name}'`)}) || '; the records say '
        || concat_ws(', ', c."day", ${amounts((name) => `c."${name}"`)}) AS "detail"
    FROM counted c FULL JOIN kept k USING ("businessId", "orderId", "basis") JOIN "Order" o ON o."businessId" = coalesce(c."businessId", k."businessId") AND o."id" = coalesce(c."orderId", k."orderId")
    WHERE (k."day", k."at", k."isEstimated", ${amounts((name) => `k."${name}"::numeric`)})
      IS DISTINCT FROM (c."day", c."at", c."isEstimated", ${amounts((name) => `c."${name}"::numeric`)})`,
}];
