import { afterAll, beforeAll, expect, it } from 'vitest';
import { BENCH_BUSINESS } from '../../../../e2e/load/generate.ts';
import { signInToGenerated, withGeneratedOrders } from '../../../../e2e/support/generated-orders.ts';
import { planOf, sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';

let server: TestServer;
let token: string;
const statements = sentStatements();

beforeAll(async () => {
  await withGeneratedOrders();
  server = await testServer();
  token = await signInToGenerated(server);
});
afterAll(() => server.close());

/** The day of the newest order. */
async function lastDay(): Promise<string> {
  const { createdAt } = await db.order.findFirstOrThrow({ where: { businessId: BENCH_BUSINESS }, orderBy: { createdAt: 'desc' } });
  return dhakaDay(createdAt);
}

it.each([
  ['CREATED', 'Order_reported_by_day'],
  ['SHIPPED', 'Order_shipped_by_day'],
])('the report of orders by the day %s reads an index alone, and the orders that were cancelled', async (by, index) => {
  const to = await lastDay();
  statements.length = 0;
  const { errors, data } = await server.graphql<{ orderReport: { total: { orders: number } } }>(
    token, 'query Report($filter: OrderReportFilter) { orderReport(filter: $filter) { total { orders } } }', { filter: { by, from: addDays(to, -13), to } });
  expect(errors).toBeUndefined();
  expect(data!.orderReport.total.orders).toBeGreaterThan(0);
  const taken = (await Promise.all(statements.filter(({ text }) => text.includes('"Order"')).map((one) => planOf(one)))).join('\n');
  expect(taken).not.toMatch(/Seq Scan on "Order(?:Line)?"/);
  // Its days and the days before.
  expect(taken.split(`Index Only Scan using "${index}"`)).toHaveLength(3);
});

it('the ads of some days read each order of the days once, of products that are mapped the lines of these days only, and the accounts once', async () => {
  // The last day may have hardly begun.
  const to = addDays(await lastDay(), -1);
  const ask = (days: number) => server.graphql<{ adReport: { rows: { figures: { orders: number; profit: number } }[] } }>(
    token, 'query Ads($filter: AdReportFilter) { adReport(filter: $filter) { rows { figures { orders profit } } } }', { filter: { from: addDays(to, 1 - days), to } });
  expect((await ask(2)).errors).toBeUndefined();
  statements.length = 0;
  const { data, sql } = await ask(1);
  expect(data!.adReport.rows.reduce((sum, { figures }) => sum + figures.orders, 0)).toBeGreaterThan(10);
  // The session, what was spent, what Meta counts, the orders, their profits, and the campaigns.
  expect(sql).toBe(6);
  const explained = (part: string) => planOf(statements.find(({ text }) => text.includes(part))!);
  const groups = await explained('belonging');
  // By what was ordered, and by the bundle that it is a part of.
  expect(groups.match(/ on "OrderLine" /g)).toHaveLength(2);
  expect(groups.match(/ on "OrderLine" l\w*\n +Index Cond: .*"orderId" >= /g)).toHaveLength(2);
  // Those of web orders, and those that people took.
  expect(groups.match(/ on "Order" /g)).toHaveLength(2);
  const profits = await explained('"StatementLine"');
  expect(profits).not.toMatch(/Seq Scan on "(?:Order|OrderLine|StatementLine|JournalEntry|JournalLine|Variant)"/);
  expect(profits.match(/ on "Account" /g)).toHaveLength(4);
});
