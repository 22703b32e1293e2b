import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { productPictureSql, type ProductPicture } from '../files/product-picture.ts';
import { daysOf, daysSql, type DayFigures, type DayRow, type FigureRange } from './day-figures.ts';
import { soldBetween } from './sold-between.ts';

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
  days: DayRow[] | null;
  products: (Omit<TopProduct, 'revenuePoisha'> & { revenue: string })[] | null;
  couriers: (Omit<CourierSplit, 'heldPoisha'> & { held: string })[] | null;
}

/** Figures per day from `before` up to `to`, and top products and couriers from `from` to `to`, in one statement. */
export async function figures(businessId: string, range: FigureRange): Promise<Figures> {
  const { from, to } = range;
  const rows = await db.$queryRaw<FigureRow[]>`
    WITH ${daysSql(businessId, range)}, products AS (
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
    days: daysOf(days),
    products: (products ?? []).map(({ revenue, ...rest }) => ({ ...rest, revenuePoisha: BigInt(revenue) })),
    couriers: (couriers ?? []).map(({ held, ...rest }) => ({ ...rest, heldPoisha: BigInt(held) })),
  };
}
