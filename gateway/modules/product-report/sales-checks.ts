import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

const lines: LedgerCheck = {
  name: msg('what became of each order line that left is what its order says'),
  drift: Prisma.sql`
    WITH orders AS (
      SELECT o.*, (o."shippedAt" AT TIME ZONE 'Asia/Dhaka')::date AS "shippedDay",
        (coalesce(o."deliveredAt", o."returnedAt", t."lostAt") AT TIME ZONE 'Asia/Dhaka')::date AS "finishedDay"
      FROM "Order" o LEFT JOIN (
        SELECT "businessId", "orderId", max("createdAt") AS "lostAt" FROM "OrderTransition" WHERE "to" = 'LOST' GROUP BY 1, 2
      ) t ON t."businessId" = o."businessId" AND t."orderId" = o."id" AND o."status" = 'LOST'
      WHERE o."shippedAt" IS NOT NULL AND o."status" NOT IN ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'CANCELLED')
    ), counted AS (
      SELECT l."businessId", l."id", o."number", l."position", l."variantId", o."shippedDay", o."finishedDay", l."quantity",
        l."deliveredQuantity" AS "delivered", l."lostQuantity" AS "lost",
        CASE o."status" WHEN 'SHIPPED' THEN 0 ELSE l."quantity" - l."deliveredQuantity" - l."lostQuantity" END AS "back",
        l."deliveredQuantity" * coalesce(l."unitCostPoisha", 0) AS "cost", l."damagedQuantity" * coalesce(l."unitCostPoisha", 0) AS "damage"
      FROM orders o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    ), earned AS (
      SELECT l."businessId", l."orderId", sum(s."revenuePoisha") AS "revenue"
      FROM "SoldLine" s JOIN "OrderLine" l ON l."businessId" = s."businessId" AND l."id" = s."id" GROUP BY 1, 2
    )
    SELECT coalesce(c."businessId", s."businessId") AS "businessId", coalesce(format('order %s, line %s', c."number", c."position" + 1), 'line ' || s."id") AS "subject",
      format('kept are %s pieces, %s delivered, %s back, %s lost at %s and %s poisha, of %s and %s; the order says %s, %s, %s, %s at %s and %s, of %s and %s',
        s."units", s."delivered", s."back", s."lost", s."costPoisha", s."damagePoisha", s."shippedDay", s."finishedDay",
        c."quantity", c."delivered", c."back", c."lost", c."cost", c."damage", c."shippedDay", c."finishedDay") AS "detail"
    FROM counted c FULL JOIN "SoldLine" s ON s."businessId" = c."businessId" AND s."id" = c."id"
    WHERE (s."variantId", s."units", s."delivered", s."back", s."lost", s."costPoisha", s."damagePoisha", s."shippedDay", s."finishedDay")
      IS DISTINCT FROM (c."variantId", c."quantity", c."delivered", c."back", c."lost", c."cost", c."damage", c."shippedDay", c."finishedDay")
    UNION ALL
    SELECT o."businessId", format('order %s', o."number"),
      format('its lines have earned %s poisha; it has earned %s, of which %s are for delivery and %s are to be paid back',
        coalesce(e."revenue", 0), o."revenuePoisha", o."deliveryFeePoisha", o."refundOnReturnPoisha")
    FROM orders o LEFT JOIN earned e ON e."businessId" = o."businessId" AND e."orderId" = o."id"
    WHERE coalesce(e."revenue", 0) <> greatest(o."revenuePoisha" - o."refundOnReturnPoisha" - o."deliveryFeePoisha", 0)`,
};

const SUMS = ['units', 'delivered', 'back', 'lost', 'revenuePoisha', 'costPoisha', 'damagePoisha'];
const columns = (write: (name: string) => string) => Prisma.raw(SUMS.map(write).join(', '));

const days: LedgerCheck = {
  name: msg('sales of variants by day and month equal the order lines that left'),
  drift: Prisma.sql`
    WITH sold AS (
      SELECT "businessId", 'SHIPPED' AS "basis", "shippedDay" AS "day", "variantId", ${columns((name) => `"${name}"`)} FROM "SoldLine"
      UNION ALL
      SELECT "businessId", 'FINISHED', "finishedDay", "variantId", ${columns((name) => `"${name}"`)} FROM "SoldLine" WHERE "finishedDay" IS NOT NULL
    ), counted AS (
      SELECT "businessId", "basis", p."span", CASE p."span" WHEN 'DAY' THEN "day" ELSE date_trunc('month', "day")::date END AS "start", "variantId",
        ${columns((name) => `sum("${name}") AS "${name}"`)}
      FROM sold CROSS JOIN unnest(ARRAY['DAY', 'MONTH']) AS p("span") GROUP BY 1, 2, 3, 4, 5
    ), kept AS (
      SELECT "businessId", "basis"::text AS "basis", p."span", CASE p."span" WHEN 'DAY' THEN "start" ELSE date_trunc('month', "start")::date END AS "start",
        "variantId", ${columns((name) => `sum("${name}") AS "${name}"`)}
      FROM "VariantSales" v CROSS JOIN unnest(ARRAY['DAY', 'MONTH']) AS p("span") WHERE v."span"::text IN ('CHANGE', p."span") GROUP BY 1, 2, 3, 4, 5
    )
    SELECT "businessId", format('variant %s, %s %s, %s', "variantId", lower("span"), "start", lower("basis")) AS "subject",
      'kept are ' || concat_ws(', ', ${columns((name) => `coalesce(k."${name}", 0) || ' ${name}'`)}) || '; the lines say '
        || concat_ws(', ', ${columns((name) => `coalesce(c."${name}", 0)`)}) AS "detail"
    FROM counted c FULL JOIN kept k USING ("businessId", "basis", "span", "start", "variantId")
    WHERE (${columns((name) => `coalesce(k."${name}", 0)`)}) <> (${columns((name) => `coalesce(c."${name}", 0)`)})`,
};

const ordered: LedgerCheck = {
  name: msg('ordered pieces of variants by day, month and status equal the order lines'),
  drift: Prisma.sql`
    WITH counted AS (
      SELECT o."businessId", p."span", CASE p."span" WHEN 'DAY' THEN d."day" ELSE date_trunc('month', d."day")::date END AS "start", l."variantId",
        o."status", sum(l."quantity") AS "units"
      FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      CROSS JOIN LATERAL (SELECT (o."createdAt" AT TIME ZONE 'Asia/Dhaka')::date AS "day") d
      CROSS JOIN unnest(ARRAY['DAY', 'MONTH']) AS p("span") GROUP BY 1, 2, 3, 4, 5
    ), kept AS (
      SELECT "businessId", p."span", CASE p."span" WHEN 'DAY' THEN "start" ELSE date_trunc('month', "start")::date END AS "start", "variantId",
        "status", sum("units") AS "units"
      FROM "OrderedUnits" u CROSS JOIN unnest(ARRAY['DAY', 'MONTH']) AS p("span") WHERE u."span"::text IN ('CHANGE', p."span") GROUP BY 1, 2, 3, 4, 5
    )
    SELECT "businessId", format('variant %s, %s %s, %s', "variantId", lower("span"), "start", "status") AS "subject",
      format('kept are %s pieces; the lines say %s', coalesce(k."units", 0), coalesce(c."units", 0)) AS "detail"
    FROM counted c FULL JOIN kept k USING ("businessId", "span", "start", "variantId", "status")
    WHERE coalesce(k."units", 0) <> coalesce(c."units", 0)`,
};

/** What is kept of sales by variant, compared with the orders. */
export const salesChecks: LedgerCheck[] = [lines, days, ordered];
