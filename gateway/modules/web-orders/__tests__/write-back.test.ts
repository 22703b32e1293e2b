import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WOO_KEYS } from '../../../../e2e/doubles/woocommerce-auth.ts';
import type { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import type { Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { cancelOrder } from '../../orders/order-commands.ts';
import { saveWebSite } from '../site-commands.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { writeBack } from '../write-back.ts';
import { webOrderOf, type SeededSite, type ShopOrder } from './support.ts';
import { sealSiteSecret } from '../site-secrets.ts';
import { poll, putOrder, shopToPoll, siteRow } from './shop-to-poll.ts';

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;

beforeEach(async () => { ({ double, shop, site } = await shopToPoll()); });
afterEach(() => double.close());

describe('telling the shop', () => {
  async function approved(fields: ShopOrder = {}, input: object = {}): Promise<string> {
    for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
    putOrder(double, fields);
    await poll(site);
    const { id } = await webOrderOf(site, 700);
    await execute(approveWebOrder, await sessionFor(shop.founder), { webOrderId: id, ...input });
    return id;
  }

  it('moves a waiting order on and leaves a note, once; the echo changes nothing', async () => {
    const id = await approved({ status: 'on-hold' });
    expect(await writeBack(shop.id, id)).toBeNull();
    await writeBack(shop.id, id);
    expect(double.orders.get(700)!.status).toBe('processing');
    expect(double.notes(700)).toMatchObject([{ note: 'Accepted as order 1', customer_note: false }]);
    await poll(site);
    expect(await webOrderOf(site, 700)).toMatchObject({
      status: 'APPROVED', storeStatus: 'processing', writeBackError: null,
      writtenBackAt: expect.any(Date) as Date,
    });
  });

  it.each([
    ['bkash', 'on-hold', 0, 'on-hold'],
    ['bkash', 'pending', 0, 'on-hold'],
    ['bkash', 'on-hold', 1_060, 'processing'],
    ['cod', 'pending', 0, 'processing'],
  ])('by %s from %s, %i taka paid: the shop has it %s and writes down no payment that did not come', async (
    payment_method, status, advance, after,
  ) => {
    const id = await approved({ payment_method, status }, { advance });
    await writeBack(shop.id, id);
    expect(double.orders.get(700)!.status).toBe(after);
  });

  it('leaves one note however often it is told, also when the answer of the shop is lost', async () => {
    const id = await approved();
    double.fail({ path: '/wp-json/wc/v3/orders/700/notes', kind: 'drop-after', method: 'POST' });
    await expect(writeBack(shop.id, id)).rejects.toMatchObject({ reason: 'NO_ANSWER' });
    await writeBack(shop.id, id);
    expect(double.notes(700)).toHaveLength(1);
    expect(await webOrderOf(site, 700)).toMatchObject({ writeBackError: null, writtenBackAt: expect.any(Date) as Date });
  });

  it('ends the order in the shop again where a status that got no answer arrived late and reopened it', async () => {
    const id = await approved({ status: 'on-hold' });
    const arrives = Promise.withResolvers<void>();
    double.fail({ path: '/wp-json/wc/v3/orders/700', method: 'PUT', kind: 'late', until: arrives.promise });
    await expect(writeBack(shop.id, id)).rejects.toMatchObject({ reason: 'NO_ANSWER' });
    const { id: orderId } = await db.order.findFirstOrThrow({ where: { webOrderId: id }, select: { id: true } });
    await execute(cancelOrder, await sessionFor(shop.founder), { orderId, reason: 'Wrong number' });
    const again = await writeBack(shop.id, id);
    expect(double.orders.get(700)!.status).toBe('cancelled');
    expect(again!.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    // Until then the shop is not asked: nothing of it is known before.
    const calls = double.seen.length;
    expect(await writeBack(shop.id, id)).toEqual(again);
    expect(double.seen).toHaveLength(calls);

    arrives.resolve();
    await vi.waitFor(() => expect(double.orders.get(700)!.status).toBe('processing'), { timeout: 30_000 });
    await db.webOrder.updateMany({ where: { businessId: shop.id, id }, data: { statusLateUntil: new Date() } });
    double.fail({ path: '/wp-json/wc/v3/orders/700', kind: 'drop', times: 3 });
    await expect(writeBack(shop.id, id)).rejects.toMatchObject({ reason: 'NO_ANSWER' });
    double.heal();
    expect(await writeBack(shop.id, id)).toBeNull();
    expect(double.orders.get(700)!.status).toBe('cancelled');
    expect(double.notes(700)).toHaveLength(2);
    expect(await webOrderOf(site, 700)).toMatchObject({ storeStatus: 'cancelled', statusLateUntil: null, writeBackError: null, writeBackRetryAt: null });
  });

  it('leaves the status of an order alone that the shop has accepted already', async () => {
    const id = await approved();
    await writeBack(shop.id, id);
    expect(double.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(double.notes(700)).toHaveLength(1);
  });

  it('shows why it failed, tries again, and forgets the failure', async () => {
    const id = await approved();
    const { consumerKey, consumerSecret } = WOO_KEYS.readOnly;
    const keys = {
      consumerKey: sealSiteSecret(site, 'consumerKey', consumerKey),
      consumerSecret: sealSiteSecret(site, 'consumerSecret', consumerSecret),
    };
    const { consumerKey: key, consumerSecret: secret } = await siteRow(site);
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: keys });
    await expect(writeBack(shop.id, id)).rejects.toMatchObject({ reason: 'READ_ONLY_KEY' });
    expect((await webOrderOf(site, 700)).writeBackError).toContain('may only read');
    await db.webSite.updateMany({
      where: { businessId: shop.id }, data: { consumerKey: key, consumerSecret: secret },
    });
    await writeBack(shop.id, id);
    expect(await webOrderOf(site, 700)).toMatchObject({ writeBackError: null });
  });

  it('gives up on an order that the shop has no more', async () => {
    const id = await approved();
    double.orders.clear();
    await writeBack(shop.id, id);
    expect((await webOrderOf(site, 700)).writeBackError).toContain('no such order');
  });

  it.each([['cancelled', 'cancelled'], ['binned', 'trash']])('reads the order first: one that was %s meanwhile is not revived, and shows that', async (_, status) => {
    const id = await approved({ status: 'on-hold' });
    if (status === 'trash') double.trash(700);
    else putOrder(double, { status, date_modified_gmt: '2026-11-20T11:00:00' });
    await writeBack(shop.id, id);
    expect(double.orders.get(700)!.status).toBe(status);
    expect(double.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(await db.order.findFirst({ where: { webOrderId: id }, select: { shopChange: true } })).toEqual({ shopChange: 'CANCELLED' });
  });

  it('does not hide that the polls fail', async () => {
    const id = await approved();
    double.fail({ path: '/wp-json/wc/v3/orders', answer: { status: 500, body: '<html>', contentType: 'text/html' }, times: 9 });
    await poll(site);
    double.heal();
    await writeBack(shop.id, id);
    expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 1, lastErrorReason: 'BROKEN', pausedUntil: null });
  });

  describe('after an outage that lasted longer than the tries', () => {
    const queued = (id: string) => db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${`web-orders.write-back:${id}`}`;
    /** As a job that was tried for the last time. */
    async function givenUp(reason: () => void): Promise<string> {
      const id = await approved();
      reason();
      await expect(writeBack(shop.id, id)).rejects.toThrow();
      await db.$executeRaw`SELECT graphile_worker.remove_job(${`web-orders.write-back:${id}`})`;
      expect(await queued(id)).toEqual([]);
      return id;
    }

    it('begins again with the first poll that succeeds', async () => {
      const id = await givenUp(() => { double.down = 'database'; });
      await poll(site);
      expect(await queued(id)).toEqual([]);
      double.down = null;
      await poll(site);
      expect(await queued(id)).toHaveLength(1);
      await writeBack(shop.id, id);
      expect(double.notes(700)).toHaveLength(1);
      await db.$executeRaw`SELECT graphile_worker.remove_job(${`web-orders.write-back:${id}`})`;
      await poll(site);
      expect(await queued(id)).toEqual([]);
    });

    it('begins again with new keys, though the polls went well all the time', async () => {
      const { consumerKey, consumerSecret } = WOO_KEYS.readOnly;
      const id = await approved();
      await db.$executeRaw`SELECT graphile_worker.remove_job(${`web-orders.write-back:${id}`})`;
      await db.webSite.updateMany({
        where: { businessId: shop.id },
        data: {
          consumerKey: sealSiteSecret(site, 'consumerKey', consumerKey), consumerSecret: sealSiteSecret(site, 'consumerSecret', consumerSecret),
        },
      });
      await expect(writeBack(shop.id, id)).rejects.toMatchObject({ reason: 'READ_ONLY_KEY' });
      await poll(site);
      expect(await queued(id)).toEqual([]);
      const { name, url, version } = await siteRow(site);
      await execute(saveWebSite, await sessionFor(shop.founder), { siteId: site.id, version, name, url, ...WOO_KEYS.readWrite });
      await poll(site);
      expect(await queued(id)).toHaveLength(1);
    });
  });
});
