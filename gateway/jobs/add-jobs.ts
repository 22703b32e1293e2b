import { Prisma } from '../db/generated/client/client.ts';

/**
 * The end of a statement that queues a job for each of `rows` in one call. One `add_job` per row would look for its key each
 * time, and read all jobs for that where PostgreSQL kept a plan from when there were none: thousands would take minutes.
 *
 * @param rows a query of "task" text, "payload" json, "queue" text, "runAt" timestamptz, "maxAttempts" int and "key" text,
 *   each key once; null is graphile-worker's own default
 */
export const addJobs = (rows: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT (j."task", j."payload", j."queue", j."runAt", j."maxAttempts", j."key", NULL, NULL)::graphile_worker.job_spec
    FROM (${rows}) j))`;
