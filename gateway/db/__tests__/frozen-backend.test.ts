import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.hoisted(() => { process.env.DATABASE_STATEMENT_TIMEOUT_MS = '500'; });

const { databaseError } = await import('../database-errors.ts');
const { pool } = await import('../client.ts');
const { watchPool } = await import('../../logging/watch-pool.ts');

/** The statement's limit and what comes on top, which a frozen process of the server cannot keep. */
const LIMIT_MS = 2_500;

beforeAll(watchPool);
afterAll(() => pool.end());

it('gives up a connection whose server process is frozen, also one that was idle for longer than the limit', async () => {
  const client = await pool.connect();
  const { rows: [row] } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await delay(LIMIT_MS + 200);
  process.kill(row!.pid, 'SIGSTOP');
  try {
    const since = performance.now();
    const error: unknown = await client.query('SELECT 1').catch((reason: unknown) => reason);
    expect(databaseError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(performance.now() - since).toBeLessThan(2 * LIMIT_MS);
    client.release();
    expect(pool.totalCount).toBe(0);
  } finally {
    process.kill(row!.pid, 'SIGCONT');
  }
});
