import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { inTransaction } from '../../commands/execute.ts';
import { read } from '../../fast-reads/read-connections.ts';
import { pool } from '../client.ts';
import { KEPT } from '../kept-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Kept { text: string; runs: number; plans: number; connections: number }

/** What the connections of the pool keep prepared: how often each text ran, and how often it was planned for that. */
async function keptNow(): Promise<Map<string, Kept>> {
  // As many as there may be: one that is in use is waited for.
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const held = await Promise.all(clients.map((client) => client.query<Kept>(`
    SELECT "statement" AS "text", (generic_plans + custom_plans)::int AS "runs", custom_plans::int AS "plans" FROM pg_prepared_statements WHERE "name" LIKE 'kept-%'`)));
  for (const client of clients) client.release();
  const sum = (rows: readonly Kept[], of: 'runs' | 'plans') => rows.reduce((all, row) => all + row[of], 0);
  return new Map([...Map.groupBy(held.flatMap(({ rows }) => rows), ({ text }) => text)]
    .map(([text, rows]) => [text, { text, runs: sum(rows, 'runs'), plans: sum(rows, 'plans'), connections: rows.length }]));
}

const byText = (a: Kept, b: Kept) => (a.text < b.text ? -1 : 1);

/** After five plans for the values at hand PostgreSQL keeps one for all values, where it expects that one to be as good. */
const PLANNED = 5;

it('are all statements of an order that is taken and confirmed, whatever is ordered; PostgreSQL plans them for the first few only', async () => {
  const shop = await seedBusiness();
  const products = [await withProduct(shop, { stock: 500 }), await withProduct(shop, { stock: 500 })];
  const token = await tokenOf(shop.founder);
  let taken = 0;
  const take = async (lines: number) => {
    const { data, sql } = await server.graphql(token, 'mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }', { input: {
      customerName: 'Farhana Akter', phone: `017112${10_000 + (taken += 1)}`, address: 'House 14, Road 3, Dhanmondi', source: 'Phone', confirm: true,
      lines: products.slice(0, lines).map(({ variantId }, n) => ({ variantId: encodeId('Variant', variantId), quantity: n + lines, unitPrice: 500 })),
    } });
    expect(data).toEqual({ takeOrder: { __typename: 'TakeOrderSuccess' } });
    return sql;
  };
  // The first request of a session reads the account too.
  await take(1);
  const before = await keptNow();
  const statements = await take(1);
  const usedSince = async () => [...(await keptNow()).values()].map(({ text, runs, ...one }) => ({ text, runs: runs - (before.get(text)?.runs ?? 0), ...one })).filter(({ runs }) => runs > 0);
  const used = (await usedSince()).toSorted(byText);
  // All but the look-up of the session.
  expect(used.map(({ runs }) => runs)).toEqual(Array(statements - 1).fill(1));
  for (let n = 0; n < 2 * PLANNED; n += 1) await take(1 + (n % 2));
  const since = (await usedSince()).toSorted(byText);
  expect(since.map(({ text, runs }) => [text, runs])).toEqual(used.map(({ text }) => [text, 1 + 2 * PLANNED]));
  expect(since.filter(({ plans, connections }) => plans > PLANNED * connections)).toEqual([]);
});

it('are the counts of the first page, which are planned for the first few only', async () => {
  const token = await tokenOf((await seedBusiness()).founder);
  const before = await keptNow();
  for (let n = 0; n < 2 * PLANNED; n += 1) {
    const { data } = await server.graphql(token, '{ dashboard { queue { toConfirm delayed cashInHand } } }');
    expect(data).toEqual({ dashboard: { queue: { toConfirm: 0, delayed: 0, cashInHand: 0 } } });
  }
  const [queue, ...others] = [...(await keptNow()).values()].filter(({ text, runs }) => runs > (before.get(text)?.runs ?? 0));
  expect([queue!.runs, others]).toEqual([2 * PLANNED, []]);
  expect(queue!.plans).toBeLessThanOrEqual(PLANNED * queue!.connections);
});

it('are prepared anew, and nobody is refused, when a migration changes a column under a running gateway', async () => {
  const shop = await seedBusiness();
  const token = await tokenOf(shop.founder);
  await pool.query('CREATE TABLE "migrated" ("n" int); INSERT INTO "migrated" VALUES (7)');
  const ask = () => inTransaction((tx) => tx.$queryRaw`${KEPT} SELECT * FROM "migrated"`);
  const readFast = () => read({ name: 'migrated', text: 'SELECT * FROM "migrated"', values: [] });
  const queue = () => server.graphql(token, '{ dashboard { queue { toConfirm } } }');
  const all = () => Promise.all([...Array.from({ length: pool.options.max }, ask), readFast()]);
  await all();
  await queue();
  await pool.query('ALTER TABLE "migrated" ALTER COLUMN "n" TYPE text, ADD COLUMN "more" int');
  try {
    const changed = [{ n: '7', more: null }];
    expect(await all()).toEqual(Array.from({ length: pool.options.max + 1 }, () => changed));
    expect(await ask()).toEqual(changed);
    expect(await readFast()).toEqual(changed);
    expect((await queue()).errors).toBeUndefined();
  } finally {
    await pool.query('DROP TABLE "migrated"');
  }
});
