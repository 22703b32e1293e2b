import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkSmsBdDouble } from '../../../../../e2e/doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../../../../e2e/doubles/sms-double.ts';
import { WEBHOOK_SECRET } from '../../../../../e2e/doubles/woocommerce-recordings.ts';
import { startGateway, type ChildGateway } from '../../../../../e2e/support/gateway.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../../prisma/seed/factories/user.ts';
import { DAY_MS } from '../../../../../schema/rules/durations.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { env } from '../../../../env.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { messagingChecks } from '../../../messaging/sms-checks.ts';
import { resumeBusiness, suspendBusiness } from '../../../platform/suspend-business.ts';
import { addBuyerBlock } from '../../buyer-blocks.ts';
import { withSite, type SeededSite } from '../../__tests__/support.ts';
import { MAX_CODES_A_DAY } from '../checkout-code-limits.ts';
import { pluginKey, signCall } from '../plugin-key.ts';
import { PLUGIN_DEFAULTS, savePluginSetting } from '../plugin-setting.ts';
import { forgetCheckoutCodes } from '../prove-checkout-code.ts';
import { sendCheckoutCode } from '../send-checkout-code.ts';

/** The code by SMS that proves a buyer's phone number, over real HTTP with a double of the SMS provider. */

const PHONE = '01711204466';
const hasPhp = spawnSync('php', ['-v']).status === 0;
const run = promisify(execFile);

let provider: BulkSmsBdDouble;
let gateway: ChildGateway;
let shop: Shop;
let site: SeededSite;

beforeAll(async () => {
  provider = await new BulkSmsBdDouble().listen();
  gateway = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: { SMS_GATEWAY: 'bulksmsbd', SMS_BASE_URL: provider.url, SMS_API_KEY: SMS_DOUBLE_ACCOUNT.apiKey, SMS_SENDER_ID: SMS_DOUBLE_ACCOUNT.senderId },
  });
});
afterAll(async () => {
  await gateway.kill();
  await provider.close();
});
beforeEach(async () => {
  provider.sent.length = 0;
  provider.seen.length = 0;
  shop = await seedBusiness();
  site = await withSite(shop);
  await db.business.update({ where: { id: shop.id }, data: { smsBalance: 10 } });
  await db.usageEntry.create({ data: { businessId: shop.id, kind: 'SMS', delta: 10 - await booked(), key: 'test', reason: 'Test' } });
  await save({ phoneProof: 'COD' });
});
afterEach(() => {
  provider.heal();
  vi.useRealTimers();
});

async function booked(): Promise<number> {
  const { _sum } = await db.usageEntry.aggregate({ where: { businessId: shop.id, kind: 'SMS' }, _sum: { delta: true } });
  return _sum.delta ?? 0;
}
let version = 0;
async function save(more: object): Promise<void> {
  const { lastSeenAt: _seen, prepayFromPoisha: _poisha, version: _version, ...rules } = PLUGIN_DEFAULTS;
  ({ version } = (await db.pluginSetting.findUnique({ where: { businessId_siteId: { businessId: shop.id, siteId: site.id } } })) ?? { version: 0 });
  await execute(savePluginSetting, await sessionFor(shop.founder), { siteId: site.id, version, ...rules, prepayFrom: null, ...more });
}

const origin = () => gateway.url.replace('localhost', '127.0.0.1');
async function decide(more: object = {}): Promise<{ action: string; messageEn: string; messageBn: string }> {
  const body = Buffer.from(JSON.stringify({ phone: PHONE, total: 1060, ip: '203.0.113.7', method: 'cod', code: '', ...more }));
  const time = String(Math.floor(Date.now() / 1000));
  const answer = await fetch(`${origin()}/api/plugin/woocommerce/${site.id}/decide`, {
    method: 'POST', body,
    headers: { 'content-type': 'application/json', 'x-karbar-time': time, 'x-karbar-signature': signCall(pluginKey(site.id, WEBHOOK_SECRET), time, 'decide', body) },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as never;
}
const action = async (more: object = {}) => (await decide(more)).action;
const codeOf = (index: number) => /\d{6}/.exec(provider.sent[index]!.text)![0];
const balance = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).smsBalance;
/** As if everything had happened a while ago. */
const later = (minutes: number) => db.$executeRaw`
  UPDATE "CheckoutCode" SET "createdAt" = "createdAt" - ${minutes}::int * interval '1 minute', "expiresAt" = "expiresAt" - ${minutes}::int * interval '1 minute'
  WHERE "businessId" = ${shop.id}::uuid`;

describe('a code before the order', () => {
  it('is sent once, proves the phone for a day, and stands in no row and no log', async () => {
    const first = await decide();
    expect(first).toMatchObject({ action: 'VERIFY', messageEn: expect.stringContaining('sent a code') as string, messageBn: expect.stringContaining('কোড') as string });
    expect(await Promise.all([action(), action(), action()])).toEqual(['VERIFY', 'VERIFY', 'VERIFY']);
    expect(provider.sent).toHaveLength(1);
    const code = codeOf(0);
    expect(provider.sent[0]).toMatchObject({ to: `88${PHONE}`, text: expect.stringContaining('Nakshi Ghor Online') as string });
    expect(await balance()).toBe(9);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await decide({ code: wrong })).toMatchObject({ action: 'VERIFY', messageEn: expect.stringContaining('not right') as string });
    expect(await action({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe('ALLOW');
    expect(await action()).toBe('ALLOW');
    const rows = await Promise.all([
      db.smsMessage.findMany({ where: { businessId: shop.id } }), db.auditEntry.findMany({ where: { businessId: shop.id } }),
      db.checkoutCode.findMany({ where: { businessId: shop.id } }), db.usageEntry.findMany({ where: { businessId: shop.id } }),
    ]);
    expect(rows[0]).toMatchObject([{ status: 'SENT', segments: 1, message: expect.stringContaining('XXXXXX') as string }]);
    const kept = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(kept.includes(code)).toBe(false);
    expect(gateway.output().includes(code)).toBe(false);
    expect((await findDrift(messagingChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
    await db.checkoutCode.updateMany({ where: { businessId: shop.id }, data: { provedAt: new Date(Date.now() - 25 * 3_600_000) } });
    await later(2);
    expect(await action()).toBe('VERIFY');
  });

  it('is asked for where the setting wants it, and never of the allow list or by an older plugin', async () => {
    expect(await action({ method: 'bkash' })).toBe('ALLOW');
    expect(await action({ code: undefined })).toBe('ALLOW');
    await save({ phoneProof: 'ALL' });
    expect(await action({ method: 'bkash' })).toBe('VERIFY');
    await execute(addBuyerBlock, await sessionFor(shop.founder), { kind: 'PHONE', value: PHONE, action: 'ALLOW', reason: 'A friend' });
    expect(await action()).toBe('ALLOW');
    await save({ phoneProof: 'OFF' });
    expect(await action({ phone: '01811000111' })).toBe('ALLOW');
    expect(provider.sent).toHaveLength(1);
  });

  it('goes to mobile numbers of the country however they are typed; one from abroad passes without, a slip is to be corrected', async () => {
    for (const phone of ['+44 7911 123456', '00971-50-123-4567', '+১ (৯১৭) ৫৫৫ ০১৯৯']) expect(await action({ phone })).toBe('ALLOW');
    for (const phone of ['12345', '0171120446', '+88017112044', '০১৭১১২০৪৪', '+0', 'call me', '']) {
      expect(await decide({ phone })).toMatchObject({
        action: 'VERIFY', messageEn: expect.stringContaining('11 digits') as string, messageBn: expect.stringContaining('১১টি সংখ্যা') as string,
      });
    }
    expect(await action({ phone: '12345', code: undefined })).toBe('ALLOW');
    expect(provider.sent).toHaveLength(0);
    for (const phone of ['+880 1711-204467', '০১৭১১২০৪৪৬৮', '8801711204469', '12345 / 01711204470']) expect(await action({ phone })).toBe('VERIFY');
    expect(provider.sent).toHaveLength(4);
  });

  it('is Bangla where the shop is, ends after five wrong tries or ten minutes, and then only a new one counts', async () => {
    await action({ locale: 'bn_BD' });
    const first = codeOf(0);
    expect(provider.sent[0]!.text).toContain('আপনার অর্ডারের কোড');
    const wrong = first === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) await decide({ code: wrong });
    expect(await action({ code: first })).toBe('VERIFY');
    await later(2);
    await action();
    const second = codeOf(1);
    await later(11);
    expect(await action({ code: second })).toBe('VERIFY');
    expect(provider.sent).toHaveLength(3);
    expect(await action({ code: codeOf(2) })).toBe('ALLOW');
  });

  /** Codes that were sent to others under an address. */
  const sentTo = (count: number, prefix: string, more: { addressHash?: string | null; provedAt?: Date } = {}) => db.checkoutCode.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      businessId: shop.id, siteId: site.id, phone: `${prefix}${String(n).padStart(11 - prefix.length, '0')}`, expiresAt: new Date(), ...more,
    })),
  });

  it('is limited for a phone, in words that show a way out', async () => {
    for (let n = 0; n < MAX_CODES_A_DAY.phone; n += 1) {
      await action();
      await later(2);
    }
    expect(await decide()).toMatchObject({ action: 'VERIFY', messageEn: expect.stringContaining('Too many codes') as string });
    expect(provider.sent).toHaveLength(MAX_CODES_A_DAY.phone);
    await later(3 * 24 * 60);
    await forgetCheckoutCodes();
    expect(await db.checkoutCode.count({ where: { businessId: shop.id } })).toBe(0);
  });

  it('stops no buyer of a mobile network, whoever plays under its address: codes end there, orders do not', async () => {
    await action();
    const { addressHash } = await db.checkoutCode.findFirstOrThrow({ where: { businessId: shop.id } });
    await sentTo(MAX_CODES_A_DAY.unused, '0181', { addressHash, provedAt: new Date() });
    await sentTo(MAX_CODES_A_DAY.unused - 2, '0182', { addressHash });
    expect(await action({ phone: '01911000111' })).toBe('VERIFY');
    expect(await action({ phone: '01911000222' })).toBe('ALLOW');
    expect(await action({ phone: '01911000333', ip: '198.51.100.9' })).toBe('VERIFY');
    expect(provider.sent).toHaveLength(3);
    await sentTo(MAX_CODES_A_DAY.unusedOfAddress, '0183', { addressHash: null });
    expect(await action({ phone: '01911000444', ip: '' })).toBe('ALLOW');
    expect(provider.sent).toHaveLength(3);
  });

  it('holds up no order when none can be sent: no balance, refused, package ended, suspended', async () => {
    provider.refuse(1007);
    expect(await action()).toBe('ALLOW');
    expect([provider.sent, await balance()]).toEqual([[], 10]);
    await db.business.update({ where: { id: shop.id }, data: { smsBalance: 0 } });
    expect(await action()).toBe('ALLOW');
    await db.business.update({ where: { id: shop.id }, data: { smsBalance: 10, packageExpiresAt: new Date(0) } });
    expect(await action()).toBe('ALLOW');
    await db.business.update({ where: { id: shop.id }, data: { packageExpiresAt: new Date(Date.now() + DAY_MS) } });
    provider.heal();
    const operator = await sessionFor(await seedUser({ isSuperAdmin: true }));
    await execute(suspendBusiness, operator, { businessId: shop.id, reason: 'Sells what is forbidden' });
    expect(await action()).toBe('ALLOW');
    expect(provider.sent).toEqual([]);
    await execute(resumeBusiness, operator, { businessId: shop.id, reason: 'Stopped selling it' });
    expect(await action()).toBe('VERIFY');
  });

  it('stops at the limit of the business, and lets the orders through; the last code goes to one of two at once', async () => {
    await db.checkoutCode.createMany({
      data: Array.from({ length: MAX_CODES_A_DAY.business - 1 }, (_, n) => ({
        businessId: shop.id, siteId: site.id, phone: `018${String(n).padStart(8, '0')}`, expiresAt: new Date(),
      })),
    });
    const buyers = [{ phone: '01911000111', ip: '198.51.100.9' }, { phone: '01911000222', ip: '192.0.2.9' }];
    expect((await Promise.all(buyers.map(action))).sort()).toEqual(['ALLOW', 'VERIFY']);
    expect(await action({ phone: '01911000333', ip: '' })).toBe('ALLOW');
    expect([provider.sent.length, await balance()]).toEqual([1, 9]);
    await later(24 * 60 + 1);
    expect(await action({ phone: '01911000333', ip: '' })).toBe('VERIFY');
  });

  it('that a slow provider sends late is sent once, whoever asks meanwhile, and counts when it comes', async () => {
    const slow = Promise.withResolvers<void>();
    provider.fail({ until: slow.promise });
    expect(await Promise.all([action(), action()])).toEqual(['VERIFY', 'VERIFY']);
    expect(await action()).toBe('VERIFY');
    // Nobody at the checkout waits for the provider.
    expect(provider.sent).toEqual([]);
    slow.resolve();
    await vi.waitFor(() => expect(provider.sent).toHaveLength(1), { timeout: 30_000 });
    expect(provider.seen).toHaveLength(1);
    expect(await action({ code: codeOf(0) })).toBe('ALLOW');
    expect(await balance()).toBe(9);
  });

  it('that a slow provider refuses in the end is paid back, and the next one is sent at once', async () => {
    const slow = Promise.withResolvers<void>();
    provider.fail({ until: slow.promise });
    provider.refuse(1007);
    expect(await action()).toBe('VERIFY');
    slow.resolve();
    await vi.waitFor(async () => expect(await balance()).toBe(10), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await db.checkoutCode.count({ where: { businessId: shop.id, failedAt: null } })).toBe(0), { timeout: 30_000 });
    expect(await action()).toBe('VERIFY');
    expect(provider.sent).toHaveLength(1);
    expect(await action({ code: codeOf(0) })).toBe('ALLOW');
  });

  it.each([-20, 20])('asked for at a gateway whose clock is off by %i minutes, it counts for ten minutes at every other', async (minutes) => {
    const sent: string[] = [];
    const send = async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const result = await sendCheckoutCode({ businessId: shop.id, siteId: site.id, phone: PHONE, ip: '203.0.113.7', isBangla: false }, {
        name: 'bulksmsbd',
        send: ({ text }) => {
          sent.push(/\d{6}/.exec(text)![0]);
          return Promise.resolve({ ok: true, providerCode: '', providerMessage: '' });
        },
      });
      vi.useRealTimers();
      return result;
    };
    expect(await send()).toBe('SENT');
    // The last one may still arrive, whichever gateway sent it.
    expect([await action(), await send(), sent.length, provider.sent.length]).toEqual(['VERIFY', 'SENT', 1, 0]);
    await later(9);
    expect(await action({ code: sent[0] })).toBe('ALLOW');
    await db.checkoutCode.updateMany({ where: { businessId: shop.id }, data: { provedAt: null } });
    await later(2);
    expect(await action({ code: sent[0] })).toBe('VERIFY');
    expect(provider.sent).toHaveLength(1);
  });
});

describe.skipIf(!hasPhp)('the plugin', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'karbar-code-'));
    cpSync(join(import.meta.dirname, '../../../../../wordpress/karbar'), folder, { recursive: true });
    point(origin());
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const point = (to: string) => writeFileSync(join(folder, 'karbar-setting.php'),
    `<?php return array( 'url' => '${to}/api/plugin/woocommerce/${site.id}', 'key' => '${pluginKey(site.id, WEBHOOK_SECRET)}' );`);
  const inShop = async (steps: object[]) => {
    const { stdout } = await run('php', [join(import.meta.dirname, 'wordpress.php'), folder, JSON.stringify(steps)]);
    return JSON.parse(stdout) as { errors?: string[]; printed?: string; registered?: string[] }[];
  };
  const data = { billing_phone: PHONE, billing_email: '', payment_method: 'cod' };

  it('asks for the code in both checkouts, and takes the order with it', async () => {
    const [field, first] = await inShop([{ do: 'field' }, { do: 'order', data }]);
    expect(field!.printed).toContain('name="karbar_code"');
    expect(field!.registered).toEqual(['karbar/code']);
    expect(first!.errors![0]).toContain('sent a code');
    const [wrong, bangla, right] = await inShop([
      { do: 'block order', data, code: '1' }, { do: 'order', data, code: '1', locale: 'bn_BD' }, { do: 'block order', data, code: codeOf(0) },
    ]);
    expect(wrong!.errors![0]).toContain('not right');
    expect(bangla!.errors![0]).toContain('কোডটি ঠিক নয়');
    expect(right!.errors).toEqual([]);
  });

  it('takes every order when Karbar is away, and shows no field', async () => {
    point('http://127.0.0.1:9');
    const [field, order] = await inShop([{ do: 'field' }, { do: 'order', data }]);
    expect([field!.printed, field!.registered, order!.errors]).toEqual(['', [], []]);
  });
});
