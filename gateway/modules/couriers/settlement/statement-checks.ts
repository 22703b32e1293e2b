import { msg } from '../../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../../db/generated/client/client.ts';

export const statementChecks: LedgerCheck[] = [
  {
    name: msg('a posted statement has booked what its lines settle, a void one nothing'),
    drift: Prisma.sql`
      WITH wanted AS (
        SELECT s."businessId", s."id", s."number", CASE WHEN s."status" = 'POSTED' THEN coalesce(sum(l."settledPoisha"), 0) ELSE 0 END AS "settled"
        FROM "CourierStatement" s LEFT JOIN "StatementLine" l ON l."businessId" = s."businessId" AND l."statementId" = s."id"
        GROUP BY s."businessId", s."id", s."number", s."status"
      ), booked AS (
        SELECT e."businessId", e."sourceId" AS "id", sum(l."creditPoisha" - l."debitPoisha") AS "settled"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'courier-receivable'
        WHERE e."sourceType" = 'CourierStatement' GROUP BY 1, 2
      )
      SELECT w."businessId", 'courier statement ' || w."number" AS "subject",
        format('poisha settled by its lines: %s, booked: %s', w."settled", coalesce(b."settled", 0)) AS "detail"
      FROM wanted w LEFT JOIN booked b USING ("businessId", "id") WHERE w."settled" <> coalesce(b."settled", 0)`,
  },
  {
    name: msg('a posted statement has booked what it pays for lost goods, and no claim is paid more than once'),
    drift: Prisma.sql`
      WITH wanted AS (
        SELECT s."businessId", s."id", s."number", CASE WHEN s."status" = 'POSTED' THEN sum(l."claimPoisha") ELSE 0 END AS "paid"
        FROM "CourierStatement" s JOIN "StatementLine" l ON l."businessId" = s."businessId" AND l."statementId" = s."id"
        GROUP BY s."businessId", s."id", s."number", s."status"
      ), booked AS (
        SELECT e."businessId", e."sourceType", e."sourceId" AS "id", l."partyId", sum(l."debitPoisha" - l."creditPoisha") AS "claims"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'courier-claims'
        WHERE e."sourceType" IN ('Order', 'CourierStatement') GROUP BY 1, 2, 3, 4
      ), paid AS (
        SELECT l."businessId", l."orderId", s."courierId", sum(l."claimPoisha") AS "paid" FROM "StatementLine" l
        JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND s."status" = 'POSTED'
        WHERE l."claimPoisha" <> 0 GROUP BY 1, 2, 3
      )
      SELECT w."businessId", 'courier statement ' || w."number" AS "subject",
        format('poisha paid for lost goods by its lines: %s, booked: %s', w."paid", coalesce(-b."claims", 0)) AS "detail"
      FROM wanted w LEFT JOIN booked b ON b."businessId" = w."businessId" AND b."id" = w."id" AND b."sourceType" = 'CourierStatement'
      WHERE w."paid" <> coalesce(-b."claims", 0)
      UNION ALL
      SELECT p."businessId", 'order ' || p."orderId", format('poisha claimed for lost goods: %s, paid: %s', coalesce(b."claims", 0), p."paid")
      FROM paid p LEFT JOIN booked b ON b."businessId" = p."businessId" AND b."id" = p."orderId" AND b."sourceType" = 'Order' AND b."partyId" = p."courierId"
      WHERE p."paid" > coalesce(b."claims", 0)`,
  },
  {
    name: msg('expected return charges of parcels are booked, until a posted statement charges for them'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT e."businessId", e."sourceType", e."sourceId" AS "id", l."partyId" AS "courierId", sum(l."creditPoisha" - l."debitPoisha") AS "value"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'return-charges-due'
        GROUP BY 1, 2, 3, 4
      ), wanted AS (
        SELECT "businessId", 'Order' AS "sourceType", "orderId" AS "id", "courierId", sum("returnDuePoisha") AS "value"
        FROM "Shipment" WHERE "returnDuePoisha" <> 0 GROUP BY 1, 3, 4
        UNION ALL
        SELECT s."businessId", 'CourierStatement', s."id", s."courierId", -sum(l."accruedPoisha")
        FROM "StatementLine" l JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND s."status" = 'POSTED'
        WHERE l."accruedPoisha" <> 0 GROUP BY 1, 3, 4
      )
      SELECT "businessId", coalesce('order ' || o."number", 'courier statement ' || t."number", "sourceType" || ' ' || "id") AS "subject",
        format('poisha of return charges expected: %s, booked: %s', coalesce(w."value", 0), coalesce(b."value", 0)) AS "detail"
      FROM wanted w FULL JOIN booked b USING ("businessId", "sourceType", "id", "courierId")
      LEFT JOIN "Order" o USING ("businessId", "id") LEFT JOIN "CourierStatement" t USING ("businessId", "id")
      WHERE coalesce(w."value", 0) <> coalesce(b."value", 0)`,
  },
  {
    name: msg('what a courier still owes of an order is nothing where it is settled, disputed or written off, and something where it has paid a part'),
    drift: Prisma.sql`
      WITH paid AS (
        SELECT l."businessId", l."orderId", sum(l."settledPoisha") AS "paid" FROM "StatementLine" l
        JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND s."status" = 'POSTED'
        -- A disputed charge changes the order also where the line pays nothing of its cash.
        WHERE l."orderId" IS NOT NULL AND l."before" IS NOT NULL AND (l."settledPoisha" <> 0 OR NOT l."disputesCharge") GROUP BY 1, 2
      ), owed AS (
        SELECT e."businessId", e."sourceId" AS "orderId", sum(l."debitPoisha" - l."creditPoisha") AS "owed"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'courier-receivable'
        WHERE e."sourceType" = 'Order' GROUP BY 1, 2
      ), open AS (
        SELECT o."businessId", o."number", o."settlementStatus", coalesce(w."owed", 0) AS "owed", coalesce(p."paid", 0) AS "paid",
          p."paid" IS NOT NULL AS "isPaid"
        FROM "Order" o LEFT JOIN owed w ON w."businessId" = o."businessId" AND w."orderId" = o."id"
        LEFT JOIN paid p ON p."businessId" = o."businessId" AND p."orderId" = o."id"
        WHERE p."paid" IS NOT NULL OR o."settlementStatus" IN ('DISPUTED', 'WRITTEN_OFF', 'PARTIAL')
      )
      SELECT "businessId", 'order ' || "number" AS "subject",
        format('%s, poisha owed by the courier: %s, paid: %s', "settlementStatus", "owed", "paid") AS "detail"
      FROM open
      WHERE CASE "settlementStatus"
        WHEN 'PARTIAL' THEN "paid" >= "owed"
        WHEN 'SETTLED' THEN "paid" <> "owed"
        WHEN 'DISPUTED' THEN "paid" <> "owed"
        WHEN 'WRITTEN_OFF' THEN "paid" <> "owed"
        ELSE "isPaid" END`,
  },
  {
    name: msg('a decision about differences of a statement covers its lines and has booked them'),
    drift: Prisma.sql`
      WITH covered AS (
        SELECT l."businessId", l."decisionId" AS "id",
          sum(CASE WHEN l."result" = 'COMPENSATED' THEN 0 WHEN l."result" IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE') THEN -l."netPoisha" ELSE -l."adjustPoisha" END) AS "value"
        FROM "StatementLine" l WHERE l."decisionId" IS NOT NULL GROUP BY 1, 2
      ), booked AS (
        SELECT e."businessId", e."causeId" AS "id", sum(l."creditPoisha" - l."debitPoisha") AS "value" FROM "JournalEntry" e
        JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'settlement-disputes'
        WHERE e."kind" = 'difference-decision'
          AND NOT EXISTS (SELECT 1 FROM "JournalEntry" r WHERE r."businessId" = e."businessId" AND r."reversesId" = e."id")
        GROUP BY 1, 2
      ), wanted AS (
        -- Decisions of drafts have booked nothing yet, and that a line stays in dispute books nothing.
        SELECT d."businessId", d."id", s."number", CASE WHEN d."isUndone" THEN 0 ELSE d."amountPoisha" END AS "value"
        FROM "DifferenceDecision" d JOIN "CourierStatement" s ON s."businessId" = d."businessId" AND s."id" = d."statementId" AND s."postedAt" IS NOT NULL
        WHERE d."kind" <> 'DISPUTE'
      )
      SELECT w."businessId", 'courier statement ' || w."number" AS "subject",
        format('poisha decided: %s, by its lines: %s, booked: %s', w."value", coalesce(c."value", 0), coalesce(b."value", 0)) AS "detail"
      FROM wanted w LEFT JOIN covered c USING ("businessId", "id") LEFT JOIN booked b USING ("businessId", "id")
      WHERE w."value" <> coalesce(c."value", 0) OR w."value" <> coalesce(b."value", 0)`,
  },
  {
    name: msg('a charge that is in dispute is none of its statement, and its order is in dispute until a decision has booked it'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT e."businessId", coalesce(e."causeId", e."sourceId") AS "id", e."kind", a."code", sum(l."debitPoisha" - l."creditPoisha") AS "value"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" IN ('cod-fees', 'settlement-disputes')
        WHERE e."kind" IN ('settlement', 'settlement-decision')
          AND NOT EXISTS (SELECT 1 FROM "JournalEntry" r WHERE r."businessId" = e."businessId" AND r."reversesId" = e."id")
        GROUP BY 1, 2, 3, 4
      ), disputed AS (
        SELECT l."businessId", l."chargeDecisionId", l."orderId", sum(l."excessDeliveryPoisha" + l."excessReturnPoisha" + l."excessFeePoisha") AS "value"
        FROM "StatementLine" l JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND s."status" = 'POSTED'
        WHERE l."disputesCharge" GROUP BY 1, 2, 3
      ), fees AS (
        SELECT s."businessId", s."id", s."number",
          sum(l."codFeePoisha" - CASE WHEN l."disputesCharge" THEN l."excessFeePoisha" ELSE 0 END) AS "value"
        FROM "StatementLine" l JOIN "CourierStatement" s ON s."businessId" = l."businessId" AND s."id" = l."statementId" AND s."status" = 'POSTED'
        WHERE l."result" NOT IN ('UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE', 'EXPECTED_MISSING') GROUP BY 1, 2, 3
      )
      SELECT d."businessId", 'order ' || o."number" AS "subject",
        format('%s, poisha of charges in dispute: %s, ended by its decision: %s', o."settlementStatus", d."value", coalesce(-b."value", 0)) AS "detail"
      FROM disputed d JOIN "Order" o ON o."businessId" = d."businessId" AND o."id" = d."orderId"
      LEFT JOIN booked b ON b."businessId" = d."businessId" AND b."id" = d."chargeDecisionId" AND b."kind" = 'settlement-decision' AND b."code" = 'settlement-disputes'
      WHERE CASE WHEN d."chargeDecisionId" IS NULL THEN o."settlementStatus" <> 'DISPUTED' ELSE d."value" <> coalesce(-b."value", 0) END
      UNION ALL
      SELECT f."businessId", 'courier statement ' || f."number", format('poisha of fees by its lines: %s, booked: %s', f."value", coalesce(b."value", 0))
      FROM fees f LEFT JOIN booked b ON b."businessId" = f."businessId" AND b."id" = f."id" AND b."kind" = 'settlement' AND b."code" = 'cod-fees'
      WHERE f."value" <> coalesce(b."value", 0)`,
  },
  {
    name: msg('what couriers hold of the orders, one by one and by day, is what is not settled'),
    drift: Prisma.sql`
      WITH open AS (
        SELECT o."businessId", o."id" AS "orderId", o."number", s."courierId", (coalesce(o."deliveredAt", o."shippedAt") AT TIME ZONE 'Asia/Dhaka')::date AS "day",
          CASE WHEN o."collectedPoisha" > 0 THEN o."collectedPoisha" ELSE o."totalPoisha" - o."advancePoisha" END
            - CASE WHEN o."settlementStatus" = 'UNSETTLED' THEN 0 ELSE coalesce(p."paid", 0) END AS "poisha"
        FROM "Order" o JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
        LEFT JOIN (
          SELECT l."businessId", l."orderId", sum(l."settledPoisha") AS "paid" FROM "StatementLine" l
          JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED' GROUP BY 1, 2
        ) p ON p."businessId" = o."businessId" AND p."orderId" = o."id"
        WHERE o."settlementStatus" IN ('UNSETTLED', 'PARTIAL') AND coalesce(o."deliveredAt", o."shippedAt") IS NOT NULL
      ), days AS (
        SELECT "businessId", "courierId", "day", sum("orders") AS "orders", sum("poisha") AS "poisha" FROM "HeldByDay" GROUP BY 1, 2, 3
      ), counted AS (
        SELECT "businessId", "courierId", "day", count(*) AS "orders", sum("poisha") AS "poisha" FROM open GROUP BY 1, 2, 3
      )
      SELECT coalesce(o."businessId", h."businessId") AS "businessId", 'order ' || coalesce(o."number"::text, h."orderId"::text) AS "subject",
        format('poisha that the courier holds: %s, kept: %s', coalesce(o."poisha", 0), coalesce(h."poisha", 0)) AS "detail"
      FROM open o FULL JOIN "HeldOrder" h ON h."businessId" = o."businessId" AND h."orderId" = o."orderId"
      WHERE (o."courierId", o."day", o."poisha") IS DISTINCT FROM (h."courierId", h."day", h."poisha"::numeric)
      UNION ALL
      SELECT "businessId", 'held by day ' || "day", format('poisha of %s orders: %s, kept: %s of %s', coalesce(c."orders", 0), coalesce(c."poisha", 0),
        coalesce(d."poisha", 0), coalesce(d."orders", 0))
      FROM counted c FULL JOIN days d USING ("businessId", "courierId", "day")
      WHERE coalesce(c."orders", 0) <> coalesce(d."orders", 0) OR coalesce(c."poisha", 0) <> coalesce(d."poisha", 0)`,
  },
];
