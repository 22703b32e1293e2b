import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { BUCKETS, type Bucket, type Deltas } from '../inventory/stock-ledger.ts';
import { TRANSITIONS } from './order-state.ts';

type Net = Record<Bucket, number>;

const NOTHING = Object.fromEntries(BUCKETS.map((bucket) => [bucket, 0])) as Net;

/**
 * What one unit of an order has done to the stock in all, by the status that the order is in, read off the
 * steps. A status that is reached in ways that differ is left out: it alone does not say.
 */
export function netByStatus(): Map<OrderStatus, Net> {
  const nets = new Map<OrderStatus, Net>([['PENDING', NOTHING]]);
  const unclear = new Set<OrderStatus>();
  for (const [from, net] of nets) {
    for (const { to, perUnit } of TRANSITIONS[from] ?? []) {
      const after = oneStep(net, perUnit);
      const known = nets.get(to);
      if (!known) nets.set(to, after);
      else if (BUCKETS.some((bucket) => known[bucket] !== after[bucket])) unclear.add(to);
    }
  }
  for (const status of unclear) nets.delete(status);
  return nets;
}

const oneStep = (net: Net, step: Deltas) =>
  Object.fromEntries(BUCKETS.map((bucket) => [bucket, net[bucket] + (step[bucket] ?? 0)])) as Net;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

const expectedStock = () => {
  const rows = [...netByStatus()].map(([status, net]) => `('${status}', ${BUCKETS.map((b) => net[b]).join(', ')})`);
  return Prisma.raw(`(VALUES ${rows.join(', ')}) AS e ("status", ${quoted(BUCKETS)})`);
};

const each = (write: (bucket: Bucket) => string, separator: string) => Prisma.raw(BUCKETS.map(write).join(separator));

/** For one unit; an order that waits for confirmation may have reserved already. */
const expectedOf = (bucket: Bucket) =>
  bucket === 'reserved'
    ? `(e."reserved" + CASE WHEN w."early" AND w."status" = 'PENDING' THEN 1 ELSE 0 END)`
    : `e."${bucket}"`;

const stock: LedgerCheck = {
  name: 'every order has moved the stock that its status says',
  drift: Prisma.sql`
    WITH wanted AS (
      SELECT o."businessId", o."id", o."number", o."status"::text AS "status", o."reservedAtOrder" AS "early",
        l."variantId", sum(l."quantity") AS "units"
      FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
      GROUP BY 1, 2, l."variantId"
    ), moved AS (
      SELECT "businessId", "sourceId", "variantId", ${each((bucket) => `sum("${bucket}") AS "${bucket}"`, ', ')}
      FROM "StockMovement" WHERE "sourceType" = 'Order' GROUP BY 1, 2, 3
    )
    SELECT w."businessId", 'order ' || w."number" AS "subject",
      w."status" || ', variant ' || w."variantId" || ': ' || concat_ws(', ', ${each((bucket) =>
        `CASE WHEN coalesce(m."${bucket}", 0) <> ${expectedOf(bucket)} * w."units" THEN
          format('${bucket} moved by %s, should be %s', coalesce(m."${bucket}", 0), ${expectedOf(bucket)} * w."units") END`, ', ')})
        AS "detail"
    FROM wanted w JOIN ${expectedStock()} ON e."status" = w."status"
    LEFT JOIN moved m ON m."businessId" = w."businessId" AND m."sourceId" = w."id" AND m."variantId" = w."variantId"
    WHERE ${each((bucket) => `coalesce(m."${bucket}", 0) <> ${expectedOf(bucket)} * w."units"`, ' OR ')}`,
};

const money: LedgerCheck = {
  name: 'every order has booked the transit, revenue and cost that its status says',
  drift: Prisma.sql`
    WITH wanted AS (
      SELECT o."businessId", o."id", o."number", o."status"::text AS "status",
        CASE WHEN o."status" = 'SHIPPED' THEN c."cost" ELSE 0 END AS "transit",
        CASE WHEN o."status" = 'DELIVERED' THEN c."cost" ELSE 0 END AS "cost",
        CASE WHEN o."status" = 'DELIVERED' THEN o."totalPoisha" ELSE 0 END AS "revenue"
      FROM "Order" o JOIN (
        SELECT "businessId", "orderId", sum("quantity" * coalesce("unitCostPoisha", 0)) AS "cost"
        FROM "OrderLine" GROUP BY 1, 2
      ) c ON c."businessId" = o."businessId" AND c."orderId" = o."id"
      WHERE o."status" IN ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED')
    ), booked AS (
      SELECT e."businessId", e."sourceId",
        coalesce(sum("debitPoisha" - "creditPoisha") FILTER (WHERE a."code" = 'goods-in-transit'), 0) AS "transit",
        coalesce(sum("debitPoisha" - "creditPoisha") FILTER (WHERE a."code" = 'cost-of-goods'), 0) AS "cost",
        coalesce(sum("creditPoisha" - "debitPoisha") FILTER (WHERE a."code" IN ('sales', 'delivery-income')), 0) AS "revenue",
        count(DISTINCT e."id") FILTER (WHERE a."code" IN ('sales', 'delivery-income')) AS "revenueEntries"
      FROM "JournalEntry" e
      JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
      WHERE e."sourceType" = 'Order' GROUP BY 1, 2
    )
    SELECT w."businessId", 'order ' || w."number" AS "subject",
      format('%s, poisha booked: transit %s of %s, cost %s of %s, revenue %s of %s in %s entries', w."status",
        coalesce(b."transit", 0), w."transit", coalesce(b."cost", 0), w."cost",
        coalesce(b."revenue", 0), w."revenue", coalesce(b."revenueEntries", 0)) AS "detail"
    FROM wanted w LEFT JOIN booked b ON b."businessId" = w."businessId" AND b."sourceId" = w."id"
    WHERE coalesce(b."transit", 0) <> w."transit" OR coalesce(b."cost", 0) <> w."cost"
      OR coalesce(b."revenue", 0) <> w."revenue"
      OR coalesce(b."revenueEntries", 0) <> CASE WHEN w."revenue" > 0 THEN 1 ELSE 0 END`,
};

/** Statuses in which an advance is neither used up nor given back. */
const OPEN = Prisma.raw(`('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED')`);

const advances: LedgerCheck = {
  name: 'customer advances and refunds due are those of the orders, one by one',
  drift: Prisma.sql`
    WITH wanted AS (
      SELECT "businessId", "id", "number", CASE WHEN "status" IN ${OPEN} THEN "advancePoisha" ELSE 0 END AS "advance",
        "refundDuePoisha" AS "refund" FROM "Order"
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
  name: 'order totals equal their lines',
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

const numbers: LedgerCheck = {
  name: 'order numbers run from 1 without gap or repeat',
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

export const orderChecks: LedgerCheck[] = [stock, money, advances, totals, numbers];
