import { db } from '../../db/client.ts';

/** What a row of the list says of a business beside its own columns. */
export interface Activity {
  /** Addresses of its founders, the first one first. */
  founders: string[];
  /** When one of its members was here last; null for never. */
  lastSeenAt: Date | null;
  /** Web shops whose last call failed. */
  failingSites: number;
}

/** Adds who runs each business and when somebody was last in it: one statement for all of them. */
export async function withActivity<Row extends { id: string }>(rows: Row[]): Promise<(Row & Activity)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.$queryRaw<(Activity & { id: string })[]>`
    SELECT b."id", max(coalesce(m."lastSeenAt", m."joinedAt")) AS "lastSeenAt",
      coalesce(array_agg(u."email" ORDER BY m."createdAt", m."userId") FILTER (WHERE m."role" = 'FOUNDER'), '{}') AS "founders",
      (SELECT count(*)::int FROM "WebSite" w WHERE w."businessId" = b."id" AND w."enabled" AND w."consecutiveErrors" > 0) AS "failingSites"
    FROM unnest(${ids}::uuid[]) b("id")
    LEFT JOIN "Membership" m ON m."businessId" = b."id" AND m."status" <> 'DISABLED'
    LEFT JOIN "User" u ON u."id" = m."userId"
    GROUP BY b."id"`;
  const byId = new Map(found.map((activity) => [activity.id, activity]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id)! }));
}
