import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { sessionFor, tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { addBuyerBlock } from '../../buyer-blocks.ts';
import { takeOrder } from '../../__tests__/support.ts';
import { verifyHead } from '../plugin-key.ts';
import { PHONE, shopWithPlugin } from './plugin-calls.ts';

/** The WordPress plugin itself, run by PHP against its endpoints. */

const run = promisify(execFile);
/**
 * PHP is the only program that the tests do not install: without it the tests of the PHP code are skipped, and counted
 * as skipped.
 */
const hasPhp = spawnSync('php', ['-v']).status === 0;

const { world, save, captured } = shopWithPlugin();

describe.skipIf(!hasPhp)('the plugin itself', () => {
  const download = async (token?: string, id = world.site.id) =>
    fetch(`${world.server.url}/api/plugin/woocommerce/${id}.zip`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'karbar-plugin-'));
    const answer = await download(await tokenOf(world.shop.founder));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    for (const [path, content] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      // The test server has no public address.
      const text = strFromU8(content).replace(/'url' => 'https?:\/\/[^/]+/, `'url' => '${world.server.url}`);
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
    const staff = await withMember(world.shop, { flags: ['webOrderList'] });
    await sessionFor(staff);
    const stranger = await seedBusiness();
    expect((await download()).status).toBe(401);
    expect((await download(await tokenOf(staff))).status).toBe(403);
    expect((await download(await tokenOf(stranger.founder))).status).toBe(404);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.php'));
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) expect((await run('php', ['-l', join(folder, path)])).stdout).toContain('No syntax errors');
  });

  it('tells of a checkout whose buyer agrees, and marks the order that comes of it', async () => {
    const [silent, kept, order] = await inShop([
      { do: 'capture', typed: { ...typed, consent: '' } }, { do: 'capture', typed }, { do: 'order', data },
    ]);
    expect([silent, kept]).toEqual([null, { result: 'kept' }]);
    expect(order).toMatchObject({ errors: [], meta: { _karbar_device: 'device-of-the-test' } });
    const [waiting] = await captured();
    expect(waiting).toMatchObject({ phone: PHONE, checkoutKey: order!.meta!._karbar_checkout, ipAddress: '203.0.113.7', device: 'device-of-the-test' });
  });

  it('refuses a blocked buyer in their language', async () => {
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [english, bangla] = await inShop([{ do: 'order', data }, { do: 'order', data, locale: 'bn_BD' }]);
    expect(english!.errors).toEqual(['We cannot take this order right now. Please call us.']);
    expect(bangla!.errors![0]).toContain('ফোন');
  });

  it('refuses the checkout of blocks as something wrong with the order, not with the shop', async () => {
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [refused] = await inShop([{ do: 'block order', data, code: '' }]);
    expect(refused).toMatchObject({ errors: ['We cannot take this order right now. Please call us.'], status: 400 });
  });

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
  });

  it('refuses nothing while the form of blocks is filled in, and leaves no typed code on the order', async () => {
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    const [changed, refused] = await inShop([{ do: 'block order', data, code: '4', method: 'PUT' }, { do: 'block order', data, code: '421977' }]);
    expect(changed!.errors).toEqual([]);
    expect(refused!.errors).toHaveLength(1);
    expect(refused!.meta).not.toHaveProperty(['_wc_other/karbar/code']);
  });

  it('says that it works with both order storages and both checkouts, and leaves nothing behind when it is deleted', async () => {
    const [declared, , deleted] = await inShop([{ do: 'declared' }, { do: 'script' }, { do: 'delete' }]);
    expect(declared).toEqual({ custom_order_tables: true, cart_checkout_blocks: true });
    expect(deleted).toEqual({ before: ['karbar_setting', 'option karbar_last_setting'], after: [] });
    const [, network] = await inShop([{ do: 'script' }, { do: 'delete', sites: 3 }]);
    expect(network).toMatchObject({ after: [] });
  });

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
  });

  it('asks the same where an order is paid for later: cash on delivery is no way round', async () => {
    await save({ prepayFrom: 500 });
    const order = { ...data, id: 71, payment_method: 'bkash' };
    const [cod, paid] = await inShop([{ do: 'pay', method: 'cod', data: order }, { do: 'pay', method: 'bkash', data: order }]);
    expect(cod).toEqual({ errors: [expect.stringContaining('in advance')], to: '/checkout/order-pay/71' });
    expect(paid).toEqual({ errors: [], to: null });
    await execute(addBuyerBlock, await sessionFor(world.shop.founder), { kind: 'PHONE', value: PHONE, action: 'BLOCK', reason: 'Three returns' });
    expect((await inShop([{ do: 'pay', method: 'bkash', data: order }]))[0]).toMatchObject({ errors: ['We cannot take this order right now. Please call us.'] });
  });

  it('takes an order whose payment failed for no repeat of itself, in both checkouts and where it is paid for later', async () => {
    await save({ duplicateHours: 24, velocityLimit: 1 });
    await takeOrder(world.site, { id: 71, number: '71', status: 'pending', date_created_gmt: new Date().toISOString().slice(0, 19), billing: { phone: PHONE }, line_items: [{ id: 1, product_id: 11, quantity: 2, name: 'Mug', sku: 'MUG', subtotal: '1000', total: '1000' }] });
    const order = { ...data, id: 71 };
    const again = await inShop([
      { do: 'order', data, awaiting: 71 }, { do: 'block order', data: order, code: '' }, { do: 'pay', method: 'cod', data: order },
    ]);
    expect(again.map(({ errors }) => errors)).toEqual([[], [], []]);
    const [another] = await inShop([{ do: 'order', data }]);
    expect(another!.errors).toHaveLength(1);
  });

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
  });

  it('lets every order through when nobody answers, and waits once', async () => {
    const setting = join(folder, 'karbar/karbar-setting.php');
    writeFileSync(setting, `<?php return array( 'url' => 'http://127.0.0.1:9/api', 'key' => 'k' );`);
    const [first, second] = await inShop([{ do: 'order', data }, { do: 'order', data }]);
    expect([first!.errors, second!.errors]).toEqual([[], []]);
  });

  it('asks for consent in the language of the page, or as the setting says', async () => {
    const consentOf = async () => (await inShop([{ do: 'script' }, { do: 'script', locale: 'bn_BD' }])).map((page) => (page as { consent?: string }).consent);
    expect(await consentOf()).toEqual([
      'The shop may call me about this order, even if I do not finish it.', 'অর্ডারটি শেষ না করলেও শপ আমাকে এ বিষয়ে ফোন করতে পারে।',
    ]);
    await save({ consentText: 'We call you.' });
    expect(await consentOf()).toEqual(['We call you.', 'We call you.']);
  });
});
