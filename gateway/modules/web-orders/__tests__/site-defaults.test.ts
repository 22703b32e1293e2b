import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startLanes } from '../../../jobs/lanes.ts';
import type { Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { logWebOrderCall } from '../log-call.ts';
import { importShopOrders, saveSiteDefaults } from '../site-defaults.ts';
import { approveWebOrder, cancelWebOrder } from '../web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

let worker: Worker;
let double: WooCommerceDouble;
let shop: Shop;
let session: Session;
let site: SeededSite;

beforeAll(async () => { worker = await startLanes(); });
afterAll(() => worker.stop());
beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  site = await withSite(shop, { url: double.url });
  // Otherwise the scheduled poll would read the same orders.
  await db.webSite.updateMany({ where: { id: site.id }, data: { nextPollAt: new Date('2099-01-01') } });
});
afterEach(() => double.close());

const siteRow = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
const ended = () => vi.waitFor(async () => expect((await siteRow()).importing).toBe(false), { timeout: 60_000, interval: 100 });
const since = (day: string) => execute(importShopOrders, session, { siteId: site.id, since: new Date(day) });

/** Placed and changed on this day. */
const put = (id: number, placed: string, changed = placed) => double.put(shopOrder({
  id, number: String(id), line_items: [], date_created_gmt: `${placed}T10:00:00`, date_modified_gmt: `${changed}T10:00:00`,
}) as unknown as WooOrder);

describe('earlier orders of a shop', () => {
  it('are read since a day, with progress, those placed before left out, and a second time nothing is doubled', async () => {
    for (let id = 1; id <= 30; id += 1) put(id, '2026-03-10');
    put(40, '2026-01-05', '2026-04-01');
    put(41, '2026-01-05');
    await since('2026-03-01');
    await ended();
    expect(await siteRow()).toMatchObject({ importRead: 31, importFound: 31, importError: null });
    expect(await db.webOrder.count({ where: { siteId: site.id } })).toBe(30);
    await since('2026-01-01');
    await ended();
    expect(await db.webOrder.count({ where: { siteId: site.id } })).toBe(32);
  });

  it('say why they could not be read, and are asked for again', async () => {
    put(1, '2026-03-10');
    double.down = 'maintenance';
    await since('2026-03-01');
    await ended();
    expect((await siteRow()).importError).toContain('maintenance');
    double.down = null;
    await since('2026-03-01');
    await ended();
    expect(await webOrderOf(site, 1)).toMatchObject({ number: '1' });
    await expect(since('2099-01-01')).rejects.toThrow('Choose a day in the past');
  });
});

describe('while earlier orders are read', () => {
  it('the shop is told of the others, and not asked for refunds of those that are over', async () => {
    await withProduct(shop, { sku: 'MUG' });
    const line = { line_items: [{ id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' }] };
    double.put(shopOrder({ id: 701, number: '701', total: '560.00', ...line }) as unknown as WooOrder);
    double.put(shopOrder({ id: 702, number: '702', status: 'completed', refunds: [{ id: 9, total: '-10.00' }] }) as unknown as WooOrder);
    await takeOrder(site, { id: 701, number: '701', total: '560.00', ...line });
    const read = Promise.withResolvers<void>();
    double.fail({ path: '/wp-json/wc/v3/orders', until: read.promise });
    await since('2026-03-01');
    await vi.waitFor(() => expect(double.seen).not.toHaveLength(0), { timeout: 20_000, interval: 50 });
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 701)).id });
    await vi.waitFor(() => expect(double.notes(701)).toHaveLength(1), { timeout: 15_000, interval: 50 });
    expect(await siteRow()).toMatchObject({ importing: true });
    read.resolve();
    await ended();
    expect(await webOrderOf(site, 702)).toMatchObject({ status: 'COMPLETED' });
    const asking = await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'siteId' = ${site.id} AND locked_at IS NULL`;
    expect(asking).toEqual([]);
    expect(double.seen.filter(({ path }) => path.endsWith('/refunds'))).toEqual([]);
  });
});

describe('what orders of a shop begin with', () => {
  it('stands on the order that is made of one, and not before it is said', async () => {
    await withProduct(shop, { sku: 'MUG' });
    const line = { line_items: [{ id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' }] };
    await takeOrder(site, { id: 701, number: '701', total: '560.00', ...line });
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 701)).id });
    const { version } = await siteRow();
    await execute(saveSiteDefaults, session, { siteId: site.id, version, orderSource: 'Website', plannedCourier: 'Pathao', stockBuffer: 2 });
    await expect(execute(saveSiteDefaults, session, { siteId: site.id, version, orderSource: 'X', plannedCourier: '', stockBuffer: 0 }))
      .rejects.toMatchObject({ code: 'CONFLICT' });
    await takeOrder(site, { id: 702, number: '702', total: '560.00', ...line });
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 702)).id });
    const orders = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { createdAt: 'asc' }, select: { source: true, plannedCourier: true } });
    expect(orders).toEqual([{ source: 'Nakshi Ghor Online', plannedCourier: null }, { source: 'Website', plannedCourier: 'Pathao' }]);
  });

  it('prints invoices of a shop on its own paper', async () => {
    await withProduct(shop, { sku: 'MUG' });
    const { version } = await siteRow();
    const defaults = { siteId: site.id, version, orderSource: '', plannedCourier: '', stockBuffer: 0 };
    await expect(execute(saveSiteDefaults, session, { ...defaults, invoiceFormat: 'STICKER_75X50' })).rejects.toMatchObject({
      fieldErrors: [{ field: 'invoiceFormat' }],
    });
    await execute(saveSiteDefaults, session, { ...defaults, invoiceFormat: 'A5' });
    await execute(saveSiteDefaults, session, { ...defaults, version: version + 1, orderSource: 'Web' });
    expect(await siteRow()).toMatchObject({ invoiceFormat: 'A5', orderSource: 'Web' });
  });
});

describe('statuses that a shop has made for itself', () => {
  const map = async (...entries: [storeStatus: string, status: string][]) => execute(saveSiteDefaults, session, {
    siteId: site.id, version: (await siteRow()).version, orderSource: '', plannedCourier: '', stockBuffer: 0,
    statusMap: entries.map(([storeStatus, status]) => ({ storeStatus, status })),
  } as never);
  const statusOf = async (id: number) => (await webOrderOf(site, id)).status;

  it('mean what the business says, for orders that are here and for those to come', async () => {
    await takeOrder(site, { id: 710, number: '710', status: 'ready-to-ship' });
    await takeOrder(site, { id: 711, number: '711', status: 'processing' });
    expect(await statusOf(710)).toBe('PROCESSING');
    await map(['wc-Ready-to-ship', 'COMPLETED'], ['processing', 'ON_HOLD']);
    expect([await statusOf(710), await statusOf(711)]).toEqual(['COMPLETED', 'ON_HOLD']);
    await takeOrder(site, { id: 712, number: '712', status: 'ready-to-ship' });
    expect(await statusOf(712)).toBe('COMPLETED');
    await map();
    expect([await statusOf(710), await statusOf(711), await statusOf(712)]).toEqual(['PROCESSING', 'PROCESSING', 'PROCESSING']);
  });

  it('leave what was decided, what calls have said, and the bin alone', async () => {
    await withProduct(shop, { sku: 'MUG' });
    await takeOrder(site, { id: 720, number: '720', status: 'waiting' });
    await execute(logWebOrderCall, session, { webOrderId: (await webOrderOf(site, 720)).id, outcome: 'NO_ANSWER' });
    await takeOrder(site, { id: 721, number: '721', status: 'waiting' });
    await execute(cancelWebOrder, session, { webOrderId: (await webOrderOf(site, 721)).id, reason: 'No' });
    await map(['waiting', 'ON_HOLD']);
    expect([await statusOf(720), await statusOf(721)]).toEqual(['NO_ANSWER', 'CANCELLED']);
    await map(['waiting', 'CANCELLED']);
    expect(await statusOf(720)).toBe('CANCELLED');
    await takeOrder(site, { id: 720, number: '720', status: 'processing', date_modified_gmt: '2026-11-21T10:00:00' });
    expect(await statusOf(720)).toBe('NO_ANSWER');
    await expect(map(['trash', 'PROCESSING'])).rejects.toMatchObject({ fieldErrors: [{ field: 'statusMap.0.storeStatus' }] });
    await expect(map(['waiting', 'APPROVED'])).rejects.toThrow('This status cannot be chosen');
    await expect(map(['waiting', 'ON_HOLD'], ['wc-waiting', 'CANCELLED'])).rejects.toThrow('This status is named twice');
  });

  it('end an order that was made of one: loudly', async () => {
    await withProduct(shop, { sku: 'MUG' });
    const line = { line_items: [{ id: 1, product_id: 11, variation_id: 0, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' }] };
    await map(['customer-refused', 'CANCELLED']);
    await takeOrder(site, { id: 730, number: '730', total: '560.00', ...line });
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 730)).id });
    await takeOrder(site, { id: 730, number: '730', total: '560.00', ...line, status: 'customer-refused', date_modified_gmt: '2026-11-22T10:00:00' });
    expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({ shopChange: 'CANCELLED' });
  });
});
