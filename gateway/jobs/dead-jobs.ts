import { pool } from '../db/client.ts';

/** A job that used up its attempts. It stays until a person retries or removes it. */
export interface DeadJob {
  id: string;
  task: string;
  attempts: number;
  lastError: string;
  createdAt: Date;
  failedAt: Date;
}

const DEAD = 'attempts >= max_attempts AND locked_at IS NULL';

/** The newest first, at most `limit`. */
export async function deadJobs(limit = 50): Promise<DeadJob[]> {
  const { rows } = await pool.query<DeadJob>(
    `SELECT id::text, task_identifier AS task, attempts::int, coalesce(last_error, '') AS "lastError",
            created_at AS "createdAt", updated_at AS "failedAt"
       FROM graphile_worker.jobs WHERE ${DEAD} ORDER BY updated_at DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

export async function countDeadJobs(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE ${DEAD}`,
  );
  return rows[0]!.count;
}

/** Gives a dead job all its attempts again, starting now. False when there is no such dead job. */
export async function retryDeadJob(id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now(), attempts := 0)
       FROM graphile_worker.jobs WHERE id = $1 AND ${DEAD}`,
    [id],
  );
  return rowCount === 1;
}
