import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { ORDER_BUCKETS } from '../inventory/stock-movement.ts';

type Bucket = (typeof ORDER_BUCKETS)[number];

const each = (write: (bucket: Bucket) => string, separator: string) => Prisma.raw(ORDER_BUCKETS.map(write).join(separator));

/**
 * Expected sum of a line's stock movements per bucket. Units in no bucket are with the customer or lost; reserved and
 * travelling ones are in the line's allocations.
 */
const EXPECTED: Record<Bucket, string> = {
  reserved: 'w."reserved"',
  withCourier: 'w."withCourier"',
  returning: 'w."returning"',
  damaged: 'w."damaged"',
  onHand: '-(w."withCourier" + w."returning" + w."damaged" + w."delivered" + w."lost")',
};

/** Whether the places of a line's units agree with the status of its order. */
const UNITS_MATCH_STATUS = Prisma.raw(`CASE w."status"
  WHEN 'CONFIRMED' THEN w."reserved" = w."units" AND w."onTheWay" = 0 AND w."delivered" = 0
  WHEN 'PACKED' THEN w."reserved" = w."units" AND w."onTheWay" = 0 AND w."delivered" = 0
  WHEN 'PENDING' THEN w."reserved" = CASE WHEN w."early" THEN w."units" ELSE 0 END AND w."onTheWay" = 0 AND w."delivered" = 0
  WHEN 'PREORDER' THEN w."reserved" = 0 AND w."onTheWay" = 0 AND w."delivered" = 0
  WHEN 'HOLD' THEN w."reserved" IN (0, w."units") AND w."onTheWay" = 0 AND w."delivered" = 0
  WHEN 'SHIPPED' THEN w."reserved" = 0 AND w."withCourier" = w."units"
  WHEN 'DELIVERED' THEN w."reserved" = 0 AND w."onTheWay" = 0 AND w."delivered" = w."units"
  WHEN 'PARTIAL' THEN w."reserved" = 0 AND w."withCourier" = 0
  WHEN 'RETURN_PENDING' THEN w."reserved" = 0 AND w."withCourier" = 0
  WHEN 'EXCHANGED' THEN w."reserved" = 0 AND w."withCourier" = 0
  ELSE w."reserved" = 0 AND w."onTheWay" = 0 AND w."delivered" = 0 END`);

const stock: LedgerCheck = {
  name: msg('every order has moved the stock that its status says'),
  drift: Prisma.sql`
    WITH held AS (
      SELECT "businessId", "orderLineId", sum("reserved") AS "reserved", sum("withCourier") AS "withCourier", sum("returning") AS "returning"
      FROM "StockAllocation" GROUP BY 1, 2
    ), wanted AS (
      SELECT o."businessId", o."id", l."id" AS "lineId", o."number", o."status"::text AS "status", o."reservedAtOrder" AS "early",
        l."variantId", l."quantity" AS "units", l."deliveredQuantity" AS "delivered", l."damagedQuantity" AS "damaged",
        l."lostQuantity" AS "lost", coalesce(h."reserved", 0) AS "reserved", coalesce(h."withCourier", 0) AS "withCourier",
        coalesce(h."returning", 0) AS "returning", coalesce(h."withCourier" + h."returning", 0) AS "onTheWay"
      FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      LEFT JOIN held h ON h."businessId" = l."businessId" AND h."orderLineId" = l."id"
    ), moved AS (
      SELECT "businessId", "lineId", ${each((bucket) => `sum("${bucket}") AS "${bucket}"`, ', ')}
      FROM "StockMovement" WHERE "sourceType" = 'Order' GROUP BY 1, 2
    )
    SELECT w."businessId", 'order ' || w."number" AS "subject",
      w."status" || ', variant ' || w."variantId" || ': ' || concat_ws(', ', ${each((bucket) =>
        `CASE WHEN coalesce(m."${bucket}", 0) <> ${EXPECTED[bucket]} THEN
          format('${bucket} moved by %s, should be %s', coalesce(m."${bucket}", 0), ${EXPECTED[bucket]}) END`, ', ')},
        CASE WHEN NOT (${UNITS_MATCH_STATUS}) THEN format('of %s units %s reserved, %s on their way, %s delivered', w."units", w."reserved",
          w."onTheWay", w."delivered") END) AS "detail"
    FROM wanted w LEFT JOIN moved m ON m."businessId" = w."businessId" AND m."lineId" = w."lineId"
    WHERE NOT (${UNITS_MATCH_STATUS}) OR ${each((bucket) => `coalesce(m."${bucket}", 0) <> ${EXPECTED[bucket]}`, ' OR ')}`,
};

const money: LedgerCheck = {
  name: msg('every order has booked the transit, revenue and cost that its status says'),
  drift: Prisma.sql`
    WITH costs AS (
      SELECT l."businessId", l."orderId", sum(l."deliveredQuantity" * coalesce(l."unitCostPoisha", 0)) AS "cost",
        sum(coalesce(a."units", 0) * coalesce(l."unitCostPoisha", 0)) AS "transit"
      FROM "OrderLine" l LEFT JOIN (
        SELECT "businessId", "orderLineId", sum("withCourier" + "returning") AS "units" FROM "StockAllocation" GROUP BY 1, 2
      ) a ON a."businessId" = l."businessId" AND a."orderLineId" = l."id"
      GROUP BY 1, 2
    ), wanted AS (
      SELECT o."businessId", o."id", o."number", o."status"::text AS "status", c."transit", c."cost", o."revenuePoisha" AS "revenue",
        CASE WHEN o."status" = 'DELIVERED' THEN o."totalPoisha" WHEN o."status" IN ('PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST')
          THEN o."revenuePoisha" ELSE 0 END AS "due"
      FROM "Order" o JOIN costs c ON c."businessId" = o."businessId" AND c."orderId" = o."id"
    ), booked AS (
      SELECT e."businessId", e."sourceId",
        coalesce(sum("debitPoisha" - "creditPoisha") FILTER (WHERE a."code" = 'goods-in-transit'), 0) AS "transit",
        coalesce(sum("debitPoisha" - "creditPoisha") FILTER (WHERE a."code" = 'cost-of-goods'), 0) AS "cost",
        coalesce(sum("creditPoisha" - "debitPoisha") FILTER (WHERE a."code" IN ('sales', 'delivery-income')), 0) AS "revenue"
      FROM "JournalEntry" e
      JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE e."sourceType" = 'Order' GROUP BY 1, 2
    )
    SELECT w."businessId", 'order ' || w."number" AS "subject",
      format('%s, poisha booked: transit %s of %s, cost %s of %s, revenue %s of %s, by its status %s', w."status",
        coalesce(b."transit", 0), w."transit", coalesce(b."cost", 0), w."cost",
        coalesce(b."revenue", 0), w."revenue", w."due") AS "detail"
    FROM wanted w LEFT JOIN booked b ON b."businessId" = w."businessId" AND b."sourceId" = w."id"
    WHERE coalesce(b."transit", 0) <> w."transit" OR coalesce(b."cost", 0) <> w."cost"
      OR coalesce(b."revenue", 0) <> w."revenue" OR w."revenue" <> w."due"`,
};

/** Statuses in which an advance is still held for the customer, as long as nothing was sold. */
const OPEN = Prisma.raw(`('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED', 'RETURN_PENDING')`);

const advances: LedgerCheck = {
  name: msg('customer advances and refunds due are those of the orders, one by one'),
  drift: Prisma.sql`
    WITH wanted AS (
      SELECT o."businessId", o."id", o."number", CASE WHEN o."status" IN ${OPEN} AND o."revenuePoisha" = 0 THEN o."advancePoisha" ELSE 0 END AS "advance",
        -- What an exchange owes for the goods given back is used by the order that replaces them.
        o."refundDuePoisha" - o."exchangeCreditPoisha" + coalesce(n."exchangeCreditPoisha", 0) AS "refund"
      FROM "Order" o LEFT JOIN "Order" n ON n."businessId" = o."businessId" AND n."replacesId" = o."id"
    ), booked AS (
      SELECT e."businessId", e."sourceId" AS "id",
        coalesce(sum(l."creditPoisha" - l."debitPoisha") FILTER (WHERE a."code" = 'customer-advance'), 0) AS "advance",
        coalesce(sum(l."creditPoisha" - l."debitPoisha") FILTER (WHERE a."code" = 'refunds-due'), 0) AS "refund"
      FROM "JournalEntry" e
      JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE a."code" IN ('customer-advance', 'refunds-due') GROUP BY 1, 2
    )
    SELECT "businessId", coalesce('order ' || w."number", 'source ' || "id") AS "subject",
      format('poisha booked: advance %s of %s, refund due %s of %s', coalesce(b."advance", 0), coalesce(w."advance", 0),
        coalesce(b."refund", 0), coalesce(w."refund", 0)) AS "detail"
    FROM wanted w FULL JOIN booked b USING ("businessId", "id")
    WHERE (coalesce(b."advance", 0), coalesce(b."refund", 0)) <> (coalesce(w."advance", 0), coalesce(w."refund", 0))`,
};

const totals: LedgerCheck = {
  name: msg('order totals equal their lines'),
  drift: Prisma.sql`
    SELECT o."businessId", 'order ' || o."number" AS "subject",
      format('%s units and %s poisha, its lines say %s and %s; total %s',
        o."itemCount", o."itemsPoisha", coalesce(l."units", 0), coalesce(l."poisha", 0), o."totalPoisha") AS "detail"
    FROM "Order" o LEFT JOIN (
      SELECT "businessId", "orderId", sum("quantity") AS "units", sum("totalPoisha") AS "poisha"
      FROM "OrderLine" GROUP BY 1, 2
    ) l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    WHERE o."itemCount" <> coalesce(l."units", 0) OR o."itemsPoisha" <> coalesce(l."poisha", 0)
      OR o."totalPoisha" <> o."itemsPoisha" - o."discountPoisha" + o."deliveryFeePoisha"`,
};

const dues: LedgerCheck = {
  name: msg('nothing is left to collect for a delivered order'),
  drift: Prisma.sql`
    SELECT "businessId", 'order ' || "number" AS "subject",
      format('total %s poisha, advance %s and collected %s', "totalPoisha", "advancePoisha", "collectedPoisha") AS "detail"
    FROM "Order" WHERE "status" = 'DELIVERED' AND "advancePoisha" + "collectedPoisha" <> "totalPoisha"`,
};

const numbers: LedgerCheck = {
  name: msg('order numbers run from 1 without gap or repeat'),
  drift: Prisma.sql`
    SELECT "businessId", 'order numbers' AS "subject",
      format('%s orders, %s numbers from %s to %s, the counter stands at %s', coalesce(o."orders", 0),
        coalesce(o."numbers", 0), o."least", o."most", coalesce(c."value"::text, 'nothing')) AS "detail"
    FROM (
      SELECT "businessId", count(*) AS "orders", count(DISTINCT "number") AS "numbers",
        min("number") AS "least", max("number") AS "most"
      FROM "Order" GROUP BY 1
    ) o FULL JOIN (SELECT * FROM "Counter" WHERE "name" = 'order') c USING ("businessId")
    WHERE o."orders" IS DISTINCT FROM o."numbers" OR o."least" IS DISTINCT FROM 1
      OR o."most" IS DISTINCT FROM o."orders" OR c."value" IS DISTINCT FROM o."most"`,
};

export const orderChecks: LedgerCheck[] = [stock, money, advances, dues, totals, numbers];
