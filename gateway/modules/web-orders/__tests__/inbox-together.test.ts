import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverOwn } from '../../../../e2e/doubles/woocommerce-delivery.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { processInbox, shopOrder, webOrderOf, webOrdersOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** Deliveries of one site that wait together are applied together. */

let server: TestServer;
let shop: Shop;
let site: SeededSite;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  await withProduct(shop, { sku: 'MUG' });
});

async function send(order: ShopOrder, topic = 'order.updated'): Promise<void> {
  const body = topic === 'order.deleted' ? { id: order.id } : shopOrder({ number: String(order.id), ...order });
  const answer = await deliverOwn(`${server.url}/api/webhooks/woocommerce/${site.id}`, { topic, body });
  expect(answer.status).toBe(200);
}

/** Sends a version of each of some orders. */
async function sendAll(count: number, fields: Omit<ShopOrder, 'id'> = {}): Promise<void> {
  for (let id = 1; id <= count; id += 1) await send({ id, ...fields });
}

const statements = () => countStatements(async (counter) => {
  await processInbox(site);
  return counter.count;
});

const inbox = async () => Object.fromEntries((await db.webhookInbox.groupBy({
  by: ['status'], where: { businessId: shop.id }, _count: true,
})).map(({ status, _count }) => [status, _count]));

const trail = async (wooOrderId: number) => db.auditEntry.findMany({
  where: { businessId: shop.id, entityType: 'WebOrder', entityId: (await webOrderOf(site, wooOrderId)).id }, orderBy: { id: 'asc' }, select: { summary: true },
}).then((entries) => entries.map(({ summary }) => summary));

const at = (second: number) => `2026-11-20T11:00:${String(second).padStart(2, '0')}`;

describe('statements', () => {
  it('are the same for one delivery as for forty', async () => {
    await sendAll(1);
    const one = await statements();
    await send({ id: 1, status: 'completed', date_modified_gmt: at(1) });
    const oneChange = await statements();
    site = await withSite(shop);
    await sendAll(40);
    // The counts of the statuses are locked before several statements change them.
    expect(await statements()).toBe(one + 1);
    await sendAll(40, { status: 'completed', date_modified_gmt: at(1) });
    expect(await statements()).toBe(oneChange + 1);
    expect({ one, oneChange }).toEqual({ one: 22, oneChange: 16 });
    expect(await inbox()).toEqual({ PROCESSED: 82 });
    expect((await webOrdersOf(site)).map(({ status }) => status)).toEqual(Array(40).fill('COMPLETED'));
  });
});

describe('several deliveries of one order', () => {
  it('are all recorded, and only the newest is applied', async () => {
    for (const [second, status] of [[2, 'on-hold'], [4, 'completed'], [1, 'pending'], [3, 'processing'], [4, 'completed']] as const) {
      await send({ id: 1, status, date_modified_gmt: at(second) });
    }
    await processInbox(site);
    expect(await inbox()).toEqual({ PROCESSED: 5 });
    expect(await webOrderOf(site, 1)).toMatchObject({ storeStatus: 'completed', status: 'COMPLETED', version: 1 });
    expect(await trail(1)).toEqual(['Order 1 came from the shop: Completed']);
    await send({ id: 1, status: 'refunded', date_modified_gmt: at(6) });
    await send({ id: 1, status: 'cancelled', date_modified_gmt: at(5) });
    await processInbox(site);
    expect(await trail(1)).toEqual(['Order 1 came from the shop: Completed', 'The shop moved it from Completed to Refunded']);
  });

  it('count every move to the bin and back', async () => {
    await send({ id: 1 }, 'order.deleted');
    await send({ id: 1 }, 'order.restored');
    await send({ id: 1 });
    await send({ id: 2 }, 'order.deleted');
    await processInbox(site);
    expect(await inbox()).toEqual({ PROCESSED: 3, IGNORED: 1 });
    expect(await webOrderOf(site, 1)).toMatchObject({ binned: false, status: 'PROCESSING' });
    await send({ id: 1, date_modified_gmt: at(1) }, 'order.deleted');
    await processInbox(site);
    expect(await webOrderOf(site, 1)).toMatchObject({ binned: true, status: 'CANCELLED' });
  });
});

it('a product that one order shares its SKU with is still found in another', async () => {
  const [first, second] = shopOrder().line_items;
  await send({ id: 1, line_items: [first, { ...second, sku: 'MUG' }] });
  await send({ id: 2, line_items: [first] });
  await processInbox(site);
  expect((await webOrderOf(site, 1)).lines.map(({ variantId }) => variantId)).toEqual([null, null]);
  expect((await webOrderOf(site, 2)).unmappedCount).toBe(0);
});

it('a line that the shop did not change is not written again', async () => {
  await send({ id: 1 });
  await processInbox(site);
  const rows = () => db.$queryRaw<{ xmin: string }[]>`SELECT "xmin"::text AS "xmin" FROM "WebOrderLine" WHERE "businessId" = ${shop.id}::uuid`;
  const before = await rows();
  await send({ id: 1, status: 'on-hold', date_modified_gmt: at(1) });
  await processInbox(site);
  expect(await rows()).toEqual(before);
});
