import { addDays, dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { comparedUntil } from '../../list-query/range-of-days.ts';
import { bookedLater } from '../accounting/booked-later.ts';
import { productPictureSql, type ProductPicture } from '../files/product-picture.ts';
import { soldBetween } from './sold-between.ts';

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

export interface TopProduct {
  productId: string;
  name: string;
  units: number;
  returnedUnits: number;
  revenuePoisha: bigint;
  /** Its first picture. */
  picture: ProductPicture;
}

export interface CourierSplit {
  /** Null where no delivery method has this name any more. */
  courierId: string | null;
  name: string;
  delivered: number;
  cameBack: number;
  returned: number;
  averageDays: number | null;
  /** What it has not paid now, whatever the range. */
  heldPoisha: bigint;
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
  couriers: (Omit<CourierSplit, 'heldPoisha'> & { held: string })[] | null;
}

export interface FigureRange {
  /** First day of the range before. */
  before: string;
  from: string;
  to: string;
  now?: Date;
}

/**
 * Figures per day from `before` up to `to`, and top products and couriers from `from` to `to`, in one statement, from what is
 * kept by day: no order is read, except, as entries of an index, those of the hours for which a day before does not count.
 * All days are Dhaka days.
 */
export async function figures(businessId: string, range: FigureRange): Promise<Figures> {
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
  const rows = await db.$queryRaw<FigureRow[]>`
    WITH kept AS (
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
    ), products AS (
      -- By variant first: of each there is a row for every day, and each product is looked up once.
      SELECT v."productId", sum(s."units") AS "units", sum(s."returnedUnits") AS "returnedUnits", sum(s."revenue") AS "revenue"
      FROM (
        SELECT "variantId", sum("delivered") AS "units", sum("back") AS "returnedUnits", sum("revenuePoisha") AS "revenue"
        FROM (${soldBetween(businessId, 'FINISHED', from, to)}) kept GROUP BY 1
      ) s JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = s."variantId"
      GROUP BY 1 HAVING sum(s."units") > 0 ORDER BY "revenue" DESC, 1 LIMIT ${TOP}
    ), carried AS (
      SELECT "courierName" AS "name", sum("delivered") AS "delivered", sum("returned") AS "returned",
        round(sum("travelMs") / nullif(sum("timed"), 0) / 86400000, 1)::float AS "averageDays"
      FROM kept WHERE "day" >= ${from}::date AND "courierName" <> '' GROUP BY 1 HAVING sum("delivered") + sum("returned") > 0
      ORDER BY sum("delivered") + sum("returned") DESC, 1 LIMIT ${TOP}
    ), couriers AS (
      SELECT c."id" AS "courierId", s.*, (
        SELECT coalesce(sum(b."cameBack"), 0) FROM back b WHERE b."courierName" = s."name" AND b."day" >= ${from}::date
      )::int AS "cameBack", (
        SELECT coalesce(sum(h."poisha"), 0) FROM "HeldByDay" h WHERE h."businessId" = ${businessId}::uuid AND h."courierId" = c."id"
      )::text AS "held"
      FROM carried s LEFT JOIN "Courier" c ON c."businessId" = ${businessId}::uuid AND c."name" = s."name"
      ORDER BY s."delivered" + s."returned" DESC, s."name"
    )
    SELECT (SELECT json_agg(days) FROM days) AS "days", (SELECT json_agg(couriers) FROM couriers) AS "couriers", (
      SELECT json_agg(json_build_object('productId', t."productId", 'name', p."name", 'units', t."units",
        'returnedUnits', t."returnedUnits", 'revenue', t."revenue"::text, 'picture', ${productPictureSql(businessId, Prisma.sql`t."productId"`)}) ORDER BY t."revenue" DESC, t."productId")
      FROM products t JOIN "Product" p ON p."businessId" = ${businessId}::uuid AND p."id" = t."productId"
    ) AS "products"`;
  const { days, products, couriers } = rows[0]!;
  return {
    days: (days ?? []).map(({ revenue, profit, adSpend, ...rest }) =>
      ({ ...rest, revenuePoisha: BigInt(revenue), profitPoisha: BigInt(profit), adSpendPoisha: BigInt(adSpend) })),
    products: (products ?? []).map(({ revenue, ...rest }) => ({ ...rest, revenuePoisha: BigInt(revenue) })),
    couriers: (couriers ?? []).map(({ held, ...rest }) => ({ ...rest, heldPoisha: BigInt(held) })),
  };
}
