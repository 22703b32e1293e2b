import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WOO_KEYS } from '../../../../e2e/doubles/woocommerce-auth.ts';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startLanes } from '../../../jobs/lanes.ts';
import type { Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { decreaseStock } from '../../inventory/adjust-stock.ts';
import { cancelOrder, confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite } from '../../web-orders/__tests__/support.ts';
import { saveWebSite } from '../../web-orders/site-commands.ts';
import { sealSiteSecret } from '../../web-orders/site-secrets.ts';
import { approveWebOrder, cancelWebOrder } from '../../web-orders/web-order-commands.ts';
import { planPushes } from '../push-stock.ts';
import { readProducts } from '../read-products.ts';
import { startProductSync } from '../sync-products.ts';
import { saveProductSync } from '../sync-settings.ts';

/** One shop of the business, with the oil that both of them sell. */
interface Sold {
  double: WooCommerceDouble;
  site: SeededSite;
}

const OIL = 15;

let worker: Worker;
let shop: Shop;
let session: Session;
let oil: SeededProduct;
let sold: [Sold, Sold];

beforeAll(async () => { worker = await startLanes(); });
afterAll(() => worker.stop());
afterEach(() => Promise.all(sold.map(({ double }) => double.close())));

const oilIn = ({ double }: Sold) => double.catalog.product(OIL)!.stock_quantity;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const batches = ({ double }: Sold) => double.seen.filter(({ path }) => path.endsWith('/products/batch')).length;

async function connect({ buffer = 0 } = {}): Promise<Sold> {
  const double = await new WooCommerceDouble().listen();
  // The worker also polls for orders: the recorded ones would reserve pieces.
  double.orders.clear();
  const site = await withSite(shop, { url: double.url });
  await readProducts(shop.id, site.id);
  const { version } = await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
  await execute(saveProductSync, session, { siteId: site.id, version, priceSync: 'OFF', nameSync: 'OFF', pushesStock: true, stockBuffer: buffer });
  await startProductSync(session, { siteId: site.id, updates: true, imports: false }, {});
  await vi.waitFor(async () => expect(await db.bulkJob.count({ where: { businessId: shop.id, status: 'RUNNING' } })).toBe(0), { timeout: 30_000, interval: 50 });
  double.seen.length = 0;
  return { double, site };
}

const take = (quantity: number) => execute(decreaseStock, session, { reason: 'LOST', lines: [{ variantId: oil.variantId, quantity }] });
const ofOil = (id: number) => ({
  id, number: String(id), total: '320.00', shipping_total: '0.00',
  line_items: [{ id: 1, product_id: OIL, variation_id: 0, name: 'Oil', sku: 'OIL-MUS-1L', quantity: 1, total: '320.00' }],
});
const order = ({ site }: Sold, id: number, fields = {}) => takeOrder(site, { ...ofOil(id), ...fields });
const stamp = () => new Date().toISOString().slice(0, 19);

/** An order as the shop has it, which tells of it. */
const tell = ({ double, site }: Sold, id: number) => takeOrder(site, double.orders.get(id)!);

/** Placed in the shop, which takes the pieces from its own stock at once. */
async function place(at: Sold, id: number): Promise<void> {
  at.double.place(shopOrder({ ...ofOil(id), date_created_gmt: stamp(), date_modified_gmt: stamp() }) as unknown as WooOrder);
  await tell(at, id);
}

/** Until no shop has anything more to be told now. */
const quiet = () => vi.waitFor(async () => {
  const jobs = await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs
    WHERE task_identifier LIKE 'product-sync.%' AND task_identifier <> 'product-sync.sweep' AND run_at < now() + interval '1 minute'`;
  expect(jobs).toEqual([]);
}, { timeout: 30_000, interval: 100 });

async function start(stock: number, buffers: [number, number] = [0, 0]) {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  oil = await withProduct(shop, { sku: 'OIL-MUS-1L', price: 320, stock });
  sold = [await connect({ buffer: buffers[0] }), await connect({ buffer: buffers[1] })];
}

describe('stock in the shops', () => {
  it('follows ours in all of them within seconds, what is kept back left out, many changes in a few calls', async () => {
    await start(40, [0, 3]);
    expect(sold.map(oilIn)).toEqual([40, 37]);
    for (let times = 0; times < 12; times += 1) await take(1);
    await soon(() => expect(sold.map(oilIn)).toEqual([28, 25]));
    expect(Math.max(...sold.map(batches))).toBeLessThanOrEqual(4);
  });

  it('goes down everywhere as soon as one of them sells, before anybody has called, and up when it is cancelled', async () => {
    await start(5);
    await order(sold[0], 901);
    await soon(() => expect(sold.map(oilIn)).toEqual([4, 4]));
    const { id } = await webOrderOf(sold[0].site, 901);
    await execute(cancelWebOrder, session, { webOrderId: id, reason: 'Changed their mind' });
    await soon(() => expect(sold.map(oilIn)).toEqual([5, 5]));
  });

  it('is told to one while another is down, which is told once when it is back', async () => {
    await start(9);
    sold[0].double.down = 'maintenance';
    await take(1);
    await soon(() => expect(oilIn(sold[1])).toBe(8));
    await take(2);
    await soon(() => expect(oilIn(sold[1])).toBe(6));
    sold[0].double.down = null;
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { pausedUntil: null } });
    await take(1);
    await soon(() => expect(sold.map(oilIn)).toEqual([5, 5]));
  });

  it('is told again where a call got no answer and took effect, although the stock is back at what was told before', async () => {
    await start(9);
    const [first, second] = sold;
    const held = Promise.withResolvers<void>();
    first.double.fail({ path: '/wp-json/wc/v3/products/batch', kind: 'drop-after', until: held.promise });
    const calls = batches(first);
    await order(second, 941);
    await soon(() => expect([batches(first), oilIn(second)]).toEqual([calls + 1, 8]));
    await execute(cancelWebOrder, session, { webOrderId: (await webOrderOf(second.site, 941)).id, reason: 'Fake' });
    held.resolve();
    await soon(() => expect(batches(first)).toBeGreaterThan(calls + 1));
    await soon(() => expect(sold.map(oilIn)).toEqual([9, 9]));
  });

  it('is told once more when a call that got no answer can no longer arrive: it may have overtaken newer ones backwards', async () => {
    await start(9);
    const [first] = sold;
    first.double.fail({ path: '/wp-json/wc/v3/products/batch', kind: 'drop' });
    const calls = batches(first);
    await take(1);
    await soon(() => expect(batches(first)).toBeGreaterThan(calls));
    await take(1);
    await soon(() => expect(sold.map(oilIn)).toEqual([7, 7]));
    // The shop comes to the first call only now.
    first.double.catalog.update({ id: OIL, manage_stock: true, stock_quantity: 8 });
    const waiting = { businessId: shop.id, siteId: first.site.id };
    await vi.waitFor(async () => expect(await db.shopProduct.count({ where: { ...waiting, stockMoves: 0, stockLateUntil: { not: null } } })).toBe(1), { timeout: 30_000 });
    expect(await db.shopProduct.count({ where: { businessId: shop.id, siteId: { not: first.site.id }, stockLateUntil: { not: null } } })).toBe(0);
    await db.shopProduct.updateMany({ where: { ...waiting, stockLateUntil: { not: null } }, data: { stockLateUntil: new Date() } });
    await planPushes(shop.id);
    await soon(() => expect(sold.map(oilIn)).toEqual([7, 7]));
    await vi.waitFor(async () => expect(await db.shopProduct.count({ where: { ...waiting, stockLateUntil: { not: null } } })).toBe(0), { timeout: 30_000 });
  });

  it('ends with the newest number when a sync is under way while it is pushed, whichever the shop comes to last', async () => {
    await start(9);
    const [first] = sold;
    const where = { businessId: shop.id, siteId: first.site.id, pushesStock: true };
    const held = Promise.withResolvers<void>();
    // The sync tells 9; the shop comes to it after the 8 that is pushed meanwhile.
    await db.shopProduct.updateMany({ where, data: { stockQuantity: 3, pushesStock: false } });
    const calls = batches(first);
    first.double.fail({ path: '/wp-json/wc/v3/products/batch', until: held.promise });
    await startProductSync(session, { siteId: first.site.id, updates: true, imports: false }, {});
    await soon(() => expect(batches(first)).toBe(calls + 1));
    await db.shopProduct.updateMany({ where: { ...where, pushesStock: false }, data: { pushesStock: true } });
    await take(1);
    await soon(() => expect(oilIn(first)).toBe(8));
    await quiet();
    held.resolve();
    // The sync, the push, and the push that follows both.
    await soon(() => expect(batches(first)).toBe(calls + 3));
    await soon(() => expect(sold.map(oilIn)).toEqual([8, 8]));
  });

  it('is known with the prices after a sync that got no answer: the shop is read again', async () => {
    await start(9);
    const [{ double, site }] = sold;
    const mirrored = () => db.shopProduct.findFirstOrThrow({ where: { businessId: shop.id, siteId: site.id, wooProductId: OIL } });
    double.catalog.put({ ...double.catalog.product(OIL)!, regular_price: '300.00' });
    await readProducts(shop.id, site.id);
    const { version } = await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
    await execute(saveProductSync, session, { siteId: site.id, version, priceSync: 'TO_SHOP', nameSync: 'OFF', pushesStock: true, stockBuffer: 0 });
    double.fail({ path: '/wp-json/wc/v3/products/batch', kind: 'drop-after' });
    expect((await mirrored()).pricePoisha).toBe(300_00n);
    await startProductSync(session, { siteId: site.id, updates: true, imports: false }, {});
    await vi.waitFor(async () => expect((await mirrored()).pricePoisha).toBe(320_00n), { timeout: 30_000, interval: 50 });
    expect(double.catalog.product(OIL)!.regular_price).toBe('320.00');
    // The shop may be read before the sync has noted how its rows ended.
    const sync = () => db.bulkJob.findFirst({ where: { businessId: shop.id }, orderBy: { createdAt: 'desc' } });
    await vi.waitFor(async () => expect(await sync()).toMatchObject({ status: 'DONE', failed: 1 }), { timeout: 30_000, interval: 50 });
  });

  it('waits at the site while its key is refused, and goes out with a new key; one product that is gone stops no other', async () => {
    await start(9);
    const [{ site, double }] = sold;
    const siteRow = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
    const products = () => db.shopProduct.findMany({ where: { businessId: shop.id, siteId: site.id, pushesStock: true }, select: { pushError: true } });
    const { consumerKey, consumerSecret } = WOO_KEYS.readOnly;
    await db.webSite.update({
      where: { businessId_id: { businessId: shop.id, id: site.id } },
      data: {
        consumerKey: sealSiteSecret(site, 'consumerKey', consumerKey), consumerSecret: sealSiteSecret(site, 'consumerSecret', consumerSecret),
      },
    });
    await take(1);
    await vi.waitFor(async () => expect((await siteRow()).stockPushError).toContain('may only read'), { timeout: 30_000, interval: 50 });
    expect(await products()).toEqual([{ pushError: '' }]);
    expect(oilIn(sold[0])).toBe(9);
    const { name, url, version } = await siteRow();
    await execute(saveWebSite, session, { siteId: site.id, version, name, url, ...WOO_KEYS.readWrite });
    await soon(() => expect(oilIn(sold[0])).toBe(8));
    await vi.waitFor(async () => expect(await siteRow()).toMatchObject({ stockPushError: null }), { timeout: 30_000, interval: 50 });
    double.catalog.remove(OIL);
    await take(1);
    await vi.waitFor(async () => expect((await products())[0]!.pushError).not.toBe(''), { timeout: 30_000, interval: 50 });
    expect(await siteRow()).toMatchObject({ stockPushError: null });
  });

  it('is told again where the shop moves it by itself: an order that was cancelled here is cancelled there later', async () => {
    await start(5);
    const [first] = sold;
    await place(first, 921);
    expect(oilIn(first)).toBe(4);
    await soon(() => expect(oilIn(sold[1])).toBe(4));
    await execute(cancelWebOrder, session, { webOrderId: (await webOrderOf(first.site, 921)).id, reason: 'Fake' });
    await soon(() => expect(sold.map(oilIn)).toEqual([5, 5]));
    await quiet();
    const calls = sold.map(batches);
    first.double.change(921, { status: 'cancelled' });
    expect(oilIn(first)).toBe(6);
    await tell(first, 921);
    await soon(() => expect(oilIn(first)).toBe(5));
    await quiet();
    // The other shop has moved nothing, and what changes nothing is told to nobody.
    expect(sold.map(batches)).toEqual([calls[0]! + 1, calls[1]]);
    first.double.change(921, { customer_note: 'Sorry' });
    await tell(first, 921);
    await tell(first, 921);
    await quiet();
    expect(sold.map(batches)).toEqual([calls[0]! + 1, calls[1]]);
    expect(sold.map(oilIn)).toEqual([5, 5]);
  });

  it('is told again after the shop was told of a cancelled order and has given its pieces back', async () => {
    await start(5);
    const [first] = sold;
    await place(first, 931);
    await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(first.site, 931)).id });
    await soon(() => expect(sold.map(oilIn)).toEqual([4, 4]));
    await quiet();
    // Told of the stock first, and of the cancelled order later.
    first.double.fail({ path: '/wp-json/wc/v3/orders/931', method: 'PUT', answer: { status: 500, body: '' } });
    const { id, version } = await db.order.findFirstOrThrow({ where: { businessId: shop.id } });
    await execute(cancelOrder, session, { orderId: id, version, reason: 'No longer wanted' });
    await soon(() => expect(first.double.orders.get(931)!.status).toBe('cancelled'));
    await quiet();
    expect(sold.map(oilIn)).toEqual([5, 5]);
    const calls = sold.map(batches);
    await tell(first, 931);
    await quiet();
    expect(sold.map(batches)).toEqual(calls);
  });

  it('lets the last piece, sold by both at the same moment, leave once', async () => {
    await start(1);
    await Promise.all([order(sold[0], 911), order(sold[1], 912)]);
    await soon(() => expect(sold.map(oilIn)).toEqual([0, 0]));
    const webOrders = await Promise.all([webOrderOf(sold[0].site, 911), webOrderOf(sold[1].site, 912)]);
    await Promise.all(webOrders.map(({ id, version }) => execute(approveWebOrder, session, { webOrderId: id, version })));
    const orders = await db.order.findMany({ where: { businessId: shop.id } });
    const confirmed = await Promise.allSettled(orders.map(({ id, version }) => execute(confirmOrder, session, { orderId: id, version })));
    expect(confirmed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = confirmed.find((one) => one.status === 'rejected')!;
    expect(refused.reason).toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    const now = await db.order.findMany({ where: { businessId: shop.id } });
    const shipped = await Promise.allSettled(now.map(({ id, version }) => execute(shipOrder, session, { orderId: id, version, courierName: 'Pathao' })));
    expect(shipped.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.stockBalance.findFirstOrThrow({ where: { variantId: oil.variantId } })).toMatchObject({ onHand: 0, reserved: 0, withCourier: 1 });
    expect(sold.map(oilIn)).toEqual([0, 0]);
  });
});
