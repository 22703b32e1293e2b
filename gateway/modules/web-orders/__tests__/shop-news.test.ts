import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { pollSite } from '../poll-site.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { writeBack } from '../write-back.ts';
import { webOrderJobs } from '../web-orders.jobs.ts';
import { shopOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let session: Session;
let webOrderId: string;
let orderId: string;

beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  session = await sessionFor(shop.founder);
  await approved();
});
afterEach(() => double.close());

async function approved(fields: ShopOrder = {}): Promise<void> {
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  double.put(shopOrder(fields) as unknown as WooOrder);
  await pollSite(shop.id, site.id);
  ({ id: webOrderId } = await webOrderOf(site, 700));
  await execute(approveWebOrder, session, { webOrderId });
  ({ id: orderId } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, webOrderId }, select: { id: true } }));
}

const tell = () => writeBack(shop.id, webOrderId);
const notes = () => double.notes(700).map(({ note }) => note);
const statusInShop = () => double.orders.get(700)!.status;

async function shipped(): Promise<void> {
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Karim', trackingCode: 'KM-78' });
}

describe('the shop is told', () => {
  it('of the courier with the tracking code, and of the delivery, once each', async () => {
    await tell();
    await shipped();
    await tell();
    expect(statusInShop()).toBe('processing');
    await execute(deliverOrder, session, { orderId });
    await tell();
    await tell();
    expect(notes().sort()).toEqual(['Accepted as order 1', 'Delivered', 'Shipped with Karim, tracking code KM-78']);
    expect(statusInShop()).toBe('completed');
  });

  it('with a link to follow the parcel, where the courier has such a page', async () => {
    await shipped();
    await db.courier.updateMany({ where: { businessId: shop.id }, data: { trackingUrl: 'https://courier.test/t/{code}' } });
    await tell();
    expect(notes()).toContain('Shipped with Karim, tracking code KM-78, https://courier.test/t/KM-78');
  });

  it('of a cancellation with its reason; what the shop makes of it changes nothing here', async () => {
    await tell();
    await execute(cancelOrder, session, { orderId, reason: 'Wrong number' });
    await tell();
    expect([statusInShop(), notes().sort()]).toEqual(['cancelled', ['Accepted as order 1', 'Cancelled: Wrong number']]);
    await pollSite(shop.id, site.id);
    expect(await db.order.findFirst({ where: { id: orderId }, select: { status: true, shopChange: true } }))
      .toEqual({ status: 'CANCELLED', shopChange: null });
  });

  it('once, also when its answers get lost', async () => {
    await tell();
    await shipped();
    await execute(deliverOrder, session, { orderId });
    for (let time = 0; time < 2; time += 1) {
      double.fail({ path: '/wp-json/wc/v3/orders/700/notes', kind: 'drop-after', method: 'POST' });
      await expect(tell()).rejects.toMatchObject({ reason: 'NO_ANSWER' });
    }
    await tell();
    expect(notes()).toHaveLength(3);
  });

  it('nothing of a status that it has ended itself', async () => {
    await tell();
    double.put(shopOrder({ status: 'refunded', date_modified_gmt: '2026-11-20T12:00:00' }) as unknown as WooOrder);
    await pollSite(shop.id, site.id);
    await execute(cancelOrder, session, { orderId, reason: 'Refunded there' });
    await tell();
    expect(statusInShop()).toBe('refunded');
  });

  it('by a job that each of these steps leaves behind, and no other', async () => {
    const jobs = () => db.$queryRaw<{ key: string }[]>`
      SELECT key FROM graphile_worker.jobs WHERE key LIKE ${`%${webOrderId}`} AND task_identifier = 'web-orders.order-news'`;
    await execute(confirmOrder, session, { orderId });
    expect(await jobs()).toEqual([]);
    await execute(shipOrder, session, { orderId, courierName: 'Karim' });
    expect(await jobs()).toHaveLength(1);
    const task = webOrderJobs.tasks.find(({ name }) => name === 'web-orders.order-news')!;
    await task.run({ businessId: shop.id, webOrderId } as never, {} as never);
    const told = await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE key = ${`web-orders.write-back:${webOrderId}`}`;
    expect(told).toHaveLength(1);
  });
});
