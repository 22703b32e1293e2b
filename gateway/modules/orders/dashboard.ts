import { addDays } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { stockAlertCountSql } from '../notifications/stock-alerts.ts';
import { LATE_PARCEL_DAYS } from '../../../schema/rules/late-parcel.ts';

/** Counts of the work queue, as of now. */
export interface WorkQueue {
  webOrdersToCall: number;
  toConfirm: number;
  toPack: number;
  toShip: number;
  onHold: number;
  /** On hold until today or an earlier day. */
  holdDue: number;
  delayed: number;
  returning: number;
  unsettledOrders: number;
  unsettledPoisha: bigint;
  lowStock: number;
  /** Balance of cash, bank and wallet accounts. */
  cashPoisha: bigint;
}

/**
 * Reads the work queue in one statement: from kept counts and balances, and from partial indexes for the counts that
 * nothing keeps.
 */
export async function workQueue(businessId: string): Promise<WorkQueue> {
  const rows = await db.$queryRaw<WorkQueue[]>`
    WITH kept AS (SELECT "kind", "status", "count" FROM "StatusCount" WHERE "businessId" = ${businessId}::uuid)
    SELECT
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'web-order' AND "status" = 'PROCESSING'), 0) AS "webOrdersToCall",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'PENDING'), 0) AS "toConfirm",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'CONFIRMED'), 0) AS "toPack",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'PACKED'), 0) AS "toShip",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'HOLD'), 0) AS "onHold",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "status" = 'HOLD'
        AND "holdUntil" <= (now() AT TIME ZONE 'Asia/Dhaka')::date) AS "holdDue",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "status" = 'SHIPPED'
        AND "shippedAt" <= now() - make_interval(days => ${LATE_PARCEL_DAYS}::int)) AS "delayed",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "returningUnits" > 0) AS "returning",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid
        AND "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED')) AS "unsettledOrders",
      coalesce((SELECT sum(b."debitPoisha" - b."creditPoisha")::bigint FROM "AccountBalance" b
        JOIN "Account" a ON a."businessId" = b."businessId" AND a."id" = b."accountId"
        WHERE b."businessId" = ${businessId}::uuid AND a."code" = 'courier-receivable'), 0) AS "unsettledPoisha",
      ${stockAlertCountSql(businessId)} AS "lowStock",
      coalesce((SELECT sum(b."debitPoisha" - b."creditPoisha")::bigint FROM "AccountBalance" b
        JOIN "Account" a ON a."businessId" = b."businessId" AND a."id" = b."accountId"
        WHERE b."businessId" = ${businessId}::uuid AND a."kind" = 'MONEY'), 0) AS "cashPoisha"`;
  return rows[0]!;
}

export interface DayFigures {
  /** 'YYYY-MM-DD', in Dhaka. */
  day: string;
  orders: number;
  delivered: number;
  returned: number;
  revenuePoisha: bigint;
  profitPoisha: bigint;
  adSpendPoisha: bigint;
}

export interface TopProduct {
  productId: string;
  name: string;
  units: number;
  returnedUnits: number;
  revenuePoisha: bigint;
}

export interface CourierSplit {
  name: string;
  delivered: number;
  returned: number;
  averageDays: number | null;
}

export interface Figures {
  days: DayFigures[];
  products: TopProduct[];
  couriers: CourierSplit[];
}

const TOP = 8;

interface FigureRow {
  days: (Omit<DayFigures, 'revenuePoisha' | 'profitPoisha' | 'adSpendPoisha'> & { revenue: string; profit: string; adSpend: string })[] | null;
  products: (Omit<TopProduct, 'revenuePoisha'> & { revenue: string })[] | null;
  couriers: CourierSplit[] | null;
}

/**
 * Figures per day from `before` up to `to`, and top products and couriers from `from` to `to`, in one statement, from what is
 * kept by day: no order is read. All days are Dhaka days.
 */
export async function figures(businessId: string, { before, from, to }: { before: string; from: string; to: string }): Promise<Figures> {
  const rows = await db.$queryRaw<FigureRow[]>`
    WITH kept AS (
      SELECT "day", "courierName", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned",
        sum("timed") AS "timed", sum("travelMs") AS "travelMs"
      FROM "OrderDay" WHERE "businessId" = ${businessId}::uuid AND "day" BETWEEN ${before}::date AND ${to}::date GROUP BY 1, 2
    ), counted AS (
      SELECT "day", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned" FROM kept GROUP BY 1
    ), money AS (
      SELECT b."start" AS "day", sum(b."creditPoisha" - b."debitPoisha") FILTER (WHERE a."code" IN ('sales', 'delivery-income')) AS "revenue",
        sum(b."creditPoisha" - b."debitPoisha") FILTER (WHERE a."code" <> 'ad-spend') AS "profit",
        sum(b."debitPoisha" - b."creditPoisha") FILTER (WHERE a."code" = 'ad-spend') AS "adSpend"
      FROM "Account" a JOIN "AccountTotal" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
        AND b."span" = 'DAY' AND b."start" BETWEEN ${before}::date AND ${to}::date
      WHERE a."businessId" = ${businessId}::uuid
        AND a."code" IN ('sales', 'delivery-income', 'other-income', 'cost-of-goods', 'damaged-goods', 'stock-rounding', 'stock-revaluation',
          'courier-charges', 'cod-fees', 'ad-spend') GROUP BY 1
    ), given_up AS (
      -- Written off of orders: on the account of other expenses, among those that people enter.
      SELECT l."day", sum(l."debitPoisha" - l."creditPoisha") AS "loss"
      FROM "Account" a JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id"
        AND l."day" BETWEEN ${before}::date AND ${to}::date
      JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order'
      WHERE a."businessId" = ${businessId}::uuid AND a."code" = 'other-expense' GROUP BY 1
    ), days AS (
      SELECT to_char(d, 'YYYY-MM-DD') AS "day", coalesce(c."orders", 0) AS "orders", coalesce(c."delivered", 0) AS "delivered",
        coalesce(c."returned", 0) AS "returned", coalesce(m."revenue", 0)::text AS "revenue", (coalesce(m."profit", 0) - coalesce(g."loss", 0))::text AS "profit",
        coalesce(m."adSpend", 0)::text AS "adSpend"
      FROM generate_series(${before}::date, ${to}::date, interval '1 day') AS d
      LEFT JOIN counted c ON c."day" = d::date LEFT JOIN money m ON m."day" = d::date LEFT JOIN given_up g ON g."day" = d::date ORDER BY d
    ), products AS (
      SELECT "productId", sum("units") AS "units", sum("returnedUnits") AS "returnedUnits", sum("revenuePoisha") AS "revenue"
      FROM (${salesBetween(businessId, from, to)}) sold
      GROUP BY 1 HAVING sum("units") > 0 ORDER BY "revenue" DESC, "productId" LIMIT ${TOP}
    ), couriers AS (
      SELECT "courierName" AS "name", sum("delivered") AS "delivered", sum("returned") AS "returned",
        round(sum("travelMs") / nullif(sum("timed"), 0) / 86400000, 1)::float AS "averageDays"
      FROM kept WHERE "day" >= ${from}::date AND "courierName" <> '' GROUP BY 1 HAVING sum("delivered") + sum("returned") > 0
      ORDER BY sum("delivered") + sum("returned") DESC, 1 LIMIT ${TOP}
    )
    SELECT (SELECT json_agg(days) FROM days) AS "days", (SELECT json_agg(couriers) FROM couriers) AS "couriers", (
      SELECT json_agg(json_build_object('productId', t."productId", 'name', p."name", 'units', t."units",
        'returnedUnits', t."returnedUnits", 'revenue', t."revenue"::text) ORDER BY t."revenue" DESC, t."productId")
      FROM products t JOIN "Product" p ON p."businessId" = ${businessId}::uuid AND p."id" = t."productId"
    ) AS "products"`;
  const { days, products, couriers } = rows[0]!;
  return {
    days: (days ?? []).map(({ revenue, profit, adSpend, ...rest }) =>
      ({ ...rest, revenuePoisha: BigInt(revenue), profitPoisha: BigInt(profit), adSpendPoisha: BigInt(adSpend) })),
    products: (products ?? []).map(({ revenue, ...rest }) => ({ ...rest, revenuePoisha: BigInt(revenue) })),
    couriers: couriers ?? [],
  };
}

/** What is kept of products between two days: whole months by the month, the days around them, and what is not folded yet. */
function salesBetween(businessId: string, from: string, to: string): Prisma.Sql {
  const firstMonth = from.endsWith('-01') ? from : nextMonth(from);
  const endOfMonths = monthOf(addDays(to, 1));
  const parts: [span: 'CHANGE' | 'DAY' | 'MONTH', first: string, end: string][] = firstMonth < endOfMonths
    ? [['DAY', from, firstMonth], ['MONTH', firstMonth, endOfMonths], ['DAY', endOfMonths, addDays(to, 1)]]
    : [['DAY', from, addDays(to, 1)]];
  return Prisma.join([...parts, ['CHANGE', from, addDays(to, 1)] as const].map(([span, first, end]) => Prisma.sql`
    SELECT "productId", "units", "returnedUnits", "revenuePoisha" FROM "ProductSales"
    WHERE "businessId" = ${businessId}::uuid AND "span" = ${span}::"SalesSpan" AND "start" >= ${first}::date AND "start" < ${end}::date`), ' UNION ALL ');
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => monthOf(addDays(monthOf(day), 31));
