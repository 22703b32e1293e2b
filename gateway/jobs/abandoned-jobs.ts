import pg from 'pg';
import { pool } from '../db/client.ts';
import { env } from '../env.ts';
import type { Log } from '../logging/logger.ts';

/**
 * A worker that is killed leaves its jobs locked, and graphile-worker waits four hours before it gives them
 * to another. Here each worker holds an advisory lock while it lives; PostgreSQL drops it with the
 * connection, so a locked job whose worker's lock is free can be taken over at once.
 */

const CHECK_EVERY_MS = 20_000;
const RECONNECT_MS = 1_000;

const KEY = `hashtextextended('karbar worker ' || $1, 0)`;

export interface LifeSign {
  /** Withdraws it, when the worker has ended. */
  stop: () => Promise<void>;
}

/** Shows that `workerId` lives, from before it takes its first job until `stop` or the end of the process. */
export async function showLife(workerId: string, log: Log): Promise<LifeSign> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'karbar-worker' });
    next.on('error', () => {});
    next.once('end', () => {
      if (!stopped) timer = setTimeout(() => void reconnect(), RECONNECT_MS);
    });
    await next.connect();
    await next.query(`SELECT pg_advisory_lock(${KEY})`, [workerId]);
    client = next;
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'The worker cannot reach the database');
      if (!stopped) timer = setTimeout(() => void reconnect(), RECONNECT_MS);
    }
  }

  await connect();
  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
  return { stop };
}

/** Gives the jobs of dead workers back to the living. Returns the ids of the dead. */
export async function releaseAbandonedJobs(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
  );
  const dead: string[] = [];
  for (const { id } of rows) {
    // A lock of the transaction: it goes by itself when the statement is done.
    const { rows: [probe] } = await pool.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${KEY}) AS free`, [id],
    );
    if (probe!.free) dead.push(id);
  }
  if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}

/** Looks for abandoned jobs at once, now and then, and whenever `check` is called, until `stop`. */
export function watchForAbandonedJobs(log: Log): { check: () => void; stop: () => Promise<void> } {
  async function look(): Promise<void> {
    try {
      const dead = await releaseAbandonedJobs();
      if (dead.length > 0) log.warn({ workers: dead }, 'Took over the jobs of workers that ended abruptly');
    } catch (error) {
      log.warn({ err: error }, 'Could not look for abandoned jobs');
    }
  }
  let running = look();
  const check = () => {
    running = running.then(look);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await running;
  };
  return { check, stop };
}
