import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { addJobs } from '../../jobs/add-jobs.ts';
import { POLL_KEY, POLL_TASK } from './site-jobs.ts';

/**
 * The interval between two polls of a site, independent of the number of sites. Polls bring late and lost deliveries.
 */
const POLL_EVERY_MINUTES = 5;

/** The limit of one run; the remaining sites come first in the next. */
const MAX_PER_TURN = 2_500;

/** A failing shop does not fail the job; the retries are for our own errors. */
const POLL_ATTEMPTS = 3;

/**
 * Queues the polls of the next minute. The work grows with the sites that are due, not with all sites: the index finds
 * them, longest overdue first. A random part of the interval spreads sites that came due together.
 */
export async function planPolls(): Promise<void> {
  // One statement: each site that is moved on gets its job, at its own second within the minute. The jobs have no
  // queue name: assigning one would lock the row of every queue, and two simultaneous polls of a site do no harm.
  await db.$executeRaw`
    WITH due AS (
      SELECT "businessId", "id", "nextPollAt" FROM "WebSite"
      WHERE "enabled" AND "nextPollAt" < now() + interval '1 minute'
      ORDER BY "nextPollAt" LIMIT ${MAX_PER_TURN} FOR UPDATE SKIP LOCKED),
    planned AS (
      UPDATE "WebSite" s SET "nextPollAt" = greatest(due."nextPollAt", now())
        + (0.9 + 0.2 * random()) * ${POLL_EVERY_MINUTES} * interval '1 minute'
      FROM due WHERE s."businessId" = due."businessId" AND s."id" = due."id"
      RETURNING s."businessId", s."id", greatest(due."nextPollAt", now()) AS "runAt")
    ${addJobs(Prisma.sql`
      SELECT ${POLL_TASK}::text AS "task", json_build_object('businessId', "businessId", 'siteId', "id") AS "payload",
        NULL::text AS "queue", "runAt", ${POLL_ATTEMPTS}::int AS "maxAttempts", ${POLL_KEY}::text || "id" AS "key"
      FROM planned`)}`;
}
