import { pool } from '../db/client.ts';

/**
 * Is a job of one of these tasks due that a worker could take? The next job of `exceptKey` does not count, nor does one whose
 * queue is busy.
 */
export async function isJobWaiting(taskNames: string[], exceptKey: string | null): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
       WHERE j.is_available AND j.run_at <= now() AND t.identifier = ANY($1) AND ($2::text IS NULL OR j.key IS DISTINCT FROM $2)
         AND q.locked_at IS NULL) AS waiting`,
    [taskNames, exceptKey],
  );
  return rows[0]!.waiting;
}

/** Does an earlier job of this task run for the same site? */
export async function isEarlierRunning(taskName: string, siteId: string, jobId: string): Promise<boolean> {
  const { rows } = await pool.query<{ running: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE j.locked_at IS NOT NULL AND t.identifier = $1 AND j.id < $3 AND j.payload ->> 'siteId' = $2) AS running`,
    [taskName, siteId, jobId],
  );
  return rows[0]!.running;
}
