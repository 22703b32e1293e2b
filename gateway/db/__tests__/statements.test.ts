import pg from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../e2e/support/database.ts';
import { countStatements, instrument } from '../statements.ts';

it('counts the statements of each request, also of those that waited for a connection', async () => {
  const pool = instrument(new pg.Pool({ connectionString: await testDatabase(), max: 1 }));
  const request = (statements: number) =>
    countStatements(async (counter) => {
      await Promise.all(Array.from({ length: statements }, () => pool.query('SELECT 1')));
      return counter.count;
    });
  expect(await Promise.all([1, 4, 2].map(request))).toEqual([1, 4, 2]);
  await pool.end();
});

it('leaves the brackets of transactions out', async () => {
  const pool = instrument(new pg.Pool({ connectionString: await testDatabase(), max: 1 }));
  const count = await countStatements(async (counter) => {
    const client = await pool.connect();
    for (const text of ['BEGIN', 'SELECT 1', 'COMMIT']) await client.query(text);
    client.release();
    return counter.count;
  });
  expect(count).toBe(1);
  await pool.end();
});

it('outlives a connection that breaks while somebody has it', async () => {
  const pool = instrument(new pg.Pool({ connectionString: await testDatabase() }));
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
