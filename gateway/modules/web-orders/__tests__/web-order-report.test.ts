import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { addDays, dhakaDay, dhakaDayEnd, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { exportCells } from '../../../list-query/list-export.ts';
import type { Session } from '../../../session/session.ts';
import { createWebOrder } from '../create-web-order.ts';
import { logWebOrderCall } from '../log-call.ts';
import { webOrderReportExport } from '../report-export.ts';
import { webOrderWhere, type WebOrderFilter } from '../web-order-list-query.ts';
import {
  readReportAgents, readReportProducts, readWebOrderReport, reportRange, type ReportFigures,
} from '../web-order-report.ts';

/** The web order report: every figure equals the list behind it. */

const today = dhakaDay(new Date());
const from = addDays(today, -6);

let shop: Shop;
let session: Session;
let nadia: Session;

/** Orders of two shops and a lead, over several days and hours, with every kind of ending. */
beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  nadia = await sessionFor(await withMember(shop, { flags: ['newOrder', 'webOrderList'] }));
  const product = await withProduct(shop, { stock: 100 });
  const other = await withProduct(shop, { stock: 100 });
  const ids = [...(await withWebOrders(shop, 9, product)), ...(await withWebOrders(shop, 4, other))];
  await execute(createWebOrder, session, {
    source: 'Messenger', customerName: 'Lead', phone: '01711000001', address: 'House 1, Dhaka', lines: [{ variantId: product.variantId, quantity: 2 }],
  });
  for (const [index, id] of ids.entries()) {
    // Included: the last minute of a day in Dhaka, the first of the next day, and days before the range.
    const at = new Date(dhakaDayStart(addDays(today, -(index % 9))).getTime() + (index % 3 === 0 ? 86_370_000 : index * 3_600_000));
    await db.webOrder.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { dateCreated: at }, select: { id: true } });
  }
  const call = (caller: Session, index: number, outcome: string, note?: string) =>
    execute(logWebOrderCall, caller, { webOrderId: ids[index]!, outcome, note } as never);
  await call(nadia, 0, 'NO_ANSWER');
  await call(session, 0, 'CONFIRMED');
  await call(nadia, 1, 'CONFIRMED');
  await call(nadia, 2, 'CANCELLED', 'Too dear');
  await call(session, 3, 'CANCELLED', 'Too dear');
  await call(session, 4, 'CANCELLED', 'Ordered elsewhere');
  await call(nadia, 5, 'FAKE', 'Nobody there');
  await db.webOrder.updateMany({ where: { businessId: shop.id, id: ids[6] }, data: { status: 'CANCELLED' } });
  // Checkouts that were never finished: one waits, one has become an order of the shop, one was cancelled by its caller.
  const [site] = await db.webSite.findMany({ where: { businessId: shop.id }, select: { id: true }, take: 1 });
  for (const [index, status] of (['INCOMPLETE', 'DUPLICATE', 'CANCELLED'] as const).entries()) {
    await db.webOrder.create({
      data: {
        businessId: shop.id, siteId: site!.id, number: `C${index}`, status, storeStatus: 'checkout-draft', customerName: 'Left', phone: '01711000009',
        currency: 'BDT', totalPoisha: 50_000n, itemSummary: 'Mug', itemCount: 1, dateCreated: new Date(), dateModified: new Date(), searchText: 'left',
        cancelReason: status === 'CANCELLED' ? 'Only looked' : null,
      },
      select: { id: true },
    });
  }
  await db.webOrderLine.updateMany({ where: { businessId: shop.id, webOrderId: ids[10] }, data: { variantId: null } });
});

const range = (site?: string) => reportRange(shop.id, { from, to: today, site });
const inDays = (first: string, last: string) => ({ receivedFrom: dhakaDayStart(first), receivedBefore: dhakaDayEnd(last) });
const listed = (filter: WebOrderFilter, days = inDays(from, today)) =>
  db.webOrder.count({ where: webOrderWhere(session, { ...days, ...filter }) });

async function expectListed({ received, unfinished, approved, cancelled, called }: ReportFigures, given: WebOrderFilter, days = inDays(from, today)) {
  const filter = { ...given, isOrder: true };
  expect(received).toBe(await listed(filter, days));
  expect(unfinished).toBe(await listed({ ...given, isOrder: false }, days));
  expect(approved).toBe(await listed({ ...filter, status: ['APPROVED'] }, days));
  expect(cancelled).toBe(await listed({ ...filter, status: ['CANCELLED'] }, days));
  expect(called).toBe(await listed({ ...filter, isCalled: true }, days));
  expect(received - called).toBe(await listed({ ...filter, isCalled: false }, days));
}

describe('each figure is the length of its list', () => {
  it('in all, by day, hour and site', async () => {
    const shown = range();
    const report = await readWebOrderReport(shown);
    await expectListed(report.total, {});
    await expectListed(report.totalBefore, {}, { receivedFrom: dhakaDayStart(addDays(from, -7)), receivedBefore: shown.beforeEnd });
    expect(report.total).toMatchObject({ received: 12, unfinished: 3, called: 6 });
    expect(report.totalBefore.received).toBeGreaterThan(0);
    expect(report.days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(from, index)));
    for (const day of report.days) await expectListed(day, {}, inDays(day.day, day.day));
    expect(report.hours).toHaveLength(24);
    for (const hour of report.hours) await expectListed(hour, { orderedHour: hour.hour });
    expect(report.sites).toHaveLength(3);
    for (const { siteId, name, ...figures } of report.sites) await expectListed(figures, siteId ? { site: siteId } : { source: name });
    expect(report.sites.find(({ siteId }) => !siteId)).toMatchObject({ name: 'Messenger', received: 1 });
  });

  it('by status, reason, caller and product', async () => {
    const report = await readWebOrderReport(range());
    expect(report.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(report.total.received);
    for (const { status, count } of report.statuses) expect(count).toBe(await listed({ status: [status as never], isOrder: true }));
    expect(report.reasons).toEqual([
      { reason: 'Too dear', count: 2 }, { reason: '', count: 1 }, { reason: 'Ordered elsewhere', count: 1 },
    ]);
    for (const { reason, count } of report.reasons) expect(count).toBe(await listed({ status: ['CANCELLED'], cancelReason: reason }));
    const agents = await readReportAgents(range());
    expect(agents.map(({ userId, calls }) => [userId, calls])).toEqual([[nadia.user!.id, 4], [session.user!.id, 3]]);
    for (const { userId, orders, confirmed, cancelled } of agents) {
      const calledBy = userId!;
      expect(orders).toBe(await listed({ calledBy }));
      expect(confirmed).toBe(await listed({ calledBy, outcome: 'CONFIRMED' }));
      expect(cancelled).toBe(await listed({ calledBy, outcome: 'CANCELLED' }));
    }
    const products = await readReportProducts(range());
    expect(products).toHaveLength(3);
    expect(products.at(-1)).toMatchObject({ productId: null, orders: 1 });
    for (const { productId, orders, approved } of products) {
      const filter = { isOrder: true, ...(productId ? { product: productId } : { isUnmatched: true }) };
      expect([orders, approved]).toEqual([await listed(filter), await listed({ ...filter, status: ['APPROVED'] })]);
    }
  });

  it('of one shop alone; of a shop that is somebody else\'s nothing', async () => {
    const { sites } = await readWebOrderReport(range());
    const site = sites.find(({ siteId }) => siteId)!;
    await expectListed((await readWebOrderReport(range(site.siteId!))).total, { site: site.siteId! });
    const stranger = await seedBusiness();
    const theirs = await readWebOrderReport(reportRange(stranger.id, { from, to: today, site: site.siteId! }));
    expect(theirs).toMatchObject({ total: { received: 0 }, sites: [], reasons: [] });
    expect(await readReportAgents(reportRange(stranger.id, { from, to: today }))).toEqual([]);
    expect(await readReportProducts(reportRange(stranger.id, { from, to: today }))).toEqual([]);
  });
});

it('says how long the middle order waited for its first call', async () => {
  const [called] = await db.webOrder.findMany({
    where: { ...webOrderWhere(session, inDays(from, today)), firstCallAt: { not: null } }, orderBy: { dateCreated: 'desc' }, take: 1,
  });
  await db.webOrder.updateMany({
    where: { businessId: shop.id, firstCallAt: { not: null } }, data: { firstCallAt: called!.firstCallAt },
  });
  const waits = (await db.webOrder.findMany({ where: { ...webOrderWhere(session, inDays(from, today)), firstCallAt: { not: null } } }))
    .map(({ dateCreated, firstCallAt }) => Math.max(0, (firstCallAt!.getTime() - dateCreated.getTime()) / 60_000)).sort((a, b) => a - b);
  const middle = (waits[Math.floor((waits.length - 1) / 2)]! + waits[Math.ceil((waits.length - 1) / 2)]!) / 2;
  const { total } = await readWebOrderReport(range());
  expect(Math.abs(total.firstCallMinutes! - middle)).toBeLessThanOrEqual(1);
});

it('takes one statement, and one each for callers and products; none reads all orders', async () => {
  const crowd = await seedBusiness();
  const site = { businessId: crowd.id, id: crowd.id };
  await db.webSite.create({ data: { ...site, name: 'Shop', url: 'https://crowd.example.test', consumerKey: '', consumerSecret: '', webhookSecret: '' }, select: { id: true } });
  for (const first of [1, 2_001, 4_001]) await db.$executeRaw`
    INSERT INTO "WebOrder" ("businessId", "id", "siteId", "wooOrderId", "number", "status", "storeStatus", "customerName", "phone", "currency",
      "totalPoisha", "itemSummary", "itemCount", "dateCreated", "dateModified", "updatedAt", "searchText")
    SELECT ${crowd.id}::uuid, gen_random_uuid(), ${site.id}::uuid, n, n::text, 'APPROVED', 'processing', 'A', '017', 'BDT', 1000, 'Mug', 1,
      now() - n * interval '2 hours', now(), now(), 'a'
    FROM generate_series(${first}::int, ${first + 1_999}::int) n`;
  await db.$executeRaw`VACUUM ANALYZE "WebOrder"`;
  const days = reportRange(crowd.id, { from: addDays(today, -6), to: today });
  const count = await countStatements(async (counter) => {
    await Promise.all([readWebOrderReport(days), readReportAgents(days), readReportProducts(days)]);
    return counter.count;
  });
  expect(count).toBe(3);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (COSTS OFF) SELECT "status", "siteId", "source", "orderedHour", "firstCallAt", "wooOrderId" FROM "WebOrder"
     WHERE "businessId" = $1 AND "dateCreated" >= $2 AND "dateCreated" < $3`,
    [crowd.id, dhakaDayStart(days.before), dhakaDayEnd(days.to)],
  );
  // The covering index, or with so few rows the index of the list.
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index (Only )?Scan using/);
  expect(plan).not.toContain('Seq Scan');
});

it('is a sheet too, for those who may read it', async () => {
  const plain = { filter: JSON.stringify({ from, to: today }) };
  const [lines] = await Array.fromAsync(exportCells(webOrderReportExport, session, plain));
  const total = lines!.find(([by]) => by === 'Total')!;
  expect(total.slice(2, 5)).toEqual([12, (await readWebOrderReport(range())).total.approved, 4]);
  expect(lines!.filter(([by]) => by === 'Day')).toHaveLength(7);
  expect(new Set(lines!.map((line) => line.length))).toEqual(new Set([lines![0]!.length]));
  const [caller] = await readReportAgents(range());
  expect(lines!.find(([by, name]) => by === 'Caller' && name === caller!.name)!.at(-1)).toBe(caller!.averageSeconds);
  // The browser knows records by their global ids.
  const site = (await readWebOrderReport(range())).sites.find(({ siteId }) => siteId)!;
  const ofSite = { filter: JSON.stringify({ from, to: today, site: encodeId('WebSite', site.siteId!) }) };
  const [siteLines] = await Array.fromAsync(exportCells(webOrderReportExport, session, ofSite));
  expect(siteLines!.find(([by]) => by === 'Total')![2]).toBe(site.received);
  expect(() => exportCells(webOrderReportExport, nadia, plain)).toThrow();
  const wrong = { filter: JSON.stringify({ from: today, to: from }) };
  expect(() => exportCells(webOrderReportExport, session, wrong)).toThrow('Choose a first and a last day');
});
