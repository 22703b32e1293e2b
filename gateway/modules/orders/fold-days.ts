import { db } from '../../db/client.ts';

/** Rows of one statement: it is over within the second. */
const MAX_AT_ONCE = 20_000;

/**
 * Folds what changes of orders have added to the figures by day into one row for each day, and of products for each month
 * too. Readers add up before as afterwards: they only become faster. Two that run at once take different rows.
 */
export async function foldDays(signal?: AbortSignal): Promise<void> {
  for (const { id } of await db.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })) {
    for (const fold of [foldOrderDays, foldProductSales]) {
      let rows = MAX_AT_ONCE;
      while (rows === MAX_AT_ONCE) {
        if (signal?.aborted) return;
        rows = await fold(id);
      }
    }
  }
}

interface Folded {
  rows: number;
}

async function foldOrderDays(businessId: string): Promise<number> {
  const [folded] = await db.$queryRaw<Folded[]>`
    WITH chosen AS (
      SELECT "day", "courierName", "place" FROM "OrderDay" WHERE "businessId" = ${businessId}::uuid AND "place" > 0
      LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM "OrderDay" d USING chosen t
      WHERE d."businessId" = ${businessId}::uuid AND d."day" = t."day" AND d."courierName" = t."courierName" AND d."place" = t."place"
      RETURNING d.*
    ), folded AS (
      INSERT INTO "OrderDay" ("businessId", "day", "courierName", "place", "orders", "delivered", "returned", "timed", "travelMs")
      SELECT "businessId", "day", "courierName", 0, sum("orders"), sum("delivered"), sum("returned"), sum("timed"), sum("travelMs")
      FROM taken GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT ("businessId", "day", "courierName", "place") DO UPDATE SET "orders" = "OrderDay"."orders" + EXCLUDED."orders",
        "delivered" = "OrderDay"."delivered" + EXCLUDED."delivered", "returned" = "OrderDay"."returned" + EXCLUDED."returned",
        "timed" = "OrderDay"."timed" + EXCLUDED."timed", "travelMs" = "OrderDay"."travelMs" + EXCLUDED."travelMs"
    )
    SELECT count(*)::int AS "rows" FROM taken`;
  return folded!.rows;
}

async function foldProductSales(businessId: string): Promise<number> {
  const [folded] = await db.$queryRaw<Folded[]>`
    WITH chosen AS (
      SELECT "start", "productId", "place" FROM "ProductSales" WHERE "businessId" = ${businessId}::uuid AND "span" = 'CHANGE'
      LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM "ProductSales" s USING chosen t
      WHERE s."businessId" = ${businessId}::uuid AND s."span" = 'CHANGE' AND s."start" = t."start" AND s."productId" = t."productId"
        AND s."place" = t."place"
      RETURNING s.*
    ), folded AS (
      INSERT INTO "ProductSales" ("businessId", "span", "start", "productId", "place", "units", "returnedUnits", "revenuePoisha")
      SELECT t."businessId", s."span", s."start", t."productId", 0, sum(t."units"), sum(t."returnedUnits"), sum(t."revenuePoisha")
      FROM taken t CROSS JOIN LATERAL (
        VALUES ('DAY'::"SalesSpan", t."start"), ('MONTH'::"SalesSpan", date_trunc('month', t."start")::date)
      ) s ("span", "start")
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT ("businessId", "span", "start", "productId", "place") DO UPDATE SET "units" = "ProductSales"."units" + EXCLUDED."units",
        "returnedUnits" = "ProductSales"."returnedUnits" + EXCLUDED."returnedUnits",
        "revenuePoisha" = "ProductSales"."revenuePoisha" + EXCLUDED."revenuePoisha"
    )
    SELECT count(*)::int AS "rows" FROM taken`;
  return folded!.rows;
}
