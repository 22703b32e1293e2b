import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { ago, noon, today, trade } from './trade.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const QUERY = `query ($from: DateTime!, $to: DateTime!) {
  orderIncome(from: $from, to: $to) { name amount }
  voucherTotals(filter: { kind: [INCOME], from: $from, to: $to }) { amount }
  trialBalance(from: $from, to: $to) { type debit credit }
}`;

interface Answer {
  orderIncome: { name: string; amount: number }[];
  voucherTotals: { amount: number };
  trialBalance: { type: string; debit: number; credit: number }[];
}

it('what orders and settlements brought and what was entered are the income of the profit and loss, on whatever days', async () => {
  const shop = await seedBusiness();
  await trade(shop);
  const token = await tokenOf(shop.founder);
  const between = async (from: string, to: string) => {
    const { data } = await server.graphql<Answer>(token, QUERY, { from: noon(from), to: noon(to) });
    const fromOrders = data!.orderIncome.reduce((sum, { amount }) => sum + amount, 0);
    const income = data!.trialBalance.filter(({ type }) => type === 'INCOME').reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    expect([from, to, fromOrders + data!.voucherTotals.amount]).toEqual([from, to, income]);
    return Object.fromEntries(data!.orderIncome.map(({ name, amount }) => [name, amount]));
  };
  for (const [first, last] of [[0, 0], [2, 2], [3, 3], [35, 35], [3, 0], [36, 3], [70, 34], [400, 0]] as const) await between(ago(first), ago(last));

  expect(await between(ago(35), ago(35))).toEqual({ 'Sales': 500, 'Delivery fees': 60 });
  expect(await between(ago(2), ago(2))).toEqual({ 'Other income': 150 });
  // Today one is delivered and one came back; a fee of 60 was paid, and an advance of 200 kept.
  expect(await between(today, today)).toEqual({ 'Delivery fees': 60, 'Other income': 260 });
  expect(await between(ago(400), today)).toEqual({ 'Sales': 1_500, 'Delivery fees': 240, 'Other income': 410 });
  expect(await between(ago(400), ago(100))).toEqual({});
});

it('is told until today without days, to whoever may see expenses, and only of the own business', async () => {
  const shop = await seedBusiness();
  await trade(shop);
  const read = async (token: string, args = '') => (await server.graphql<{ orderIncome: { amount: number }[] }>(token, `{ orderIncome${args} { amount } }`)).data?.orderIncome;
  const founder = await tokenOf(shop.founder);
  expect(await read(founder)).toEqual([{ amount: 1_500 }, { amount: 410 }, { amount: 240 }]);
  expect(await read(await tokenOf((await seedBusiness()).founder))).toEqual([]);
  expect(await read(await tokenOf(await withMember(shop, { flags: ['orderList'] })))).toBeUndefined();
  expect(await read(founder, '(from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z")')).toBeUndefined();
});
