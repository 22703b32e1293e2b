import { pool } from '../db/client.ts';

/** Is a job of one of these tasks due that no worker has taken? The next job of `exceptKey` does not count. */
export async function isJobWaiting(taskNames: string[], exceptKey: string | null): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NULL AND run_at <= now()
       AND attempts < max_attempts AND task_identifier = ANY($1) AND key IS DISTINCT FROM $2) AS waiting`,
    [taskNames, exceptKey],
  );
  return rows[0]!.waiting;
}
