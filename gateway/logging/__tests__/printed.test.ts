import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../../e2e/support/accounts.ts';
import { testDatabase } from '../../../e2e/support/database.ts';
import { startGateway, type ChildGateway } from '../../../e2e/support/gateway.ts';

let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({ databaseUrl: await testDatabase(), env: { WORKER: 'off', LOG_LEVEL: 'trace' } });
});
afterAll(() => gateway.kill());

it('holds no inputs, search terms or phone numbers of an address', async () => {
  const { idToken } = await signUp('printed@karbar.test');
  await gateway.trpcGet(idToken, 'user.getUserById', { search: 'Rahima', phone: '01712345678' });
  await gateway.request(null, '/ecom/ecom-search?search=Begum&phone=01812345678');
  await gateway.request(null, '/api/nothing/01912345678?search=Khatun');
  await expect.poll(() => gateway.output()).toContain('/api/nothing/[phone]?search');
  expect(gateway.output()).toContain('/api/trpc/user.getUserById?input');
  for (const typed of ['Rahima', 'Begum', 'Khatun', '01712345678', '01812345678', '01912345678']) {
    expect(gateway.output()).not.toContain(typed);
  }
});

it('keeps type, message, code and stack of a database connection that breaks, and nothing of its inside', async () => {
  await gateway.request(null, '/readyz');
  const client = new pg.Client({ connectionString: await testDatabase() });
  await client.connect();
  const message = 'A database connection broke';
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'karbar' AND pid <> pg_backend_pid()`,
  );
  await client.end();
  await expect.poll(() => gateway.output()).toContain(message);
  const line = gateway.output().split('\n').find((one) => one.includes(message))!;
  const { err } = JSON.parse(line) as { err: Record<string, string> };
  expect(err).toEqual({
    type: expect.any(String), message: expect.any(String), code: '57P01', stack: expect.any(String),
  });
  expect(line.length).toBeLessThan(2_500);
});

it('takes long addresses without holding up the others', async () => {
  const path = `/${'://a:eyJaaaaa.'.repeat(1_070)}`;
  const begin = performance.now();
  await Promise.all(Array.from({ length: 40 }, () => gateway.request(null, path)));
  // With an expression of quadratic time each took a second of the one thread.
  expect(performance.now() - begin).toBeLessThan(10_000);
});
