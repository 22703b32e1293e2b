import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import {
  accountId, ad, ago, connect, createAdExpense, db, execute, healMeta, mapCampaign, meta, noon, readNow, seedBusiness, Session, taken, testServer, today,
  tokenOf, voidVoucher, withAds, withProduct, type Server,
} from './meta-world.ts';

const FIGURES = '{ spend usd metaUsd unenteredUsd unentered orders delivered spendPerDelivered profit profitAfterAds }';
const QUERY = `query ($filter: AdReportFilter) { adReport(filter: $filter) { rows { campaign { name } figures ${FIGURES} } total ${FIGURES} unmapped ${FIGURES} } }`;
type Figures = Record<'spend' | 'usd' | 'metaUsd' | 'unenteredUsd' | 'unentered' | 'orders' | 'delivered' | 'spendPerDelivered' | 'profit' | 'profitAfterAds', number>;
interface Report { rows: { campaign: { name: string } | null; figures: Figures }[]; total: Figures; unmapped: Figures }

let server: Server;
let shop: Shop;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

/** Meta has spent 10 dollars a day on Eid sale and 4 on Winter, on each of the last four days. */
beforeEach(async () => {
  healMeta();
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
  const { spent } = meta.account('111', { name: 'Saree shop' });
  for (let days = 0; days < 4; days += 1) spent.push({ ad: ad('Eid sale'), day: ago(days), usd: 10 }, { ad: ad('Winter'), day: ago(days), usd: 4 });
  await connect(server, founder);
  await readNow(shop.id, '111');
});

async function read(from = 3, to = 0): Promise<Report> {
  const { data, errors } = await server.graphql<{ adReport: Report }>(founder, QUERY, { filter: { from: ago(from), to: ago(to) } });
  expect(errors).toBeUndefined();
  return data!.adReport;
}
const of = ({ rows }: Report, name: string) => rows.find(({ campaign }) => campaign?.name === name)!.figures;
const ofMeta = ({ metaUsd, unenteredUsd, unentered }: Figures) => [metaUsd, unenteredUsd, unentered];

it('shows what Meta counts beside the books, and counts what is not entered once, at the rate of the last expense', async () => {
  expect(ofMeta((await read()).total)).toEqual([56, 56, 0]);
  // Ten dollars of yesterday and the day before are entered by hand, at 120 taka.
  await withAds(shop, { campaign: 'EID SALE', usd: 20, from: 2, to: 1 });
  const report = await read();
  expect(ofMeta(of(report, 'Eid sale'))).toEqual([40, 20, 2_400]);
  expect(of(report, 'Eid sale')).toMatchObject({ spend: 2_400, usd: 20 });
  expect(ofMeta(of(report, 'Winter'))).toEqual([16, 16, 1_920]);
  expect(ofMeta(report.total)).toEqual([56, 36, 4_320]);
  expect(ofMeta((await read(1, 1)).total)).toEqual([14, 4, 480]);
  expect(report.unmapped).toMatchObject({ metaUsd: 56 });
});

it('takes a day for entered that an expense names without a campaign: of the account, by its name or number, or of none', async () => {
  const session = Session.system(shop.id);
  const pay = async (adAccount: string, days: number, platform = 'Facebook') => execute(createAdExpense, session, {
    accountId: await accountId(shop, 'bank'), platform, adAccount, usd: 14, rate: 120, from: noon(ago(days)), to: noon(ago(days)),
  });
  await pay('saree SHOP', 0);
  await pay('act_111', 1, 'Meta');
  await pay('', 2);
  await pay('999', 3);
  await pay('', 3, 'Google');
  expect(ofMeta((await read()).total)).toEqual([56, 14, 1_680]);
  // Taken back, it stands for no day.
  const { id, version } = await db.voucher.findFirstOrThrow({ where: { businessId: shop.id, party: 'Meta' } });
  await execute(voidVoucher, session, { voucherId: id, version, reason: 'Twice' });
  expect(ofMeta((await read()).total)).toEqual([56, 28, 3_360]);
});

it('gives orders to a campaign on days that only Meta knows, and takes its spend from their profit', async () => {
  const saree = await withProduct(shop, { stock: 10, cost: 100 });
  const campaign = await db.campaign.findFirstOrThrow({ where: { businessId: shop.id, name: 'Eid sale' } });
  await execute(mapCampaign, Session.system(shop.id), { campaignId: campaign.id, version: campaign.version, products: [{ variantId: saree.variantId, weight: 1 }], tags: [] });
  await taken(shop, [saree], 'DELIVERED');
  await withAds(shop, { usd: 1, from: 60, platform: 'Google' });
  const { orders, delivered, spend, unentered, spendPerDelivered, profit, profitAfterAds } = of(await read(0, 0), 'Eid sale');
  expect({ orders, delivered, spend, unentered, spendPerDelivered }).toEqual({ orders: 1, delivered: 1, spend: 0, unentered: 1_200, spendPerDelivered: 1_200 });
  expect(profitAfterAds).toBe(profit - 1_200);
});

it('counts of another business nothing', async () => {
  const other = await seedBusiness();
  const { data } = await server.graphql<{ adReport: Report }>(await tokenOf(other.founder), QUERY, { filter: { from: ago(3), to: today } });
  expect(data!.adReport.rows).toEqual([]);
});
