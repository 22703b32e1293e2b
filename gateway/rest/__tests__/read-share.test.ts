import { randomUUID } from 'node:crypto';
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

const CHANGE = 'mutation($name: String!) { createBrand(input: { name: $name }) { __typename } }';

/** While `read` is asked eight times at once and waits for its rows, another business changes something. */
async function expectRoomForOthers(read: () => Promise<string>): Promise<string[]> {
  const blocker = await pool.connect();
  let reading: Promise<string>[] = [];
  try {
    await blocker.query('BEGIN; LOCK TABLE "Order" IN ACCESS EXCLUSIVE MODE');
    reading = Array.from({ length: 8 }, read);
    const waiting = async () => (await blocker.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = '"Order"'::regclass`)).rows[0]!.count;
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    const { data } = await server.graphql(quiet, CHANGE, { name: randomUUID() });
    expect(data).toEqual({ createBrand: { __typename: 'CreateBrandSuccess' } });
  } finally {
    await blocker.query('COMMIT');
    blocker.release();
  }
  return Promise.all(reading);
}

it('many files of one business leave connections for others', async () => {
  const files = await expectRoomForOthers(async () => (await server.request(loud, '/api/export/orders')).text());
  for (const text of files) expect(text).toContain('Customer');
});

it('many GraphQL queries do too, however they are sent', async () => {
  const address = `/graphql?query=${encodeURIComponent('{ orders(first: 5) { edges { node { number } } } }')}`;
  const answers = await expectRoomForOthers(async () => (await server.request(loud, address)).text());
  for (const text of answers) expect(JSON.parse(text)).toEqual({ data: { orders: { edges: [] } } });
});

it('many tRPC queries of one business do too, also in batches', async () => {
  const batch = `/api/trpc/${Array(5).fill('notification.getDelayedShippedCount').join(',')}?batch=1`;
  const answers = await expectRoomForOthers(async () => (await server.request(loud, batch)).text());
  for (const text of answers) expect(JSON.parse(text)).toHaveLength(5);
});
