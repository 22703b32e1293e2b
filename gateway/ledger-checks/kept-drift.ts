import { db } from '../db/client.ts';
import type { Drift } from './ledger-check.ts';

/** Keeps for each business how many records the nightly checks found in it: one statement for all of them. */
export async function keepDrift(found: readonly Drift[]): Promise<void> {
  const counts = [...Map.groupBy(found, ({ businessId }) => businessId)].map(([id, its]) => [id, its.length] as const);
  await db.$executeRaw`
    UPDATE "Business" b SET "driftCount" = counted."count"
    FROM (
      SELECT every."id", coalesce(found."count", 0) AS "count" FROM "Business" every
      LEFT JOIN unnest(${counts.map(([id]) => id)}::uuid[], ${counts.map(([, count]) => count)}::int[]) AS found("id", "count") USING ("id")
    ) counted
    WHERE counted."id" = b."id" AND b."driftCount" <> counted."count"`;
}

/** The same for one business that was checked just now, so that a cured ledger leaves the bell at once. */
export async function keepDriftOf(businessId: string, count: number): Promise<void> {
  await db.business.updateMany({ where: { id: businessId, driftCount: { not: count } }, data: { driftCount: count } });
}

export async function countDrift(id: string): Promise<number> {
  return (await db.business.findUniqueOrThrow({ where: { id }, select: { driftCount: true } })).driftCount;
}
