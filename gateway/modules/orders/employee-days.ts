import { dhakaDay } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import type { Weekend } from '../../db/generated/client/enums.ts';
import type { RangeOfDays } from '../../list-query/range-of-days.ts';

/** How much somebody was there. */
export interface DayFigures {
  /** Days without weekend and leave; null for somebody who works here no more. */
  workingDays: number | null;
  leaveDays: number;
}

/** Days of the week as PostgreSQL numbers them: Sunday is 0. */
const DAYS_OFF: Record<Weekend, number[]> = { NONE: [], FRIDAY: [5], FRIDAY_SATURDAY: [5, 6] };

/** On which of some days up to today each member worked or was on leave, from the day they joined: one statement. */
export async function readDays(businessId: string, { from, to }: RangeOfDays, weekend: Weekend): Promise<Map<string, DayFigures>> {
  const today = dhakaDay(new Date());
  const rows = await db.$queryRaw<(DayFigures & { userId: string })[]>`
    SELECT m."userId", count(d."day") FILTER (WHERE l."id" IS NULL)::int AS "workingDays", count(l."id")::int AS "leaveDays"
    FROM "Membership" m
    LEFT JOIN LATERAL (
      SELECT "day"::date FROM generate_series(
        greatest(${from}::date, (m."joinedAt" AT TIME ZONE 'Asia/Dhaka')::date), ${to < today ? to : today}::date, interval '1 day'
      ) "day" WHERE extract(dow FROM "day")::int <> ALL (${DAYS_OFF[weekend]}::int[])
    ) d ON true
    LEFT JOIN "MemberLeave" l ON l."businessId" = ${businessId}::uuid AND l."userId" = m."userId" AND d."day" BETWEEN l."from" AND l."to"
    WHERE m."businessId" = ${businessId}::uuid AND m."status" = 'ACTIVE'
    GROUP BY 1`;
  return new Map(rows.map(({ userId, ...days }) => [userId, days]));
}
