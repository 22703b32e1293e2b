import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { createExpense } from '../../accounting/expense-commands.ts';
import { profitExport } from '../profit-export.ts';
import { ago, noon, today, trade } from '../../accounting/__tests__/trade.ts';

const FIGURES = ['sales', 'costOfGoods', 'courierCharges', 'codFees', 'losses', 'otherIncome', 'ads', 'otherCosts', 'gross', 'net'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** Each figure with the entries behind it, and whether they add to the profit. */
const PARTS = {
  sales: ['SALES', 1], costOfGoods: ['GOODS', -1], courierCharges: ['COURIER', -1], codFees: ['COD', -1],
  losses: ['LOSSES', -1], otherIncome: ['OTHER_INCOME', 1], ads: ['ADS', -1], otherCosts: ['COSTS', -1], net: ['NET', 1],
} as const;

const QUERY = `query ($filter: ProfitReportFilter, $from: DateTime!, $to: DateTime!) {
  profitReport(filter: $filter) { isByMonth rows { from to ${FIGURES.join(' ')} } total { ${FIGURES.join(' ')} } totalBefore { net sales } }
  trialBalance(from: $from, to: $to) { type debit credit }
  ${Object.values(PARTS).map(([part]) => `${part}: ledger(first: 200, filter: { part: ${part}, from: $from, to: $to }) { edges { node { debit credit balance accountName } } }`).join('\n')}
}`;

interface Line { node: { debit: number; credit: number; balance: number | null; accountName: string } }
type Answer = {
  profitReport: { isByMonth: boolean; rows: (Figures & { from: string; to: string })[]; total: Figures; totalBefore: { net: number; sales: number } };
  trialBalance: { type: string; debit: number; credit: number }[];
} & Record<string, { edges: Line[] }>;

let server: TestServer;
let shop: Shop;
let founder: string;
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  await trade(shop);
  const paid = { accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'rent') };
  await execute(createExpense, Session.system(shop.id), { ...paid, amount: 120, day: noon(ago(2)) });
  founder = await tokenOf(shop.founder);
});
afterAll(() => server.close());

async function between(from: string, to: string) {
  const { data, errors } = await server.graphql<Answer>(founder, QUERY, { filter: { from, to }, from: noon(from), to: noon(to) });
  expect(errors).toBeUndefined();
  return data!;
}

it.each([[0, 0], [2, 2], [3, 0], [36, 3], [70, 34], [365, 0]])('agrees with the profit and loss, and each figure with its entries, from %d to %d days ago', async (first, last) => {
  const answer = await between(ago(first), ago(last));
  const { rows, total } = answer.profitReport;
  const result = answer.trialBalance.filter(({ type }) => type === 'INCOME' || type === 'EXPENSE').reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  expect(total.net).toBeCloseTo(result, 6);
  for (const figure of FIGURES) expect(total[figure]).toBeCloseTo(rows.reduce((sum, row) => sum + row[figure], 0), 6);
  for (const [figure, [part, sign]] of Object.entries(PARTS)) {
    const behind = answer[part]!.edges.reduce((sum, { node: { debit, credit } }) => sum + credit - debit, 0);
    expect([figure, behind * sign]).toEqual([figure, expect.closeTo(total[figure as keyof Figures], 6)]);
  }
});

it('tells apart what a day brought and cost', async () => {
  const { profitReport: { rows, isByMonth } } = await between(ago(2), today);
  expect(isByMonth).toBe(false);
  expect(rows.find(({ from }) => from === ago(2))).toMatchObject({ otherCosts: 120, otherIncome: 180, sales: 0, gross: 0, net: 60 });
  // One of 560 is delivered and one of 500 came back; a fee of 60 was paid, and an advance of 200 kept.
  expect(rows[0]).toMatchObject({ from: today, to: today, sales: 60, otherIncome: 260 });
});

it('is by month where there are many days, each within the range', async () => {
  const { profitReport: { rows, isByMonth } } = await between(ago(100), ago(1));
  expect(isByMonth).toBe(true);
  expect(rows.every(({ from, to }) => from >= ago(100) && to <= ago(1))).toBe(true);
  expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).sort().reverse());
});

it('compares with as many days before', async () => {
  const { profitReport: { totalBefore } } = await between(ago(34), today);
  expect(totalBefore).toMatchObject({ sales: (await between(ago(69), ago(35))).profitReport.total.sales });
});

it('shows the account of an entry, and no balance of many accounts', async () => {
  const { NET } = await between(ago(2), ago(2));
  expect(NET!.edges.map(({ node }) => [node.accountName, node.balance])).toContainEqual(['Rent', null]);
});

it('is a file with the same figures', async () => {
  const { profitReport: { total, rows } } = await between(ago(2), today);
  const [lines] = await Array.fromAsync(exportCells(profitExport, Session.system(shop.id), { filter: JSON.stringify({ from: ago(2), to: today }) }));
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines!.at(-1)!.slice(0, 3)).toEqual([ago(2), today, { amount: total.sales.toFixed(2) }]);
  expect(lines!.at(-1)!.slice(-3)).toEqual([{ amount: total.net.toFixed(2) }, 'Delivered', null]);
});

it('refuses days in the wrong order, too many, and entries of all accounts without days', async () => {
  const ask = async (query: string) => (await server.graphql(founder, query)).errors?.[0]?.message;
  expect(await ask(`{ profitReport(filter: { from: "${today}", to: "${ago(1)}" }) { isByMonth } }`)).toBe('Choose a first and a last day');
  expect(await ask(`{ profitReport(filter: { from: "${ago(400)}" }) { isByMonth } }`)).toBe('At most 366 days');
  expect(await ask('{ ledger(first: 1, filter: { part: SALES }) { edges { node { id } } } }')).toBe('At most 366 days');
});

it('is hidden from who may not see costs, and from other businesses', async () => {
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  const query = '{ profitReport { total { sales net } rows { net } } }';
  const { data } = await server.graphql<Pick<Answer, 'profitReport'>>(admin, query);
  expect(data!.profitReport.total).toEqual({ sales: null, net: null });
  const stranger = await tokenOf((await seedBusiness()).founder);
  expect((await server.graphql<Pick<Answer, 'profitReport'>>(stranger, query)).data!.profitReport).toEqual({ total: { sales: 0, net: 0 }, rows: [] });
  const staff = await tokenOf(await withMember(shop, { flags: ['report'] }));
  expect((await server.graphql(staff, query)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
