import { HOUR_MS } from '../../../schema/rules/durations.ts';
import { DIGEST_HOUR } from '../../../schema/rules/digest-kinds.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { workQueueSql } from '../orders/work-queue.ts';

/** Businesses counted by one statement, which has its time limit. */
const AT_ONCE = 20;

/** Nobody looks at older ones; the last one is what the next is compared with. */
const KEPT_DAYS = 40;

/** Of a business whose digest is due; its alias must be no other one's in the statement of the work queue. */
const DUE = { id: Prisma.sql`due."id"`, returnGraceDays: Prisma.sql`due."returnGraceDays"` };

/**
 * Makes the digest of the day for every business with a member who reads it, one of each day, whoever tries. Nothing
 * before the morning; after an outage that of today, never one of a day that is over.
 */
export async function makeDigests(now = new Date(), signal?: AbortSignal): Promise<void> {
  const day = dhakaDay(now);
  if (now.getTime() < dhakaDayStart(day).getTime() + DIGEST_HOUR * HOUR_MS) return;
  await db.$executeRaw`DELETE FROM "DailyDigest" WHERE "day" < ${addDays(day, -KEPT_DAYS)}::date`;
  for (;;) {
    const made = await db.$executeRaw`
      INSERT INTO "DailyDigest" ("businessId", "day", "counts")
      SELECT due."id", ${day}::date, jsonb_build_object(
        'WEB_ORDERS', q."webOrdersToCall", 'TO_CONFIRM', q."toConfirm", 'TO_PACK', q."toPack", 'TO_SHIP', q."toShip",
        'DUE_HOLDS', q."holdDue", 'DELAYED', q."delayed", 'LATE_RETURNS', q."lateReturns", 'UNSETTLED', q."unsettledOrders",
        'OVERDUE_TASKS', q."overdueTasks", 'LOW_STOCK', q."lowStock")
      FROM (
        SELECT b."id", b."returnGraceDays" FROM "Business" b
        WHERE b."id" IN (
            SELECT r."businessId" FROM "DigestReader" r
            JOIN "Membership" m ON m."businessId" = r."businessId" AND m."userId" = r."userId" AND m."status" = 'ACTIVE')
          AND b."packageExpiresAt" > ${now} AND b."suspendedAt" IS NULL
          AND NOT EXISTS (SELECT 1 FROM "DailyDigest" d WHERE d."businessId" = b."id" AND d."day" = ${day}::date)
        ORDER BY b."id" LIMIT ${AT_ONCE}
      ) due CROSS JOIN LATERAL (${workQueueSql(DUE.id, DUE.returnGraceDays)}) q
      ON CONFLICT DO NOTHING`;
    if (made === 0 || signal?.aborted) return;
  }
}
