import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { pool } from '../../db/client.ts';

let stopping = false;
let server: TestServer;
beforeAll(async () => { server = await testServer({ isStopping: () => stopping }); });
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.request(null, path, { headers });
  return { status: response.status, text: await response.text() };
};

it('is not ready while a migration is missing', async () => {
  await pool.query(`UPDATE "_prisma_migrations" SET "finished_at" = NULL`);
  const text = expect.stringContaining('The database is not ready');
  expect(await get('/readyz')).toMatchObject({ status: 503, text });
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  await pool.query(`UPDATE "_prisma_migrations" SET "finished_at" = now()`);
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' });
});

it('is not ready while it shuts down', async () => {
  stopping = true;
  expect(await get('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('Shutting down') });
  stopping = false;
});

it('shows metrics to this machine, and not through a proxy', async () => {
  await get('/api/nothing');
  const { status, text } = await get('/metrics');
  expect(status).toBe(200);
  const labels = 'method="GET",route="/readyz",status="200"';
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} `);
  expect(text).toMatch(/http_request_sql_statements_count\{route="\/readyz"\} \d/);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('jobs_dead 0');
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});

it('shows all other metrics while the jobs cannot be counted', async () => {
  await pool.query('ALTER SCHEMA graphile_worker RENAME TO away');
  const { status, text } = await get('/metrics');
  await pool.query('ALTER SCHEMA away RENAME TO graphile_worker');
  expect(status).toBe(200);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('jobs_dead Nan');
  expect((await get('/metrics')).text).toContain('jobs_dead 0');
});
