import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { pool } from '../../db/client.ts';

const REPORT = 'query ($filter: OrderReportFilter) { orderReport(filter: $filter) { asOf total { orders } } }';
/** Its sums and those of the days before. */
const STATEMENTS = 2;
/** Another question to the same table, of one statement. */
const TOTALS = '{ orderTotals { count } }';

interface Report { orderReport: { asOf: string; total: { orders: number } } }

let server: TestServer;
let shop: Shop;
let founder: string;
let staff: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 20, cost: 100 });
  for (let n = 0; n < 3; n += 1) await withOrder(shop, { lines: [{ product, price: 500 }] });
  founder = await tokenOf(shop.founder);
  staff = await tokenOf(await withMember(shop, { flags: ['report'] }));
  // Known credentials: a first look-up would take longer than the next.
  await Promise.all([founder, staff].map((token) => server.graphql(token, REPORT)));
});
afterAll(() => server.close());

const WAITING = `FROM pg_locks WHERE NOT granted AND relation = '"Order"'::regclass`;

/** Runs `work` while nobody can read orders; `untilWaiting` resolves once so many statements try. */
async function whileOrdersAreLocked(work: (untilWaiting: (count: number) => Promise<void>, blocker: PoolClient) => Promise<void>): Promise<void> {
  const blocker = await pool.connect();
  try {
    await blocker.query('BEGIN; LOCK TABLE "Order" IN ACCESS EXCLUSIVE MODE');
    await work(async (count) => {
      const waiting = async () => (await blocker.query<{ count: number }>(`SELECT count(*)::int AS count ${WAITING}`)).rows[0]!.count;
      await expect.poll(waiting, { timeout: 10_000 }).toBe(count);
    }, blocker);
  } finally {
    await blocker.query('COMMIT');
    blocker.release();
  }
}

const ask = (token: string, filter: object = {}) => server.graphql<Report>(token, REPORT, { filter });

it('is one for all of a business who ask the same at once', async () => {
  const asked: ReturnType<typeof ask>[] = [];
  let behind: Promise<unknown> | undefined;
  await whileOrdersAreLocked(async (untilWaiting) => {
    asked.push(ask(founder));
    await untilWaiting(STATEMENTS);
    for (let n = 0; n < 4; n += 1) asked.push(ask(n % 2 ? founder : staff));
    // A question that came behind theirs waits: theirs have been looked at, and no statement more was sent.
    behind = server.graphql(founder, TOTALS);
    await untilWaiting(STATEMENTS + 1);
  });
  await behind;
  const answers = await Promise.all(asked);
  expect(answers.map(({ data }) => data!.orderReport)).toEqual(Array(5).fill(answers[0]!.data!.orderReport));
  expect(answers[0]!.data!.orderReport.total.orders).toBe(3);
  const [first, ...others] = answers.map(({ sql }) => sql!);
  expect(others).toEqual(Array(4).fill(first! - STATEMENTS));
});

it('is left by who gives up to who asks next', async () => {
  let next: ReturnType<typeof ask> | undefined;
  let behind: Promise<unknown> | undefined;
  await whileOrdersAreLocked(async (untilWaiting) => {
    const leaving = new AbortController();
    const gone = server.request(founder, '/graphql', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: REPORT }), signal: leaving.signal,
    });
    await untilWaiting(STATEMENTS);
    leaving.abort();
    await expect(gone).rejects.toThrow('abort');
    next = ask(founder);
    behind = server.graphql(founder, TOTALS);
    await untilWaiting(STATEMENTS + 1);
  });
  await behind;
  const { data, sql } = await next!;
  expect([data!.orderReport.total.orders, sql]).toEqual([3, (await ask(founder)).sql! - STATEMENTS]);
});

it('is never that of another question, nor of another business', async () => {
  const other = await seedBusiness();
  const rival = await tokenOf(other.founder);
  const asked: ReturnType<typeof ask>[] = [];
  await whileOrdersAreLocked(async (untilWaiting) => {
    asked.push(ask(founder), ask(founder, { by: 'SHIPPED' }), ask(rival));
    await untilWaiting(3 * STATEMENTS);
  });
  expect((await Promise.all(asked)).map(({ data }) => data!.orderReport.total.orders)).toEqual([3, 0, 0]);
});

it('is not shared by who asks after a change: the answer has it', async () => {
  const asked: ReturnType<typeof ask>[] = [];
  await whileOrdersAreLocked(async (untilWaiting) => {
    asked.push(ask(founder));
    await untilWaiting(STATEMENTS);
    const { data } = await server.graphql(founder, 'mutation($name: String!) { createBrand(input: { name: $name }) { __typename } }', { name: randomUUID() });
    expect(data).toEqual({ createBrand: { __typename: 'CreateBrandSuccess' } });
    asked.push(ask(staff));
    await untilWaiting(2 * STATEMENTS);
  });
  expect((await Promise.all(asked)).map(({ data }) => data!.orderReport.total.orders)).toEqual([3, 3]);
});

it('shows costs only to who may see them, whoever else asks at once', async () => {
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  const profit = (token: string) => server.graphql<{ profitReport: { total: { orders: number; net: number | null } } }>(
    token, '{ profitReport(filter: { basis: SHIPPED }) { total { orders net } } }');
  const ads = (token: string) => server.graphql<{ adReport: { total: { orders: number; profit: number | null } } }>(token, '{ adReport { total { orders profit } } }');
  const asked: [ReturnType<typeof profit>, ReturnType<typeof profit>, ReturnType<typeof ads>, ReturnType<typeof ads>][] = [];
  await whileOrdersAreLocked(async (untilWaiting) => {
    asked.push([profit(founder), profit(admin), ads(founder), ads(admin)]);
    // Two statements of the profit for both; of the ads, whose profit is read only for who may see it, one for each.
    await untilWaiting(4);
  });
  const [ofFounder, ofAdmin, adsOfFounder, adsOfAdmin] = await Promise.all(asked[0]!);
  expect([ofFounder.data!.profitReport.total, ofAdmin.data!.profitReport.total]).toEqual([{ orders: 0, net: 0 }, { orders: 0, net: null }]);
  expect([adsOfFounder.data!.adReport.total.profit, adsOfAdmin.data!.adReport.total.profit]).toEqual([0, null]);
});

it('ends with the same error for all of them, and the next one is read anew', async () => {
  const asked: ReturnType<typeof ask>[] = [];
  let behind: Promise<unknown> | undefined;
  await whileOrdersAreLocked(async (untilWaiting, blocker) => {
    asked.push(ask(founder));
    await untilWaiting(STATEMENTS);
    asked.push(ask(staff));
    behind = server.graphql(founder, TOTALS);
    await untilWaiting(STATEMENTS + 1);
    await blocker.query(`SELECT pg_cancel_backend(pid) ${WAITING}`);
    await untilWaiting(0);
  });
  await behind;
  for (const { errors } of await Promise.all(asked)) expect(errors).toHaveLength(1);
  expect((await ask(staff)).data!.orderReport.total.orders).toBe(3);
});
