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
import { importShopOrders, saveSiteDefaults } from '../site-defaults.ts';
import { approveWebOrder } from '../web-order-commands.ts';
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
  // The clock of the worker would read the same orders.
  await db.webSite.updateMany({ where: { id: site.id }, data: { nextPollAt: new Date('2099-01-01') } });
});
afterEach(() => double.close());

const siteRow = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
const ended = () => vi.waitFor(async () => expect((await siteRow()).importing).toBe(false), { timeout: 60_000, interval: 100 });
const since = (day: string) => execute(importShopOrders, session, { siteId: site.id, since: new Date(day) });

/** Placed, and changed, on a day. */
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
  }, 90_000);

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
  }, 90_000);
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
  }, 60_000);
});
