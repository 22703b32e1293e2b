import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { BulkKind } from './bulk-kind.ts';
import { runJob } from './start-bulk-job.ts';

/** Goes on with a job behind those of other businesses, and before all that its own business has started since. */
export async function giveWay(kind: Pick<BulkKind, 'outside'>, businessId: string, jobId: string): Promise<void> {
  const now = new Date();
  const [task, payload, { queue }] = runJob(kind, businessId, jobId);
  await db.$transaction(async (tx) => {
    await enqueue(tx, task, payload, { queue, runAt: now });
    await tx.$executeRaw`
      SELECT graphile_worker.reschedule_jobs(ARRAY[later."id"], run_at := ${now}::timestamptz + later."place" * interval '1 millisecond')
      FROM (SELECT "id", row_number() OVER (ORDER BY "run_at", "id") AS "place" FROM graphile_worker.jobs
        WHERE "queue_name" = ${queue} AND "locked_at" IS NULL AND "run_at" < ${now}) later`;
  });
}

/** Lets a job rest until some time. Until then it counts among the jobs that wait for a time of their own. */
export async function restUntil(kind: Pick<BulkKind, 'outside'>, businessId: string, jobId: string, until: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE "BulkJob" SET "params" = "params" || jsonb_build_object('runAt', ${until.toISOString()}::text)
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${jobId}::uuid`;
    await enqueue(tx, ...runJob(kind, businessId, jobId, until));
  });
}
