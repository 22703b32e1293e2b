import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import { Session } from '../../../session/session.ts';
import { voidVoucher } from '../../accounting/voucher-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { adReportExport } from '../ad-report-export.ts';
import { mapCampaign } from '../campaign-commands.ts';
import { campaignOrdersExport } from '../campaign-orders-export.ts';
import { ago, campaignId, fromShop, noon, taken, today, withAds } from './ads-world.ts';

const COUNTS = ['orders', 'approved', 'delivered', 'settled', 'returned'] as const;
const FIGURES = `{ spend usd ${COUNTS.join(' ')} returnShare spendPerDelivered profit profitAfterAds }`;
const QUERY = `query ($filter: AdReportFilter) { adReport(filter: $filter) {
  rows { campaign { id name isMapped } figures ${FIGURES} } total ${FIGURES} unmapped ${FIGURES} others ${FIGURES} } }`;

type Figures = Record<(typeof COUNTS)[number] | 'spend' | 'usd', number> & Record<'returnShare' | 'spendPerDelivered' | 'profit' | 'profitAfterAds', number | null>;
interface Row { campaign: { id: string; name: string; isMapped: boolean } | null; figures: Figures }
interface Report { rows: Row[]; total: Figures; unmapped: Figures; others: Figures }

const ORDERS = `query ($filter: CampaignOrdersFilter, $after: String) { campaignOrders(first: 2, after: $after, filter: $filter) {
  edges { node { id number share isByTag isWebOrder profit total } } pageInfo { hasNextPage endCursor } } }`;
interface OrderNode { id: string; number: string; share: number; isByTag: boolean; isWebOrder: boolean; profit: number | null }
interface Page { campaignOrders: { edges: { node: OrderNode }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }

let server: TestServer;
let shop: Shop;
let founder: string;
let saree: SeededProduct;
let shawl: SeededProduct;

/**
 * Eid sale (saree, weight 3; tag eid_fb) and Winter (saree, weight 1; shawl) run today, Old (shawl) ran until yesterday, and
 * Brand names nothing. Of today: three sarees, one delivered, one shipped, one returned; a shawl; both in one order; by
 * the tag a shawl from the shop, and a cup that waits there; a cup that nobody advertises.
 */
beforeAll(async () => {
  server = await testServer();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const session = Session.system(shop.id);
  [saree, shawl] = [await withProduct(shop, { stock: 50, cost: 100 }), await withProduct(shop, { stock: 50, cost: 100 })];
  const cup = await withProduct(shop, { stock: 50, cost: 100 });
  await withAds(shop, { campaign: 'Eid sale', usd: 9, from: 2, to: 0, products: [saree] });
  await withAds(shop, { campaign: 'Winter', usd: 4 });
  await withAds(shop, { campaign: 'Old', usd: 5, from: 3, to: 1, products: [shawl] });
  await withAds(shop, { campaign: 'Brand', usd: 2 });
  await withAds(shop, { usd: 1.11, from: 1, to: 0 });
  const { id: voucherId } = await withAds(shop, { campaign: 'Void', usd: 70, products: [saree] });
  await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Entered twice' });
  await map('Eid sale', [[saree, 3]], ['eid_FB']);
  await map('Winter', [[saree, 1], [shawl, 1]]);

  await taken(shop, [saree], 'DELIVERED');
  await taken(shop, [saree], 'SHIPPED');
  const back = await taken(shop, [saree], 'DELIVERED');
  await execute(returnOrder, session, { orderId: back, reason: 'Too small' });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: back } });
  await execute(receiveReturn, session, { orderId: back, lines: [{ lineId: line.id, good: 1, damaged: 0, missing: 0 }] });
  await taken(shop, [shawl], 'CONFIRMED');
  await taken(shop, [saree, shawl], 'DELIVERED');
  await fromShop(shop, shawl, 'EID_fb', true);
  await fromShop(shop, cup, 'eid_fb');
  await fromShop(shop, cup, 'somebody-else');
  await taken(shop, [cup]);
});
afterAll(() => server.close());

async function map(name: string, products: [SeededProduct, number][], tags: string[] = []) {
  const campaign = await db.campaign.findFirstOrThrow({ where: { businessId: shop.id, name } });
  await execute(mapCampaign, Session.system(shop.id), {
    campaignId: campaign.id, version: campaign.version, products: products.map(([{ variantId }, weight]) => ({ variantId, weight })), tags,
  });
}

async function read(filter: object = { from: today, to: today }, token = founder): Promise<Report> {
  const { data, errors } = await server.graphql<{ adReport: Report }>(token, QUERY, { filter });
  expect(errors).toBeUndefined();
  return data!.adReport;
}

const of = ({ rows }: Report, name: string) => rows.find(({ campaign }) => campaign?.name === name)!.figures;
const counts = (figures: Figures) => COUNTS.map((name) => figures[name]);

async function pageAfter(filter: object, after: string | null): Promise<Page['campaignOrders']> {
  const { data, errors } = await server.graphql<Page>(founder, ORDERS, { filter, after });
  expect(errors).toBeUndefined();
  return data!.campaignOrders;
}

/** All orders behind a figure, page after page. */
async function behind(filter: object): Promise<OrderNode[]> {
  const nodes: OrderNode[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo } = await pageAfter(filter, after);
    nodes.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return nodes;
    after = pageInfo.endCursor;
  }
}

it('says of each campaign what it took and what came of its orders', async () => {
  const report = await read();
  // Three sarees at 3 of 4; saree and shawl at 3 of 5; two by the tag, of which one was not approved.
  expect(counts(of(report, 'Eid sale'))).toEqual([4.85, 2.85, 1.35, 0, 0.75]);
  // Three sarees at 1 of 4, saree and shawl at 2 of 5, one shawl.
  expect(counts(of(report, 'Winter'))).toEqual([2.15, 2.15, 0.65, 0, 0.25]);
  expect(of(report, 'Eid sale')).toMatchObject({ usd: 3, spend: 360, returnShare: 35.71, spendPerDelivered: 266.67 });
  expect(of(report, 'Brand')).toMatchObject({ usd: 2, spend: 240, orders: 0, returnShare: null, spendPerDelivered: null });
  expect(report.rows.map(({ campaign }) => campaign?.name)).toEqual(['Winter', 'Eid sale', 'Brand', undefined]);
});

it('gives no order of today to a campaign that ran until yesterday, and none to one whose expense is void', async () => {
  const { rows } = await read({ from: ago(5), to: today });
  expect(rows.find(({ campaign }) => campaign?.name === 'Old')!.figures).toMatchObject({ orders: 0, usd: 5, spend: 600 });
  expect(rows.find(({ campaign }) => campaign?.name === 'Void')?.figures.spend ?? 0).toBe(0);
});

it('shows what nothing is mapped to, and what names no campaign, and orders without one', async () => {
  const report = await read();
  expect(report.rows.at(-1)).toMatchObject({ campaign: null, figures: { usd: 0.55, spend: 66.6 } });
  expect(report.unmapped).toMatchObject({ usd: 2.55, spend: 306.6, orders: 0 });
  expect(counts(report.others)).toEqual([2, 0, 0, 0, 0]);
  expect(report.others.profit).toBeNull();
});

it.each([[0, 0], [1, 1], [3, 0], [91, 0]])('adds up: rows to the total, and the total to the books, from %d to %d days ago', async (first, last) => {
  const { rows, total } = await read({ from: ago(first), to: ago(last) });
  for (const figure of ['spend', 'usd', ...COUNTS, 'profit', 'profitAfterAds'] as const) {
    expect([figure, rows.reduce((sum, row) => sum + row.figures[figure]!, 0)]).toEqual([figure, expect.closeTo(total[figure]!, 6)]);
  }
  const { data } = await server.graphql<{ profitReport: { total: { ads: number } } }>(
    founder, 'query ($filter: ProfitReportFilter) { profitReport(filter: $filter) { total { ads } } }', { filter: { from: ago(first), to: ago(last) } });
  expect(total.spend).toBeCloseTo(data!.profitReport.total.ads, 6);
});

it('has figures that the orders behind them come to, none lost in the sharing', async () => {
  const report = await read();
  for (const { campaign, figures } of report.rows.filter((row) => row.campaign)) {
    const all = await behind({ campaignId: campaign!.id, from: today, to: today });
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(figures.orders, 6);
    expect(all.reduce((sum, { profit }) => sum + (profit ?? 0), 0)).toBeCloseTo(figures.profit!, 6);
    for (const state of ['APPROVED', 'DELIVERED', 'SETTLED', 'RETURNED'] as const) {
      const some = await behind({ campaignId: campaign!.id, from: today, to: today, state });
      expect([state, some.reduce((sum, { share }) => sum + share, 0)]).toEqual([state, expect.closeTo(figures[state.toLowerCase() as 'approved'], 6)]);
    }
  }
  expect(report.total.orders).toBe(7);
  expect(await behind({ from: today, to: today })).toHaveLength(report.total.orders);
  expect(await behind({ from: today, to: today, withoutCampaign: true })).toHaveLength(report.others.orders);
});

it('names the orders behind a figure, and how each was found', async () => {
  const nodes = await behind({ campaignId: encodeId('Campaign', await campaignId(shop, 'Eid sale')), from: today, to: today });
  expect(nodes.map(({ share, isByTag, isWebOrder }) => [share, isByTag, isWebOrder]).sort()).toEqual([
    [0.6, false, false], [0.75, false, false], [0.75, false, false], [0.75, false, false], [1, true, false], [1, true, true],
  ]);
  const shipped = nodes.filter(({ profit }) => profit === null);
  expect(shipped).toHaveLength(3);
});

it('tells the entries behind a spend', async () => {
  const report = await read({ from: ago(5), to: today });
  const spent = async (filter: object) => {
    const { data, errors } = await server.graphql<{ ledger: { edges: { node: { debit: number; credit: number } }[] } }>(
      founder, 'query ($filter: LedgerFilter) { ledger(first: 100, filter: $filter) { edges { node { debit credit } } } }',
      { filter: { part: 'ADS', from: noon(ago(5)), to: noon(today), ...filter } });
    expect(errors).toBeUndefined();
    return data!.ledger.edges.reduce((sum, { node: { debit, credit } }) => sum + debit - credit, 0);
  };
  for (const { campaign, figures } of report.rows) {
    expect(await spent(campaign ? { campaignId: campaign.id } : { withoutCampaign: true })).toBeCloseTo(figures.spend, 6);
  }
});

it('is a file with the same figures, and so are the orders behind one', async () => {
  const { rows, total } = await read();
  const [lines] = await Array.fromAsync(exportCells(adReportExport, Session.system(shop.id), { filter: JSON.stringify({ from: today, to: today }) }));
  expect(lines).toHaveLength(rows.length + 3);
  expect(lines!.at(-2)!.slice(3, 12)).toEqual([{ amount: total.usd.toFixed(2) }, { amount: total.spend.toFixed(2) }, amountOf(0n), amountOf(0n), amountOf(0n), 7, 5, 2, 0]);
  const filter = JSON.stringify({ from: today, to: today, campaignId: rows[0]!.campaign!.id });
  const [orders] = await Array.fromAsync(exportCells(campaignOrdersExport, Session.system(shop.id), { filter }));
  expect(orders).toHaveLength(1 + (await behind({ from: today, to: today, campaignId: rows[0]!.campaign!.id })).length);
});

it('is for whoever enters expenses or reads reports, without profits for who may not see costs', async () => {
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  for (const token of [admin, await tokenOf(await withMember(shop, { flags: ['expense'] })), await tokenOf(await withMember(shop, { flags: ['report'] }))]) {
    const { total, rows } = await read({ from: today, to: today }, token);
    expect(total).toMatchObject({ orders: 7, spend: 1_146.6, profit: null, profitAfterAds: null });
    expect(rows.every(({ figures: { profit, profitAfterAds } }) => profit === null && profitAfterAds === null)).toBe(true);
  }
  const staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
  for (const query of ['{ adReport { total { orders } } }', '{ campaignOrders { edges { node { id } } } }']) {
    expect((await server.graphql(staff, query)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  }
  const stranger = await tokenOf((await seedBusiness()).founder);
  expect((await read({ from: today, to: today }, stranger))).toMatchObject({ rows: [], total: { orders: 0 }, others: { orders: 0 } });
});

it('compares with as many whole days right before, without profits for who may not see costs', async () => {
  const tomorrow = ago(-1);
  const ask = async (token: string, filter: object) =>
    (await server.graphql<{ adReport: { totalBefore: Figures } }>(token, `query ($filter: AdReportFilter) { adReport(filter: $filter) { totalBefore ${FIGURES} } }`, { filter })).data!.adReport.totalBefore;
  expect(await ask(founder, { from: tomorrow, to: tomorrow })).toEqual((await read()).total);
  expect(await ask(founder, { from: ago(0), to: tomorrow })).toEqual((await read({ from: ago(2), to: ago(1) })).total);
  const admin = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  expect(await ask(admin, { from: tomorrow, to: tomorrow })).toMatchObject({ orders: 7, profit: null, profitAfterAds: null });
});

it('refuses days in the wrong order, and too many', async () => {
  const ask = async (query: string) => (await server.graphql(founder, query)).errors?.[0]?.message;
  expect(await ask(`{ adReport(filter: { from: "${today}", to: "${ago(1)}" }) { total { orders } } }`)).toBe('Choose a first and a last day');
  expect(await ask(`{ campaignOrders(filter: { from: "${ago(92)}" }) { edges { node { id } } } }`)).toBe('At most 92 days');
});
