import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { WOO_KEYS, type WooKey } from '../../../../e2e/doubles/woocommerce-auth.ts';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { pollSite } from '../poll-site.ts';
import { shopOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

let server: TestServer;
let old: WooCommerceDouble;
let next: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let token: string;

const put = (double: WooCommerceDouble, fields: ShopOrder) => double.put(shopOrder(fields) as unknown as WooOrder);
const placed = (id: number) => `2026-11-20T10:${String(id).padStart(2, '0')}:00`;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

beforeEach(async () => {
  [old, next] = await Promise.all([new WooCommerceDouble().listen(), new WooCommerceDouble().listen()]);
  for (const double of [old, next]) double.orders.clear();
  shop = await seedBusiness();
  token = await tokenOf(shop.founder);
  site = await withSite(shop, { url: old.url });
  for (const id of [1, 2, 3, 4]) put(old, { id, number: String(id), date_created_gmt: placed(id) });
  await pollSite(shop.id, site.id);
});
afterEach(() => Promise.all([old.close(), next.close()]));

const SAVE = `mutation ($input: SaveWebSiteInput!) { saveWebSite(input: $input) {
  ... on SaveWebSiteSuccess { data: webSite { url } }
  ... on ValidationError { fieldErrors { field message } } ... on Error { code message } } }`;

async function move({ consumerKey, consumerSecret }: Omit<WooKey, 'permissions'> = WOO_KEYS.readWrite) {
  const input = { siteId: encodeId('WebSite', site.id), name: 'Nakshi Ghor', url: next.url, consumerKey, consumerSecret };
  const { data } = await server.graphql<{ saveWebSite: object }>(token, SAVE, { input });
  return data!.saveWebSite;
}

it('moves along with its shop: one order that it still has is enough', async () => {
  put(next, { id: 3, number: '3', date_created_gmt: placed(3), status: 'completed', date_modified_gmt: '2026-11-21T10:00:00' });
  expect(await move()).toEqual({ data: { url: next.url } });
  await pollSite(shop.id, site.id);
  expect(await webOrderOf(site, 3)).toMatchObject({ storeStatus: 'completed' });
});

it.each([
  ['has other orders of the same numbers', [1, 2, 3, 4]],
  ['has none of them', []],
])('never becomes another shop, which %s', async (_, ids) => {
  for (const id of ids) put(next, { id, number: String(id), date_created_gmt: '2026-11-19T08:00:00' });
  const message = expect.stringContaining('Another shop answers at this address') as string;
  expect(await move()).toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'url', message }] });
  expect((await webOrderOf(site, 4)).dateCreated).toEqual(new Date(`${placed(4)}Z`));
});

it('says why the new address cannot be asked', async () => {
  expect(await move({ consumerKey: 'ck_wrong_key', consumerSecret: 'cs_wrong_key' })).toMatchObject({ fieldErrors: [{ field: 'consumerKey' }] });
  next.down = 'maintenance';
  expect(await move()).toMatchObject({ fieldErrors: [{ field: 'url', message: expect.stringContaining('maintenance') as string }] });
});
