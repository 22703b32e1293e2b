import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WOO_KEYS } from '../../../../e2e/doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { sealSiteSecret } from '../site-secrets.ts';
import { withSite, type SeededSite } from './support.ts';

/** What the owner of a shop reads after 'Test the connection', word for word: each sentence says what to do. */

const PAGE = '<!DOCTYPE html><title>Shop</title><p>Hello';
const NOTICE = '<br />\n<b>Notice</b>: Undefined index: a in <b>/srv/wp/x.php</b> on line <b>7</b><br />\n';

let server: TestServer;
let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let founder: string;

beforeAll(async () => {
  server = await testServer();
  double = await new WooCommerceDouble().listen();
});
afterAll(async () => {
  await double.close();
  await server.close();
});

beforeEach(async () => {
  double.heal();
  double.down = null;
  double.behindIndex = false;
  // Each has its own business: tests of a connection are limited by minute.
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  founder = await tokenOf(shop.founder);
});

const change = (data: object) =>
  db.webSite.update({ where: { businessId_id: { businessId: shop.id, id: site.id } }, data, select: { id: true } });

const useKey = ({ consumerKey, consumerSecret }: { consumerKey: string; consumerSecret: string }) => {
  const place = { businessId: shop.id, id: site.id };
  return change({
    consumerKey: sealSiteSecret(place, 'consumerKey', consumerKey), consumerSecret: sealSiteSecret(place, 'consumerSecret', consumerSecret),
  });
};

interface Test { ok: boolean; message: string; canWrite: boolean; hasNotices: boolean; wooVersion: string | null }

async function test(): Promise<Test> {
  const { data } = await server.graphql<{ testWebSite: { test: Test } }>(founder, `mutation ($input: TestWebSiteInput!) {
    testWebSite(input: $input) { ... on TestWebSiteSuccess { test { ok message canWrite hasNotices wooVersion } } } }`,
  { input: { siteId: encodeId('WebSite', site.id) } });
  return data!.testWebSite.test;
}
const message = async () => (await test()).message;

describe('a shop that can be read', () => {
  it('says so, with its version', async () => {
    expect(await test()).toEqual({ ok: true, message: 'Connected', canWrite: true, hasNotices: false, wooVersion: '11.0.1' });
  });

  it('but not written to', async () => {
    await useKey(WOO_KEYS.readOnly);
    expect(await test()).toMatchObject({ ok: true, canWrite: false, message: 'Connected, but the consumer key may only read' });
  });

  it('but takes no changes, for the reason that it gives and not for its key', async () => {
    double.fail({ path: '/wp-json/wc/v3/orders/0', times: 5, answer: { status: 403, body: PAGE, contentType: 'text/html' } });
    expect(await test()).toMatchObject({
      ok: true, canWrite: false, wooVersion: '11.0.1',
      message: 'Orders can be read, but not changed: The shop answered with a web page instead of data. A firewall or security plugin may be in the way (403)',
    });
  });

  it('though it cannot tell its version', async () => {
    double.fail({ path: '/wp-json/wc/v3/system_status', times: 5, answer: { status: 500, body: PAGE, contentType: 'text/html' } });
    expect(await test()).toEqual({ ok: true, message: 'Connected', canWrite: true, hasNotices: false, wooVersion: null });
  });

  it('though its server cannot rewrite addresses, once it is entered as it is reached', async () => {
    double.behindIndex = true;
    expect(await message()).toContain('No WooCommerce was found at this address');
    await change({ url: `${double.url}/index.php` });
    expect(await test()).toMatchObject({ ok: true, canWrite: true, wooVersion: '11.0.1' });
  });

  it('though it prints notices before its data', async () => {
    double.fail({ answer: { status: 200, body: `${NOTICE}[]`, contentType: 'text/html' } });
    expect(await test()).toMatchObject({ ok: true, message: 'Connected', hasNotices: true });
  });
});

describe('a shop that cannot', () => {
  it('because the keys are wrong', async () => {
    await useKey({ consumerKey: 'ck_wrong', consumerSecret: 'cs_wrong' });
    expect(await test()).toEqual({
      ok: false, canWrite: false, hasNotices: false, wooVersion: null, message: 'The shop refused the consumer key and secret. Check both, and that the key may read and write',
    });
  });

  it.each<[string, Parameters<WooCommerceDouble['fail']>[0], string]>([
    ['has no WooCommerce, or plain permalinks', { answer: { status: 404, body: '{"code":"rest_no_route","message":"x"}' } },
      'No WooCommerce was found at this address. Check the address, that WooCommerce is active, and that Settings > Permalinks in WordPress is not "Plain". A shop whose pages are behind /index.php is entered with it'],
    ['is no WordPress', { answer: { status: 404, body: PAGE, contentType: 'text/html' } },
      'No WooCommerce was found at this address. Check the address, that WooCommerce is active, and that Settings > Permalinks in WordPress is not "Plain". A shop whose pages are behind /index.php is entered with it'],
    ['stands behind a firewall', { answer: { status: 403, body: PAGE, contentType: 'text/html' } },
      'The shop answered with a web page instead of data. A firewall or security plugin may be in the way (403)'],
    ['shows a page to everybody', { answer: { status: 200, body: PAGE, contentType: 'text/html' } },
      'The shop answered with a web page instead of data. A firewall or security plugin may be in the way'],
    ['has moved', { answer: { status: 301, body: PAGE, headers: { location: 'https://www.nakshi.test/wp-json/wc/v3/orders' } } },
      'The shop leads to another address. Enter the address that it leads to (https://www.nakshi.test)'],
    ['is broken', { times: 5, answer: { status: 500, body: PAGE, contentType: 'text/html' } }, 'The shop reported an error of its own (500)'],
    ['drops every call', { kind: 'drop', times: 5 }, 'The shop did not answer'],
  ])('because it %s', async (_, failure, expected) => {
    double.fail(failure);
    expect(await message()).toBe(expected);
  });

  it('because it is closed for maintenance', async () => {
    double.down = 'maintenance';
    expect(await message()).toBe('The shop is closed for maintenance or asks to slow down');
  });

  it('because nobody is at the address', async () => {
    await change({ url: 'https://no-such-shop.invalid' });
    expect(await message()).toBe('There is no such web address. Check the spelling');
  });
});
