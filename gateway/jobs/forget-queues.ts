import { z } from 'zod';
import { pool } from '../db/client.ts';
import { defineTask, type CronItem } from './task.ts';

const LOCK_TIMEOUT_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Removes queues without jobs: taking a job locks the row of every queue, so there must not be one for each
 * business that ever had a job. A job that is just being added could lose its queue and would never run: adding is
 * kept back meanwhile, and the next time is taken when that cannot be had at once.
 */
export async function forgetQueues(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS};
      LOCK TABLE graphile_worker._private_jobs IN SHARE MODE;
      DELETE FROM graphile_worker._private_job_queues q WHERE locked_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM graphile_worker._private_jobs j WHERE j.job_queue_id = q.id);
      COMMIT`);
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
  } finally {
    client.release();
  }
}

const forget = defineTask({ name: 'jobs.forget-queues', payload: z.unknown(), run: forgetQueues });

export const queueTasks = [forget];

export const queueCron: CronItem[] = [{ task: forget.name, match: '7,37 * * * *' }];
