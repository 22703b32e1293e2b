import { db } from '../../db/client.ts';

/** Rows of one statement: it is over within the second. */
const MAX_AT_ONCE = 20_000;

/**
 * Folds what changes of orders have added to the figures by day into one row for each day. Readers add up before as
 * afterwards: they only become faster. Two that run at once take different rows.
 */
export async function foldDays(signal?: AbortSignal): Promise<void> {
  for (const { id } of await db.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })) {
    let rows = MAX_AT_ONCE;
    while (rows === MAX_AT_ONCE) {
      if (signal?.aborted) return;
      rows = await foldOrderDays(id);
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
