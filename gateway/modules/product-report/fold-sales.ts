import { db } from '../../db/client.ts';

/** Rows of one statement: it is over within the second. */
const MAX_AT_ONCE = 20_000;

/**
 * Folds what changes of orders have added to the sales of variants, and to what was ordered of them, into one row for each day and each month. Readers add up
 * before as afterwards: they only become faster. Two that run at once take different rows.
 */
export async function foldSales(signal?: AbortSignal): Promise<void> {
  for (const { id } of await db.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })) {
    for (const fold of [foldSold, foldOrdered]) {
      let rows = MAX_AT_ONCE;
      while (rows === MAX_AT_ONCE) {
        if (signal?.aborted) return;
        rows = await fold(id);
      }
    }
    await dropEmpty(id);
  }
}

async function foldSold(businessId: string): Promise<number> {
  const [folded] = await db.$queryRaw<{ rows: number }[]>`
    WITH chosen AS (
      SELECT "basis", "start", "variantId", "place" FROM "VariantSales" WHERE "businessId" = ${businessId}::uuid AND "span" = 'CHANGE'
      LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM "VariantSales" s USING chosen t
      WHERE s."businessId" = ${businessId}::uuid AND s."span" = 'CHANGE' AND s."basis" = t."basis" AND s."start" = t."start"
        AND s."variantId" = t."variantId" AND s."place" = t."place"
      RETURNING s.*
    ), folded AS (
      INSERT INTO "VariantSales" ("businessId", "basis", "span", "start", "variantId", "place", "units", "delivered", "back", "lost",
        "revenuePoisha", "costPoisha", "damagePoisha")
      SELECT t."businessId", t."basis", s."span", s."start", t."variantId", 0, sum(t."units"), sum(t."delivered"), sum(t."back"), sum(t."lost"),
        sum(t."revenuePoisha"), sum(t."costPoisha"), sum(t."damagePoisha")
      FROM taken t CROSS JOIN LATERAL (
        VALUES ('DAY'::"SalesSpan", t."start"), ('MONTH'::"SalesSpan", date_trunc('month', t."start")::date)
      ) s ("span", "start")
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT ("businessId", "basis", "span", "start", "variantId", "place") DO UPDATE SET "units" = "VariantSales"."units" + EXCLUDED."units",
        "delivered" = "VariantSales"."delivered" + EXCLUDED."delivered", "back" = "VariantSales"."back" + EXCLUDED."back",
        "lost" = "VariantSales"."lost" + EXCLUDED."lost", "revenuePoisha" = "VariantSales"."revenuePoisha" + EXCLUDED."revenuePoisha",
        "costPoisha" = "VariantSales"."costPoisha" + EXCLUDED."costPoisha", "damagePoisha" = "VariantSales"."damagePoisha" + EXCLUDED."damagePoisha"
    )
    SELECT count(*)::int AS "rows" FROM taken`;
  return folded!.rows;
}

async function foldOrdered(businessId: string): Promise<number> {
  const [folded] = await db.$queryRaw<{ rows: number }[]>`
    WITH chosen AS (
      SELECT "start", "variantId", "status", "place" FROM "OrderedUnits" WHERE "businessId" = ${businessId}::uuid AND "span" = 'CHANGE'
      LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM "OrderedUnits" s USING chosen t
      WHERE s."businessId" = ${businessId}::uuid AND s."span" = 'CHANGE' AND s."start" = t."start" AND s."variantId" = t."variantId"
        AND s."status" = t."status" AND s."place" = t."place"
      RETURNING s.*
    ), folded AS (
      INSERT INTO "OrderedUnits" ("businessId", "span", "start", "variantId", "status", "place", "units")
      SELECT t."businessId", s."span", s."start", t."variantId", t."status", 0, sum(t."units")
      FROM taken t CROSS JOIN LATERAL (
        VALUES ('DAY'::"SalesSpan", t."start"), ('MONTH'::"SalesSpan", date_trunc('month', t."start")::date)
      ) s ("span", "start")
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT ("businessId", "span", "start", "variantId", "status", "place") DO UPDATE SET "units" = "OrderedUnits"."units" + EXCLUDED."units"
    )
    SELECT count(*)::int AS "rows" FROM taken`;
  return folded!.rows;
}

/** Nothing stands for ever in most statuses: rows that the last order has left would outnumber the others. */
const dropEmpty = (businessId: string) =>
  db.$executeRaw`DELETE FROM "OrderedUnits" WHERE "businessId" = ${businessId}::uuid AND "units" = 0`;
