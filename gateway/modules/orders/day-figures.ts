import { addDays, dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { comparedUntil } from '../../list-query/range-of-days.ts';
import { bookedLater } from '../accounting/booked-later.ts';

export interface DayFigures {
  /** 'YYYY-MM-DD', in Dhaka. */
  day: string;
  orders: number;
  delivered: number;
  /** Of the delivered ones, those that have come back since: they count among the returned. */
  cameBack: number;
  returned: number;
  revenuePoisha: bigint;
  profitPoisha: bigint;
  adSpendPoisha: bigint;
}

export interface FigureRange {
  /** First day of the range before. */
  before: string;
  from: string;
  to: string;
  now?: Date;
}

/** As the database writes them into JSON. */
export type DayRow = Omit<DayFigures, 'revenuePoisha' | 'profitPoisha' | 'adSpendPoisha'> & { revenue: string; profit: string; adSpend: string };

export const daysOf = (rows: readonly DayRow[] | null): DayFigures[] =>
  (rows ?? []).map(({ revenue, profit, adSpend, ...rest }) =>
    ({ ...rest, revenuePoisha: BigInt(revenue), profitPoisha: BigInt(profit), adSpendPoisha: BigInt(adSpend) }));

/**
 * The part of a WITH that counts what happened per day from `before` up to `to` as "days", out of "kept" and "back", which are by
 * courier too. From what is kept by day: no order is read, except, as entries of an index, those of the hours for which a day
 * before does not count. All days are Dhaka days.
 */
export function daysSql(businessId: string, range: FigureRange): Prisma.Sql {
  const { before, from, to } = range;
  const until = comparedUntil(range);
  const last = addDays(from, -1);
  const end = dhakaDayEnd(last);
  const since = (column: 'createdAt' | 'deliveredAt' | 'returnedAt') => (until ? Prisma.sql`(
    SELECT count(*) FROM "Order" WHERE "businessId" = ${businessId}::uuid AND ${Prisma.raw(`"${column}"`)} >= ${until} AND ${Prisma.raw(`"${column}"`)} < ${end}
  )` : Prisma.sql`0`);
  const laterLines = until ? Prisma.sql`
      UNION ALL
      SELECT a."code", l."day", -l."debitPoisha", -l."creditPoisha"
      FROM accounts a JOIN "JournalLine" l ON l."businessId" = ${businessId}::uuid AND l."accountId" = a."id"
        AND ${bookedLater(from, until)}` : Prisma.empty;
  const inRanges = Prisma.sql`l."day" BETWEEN ${before}::date AND ${to}::date
        ${until ? Prisma.sql`AND NOT (${bookedLater(from, until)})` : Prisma.empty}`;
  return Prisma.sql`
    kept AS (
      SELECT "day", "courierName", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned",
        sum("timed") AS "timed", sum("travelMs") AS "travelMs"
      FROM "OrderDay" WHERE "businessId" = ${businessId}::uuid AND "day" BETWEEN ${before}::date AND ${to}::date GROUP BY 1, 2
    ), back AS (
      -- Read from the orders: an index has these alone, and few are delivered and come back.
      SELECT ("deliveredAt" AT TIME ZONE 'Asia/Dhaka')::date AS "day", coalesce("courierName", '') AS "courierName", count(*) AS "cameBack"
      FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "returnedAt" IS NOT NULL AND "deliveredAt" IS NOT NULL
        AND "deliveredAt" >= ${dhakaDayStart(before)} AND "deliveredAt" < ${dhakaDayEnd(to)}
        ${until ? Prisma.sql`AND NOT ("deliveredAt" >= ${until} AND "deliveredAt" < ${end})` : Prisma.empty}
      GROUP BY 1, 2
    ), counted AS (
      SELECT "day", sum("orders") AS "orders", sum("delivered") AS "delivered", sum("returned") AS "returned"
      FROM (
        SELECT "day", "orders", "delivered", "returned" FROM kept
        UNION ALL
        SELECT ${last}::date, -${since('createdAt')}, -${since('deliveredAt')}, -${since('returnedAt')}
      ) parts GROUP BY 1
    ), accounts AS (
      SELECT "id", "code" FROM "Account" WHERE "businessId" = ${businessId}::uuid
        AND "code" IN ('sales', 'delivery-income', 'other-income', 'cost-of-goods', 'damaged-goods', 'stock-rounding', 'stock-revaluation',
          'courier-charges', 'cod-fees', 'ad-spend')
    ), booked AS (
      SELECT a."code", b."start" AS "day", b."debitPoisha", b."creditPoisha"
      FROM accounts a JOIN "AccountTotal" b ON b."businessId" = ${businessId}::uuid AND b."accountId" = a."id"
        AND b."span" = 'DAY' AND b."start" BETWEEN ${before}::date AND ${to}::date${laterLines}
    ), money AS (
      SELECT "day", sum("creditPoisha" - "debitPoisha") FILTER (WHERE "code" IN ('sales', 'delivery-income')) AS "revenue",
        sum("creditPoisha" - "debitPoisha") FILTER (WHERE "code" <> 'ad-spend') AS "profit",
        sum("debitPoisha" - "creditPoisha") FILTER (WHERE "code" = 'ad-spend') AS "adSpend"
      FROM booked GROUP BY 1
    ), given_up AS (
      -- Written off of orders: on the account of other expenses, among those that people enter.
      SELECT l."day", sum(l."debitPoisha" - l."creditPoisha") AS "loss"
      FROM "Account" a JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id"
        AND ${inRanges} JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order'
      WHERE a."businessId" = ${businessId}::uuid AND a."code" = 'other-expense' GROUP BY 1
    ), entered AS (
      -- On the account of other income, among that of orders, what people enter: by its vouchers, which are few.
      SELECT l."day", sum(l."creditPoisha" - l."debitPoisha") AS "income"
      FROM accounts a JOIN "Voucher" v ON v."businessId" = ${businessId}::uuid AND v."counterId" = a."id"
      JOIN "JournalEntry" e ON e."businessId" = v."businessId" AND e."sourceId" = v."id"
      JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id" AND l."accountId" = a."id" AND ${inRanges}
      WHERE a."code" = 'other-income' GROUP BY 1
    ), days AS (
      SELECT to_char(d, 'YYYY-MM-DD') AS "day", coalesce(c."orders", 0) AS "orders", coalesce(c."delivered", 0) AS "delivered",
        coalesce(r."cameBack", 0)::int AS "cameBack", coalesce(c."returned", 0) AS "returned", coalesce(m."revenue", 0)::text AS "revenue", (coalesce(m."profit", 0) - coalesce(g."loss", 0) - coalesce(i."income", 0))::text AS "profit",
        coalesce(m."adSpend", 0)::text AS "adSpend"
      FROM generate_series(${before}::date, ${to}::date, interval '1 day') AS d
      LEFT JOIN counted c ON c."day" = d::date
      LEFT JOIN (SELECT "day", sum("cameBack") AS "cameBack" FROM back GROUP BY 1) r ON r."day" = d::date LEFT JOIN money m ON m."day" = d::date LEFT JOIN given_up g ON g."day" = d::date
      LEFT JOIN entered i ON i."day" = d::date ORDER BY d
    )`;
}

/** Figures per day from `before` up to `to`: one statement. */
export async function dayFigures(businessId: string, range: FigureRange): Promise<DayFigures[]> {
  const [row] = await db.$queryRaw<[{ days: DayRow[] | null }]>`
    WITH ${daysSql(businessId, range)} SELECT json_agg(days) AS "days" FROM days`;
  return daysOf(row.days);
}
