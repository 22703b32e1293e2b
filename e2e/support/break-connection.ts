import { vi } from 'vitest';
import { pool } from '../../gateway/db/client.ts';

/**
 * Runs `work`, and ends the connection of its transaction, as a failing PostgreSQL does, once it waits for the row of `table`
 * that is locked meanwhile. Resolves or rejects as `work` does.
 */
export async function breakConnectionAt<T>({ table, id }: { table: string; id: string }, work: () => Promise<T>): Promise<T> {
  const blocker = await pool.connect();
  try {
    await blocker.query('BEGIN');
    await blocker.query(`SELECT 1 FROM "${table}" WHERE "id" = $1 FOR UPDATE`, [id]);
    const working = work();
    const ended = working.then(() => undefined, () => undefined);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`, [`%"${table}"%`]);
      if (rowCount === 0) throw new Error(`Nobody waits for ${table}`);
    }, { timeout: 20_000, interval: 20 });
    await ended;
    return await working;
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
}
