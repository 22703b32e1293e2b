import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import type { RangeOfDays } from '../../list-query/range-of-days.ts';

/** What somebody did in calls about web orders. */
export interface CallFigures {
  calls: number;
  /** Web orders that these calls were about, and those that such a call has confirmed or cancelled. */
  webOrdersCalled: number;
  webOrdersConfirmed: number;
  webOrdersCancelled: number;
  /** Average time from taking a web order up to the end of the call; null without calls that were timed. */
  secondsPerCall: number | null;
}

/** The calls that were made on some days, by who made them: one statement. */
export async function readCalls(businessId: string, { from, to }: RangeOfDays): Promise<Map<string, CallFigures & { name: string | null }>> {
  const rows = await db.$queryRaw<(CallFigures & { userId: string; name: string | null })[]>`
    SELECT c."userId", u."name", count(*)::int AS "calls", count(DISTINCT c."webOrderId")::int AS "webOrdersCalled",
      (count(DISTINCT c."webOrderId") FILTER (WHERE c."outcome" = 'CONFIRMED'))::int AS "webOrdersConfirmed",
      (count(DISTINCT c."webOrderId") FILTER (WHERE c."outcome" = 'CANCELLED'))::int AS "webOrdersCancelled",
      round(avg(extract(epoch FROM c."createdAt" - c."startedAt")))::int AS "secondsPerCall"
    FROM "WebOrderCall" c LEFT JOIN "User" u ON u."id" = c."userId"
    WHERE c."businessId" = ${businessId}::uuid AND c."createdAt" >= ${dhakaDayStart(from)} AND c."createdAt" < ${dhakaDayStart(addDays(to, 1))}
      AND c."userId" IS NOT NULL
    GROUP BY 1, 2`;
  return new Map(rows.map(({ userId, ...figures }) => [userId, figures]));
}
