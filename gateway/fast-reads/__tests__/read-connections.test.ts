import { afterAll, expect, it } from 'vitest';
import { pool } from '../../db/client.ts';
import { endReads, read } from '../read-connections.ts';
import { countStatements } from '../../db/statements.ts';

afterAll(async () => {
  await Promise.all([endReads(), pool.end()]);
});

const pid = { name: 'pid', text: 'SELECT pg_backend_pid() AS pid', values: [] };
const sleep = { name: 'sleep', text: 'SELECT pg_sleep(3), pg_backend_pid() AS pid', values: [] };
const backend = async (statement = pid) => (await read<{ pid: number }>(statement))[0]!.pid;

it('lets quick reads share one connection', async () => {
  const pids = await Promise.all([backend(), backend(), backend(), backend()]);
  expect(new Set(pids).size).toBe(1);
});

it('does not let quick reads wait behind slow ones', async () => {
  let finished = 0;
  // As many slow ones as there are connections for reads, and one more: the pool has to help.
  const slow: Promise<unknown>[] = [];
  for (let index = 0; index < 4; index += 1) {
    slow.push(read(sleep).then(() => { finished += 1; }));
    expect(await backend()).toBeGreaterThan(0);
  }
  expect(finished).toBe(0);
  await Promise.all(slow);
});

it('opens a new connection where one broke', async () => {
  const victim = await backend();
  const ended = backend(sleep).catch(() => 'ended');
  await pool.query('SELECT pg_terminate_backend($1)', [victim]);
  expect(await ended).toBe('ended');
  await expect.poll(() => backend().catch(() => victim)).not.toBe(victim);
});

it('counts its statements for the request', async () => {
  const count = await countStatements(async (counter) => {
    await Promise.all([backend(), backend()]);
    return counter.count;
  });
  expect(count).toBe(2);
});
