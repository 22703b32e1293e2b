import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import type { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { storedBytes } from '../../../rest/stored-bytes.ts';
import { parseWooOrder } from '../woocommerce/order-snapshot.ts';
import { importOrders } from '../import-orders.ts';
import { pollSite } from '../poll-site.ts';
import { replayDelivery } from '../replay-delivery.ts';
import { takePolled } from '../take-polled.ts';
import { processInbox, shopOrder, webOrderOf, type SeededSite } from './support.ts';
import { poll, putOrder, shopToPoll, siteRow } from './shop-to-poll.ts';

/** `outbound` reads 8 MB. */
const MORE_THAN_AN_ANSWER = 9 * 1024 * 1024;

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;

beforeEach(async () => { ({ double, shop, site } = await shopToPoll()); });
afterEach(() => double.close());

/** More than one page. */
const putPages = () => {
  for (let id = 1; id <= 105; id += 1) putOrder(double, { id, number: String(id), line_items: [] });
};
const countOrders = () => db.webOrder.count({ where: { businessId: shop.id } });

describe('polling', () => {
  it('reads every page, then only what changed since', async () => {
    putPages();
    await poll(site);
    expect(await countOrders()).toBe(105);
    const { polledUntil, lastPolledAt, consecutiveErrors, lastError } = await siteRow(site);
    expect({ polledUntil, consecutiveErrors, lastError }).toEqual({
      polledUntil: new Date('2026-11-20T10:00:00Z'), consecutiveErrors: 0, lastError: null,
    });
    expect(lastPolledAt).not.toBeNull();
    double.seen.length = 0;
    putOrder(double, { id: 5, number: '5', status: 'cancelled', date_modified_gmt: '2026-11-20T11:00:00' });
    await poll(site);
    expect((await webOrderOf(site, 5)).status).toBe('CANCELLED');
    expect(double.seen[0]!.query.get('modified_after')).toBe('2026-11-20T09:55:00');
  });

  const pagesRead = () => double.seen.filter(({ path, query }) => path.endsWith('/orders') && query.has('modified_after'))
    .map(({ query }) => `${query.get('status') ?? 'all'} ${query.get('page')}`);

  it('ends when it takes too long, and goes on there the next time', async () => {
    putPages();
    await pollSite(shop.id, site.id, { maxMs: 0 });
    expect(await countOrders()).toBe(100);
    expect((await siteRow(site)).polledUntil).toEqual(new Date('2026-11-01T00:00:00Z'));
    expect((await siteRow(site)).nextPollAt.getTime()).toBeLessThanOrEqual(Date.now());
    await pollSite(shop.id, site.id, { maxMs: 0 });
    expect(await countOrders()).toBe(105);
    await poll(site);
    expect(pagesRead()).toEqual(['all 1', 'all 2', 'trash 1']);
    expect(await siteRow(site)).toMatchObject({ polledUntil: new Date('2026-11-20T10:00:00Z'), pollPlace: null });
  });

  it('ends where more was read than a business may store, says so, and goes on there when it may', async () => {
    putPages();
    const now = Date.now();
    storedBytes.take(shop.id, 300 * 1024 * 1024);
    await poll(site);
    expect(await countOrders()).toBe(0);
    expect(await siteRow(site)).toMatchObject({
      lastError: 'So much was read from the shop that the rest has to wait', consecutiveErrors: 0, polledUntil: new Date('2026-11-01T00:00:00Z'),
    });
    // Hours later.
    storedBytes.take(shop.id, 0, now + 12 * 3_600_000);
    await poll(site);
    expect(await countOrders()).toBe(105);
    expect(await siteRow(site)).toMatchObject({ lastError: null, polledUntil: new Date('2026-11-20T10:00:00Z') });
  });

  it('of earlier orders ends when it takes too long, and goes on there', async () => {
    putPages();
    await db.webSite.updateMany({ where: { id: site.id }, data: { importing: true, importSince: new Date('2026-11-10') } });
    const turn = () => importOrders(shop.id, site.id, { maxMs: 0 });
    expect([await turn(), await turn(), await turn()]).toEqual([false, false, true]);
    // The first request is for their number.
    expect(pagesRead()).toEqual(['all 1', 'all 1', 'all 2', 'trash 1']);
    expect(await siteRow(site)).toMatchObject({ importing: false, importRead: 105, importFound: 105, importError: null });
  });

  it('notes a failing shop and leaves the cursor where it was, also in the middle of a sweep', async () => {
    putPages();
    double.down = 'maintenance';
    await poll(site);
    await poll(site);
    expect(await siteRow(site)).toMatchObject({
      consecutiveErrors: 2, polledUntil: new Date('2026-11-01T00:00:00Z'),
    });
    expect((await siteRow(site)).lastError).toContain('maintenance');
    double.down = null;
    const answer = double.orders.list.bind(double.orders);
    double.orders.list = (query) => {
      if (query.get('page') === '2') double.down = 'database';
      return answer(query);
    };
    await poll(site);
    expect(await siteRow(site)).toMatchObject({
      consecutiveErrors: 3, polledUntil: new Date('2026-11-01T00:00:00Z'),
    });
    double.orders.list = answer;
    double.down = null;
    await poll(site);
    expect(await countOrders()).toBe(105);
    expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 0, lastError: null });
  });

  it('is not stopped by an order that cannot be read, nor led astray by a clock ahead', async () => {
    putOrder(double, { id: 1, number: '1', total: 'free' });
    putOrder(double, { id: 2, number: '2', date_modified_gmt: '2099-01-01T00:00:00' });
    await poll(site);
    expect(await countOrders()).toBe(1);
    const { lastError, polledUntil } = await siteRow(site);
    expect(lastError).toBe('Order 1 could not be read: total: not an amount');
    expect(polledUntil!.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('reads what a shop changed after its clock, which was ahead, has been set right', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19);
    putOrder(double, { id: 1, number: '1', date_modified_gmt: inMinutes(60) });
    await poll(site);
    const corrected = shopOrder({ id: 1, number: '1', status: 'cancelled', date_modified_gmt: inMinutes(0) });
    double.put(corrected as unknown as WooOrder);
    await poll(site);
    const row = await webOrderOf(site, 1);
    expect(row).toMatchObject({ status: 'CANCELLED', storeStatus: 'cancelled' });
    await poll(site);
    expect((await webOrderOf(site, 1)).version).toBe(row.version);
  });

  it('believes the later date while the clock of the shop is ahead', async () => {
    const at = (minute: number) => `2099-01-01T00:${String(minute).padStart(2, '0')}:00`;
    putOrder(double, { id: 1, number: '1', status: 'completed', date_modified_gmt: at(20) });
    await poll(site);
    putOrder(double, { id: 1, number: '1', status: 'processing', date_modified_gmt: at(10) });
    await poll(site);
    expect(await webOrderOf(site, 1)).toMatchObject({ storeStatus: 'completed' });
  });

  it('keeps an order that cannot be read, once for each state, and reads it when it is replayed', async () => {
    putOrder(double, { id: 1, number: '1', total: 'free' });
    await poll(site);
    await poll(site);
    const kept = await db.webhookInbox.findMany({ where: { businessId: shop.id, status: 'UNREADABLE' } });
    expect(kept).toMatchObject([{ topic: 'order.polled', error: 'total: not an amount', siteId: site.id }]);
    // The body that the shop sent is kept. The test corrects it by hand, as if a newer Karbar could parse it.
    const mended = Buffer.from(kept[0]!.body!).toString().replace('"free"', '"1060.00"');
    await db.webhookInbox.update({
      where: { businessId_id: { businessId: shop.id, id: kept[0]!.id } }, data: { body: Buffer.from(mended) },
    });
    await execute(replayDelivery, await sessionFor(shop.founder), { deliveryId: kept[0]!.id });
    await processInbox(site);
    expect(await webOrderOf(site, 1)).toMatchObject({ number: '1', status: 'PROCESSING', totalPoisha: 1060_00n });
  });

  it('reads past notices of PHP, and says so', async () => {
    putOrder(double, { id: 1, number: '1' });
    const body = `<br />\n<b>Warning</b>: x<br />\n${JSON.stringify([double.orders.get(1)])}`;
    double.fail({ path: '/wp-json/wc/v3/orders', answer: { status: 200, body, contentType: 'text/html' } });
    await poll(site);
    expect(await countOrders()).toBe(1);
    const { lastError, consecutiveErrors } = await siteRow(site);
    expect({ lastError, consecutiveErrors }).toMatchObject({
      lastError: expect.stringContaining('PHP notices') as string, consecutiveErrors: 0,
    });
  });

  it('hears of the bin', async () => {
    putOrder(double, { id: 1, number: '1' });
    await poll(site);
    double.trash(1);
    await poll(site);
    expect(await webOrderOf(site, 1)).toMatchObject({ status: 'CANCELLED', storeStatus: 'trash' });
  });

  it('is not stopped for good by orders that make their page too large: each is passed over the next time, and said', async () => {
    for (const id of [1, 2, 3, 4]) putOrder(double, { id, number: String(id), ...(id % 2 === 0 && { customer_note: 'x'.repeat(MORE_THAN_AN_ANSWER) }) });
    await poll(site);
    expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 1, lastErrorReason: 'TOO_LARGE' });
    expect(await countOrders()).toBe(0);
    await poll(site);
    expect(await countOrders()).toBe(2);
    const { consecutiveErrors, lastError } = await siteRow(site);
    expect({ consecutiveErrors, lastError }).toEqual({ consecutiveErrors: 0, lastError: expect.stringContaining('Order 4 could not be read: number 4 of the list') as string });
    const kept = await db.webhookInbox.findMany({ where: { businessId: shop.id, status: 'UNREADABLE' }, orderBy: { deliveryId: 'asc' } });
    expect(kept.map(({ deliveryId }) => deliveryId)).toEqual(['poll:2', 'poll:4']);
  });

  it('is not stopped by an order that cannot be stored: it is kept for a person', async () => {
    const parsed = parseWooOrder(shopOrder({ id: 1 }));
    if (!parsed.ok) throw new Error(parsed.reason);
    const order = { ...parsed.order, totalPoisha: 2n ** 70n };
    const reading = { businessId: shop.id, siteId: site.id, readAt: new Date() };
    expect(await takePolled(reading, [{ ok: true, order, raw: { id: 1 } }])).toEqual([{ wooOrderId: 1, reason: 'It holds a value that cannot be stored' }]);
    const kept = await db.webhookInbox.findMany({ where: { businessId: shop.id, status: 'UNREADABLE' } });
    expect(kept).toMatchObject([{ topic: 'order.polled', error: 'It holds a value that cannot be stored' }]);
    expect(JSON.parse(Buffer.from(kept[0]!.body!).toString())).toEqual({ id: 1 });
  });

  it('leaves a site alone that is switched off', async () => {
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { enabled: false } });
    await poll(site);
    expect(double.seen).toEqual([]);
  });
});
