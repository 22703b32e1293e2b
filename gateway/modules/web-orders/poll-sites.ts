import { db } from '../../db/client.ts';
import { POLL_KEY, POLL_TASK } from './site-jobs.ts';

/** Every site is asked so often, whether there are ten or ten thousand: late or lost deliveries are caught up. */
const POLL_EVERY_MINUTES = 5;

/** Of one turn of the clock; who is left comes first in the next. */
const MAX_PER_TURN = 2_500;

/** A shop that fails is no failed job; this is for failures of ours. */
const POLL_ATTEMPTS = 3;

/**
 * Plans the polls of the minute to come. The work grows with the sites that are due, not with all that there
 * are: the index names them, longest overdue first. A little chance spreads what came due together.
 */
export async function planPolls(): Promise<void> {
  // One statement: a site that is moved on has its job, at its own time within the minute. Without a queue: looking
  // for a job locks the row of every queue, and two polls of a site at once would do no harm.
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
    SELECT graphile_worker.add_job(${POLL_TASK}::text, json_build_object('businessId', "businessId", 'siteId', "id"),
      run_at := "runAt", max_attempts := ${POLL_ATTEMPTS}, job_key := ${POLL_KEY}::text || "id")
    FROM planned`;
}
