import { pool } from '../db/client.ts';
import type { Log } from '../logging/logger.ts';
import { LEASE_KEY } from './worker-lease.ts';

const CHECK_EVERY_MS = 20_000;

/** Gives the jobs of dead workers back to the living. Returns the ids of the dead. */
export async function releaseAbandonedJobs(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
  );
  const dead: string[] = [];
  for (const { id } of rows) {
    // A lock of the transaction: it goes by itself when the statement is done.
    const { rows: [probe] } = await pool.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${LEASE_KEY}) AS free`, [id],
    );
    if (probe!.free) dead.push(id);
  }
  if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}

/** Takes abandoned jobs over at once and every 20 seconds, until `stop`. */
export function watchForAbandonedJobs(log: Log): { stop: () => Promise<void> } {
  async function takeOver(): Promise<void> {
    try {
      const dead = await releaseAbandonedJobs();
      if (dead.length > 0) log.warn({ workers: dead }, 'Took over the jobs of workers that ended abruptly');
    } catch (error) {
      log.warn({ err: error }, 'Could not look for abandoned jobs');
    }
  }
  let running = takeOver();
  const timer = setInterval(() => { running = running.then(takeOver); }, CHECK_EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await running;
  };
  return { stop };
}
