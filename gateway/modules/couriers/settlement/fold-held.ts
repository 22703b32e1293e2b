import { db } from '../../../db/client.ts';

/** Days that are folded in one statement. */
const BATCH = 1_000;

/**
 * Folds what was added to the money that couriers hold of a day into one row, and drops days of which they hold nothing.
 * A deleted row is added up by the statement that deleted it alone, so that two at once lose nothing.
 */
export async function foldHeld(signal?: AbortSignal): Promise<void> {
  let count: number;
  do {
    signal?.throwIfAborted();
    const [folded] = await db.$queryRaw<{ days: number }[]>`
      WITH days AS (
        SELECT DISTINCT "businessId", "courierId", "day" FROM "HeldByDay" WHERE NOT "isFolded" LIMIT ${BATCH}
      ), gone AS (
        DELETE FROM "HeldByDay" h USING days d WHERE h."businessId" = d."businessId" AND h."courierId" = d."courierId" AND h."day" = d."day"
        RETURNING h."businessId", h."courierId", h."day", h."orders", h."poisha"
      ), kept AS (
        INSERT INTO "HeldByDay" ("businessId", "courierId", "day", "orders", "poisha", "isFolded")
        SELECT "businessId", "courierId", "day", sum("orders"), sum("poisha"), true FROM gone GROUP BY 1, 2, 3
        HAVING sum("orders") <> 0 OR sum("poisha") <> 0
      )
      SELECT count(*)::int AS "days" FROM days`;
    count = folded!.days;
  } while (count === BATCH);
}
