import { db } from '../../db/client.ts';
import type { CallOutcome } from '../../db/generated/client/enums.ts';

/** Among so many of the last calls. */
const LOOKED_AT = 1_000;
const SHOWN = 5;

/**
 * The notes with which calls of late ended so, the most frequent first. One that was written once only says something of
 * its customer.
 */
export async function usualReasons(businessId: string, outcome: CallOutcome): Promise<string[]> {
  const rows = await db.$queryRaw<{ reason: string }[]>`
    SELECT min("note") AS "reason" FROM (
      SELECT "outcome", "note" FROM "WebOrderCall" WHERE "businessId" = ${businessId}::uuid ORDER BY "createdAt" DESC LIMIT ${LOOKED_AT}
    ) late
    WHERE "outcome" = ${outcome}::"CallOutcome" AND "note" <> ''
    GROUP BY lower("note") HAVING count(*) > 1 ORDER BY count(*) DESC, 1 LIMIT ${SHOWN}`;
  return rows.map(({ reason }) => reason);
}
