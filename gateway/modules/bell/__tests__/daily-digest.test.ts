import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { db, pool } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { USUAL_RULES } from '../../../session/session.ts';
import { workQueue } from '../../orders/work-queue.ts';
import { makeDigests } from '../make-digests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const today = dhakaDay(new Date());
const at = (day: string, hours: number) => new Date(dhakaDayStart(day).getTime() + hours * HOUR_MS);

const DIGEST = '{ viewer { dailyDigest { isWanted day isRead comparedTo lines { kind count before } } } }';
interface Digest { isWanted: boolean; day: string | null; isRead: boolean; comparedTo: string | null; lines: { kind: string; count: number; before: number | null }[] }
const digest = async (bearer: string) => ((await server.graphql(bearer, DIGEST)).data!['viewer'] as { dailyDigest: Digest | null }).dailyDigest;
const want = (bearer: string, isWanted = true) => server.graphql(bearer, `mutation ($input: WantDigestInput!) {
  wantDigest(input: $input) { __typename } }`, { input: { isWanted } });
const read = (bearer: string, day: string) => server.graphql(bearer, `mutation ($input: ReadDigestInput!) {
  readDigest(input: $input) { __typename ... on ReadDigestSuccess { viewer { dailyDigest { isRead } } } } }`, { input: { day } });
const made = async ({ id: businessId }: Shop) => (await db.dailyDigest.findMany({ where: { businessId }, orderBy: { day: 'asc' } })).map(({ day }) => day.toISOString().slice(0, 10));

/** A business with two orders to confirm and a product that runs low, whose founder reads the digest. */
async function readShop(options: Parameters<typeof seedBusiness>[0] = {}) {
  const shop = await seedBusiness(options);
  const product = await withProduct(shop, { stock: 1, lowStockLevel: 5 });
  for (let n = 0; n < 2; n += 1) await withOrder(shop, { lines: [{ product }] });
  await db.digestReader.create({ data: { businessId: shop.id, userId: shop.founder.id } });
  return { shop, product };
}

describe('the daily digest', () => {
  it('is made once a day from the morning on, by however many workers, and tells what has changed', async () => {
    const { shop, product } = await readShop();
    await makeDigests(at(today, 6.99));
    expect(await made(shop)).toEqual([]);
    await makeDigests(at(addDays(today, -1), 7));
    await withOrder(shop, { lines: [{ product }] });
    let second: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      // Another worker has made it and is about to commit: this one waits for it.
      await tx.dailyDigest.create({ data: { businessId: shop.id, day: new Date(today), counts: { TO_CONFIRM: 3, LOW_STOCK: 1 } } });
      second = makeDigests(at(today, 7));
      const isHeld = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"DailyDigest"%'`;
      await vi.waitFor(async () => expect((await pool.query(isHeld)).rowCount).toBe(1), { timeout: 20_000 });
    });
    await second;
    await withOrder(shop, { lines: [{ product }] });
    await makeDigests(at(today, 12));
    expect(await made(shop)).toEqual([addDays(today, -1), today]);
    const token = await tokenOf(shop.founder);
    expect(await digest(token)).toEqual({
      isWanted: true, day: today, isRead: false, comparedTo: addDays(today, -1),
      lines: [{ kind: 'TO_CONFIRM', count: 3, before: 2 }, { kind: 'LOW_STOCK', count: 1, before: 1 }],
    });
  });

  it('counts what the dashboard does', async () => {
    const { shop } = await readShop();
    await makeDigests(at(today, 7));
    const { counts } = await db.dailyDigest.findFirstOrThrow({ where: { businessId: shop.id } });
    const queue = await workQueue(shop.id, USUAL_RULES);
    expect(counts).toEqual({
      WEB_ORDERS: queue.webOrdersToCall, TO_CONFIRM: 2, TO_PACK: queue.toPack, TO_SHIP: queue.toShip, DUE_HOLDS: queue.holdDue,
      DELAYED: queue.delayed, LATE_RETURNS: queue.lateReturns, UNSETTLED: queue.unsettledOrders, OVERDUE_TASKS: queue.overdueTasks, LOW_STOCK: 1,
    });
    expect(queue).toMatchObject({ toConfirm: 2, lowStock: 1 });
  });

  it('is that of today after an outage, whatever was missed', async () => {
    const { shop } = await readShop();
    await makeDigests(at(addDays(today, -4), 8));
    await makeDigests(at(today, 23));
    expect(await made(shop)).toEqual([addDays(today, -4), today]);
    expect((await digest(await tokenOf(shop.founder)))!.comparedTo).toBe(addDays(today, -4));
    // Of yesterday there is none, and of the day before it is not shown as that of today.
    const { shop: other } = await readShop();
    await makeDigests(at(addDays(today, -1), 8));
    expect(await digest(await tokenOf(other.founder))).toMatchObject({ isWanted: true, day: null, lines: [] });
  });

  it('is made for businesses with a reader who works there, while they can be used: a few statements for all of them', async () => {
    const shops = [];
    for (let n = 0; n < 25; n += 1) shops.push((await readShop()).shop);
    const nobody = await seedBusiness();
    const { shop: expired } = await readShop({ expiresInDays: -1 });
    const { shop: suspended } = await readShop();
    await db.business.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    const { shop: left } = await readShop();
    await db.membership.updateMany({ where: { businessId: left.id }, data: { status: 'DISABLED' } });
    const statements = (hours: number) => countStatements(async (counter) => {
      await makeDigests(at(today, hours));
      return counter.count;
    });
    // What is too old goes, two times twenty, and a last look.
    expect(await statements(9)).toBe(4);
    for (const shop of shops) expect(await made(shop)).toEqual([today]);
    for (const shop of [nobody, expired, suspended, left]) expect(await made(shop)).toEqual([]);
    expect(await statements(9.2)).toBe(2);
  });

  it('is for the member who wants it, names what they may see, and is put away by reading it', async () => {
    const { shop } = await readShop();
    const [reader, other] = [await withMember(shop, { flags: ['notification'] }), await withMember(shop, { flags: ['notification', 'orderList'] })];
    const [token, second] = [await tokenOf(reader), await tokenOf(other)];
    await makeDigests(at(today, 7));
    expect(await digest(token)).toMatchObject({ isWanted: false, day: null, lines: [] });
    await want(token);
    await want(second);
    const lowStock = { kind: 'LOW_STOCK', count: 1, before: null };
    expect((await digest(token))!.lines).toEqual([lowStock]);
    expect((await digest(second))!.lines).toEqual([{ kind: 'TO_CONFIRM', count: 2, before: null }, lowStock]);

    expect((await read(token, addDays(today, 1))).data).toMatchObject({ readDigest: { __typename: 'ValidationError' } });
    expect((await read(token, today)).data).toMatchObject({ readDigest: { viewer: { dailyDigest: { isRead: true } } } });
    await read(token, addDays(today, -3));
    expect([(await digest(token))!.isRead, (await digest(second))!.isRead]).toEqual([true, false]);
    await want(token, false);
    expect(await digest(token)).toMatchObject({ isWanted: false, lines: [] });
    const none = await tokenOf(await withMember(shop, { flags: ['product'] }));
    expect(await digest(none)).toBeNull();
    expect((await want(none)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
