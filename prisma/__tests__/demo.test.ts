import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../gateway/db/client.ts';
import { ledgerChecks } from '../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../gateway/ledger-checks/find-drift.ts';
import { figures } from '../../gateway/modules/orders/dashboard.ts';
import { openSiteSecret } from '../../gateway/modules/web-orders/site-secrets.ts';
import { env } from '../../gateway/env.ts';
import { loadSession } from '../../gateway/session/load-session.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { runScript } from '../../scripts/processes.ts';
import { idTokenFor } from '../seed/factories/session.ts';
import { DEMO_ACCOUNTS, DEMO_BUSINESS, DEMO_PASSWORD, DEMO_SITE } from '../seed/demo-accounts.ts';
import { seedDemo } from '../seed/demo.ts';
import { leftOutLine, leftOutRemark } from '../seed/left-out.ts';

const SITE = { businessId_id: { businessId: DEMO_BUSINESS.nakshiGhor, id: DEMO_SITE.id } };
const DAY_MS = 86_400_000;

function sessionOf(account: `demo-${string}`) {
  const { uid, email } = DEMO_ACCOUNTS.find((one) => one.uid === account)!;
  return loadSession({ firebaseUid: uid, authTime: new Date(), email, emailVerified: true, cookieHash: null });
}

const counts = () => db.$queryRaw`
  SELECT (SELECT count(*)::int FROM "User") AS users, (SELECT count(*)::int FROM "Business") AS businesses,
    (SELECT count(*)::int FROM "Membership") AS members, (SELECT count(*)::int FROM "Variant") AS variants,
    (SELECT count(*)::int FROM "StockMovement") AS movements,
    (SELECT count(*)::int FROM "JournalLine") AS postings,
    (SELECT count(*)::int FROM "Order") AS orders, (SELECT count(*)::int FROM "UsageEntry") AS usage`;

// Some hundred commands, which take minutes on a busy machine.
beforeAll(() => seedDemo(), 240_000);

describe('the demo', () => {
  it.each(DEMO_ACCOUNTS.map(({ email }) => email))('lets %s sign in', async (email) => {
    await expect(idTokenFor(email, DEMO_PASSWORD)).resolves.toBeTypeOf('string');
  });

  it.each([
    ['demo-founder', 'Nakshi Ghor', 'FOUNDER'],
    ['demo-admin', 'Nakshi Ghor', 'ADMIN'],
    ['demo-staff', 'Nakshi Ghor', 'MEMBER'],
    ['demo-super', 'Nakshi Ghor', 'SUPERADMIN'],
    ['demo-nobody', undefined, 'MEMBER'],
    ['demo-rival', 'Rival Shop', 'FOUNDER'],
  ] as const)('has %s work in %s as %s', async (uid, business, role) => {
    const session = await sessionOf(uid);
    expect([session?.business?.name, session?.role]).toEqual([business, role]);
  });

  it('gives the rights that it promises', async () => {
    const admin = await sessionOf('demo-admin');
    expect([admin!.can('ADMIN'), admin!.canSeeCost]).toEqual([true, false]);
    const staff = await sessionOf('demo-staff');
    expect(staff!.permissions).toEqual([
      'search', 'order', 'newOrder', 'orderList', 'webOrderList', 'SIGNED_IN', 'readOrders', 'chooseCourier', 'export',
    ]);
  });

  it('moves expiry dates along', async () => {
    const daysLeft = async (id: string) => {
      const { packageExpiresAt } = await db.business.findUniqueOrThrow({ where: { id } });
      return (packageExpiresAt.getTime() - Date.now()) / DAY_MS;
    };
    const { nakshiGhor, soon, expired } = DEMO_BUSINESS;
    await db.business.updateMany({
      where: { id: { in: [nakshiGhor, soon] } }, data: { packageExpiresAt: new Date(0) },
    });
    await seedDemo();
    expect(await daysLeft(nakshiGhor)).toBeCloseTo(90, 1);
    expect(await daysLeft(soon)).toBeCloseTo(5, 1);
    expect(await daysLeft(expired)).toBeLessThan(0);
  });

  it('keeps what was paid for meanwhile', async () => {
    const paidUntil = new Date(Date.now() + 400 * DAY_MS);
    const where = { id: DEMO_BUSINESS.nakshiGhor };
    await db.business.update({ where, data: { packageExpiresAt: paidUntil } });
    await seedDemo();
    expect((await db.business.findUniqueOrThrow({ where })).packageExpiresAt).toEqual(paidUntil);
  });

  it('adds nothing the second time', async () => {
    const before = await counts();
    await seedDemo();
    expect(await counts()).toEqual(before);
  });

  it('starts with what an earlier version has made, and adds to it what can be added', async () => {
    const businessId = DEMO_BUSINESS.nakshiGhor;
    const rules = await db.autoMessage.findMany({ where: { businessId } });
    const rename = (from: string, to: string) => db.messageTemplate.updateMany({ where: { businessId, name: from }, data: { name: to } });
    await db.autoMessage.deleteMany({ where: { businessId } });
    const leaves = await db.memberLeave.deleteMany({ where: { businessId } });
    await rename('Parcel sent', 'Told of the parcel');
    const { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST } = env;
    const output = await runScript(['prisma/seed/demo.ts'], { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST });
    expect(leftOutRemark(output)).toMatch(/^left out, does not fit what is there: auto messages \(.{10,}\)$/);
    expect(await db.memberLeave.count({ where: { businessId } })).toBe(leaves.count);
    await rename('Told of the parcel', 'Parcel sent');
    await db.autoMessage.deleteMany({ where: { businessId } });
    await db.autoMessage.createMany({ data: rules });
    expect(leftOutLine(await seedDemo())).toBe('');
  });

  it('has orders in every stage, and some that wait too long', async () => {
    const rows = await db.statusCount.findMany({
      where: { businessId: DEMO_BUSINESS.nakshiGhor, kind: 'order' },
    });
    const present = rows.filter(({ count }) => count > 0).map(({ status }) => status);
    expect(present.sort()).toEqual([
      'CANCELLED', 'CONFIRMED', 'DELIVERED', 'EXCHANGED', 'PARTIAL', 'PENDING', 'PREORDER', 'RETURNED', 'RETURN_PENDING', 'SHIPPED',
    ]);
    const late = new Date(Date.now() - 15 * DAY_MS);
    expect(await db.order.count({ where: { status: 'SHIPPED', shippedAt: { lte: late } } })).toBeGreaterThan(
      0,
    );
  });

  it('has its sales on the days on which orders were delivered, and books that agree', async () => {
    const today = dhakaDay(new Date());
    const from = addDays(today, -59);
    const { days } = await figures(DEMO_BUSINESS.nakshiGhor, { before: from, from, to: today });
    const past = days.filter(({ day }) => day < today);
    expect(past.filter(({ delivered }) => delivered > 0).length).toBeGreaterThan(10);
    expect(past.map(({ revenuePoisha }) => revenuePoisha !== 0n)).toEqual(past.map(({ delivered }) => delivered > 0));
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('tells in the timeline of an order when each of its steps was', async () => {
    const order = await db.order.findFirstOrThrow({ where: { businessId: DEMO_BUSINESS.nakshiGhor, status: 'DELIVERED' }, orderBy: { number: 'asc' } });
    const told = await db.auditEntry.findMany({
      where: { businessId: order.businessId, entityId: order.id, command: 'demo.playOrder' }, orderBy: { createdAt: 'asc' }, select: { createdAt: true },
    });
    expect(told.map(({ createdAt }) => createdAt)).toEqual([order.createdAt, order.confirmedAt, order.shippedAt, order.deliveredAt]);
  });

  it('has the site that the recorded deliveries were signed for', async () => {
    const site = await db.webSite.findUniqueOrThrow({ where: SITE });
    expect(site.businessId).toBe(DEMO_BUSINESS.nakshiGhor);
    expect(openSiteSecret(site, 'webhookSecret', site.webhookSecret)).toBe('whsec_fixture_1');
  });

  it('follows the demo’s shop from port to port, but leaves a site where a person has put it', async () => {
    const { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST } = env;
    const seedWith = (DEMO_SHOP_URL: string) =>
      runScript(['prisma/seed/demo.ts'], { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST, DEMO_SHOP_URL });
    const address = async () => (await db.webSite.findUniqueOrThrow({ where: SITE })).url;
    for (const url of ['http://127.0.0.1:5001', 'http://127.0.0.1:5002']) {
      await seedWith(url);
      expect(await address()).toBe(url);
    }
    await db.webSite.update({ where: SITE, data: { url: 'https://shop.example' } });
    await seedWith('http://127.0.0.1:5003');
    expect(await address()).toBe('https://shop.example');
  });

  it('sells a set that is made of other goods', async () => {
    const gift = await db.variant.findFirstOrThrow({
      where: { businessId: DEMO_BUSINESS.nakshiGhor, isBundle: true }, include: { bundleParts: { include: { part: true } } },
    });
    expect(gift.bundleParts.map(({ part, quantity }) => [part.sku, quantity]).toSorted()).toEqual([['BAG-JUTE', 1], ['DIYA-SET', 1]]);
  });

  it('has told its customers by SMS, all but one who wants none and one who could not be reached', async () => {
    const { total, ok, failed, status } = await db.bulkJob.findFirstOrThrow({ where: { businessId: DEMO_BUSINESS.nakshiGhor, kind: 'bulkSms.send' } });
    const customers = await db.customer.count({ where: { businessId: DEMO_BUSINESS.nakshiGhor } });
    expect({ total, ok, failed, status }).toEqual({ total: customers - 1, ok: customers - 2, failed: 1, status: 'DONE' });
  });

  it('leaves a cushion and a kurti of the shop to be mapped by hand, and knows the rest', async () => {
    const rows = await db.variant.findMany({
      where: { businessId: DEMO_BUSINESS.nakshiGhor }, select: { sku: true },
    });
    const skus = rows.map(({ sku }) => sku);
    expect(skus).toEqual(
      expect.arrayContaining(['PNJ-RED-M', 'MUG-01', 'JAM-RED', 'SND-41', 'HON-500', 'CBL-C-1M']),
    );
    expect(skus.filter((sku) => ['NK-CUSH', 'KRT'].includes(sku))).toEqual([]);
  });
});
