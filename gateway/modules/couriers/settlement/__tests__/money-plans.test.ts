import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BENCH_BUSINESS, BENCH_COURIER } from '../../../../../e2e/load/generate.ts';
import { signInToGenerated, withGeneratedOrders } from '../../../../../e2e/support/generated-orders.ts';
import { planOf, sentStatements } from '../../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';

let server: TestServer;
let token: string;
const statements = sentStatements();

beforeAll(async () => {
  await withGeneratedOrders();
  server = await testServer();
  token = await signInToGenerated(server);
});
afterAll(() => server.close());

async function ask(document: string, variables: Record<string, unknown> = {}): Promise<void> {
  statements.length = 0;
  const { errors } = await server.graphql(token, document, variables);
  expect(errors).toBeUndefined();
}

/** The plans of what the request sent about money, and the rows that it read and did not want. */
async function plans(): Promise<{ plan: string; inVain: number }> {
  const taken = statements.filter(({ text }) => /^\s*(?:SELECT|WITH)/.test(text) && !/INSERT|UPDATE|DELETE/.test(text) && /"(?:Order|Shipment|JournalLine|AccountTotal|StatementLine|HeldByDay)"/.test(text));
  expect(taken.length).toBeGreaterThan(0);
  const plan = (await Promise.all(taken.map((one) => planOf(one, 'ANALYZE, COSTS OFF, TIMING OFF')))).join('\n');
  return { plan, inVain: plan.split('\n').reduce((sum, line) => sum + Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0), 0) };
}

const NO_SCAN = expect.not.stringMatching(/Seq Scan on "(?:Order|OrderLine|Shipment|JournalEntry|JournalLine|StatementLine)"/);
const today = dhakaDay(new Date());
const year = { from: `${addDays(today, -365)}T12:00:00Z`, to: `${today}T12:00:00Z` };

describe('what is asked about money every day', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['what is not settled', '{ notSettledOrders(first: 20) { edges { node { reference amount } } } }', {}],
    ['what is late', '{ notSettledOrders(first: 20, filter: { show: LATE }) { edges { node { reference amount } } } }', {}],
    ['of an age', '{ notSettledOrders(first: 20, filter: { age: DAYS_0_3 }) { edges { node { reference amount } } } }', {}],
    ['of one courier', 'query ($filter: NotSettledOrdersFilter) { notSettledOrders(first: 20, filter: $filter) { edges { node { reference amount } } } }',
      { filter: { courierId: encodeId('Courier', BENCH_COURIER) } }],
    ['who holds it', '{ moneyHeldByCouriers { name orders total late } }', {}],
    ['the profit of a year', 'query ($from: DateTime!, $to: DateTime!) { trialBalance(from: $from, to: $to) { key debit credit } }', year],
    ['the income of a year from orders', 'query ($from: DateTime, $to: DateTime) { orderIncome(from: $from, to: $to) { name amount } }', year],
    ['the dashboard', '{ dashboard { days { day profit } queue { unsettled } } }', {}],
  ])('%s reads no table from end to end', async (_, document, variables) => {
    await ask(document, variables);
    expect((await plans()).plan).toEqual(NO_SCAN);
  });

  it.each([
    ['the dashboard', '{ dashboard { products { name revenue } } }'],
    ['the report of products', '{ productReport { total { revenue } totalBefore { revenue } } }'],
  ])('%s adds up what was sold of a variant before it looks its product up', async (_, document) => {
    await ask(document);
    const taken = statements.filter(({ text }) => text.includes('"VariantSales"'));
    expect(taken).toHaveLength(1);
    expect(await planOf(taken[0]!)).toMatch(/Group Key: .*"variantId"/);
  });

  it('who holds it reads no order at all, and the profit of a year no entry', async () => {
    await ask('{ moneyHeldByCouriers { name total } }');
    const { plan, inVain } = await plans();
    expect(plan).toMatch(/"HeldByDay"/);
    expect(plan).not.toMatch(/"(?:Order|Shipment|StatementLine)"/);
    expect(inVain).toBeLessThan(10);
    await ask('query ($from: DateTime!, $to: DateTime!) { trialBalance(from: $from, to: $to) { key } }', year);
    expect((await plans()).plan).not.toMatch(/"Journal(?:Line|Entry)"/);
  });

  it('a statement is compared by its numbers, without reading other parcels', async () => {
    const orders = await db.order.findMany({
      where: { businessId: BENCH_BUSINESS, settlementStatus: 'UNSETTLED' }, orderBy: { createdAt: 'asc' }, take: 30, select: { trackingCode: true },
    });
    const lines = orders.map(({ trackingCode }) => ({ consignment: trackingCode, collected: 1_710, deliveryCharge: 60, codFee: 17.1 }));
    await ask(`mutation ($input: CreateCourierStatementInput!) { createCourierStatement(input: $input) { __typename } }`,
      { input: { courierId: encodeId('Courier', BENCH_COURIER), account: 'BANK', lines } });
    const { plan, inVain } = await plans();
    expect(plan).toEqual(NO_SCAN);
    expect(inVain).toBeLessThan(200);
    expect(await db.statementLine.count({ where: { businessId: BENCH_BUSINESS, result: 'UNKNOWN_PARCEL' } })).toBe(0);
  });
});
