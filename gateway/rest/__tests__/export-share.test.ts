import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

vi.hoisted(() => { process.env.DATABASE_POOL = '4'; });

const { testServer } = await import('../../../e2e/support/test-server.ts');
const { pool } = await import('../../db/client.ts');

let server: Awaited<ReturnType<typeof testServer>>;
let loud: string;
let quiet: string;
beforeAll(async () => {
  server = await testServer();
  [loud, quiet] = [await tokenOf((await seedBusiness()).founder), await tokenOf((await seedBusiness()).founder)];
});
afterAll(() => server.close());

const CHANGE = 'mutation { createBrand(input: { name: "Aarong" }) { __typename } }';

it('many files of one business leave connections for others', { timeout: 30_000 }, async () => {
  // All files wait for their first page, with as many connections as they may have.
  const blocker = await pool.connect();
  await blocker.query('BEGIN; LOCK TABLE "Order" IN ACCESS EXCLUSIVE MODE');
  const files = Array.from({ length: 8 }, () => server.request(loud, '/api/export/orders').then((answer) => answer.text()));
  const waiting = async () => (await blocker.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = '"Order"'::regclass`)).rows[0]!.count;
  await expect.poll(waiting).toBeGreaterThan(0);
  const { data } = await server.graphql(quiet, CHANGE);
  expect(data).toEqual({ createBrand: { __typename: 'CreateBrandSuccess' } });
  await blocker.query('COMMIT');
  blocker.release();
  for (const text of await Promise.all(files)) expect(text).toContain('Customer');
});
