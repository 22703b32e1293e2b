import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { WEBHOOK_SECRET } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { defineCommand } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { env } from '../../../../env.ts';
import { Session } from '../../../../session/session.ts';
import { addBuyerBlock } from '../../buyer-blocks.ts';
import { saveWebSite } from '../../site-commands.ts';
import { takeOrder, webOrderOf, withSite, type SeededSite } from '../../__tests__/support.ts';
import { pluginKey, signCall, verifyHead } from '../plugin-key.ts';
import { PLUGIN_DEFAULTS, savePluginSetting } from '../plugin-setting.ts';

/** The WordPress plugin and its endpoints, over real HTTP. */

const run = promisify(execFile);
/**
 * PHP is the only program that the tests do not install: without it the tests of the PHP code are skipped, and counted
 * as skipped.
 */
const hasPhp = spawnSync('php', ['-v']).status === 0;
const PHONE = '01711204466';

let server: TestServer;
let shop: Shop;
let site: SeededSite;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
});

const key = () => pluginKey(site.id, WEBHOOK_SECRET);

async function call(action: string, data: unknown, { time = Math.floor(Date.now() / 1000), secret = key(), signed = action } = {}) {
  const body = Buffer.from(JSON.stringify(data));
  const answer = await fetch(`${server.url}/api/plugin/woocommerce/${site.id}/${action}`, {
    method: 'POST', body,
    headers: { 'content-type': 'application/json', 'x-karbar-time': String(time), 'x-karbar-signature': signCall(secret, String(time), signed, body) },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const checkout = (more: object = {}) => ({
  key: 'checkout-1', consent: true, name: 'Farhana Akter', phone: '+880 1711-204466', address: 'House 14', total: 1060, ip: '203.0.113.7',
  lines: [{ productId: 11, variationId: 0, sku: 'MUG', name: 'Mug', quantity: 2, total: 1000 }], ...more,
});
const captured = () => db.webOrder.findMany({ where: { businessId: shop.id, wooOrderId: null }, include: { lines: true }, orderBy: { createdAt: 'asc' } });
const save = async (more: object) => {
  const { lastSeenAt: _seen, prepayFromPoisha: _poisha, ...rules } = PLUGIN_DEFAULTS;
  await execute(savePluginSetting, await sessionFor(shop.founder), { siteId: site.id, ...rules, prepayFrom: null, ...more });
};
const decide = async (more: object = {}) => (await call('decide', { phone: PHONE, total: 1060, productIds: [11], ...more })).body;

describe('calls of the plugin', () => {
  it('are signed for their action and their time, with the key of the shop and no other', async () => {
    expect(await call('setting', {})).toEqual({ status: 200, body: { capturesCheckout: true, consentText: '', asksCode: false } });
    const old = Math.floor(Date.now() / 1000) - 301;
    const other = await withSite(shop);
    for (const wrong of [{ time: old }, { secret: WEBHOOK_SECRET }, { signed: 'decide' }, { secret: pluginKey(other.id, WEBHOOK_SECRET) }]) {
      expect((await call('setting', {}, wrong)).status).toBe(401);
    }
    expect((await call('drop-tables', {})).status).toBe(404);
    expect(await db.pluginSetting.findMany({ where: { businessId: shop.id }, select: { siteId: true } })).toEqual([{ siteId: site.id }]);
  });

  it('are refused after the secret of the shop has changed, and the plugin stands as never heard from until its new key is used', async () => {
    const token = await tokenOf(shop.founder);
    const heardFrom = async () => {
      const { data } = await server.graphql(token, '{ webSites { plugin { lastSeenAt } } }');
      return (data as { webSites: { plugin: { lastSeenAt: string | null } }[] }).webSites[0]!.plugin.lastSeenAt !== null;
    };
    const change = async (webhookSecret?: string) => {
      const { version, name, url } = await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
      await execute(saveWebSite, await sessionFor(shop.founder), { siteId: site.id, version, name, url, webhookSecret });
    };
    await call('setting', {});
    await change();
    await change(WEBHOOK_SECRET);
    expect(await heardFrom()).toBe(true);
    await change('another-secret');
    const secret = pluginKey(site.id, 'another-secret');
    const zip = await fetch(`${server.url}/api/plugin/woocommerce/${site.id}.zip`, { headers: { authorization: `Bearer ${token}` } });
    expect(Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map((file) => strFromU8(file)).join()).toContain(secret);
    // The old key may be good for some seconds more.
    await expect.poll(async () => (await call('setting', {})).status, { timeout: 10_000 }).toBe(401);
    expect(await heardFrom()).toBe(false);
    expect((await call('setting', {}, { secret })).status).toBe(200);
    expect(await heardFrom()).toBe(true);
  });

  it('of a shop that is off are not answered', async () => {
    await db.webSite.updateMany({ where: { id: site.id }, data: { enabled: false } });
    expect((await call('checkout', checkout())).status).toBe(404);
    expect(await captured()).toEqual([]);
  });

  it('that are malformed or too large change nothing', async () => {
    expect((await call('checkout', checkout({ consent: false }))).status).toBe(400);
    expect((await call('checkout', checkout({ lines: [] }))).status).toBe(400);
    expect((await call('checkout', checkout({ name: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(await captured()).toEqual([]);
  });
});

describe('a checkout that is not finished', () => {
  it('is kept once, with the newest of it, its goods matched, until its order comes', async () => {
    const { variantId } = await withProduct(shop, { sku: 'MUG' });
    expect((await call('checkout', checkout({ address: '' }))).body).toEqual({ result: 'kept' });
    await Promise.all(['House 14', 'House 14, Road 3'].map((address) => call('checkout', checkout({ address }))));
    const [order, ...more] = await captured();
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: 'INCOMPLETE', phone: PHONE, customerName: 'Farhana Akter', unmappedCount: 0, totalPoisha: 106_000n });
    expect(order!.address).toContain('House 14');
    expect(order!.lines).toMatchObject([{ variantId, quantity: 2, totalPoisha: 100_000n }]);
    await takeOrder(site, { id: 700, number: '700', meta_data: [{ id: 1, key: '_karbar_checkout', value: 'checkout-1' }, { id: 2, key: '_karbar_device', value: 'device-1' }] });
    const finished = await webOrderOf(site, 700);
    expect(finished).toMatchObject({ status: 'PROCESSING', device: 'device-1' });
    expect((await captured())[0]).toMatchObject({ status: 'DUPLICATE', duplicateOfId: finished.id });
    // The last capture arrives after the order.
    expect((await call('checkout', checkout({ address: 'Too late' }))).body).toEqual({ result: 'finished' });
    expect(await captured()).toHaveLength(1);
  });

  it('is kept under the first of two numbers, the other beside it, in its district', async () => {
    expect((await call('checkout', checkout({ phone: '01711204466 / 01811204466', district: 'BD-13' }))).body).toEqual({ result: 'kept' });
    expect(await captured()).toMatchObject([{ phone: PHONE, otherPhone: '01811204466', district: 'Dhaka' }]);
  });

  it('is stopped once its buyer types a number that a rule blocks, and scored by it', async () => {
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    await call('checkout', checkout({ phone: '01811204466' }));
    expect(await captured()).toMatchObject([{ status: 'INCOMPLETE', phone: '01811204466', riskReasons: expect.not.arrayContaining([expect.objectContaining({ kind: 'RULE' })]) as object[] }]);
    await call('checkout', checkout());
    expect(await captured()).toMatchObject([{ status: 'BLOCKED', phone: PHONE, riskReasons: expect.arrayContaining([expect.objectContaining({ kind: 'RULE' })]) as object[] }]);
  });

  it('is not kept without a phone, nor where the business does not want it', async () => {
    expect((await call('checkout', checkout({ phone: '12' }))).body).toEqual({ result: 'no-phone' });
    await save({ capturesCheckout: false });
    expect((await call('checkout', checkout({ key: 'checkout-300', ip: '' }))).body).toEqual({ result: 'off' });
    expect(await captured()).toEqual([]);
  });

  /** Checkouts that somebody has begun under an address. */
  const begun = (count: number, ipAddress: string) => db.webOrder.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      businessId: shop.id, siteId: site.id, number: `C-${ipAddress}-${n}`, checkoutKey: `begun-${ipAddress}-${n}`, ipAddress,
      status: 'INCOMPLETE' as const, storeStatus: 'checkout-draft', dateCreated: new Date(), dateModified: new Date(),
      customerName: '', phone: PHONE, currency: 'BDT', totalPoisha: 0n, itemSummary: '', itemCount: 1, searchText: '',
    })),
  });
  const capture = async (name: string, more: object = {}) => (await call('checkout', checkout({ key: name, ...more }))).body.result;

  it('is kept for every buyer of a mobile network, until there are so many that a script writes them; then of one address so many', async () => {
    await begun(199, '203.0.113.7');
    expect(await capture('checkout-200')).toBe('kept');
    expect(await capture('checkout-201')).toBe('too-many');
    // What is known goes on, and so does who comes from elsewhere or without an address.
    expect(await capture('checkout-200', { address: 'House 15' })).toBe('kept');
    expect(await capture('checkout-202', { ip: '198.51.100.9' })).toBe('kept');
    await begun(20, '');
    expect(await capture('checkout-203', { ip: '' })).toBe('too-many');
    // Buyers whose order came are real.
    await db.webOrder.updateMany({ where: { businessId: shop.id }, data: { status: 'DUPLICATE' } });
    expect(await capture('checkout-204', { ip: '' })).toBe('kept');
  });

  it('is not kept beyond the limit of the shop, whatever addresses it names', async () => {
    await begun(1_999, '');
    expect(await capture('checkout-300', { ip: '198.51.100.1' })).toBe('kept');
    expect(await capture('checkout-301', { ip: '198.51.100.2' })).toBe('too-many');
  });

  it('is kept at once, and a typed code is looked at, while changes of the business use up its share', async () => {
    await save({ phoneProof: 'COD' });
    const held = Promise.withResolvers<null>();
    const change = defineCommand({ name: 'test.hold', permission: 'SUPERADMIN', input: z.object({}), run: () => held.promise });
    const changes = Array.from({ length: env.COMMANDS_PER_BUSINESS }, () => execute(change, Session.system(shop.id), {}));
    try {
      expect(await capture('checkout-400')).toBe('kept');
      expect(await decide({ method: 'cod', code: '123456' })).toMatchObject({ action: 'ALLOW', reason: '' });
    } finally {
      held.resolve(null);
      await Promise.all(changes);
    }
  });

  it('that cannot be written in time is answered before the plugin gives up, which would stop its calls for a minute', async () => {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${site.id}:checkout-500`}, 0))`;
      expect(await call('checkout', checkout({ key: 'checkout-500' }))).toEqual({ status: 200, body: { result: 'too-many' } });
    }, { timeout: 20_000 });
  }, 30_000);

  it.each(['1.2.3.4:567', 'abc', 'fe80::1%eth0'])('keeps no address %s that is none, which a rule about addresses could not be compared with', async (ip) => {
    await call('checkout', checkout({ ip }));
    expect(await captured()).toMatchObject([{ ipAddress: '' }]);
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'IP', value: '203.0.113.0/24', action: 'HOLD', reason: 'Odd' });
  });
});

describe('an order that is about to be placed', () => {
  it('is decided by the rules about buyers; the allow list wins, and being held refuses nobody', async () => {
    const session = await sessionFor(shop.founder);
    expect(await decide()).toMatchObject({ action: 'ALLOW' });
    await execute(addBuyerBlock, session, { kind: 'IP', value: '203.0.113.0/24', action: 'HOLD', reason: 'Odd' });
    expect(await decide({ ip: '203.0.113.7' })).toMatchObject({ action: 'ALLOW' });
    await execute(addBuyerBlock, session, { kind: 'DEVICE', value: 'device-1', action: 'PREPAY', reason: 'Refused' });
    expect(await decide({ ip: '203.0.113.7', device: 'device-1' })).toMatchObject({ action: 'PREPAY' });
    expect(await decide({ device: 'device-1' })).toMatchObject({ action: 'PREPAY', messageEn: expect.stringContaining('pay in advance') as string });
    await execute(addBuyerBlock, session, { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect(await decide({ phone: '৮৮০১৭১১২০৪৪৬৬' })).toMatchObject({ action: 'BLOCK', messageBn: expect.stringContaining('ফোন') as string });
    await save({ messageEn: 'Please call 01700000000' });
    expect(await decide()).toMatchObject({ action: 'BLOCK', messageEn: 'Please call 01700000000' });
    await execute(addBuyerBlock, session, { kind: 'EMAIL', value: 'good@example.test', action: 'ALLOW', reason: 'A friend' });
    expect(await decide({ email: 'good@example.test' })).toMatchObject({ action: 'ALLOW' });
  });

  it.each<[string, object]>([
    ['two numbers', { phone: `${PHONE} / 01811204466` }],
    ['their number second', { phone: `01811204466, ${PHONE}` }],
    ['a number as long as a page', { phone: `${'('.repeat(60)}${PHONE}` }],
    ['an e-mail without end', { email: `${'a'.repeat(300)}@example.test` }],
    ['an address of their own making', { ip: '1'.repeat(60) }],
    ['a code without end', { code: '1'.repeat(60), locale: 'x'.repeat(30), method: 'y'.repeat(120) }],
  ])('is refused to a blocked buyer who types %s', async (_, typed) => {
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect(await decide(typed)).toMatchObject({ action: 'BLOCK' });
  });

  it('is refused as a repeat, and paid in advance from a total or so many orders on', async () => {
    const now = new Date().toISOString().slice(0, 19);
    for (const id of [701, 702]) await takeOrder(site, { id, number: String(id), date_created_gmt: now, date_modified_gmt: now });
    expect(await decide()).toMatchObject({ action: 'ALLOW' });
    await save({ velocityLimit: 2 });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'PREPAY', reason: 'many orders today' });
    // Another buyer of the same mobile network, and the same browser under another phone.
    await db.webOrder.updateMany({ where: { businessId: shop.id }, data: { device: 'device-1', ipAddress: '203.0.113.7' } });
    expect(await decide({ productIds: [99], phone: '01911000111', ip: '203.0.113.7' })).toMatchObject({ action: 'ALLOW' });
    expect(await decide({ productIds: [99], phone: '01911000111', device: 'device-1' })).toMatchObject({ action: 'PREPAY', reason: 'many orders today' });
    await save({ version: 1, velocityLimit: 3, prepayFrom: 1000 });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'PREPAY' });
    expect(await decide({ productIds: [99], total: 999.99 })).toMatchObject({ action: 'ALLOW' });
    await save({ version: 2, duplicateHours: 24 });
    expect(await decide()).toMatchObject({ action: 'BLOCK', reason: 'the same goods were ordered already' });
    expect(await decide({ productIds: [99] })).toMatchObject({ action: 'ALLOW' });
  });
});

describe.skipIf(!hasPhp)('the plugin itself', () => {
  const download = async (token?: string, id = site.id) =>
    fetch(`${server.url}/api/plugin/woocommerce/${id}.zip`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'karbar-plugin-'));
    const answer = await download(await tokenOf(shop.founder));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    for (const [path, content] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      // The test server has no public address.
      const text = strFromU8(content).replace(/'url' => 'https?:\/\/[^/]+/, `'url' => '${server.url}`);
      writeFileSync(join(folder, path), text);
    }
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const inShop = async (steps: object[]) => {
    const { stdout } = await run('php', [join(import.meta.dirname, 'wordpress.php'), join(folder, 'karbar'), JSON.stringify(steps)]);
    return JSON.parse(stdout) as { result?: string; errors?: string[]; meta?: Record<string, string> }[];
  };
  const typed = { name: 'Farhana', phone: '০১৭১১২০৪৪৬৬', email: '', address: 'House 14', district: '', consent: '1' };
  const data = { billing_phone: PHONE, billing_email: '', payment_method: 'cod' };

  it('is downloaded by administrators of its business alone, and is PHP', async () => {
    const staff = await withMember(shop, { flags: ['webOrderList'] });
    await sessionFor(staff);
    const stranger = await seedBusiness();
    expect((await download()).status).toBe(401);
    expect((await download(await tokenOf(staff))).status).toBe(403);
    expect((await download(await tokenOf(stranger.founder))).status).toBe(404);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.php'));
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) expect((await run('php', ['-l', join(folder, path)])).stdout).toContain('No syntax errors');
  }, 60_000);

  it('tells of a checkout whose buyer agrees, and marks the order that comes of it', async () => {
    const [silent, kept, order] = await inShop([
      { do: 'capture', typed: { ...typed, consent: '' } }, { do: 'capture', typed }, { do: 'order', data },
    ]);
    expect([silent, kept]).toEqual([null, { result: 'kept' }]);
    expect(order).toMatchObject({ errors: [], meta: { _karbar_device: 'device-of-the-test' } });
    const [waiting] = await captured();
    expect(waiting).toMatchObject({ phone: PHONE, checkoutKey: order!.meta!._karbar_checkout, ipAddress: '203.0.113.7', device: 'device-of-the-test' });
  }, 60_000);

  it('refuses a blocked buyer in their language', async () => {
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [english, bangla] = await inShop([{ do: 'order', data }, { do: 'order', data, locale: 'bn_BD' }]);
    expect(english!.errors).toEqual(['We cannot take this order right now. Please call us.']);
    expect(bangla!.errors![0]).toContain('ফোন');
  }, 60_000);

  it('refuses the checkout of blocks as something wrong with the order, not with the shop', async () => {
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [refused] = await inShop([{ do: 'block order', data, code: '' }]);
    expect(refused).toMatchObject({ errors: ['We cannot take this order right now. Please call us.'], status: 400 });
  }, 60_000);

  it('keeps one name of a checkout while its form changes and its payment is tried again, until the cart is empty', async () => {
    const placed = { do: 'block order', data, code: '' };
    const [, changed, order, again, , next] = await inShop([
      { do: 'capture', typed }, { ...placed, method: 'PUT' }, placed, placed, { do: 'empty cart' }, placed,
    ]);
    const [waiting, ...more] = await captured();
    expect(more).toEqual([]);
    expect(changed!.meta).not.toHaveProperty('_karbar_checkout');
    for (const one of [order, again]) expect(one!.meta!._karbar_checkout).toBe(waiting!.checkoutKey);
    expect(next!.meta!._karbar_checkout).not.toBe(waiting!.checkoutKey);
  }, 60_000);

  it('refuses nothing while the form of blocks is filled in, and leaves no typed code on the order', async () => {
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [changed, refused] = await inShop([{ do: 'block order', data, code: '4', method: 'PUT' }, { do: 'block order', data, code: '421977' }]);
    expect(changed!.errors).toEqual([]);
    expect(refused!.errors).toHaveLength(1);
    expect(refused!.meta).not.toHaveProperty(['_wc_other/karbar/code']);
  }, 60_000);

  it('says that it works with both order storages and both checkouts, and leaves nothing behind when it is deleted', async () => {
    const [declared, , deleted] = await inShop([{ do: 'declared' }, { do: 'script' }, { do: 'delete' }]);
    expect(declared).toEqual({ custom_order_tables: true, cart_checkout_blocks: true });
    expect(deleted).toEqual({ before: ['karbar_setting', 'option karbar_last_setting'], after: [] });
    const [, network] = await inShop([{ do: 'script' }, { do: 'delete', sites: 3 }]);
    expect(network).toMatchObject({ after: [] });
  }, 60_000);

  it('has a readme that agrees with its head', () => {
    const [head, readme] = ['karbar.php', 'readme.txt'].map((name) => readFileSync(join(folder, 'karbar', name), 'utf8'));
    const fact = (text: string, name: string) => new RegExp(`${name}: (.+)`).exec(text)?.[1];
    for (const name of ['Requires at least', 'Requires PHP']) expect(fact(readme!, name)).toBe(fact(head!, name));
    expect([fact(readme!, 'Stable tag'), /KARBAR_VERSION = '(.+)'/.exec(head!)?.[1]]).toEqual([fact(head!, 'Version'), fact(head!, 'Version')]);
    expect(fact(readme!, 'Tested up to')).toMatch(/^\d+\.\d+$/);
    expect(readme).toContain(`= ${fact(head!, 'Version')} =`);
  });

  it('asks for payment in advance only where cash on delivery was chosen', async () => {
    await save({ prepayFrom: 500 });
    const [cod, paid] = await inShop([{ do: 'order', data }, { do: 'order', data: { ...data, payment_method: 'bkash' } }]);
    expect(cod!.errors).toHaveLength(1);
    expect(paid!.errors).toEqual([]);
  }, 60_000);

  it('asks the same where an order is paid for later: cash on delivery is no way round', async () => {
    await save({ prepayFrom: 500 });
    const order = { ...data, id: 71, payment_method: 'bkash' };
    const [cod, paid] = await inShop([{ do: 'pay', method: 'cod', data: order }, { do: 'pay', method: 'bkash', data: order }]);
    expect(cod).toEqual({ errors: [expect.stringContaining('in advance')], to: '/checkout/order-pay/71' });
    expect(paid).toEqual({ errors: [], to: null });
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect((await inShop([{ do: 'pay', method: 'bkash', data: order }]))[0]).toMatchObject({ errors: ['We cannot take this order right now. Please call us.'] });
  }, 60_000);

  it('takes an order whose payment failed for no repeat of itself, in both checkouts and where it is paid for later', async () => {
    await save({ duplicateHours: 24, velocityLimit: 1 });
    await takeOrder(site, { id: 71, number: '71', status: 'pending', date_created_gmt: new Date().toISOString().slice(0, 19), billing: { phone: PHONE }, line_items: [{ id: 1, product_id: 11, quantity: 2, name: 'Mug', sku: 'MUG', subtotal: '1000', total: '1000' }] });
    const order = { ...data, id: 71 };
    const again = await inShop([
      { do: 'order', data, awaiting: 71 }, { do: 'block order', data: order, code: '' }, { do: 'pay', method: 'cod', data: order },
    ]);
    expect(again.map(({ errors }) => errors)).toEqual([[], [], []]);
    const [another] = await inShop([{ do: 'order', data }]);
    expect(another!.errors).toHaveLength(1);
  }, 60_000);

  it('proves its calls in their head, before the body is read', async () => {
    const heads: IncomingHttpHeaders[] = [];
    const listener = createServer((request, response) => {
      heads.push(request.headers);
      request.resume().once('end', () => response.end('{"action":"ALLOW"}'));
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const setting = join(folder, 'karbar/karbar-setting.php');
    writeFileSync(setting, `<?php return array( 'url' => 'http://127.0.0.1:${(listener.address() as AddressInfo).port}', 'key' => 'k' );`);
    await inShop([{ do: 'order', data }]);
    await new Promise((resolve) => listener.close(resolve));
    const proofOf = (head: IncomingHttpHeaders) => ({ time: head['x-karbar-time'] as string, proof: head['x-karbar-proof'] as string, action: 'decide' });
    expect(heads.filter((head) => verifyHead('k', proofOf(head)))).toHaveLength(1);
  }, 60_000);

  it('lets every order through when nobody answers, and waits once', async () => {
    const setting = join(folder, 'karbar/karbar-setting.php');
    writeFileSync(setting, `<?php return array( 'url' => 'http://127.0.0.1:9/api', 'key' => 'k' );`);
    const [first, second] = await inShop([{ do: 'order', data }, { do: 'order', data }]);
    expect([first!.errors, second!.errors]).toEqual([[], []]);
  }, 60_000);

  it('asks for consent in the language of the page, or as the setting says', async () => {
    const consentOf = async () => (await inShop([{ do: 'script' }, { do: 'script', locale: 'bn_BD' }])).map((page) => (page as { consent?: string }).consent);
    expect(await consentOf()).toEqual([
      'The shop may call me about this order, even if I do not finish it.', 'অর্ডারটি শেষ না করলেও দোকান আমাকে এ বিষয়ে ফোন করতে পারে।',
    ]);
    await save({ consentText: 'We call you.' });
    expect(await consentOf()).toEqual(['We call you.', 'We call you.']);
  }, 60_000);
});
