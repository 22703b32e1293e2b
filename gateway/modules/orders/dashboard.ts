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
  /** Null where no delivery method has or had this name. */
  courierId: string | null;
  /** As it is called now. */
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
    ), carriers AS (
      -- Whose a name is or was: a courier is one, whatever it was called on a day.
      SELECT k."courierName", c."id" AS "courierId", coalesce(c."name", k."courierName") AS "name"
      FROM (SELECT DISTINCT "courierName" FROM kept WHERE "day" >= ${from}::date AND "courierName" <> '') k
      LEFT JOIN "Courier" n ON n."businessId" = ${businessId}::uuid AND n."name" = k."courierName"
      LEFT JOIN "CourierFormerName" f ON f."businessId" = ${businessId}::uuid AND f."name" = k."courierName"
      LEFT JOIN "Courier" c ON c."businessId" = ${businessId}::uuid AND c."id" = coalesce(n."id", f."courierId")
    ), carried AS (
      SELECT w."courierId", w."name", sum(k."delivered") AS "delivered", sum(k."returned") AS "returned",
        round(sum(k."travelMs") / nullif(sum(k."timed"), 0) / 86400000, 1)::float AS "averageDays"
      FROM kept k JOIN carriers w USING ("courierName") WHERE k."day" >= ${from}::date
      GROUP BY 1, 2 HAVING sum(k."delivered") + sum(k."returned") > 0
      ORDER BY sum(k."delivered") + sum(k."returned") DESC, 2 LIMIT ${TOP}
    ), couriers AS (
      SELECT s.*, (
        SELECT coalesce(sum(b."cameBack"), 0) FROM back b JOIN carriers w USING ("courierName")
        WHERE w."name" = s."name" AND w."courierId" IS NOT DISTINCT FROM s."courierId" AND b."day" >= ${from}::date
      )::int AS "cameBack", (
        SELECT coalesce(sum(h."poisha"), 0) FROM "HeldByDay" h WHERE h."businessId" = ${businessId}::uuid AND h."courierId" = s."courierId"
      )::text AS "held"
      FROM carried s ORDER BY s."delivered" + s."returned" DESC, s."name"
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
