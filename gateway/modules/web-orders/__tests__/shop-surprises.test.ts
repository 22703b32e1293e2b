import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { recordedDeliveries } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import type { WireMessage } from '../../../../schema/rules/message.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { pollSite } from '../poll-site.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { processInbox, receiveRecorded, shopOrder, take, takeOrder, webOrderOf, webOrdersOf, withSite, type SeededSite } from './support.ts';

/** What real shops do that nobody expects, beside what the tests of the parser and of the client show. */

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;

beforeAll(async () => { double = await new WooCommerceDouble().listen(); });
afterAll(() => double.close());
beforeEach(async () => {
  double.orders.clear();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
});

const trail = () => db.auditEntry.findMany({ where: { businessId: shop.id, entityType: 'WebOrder' }, orderBy: { id: 'asc' }, select: { summary: true } })
  .then((entries) => entries.map(({ summary }) => summary));

const LATER = '2026-11-20T12:00:00';
const [mug, saree] = shopOrder().line_items;
const DELETED = { product_id: 0, variation_id: 0, sku: null };

it('what WooCommerce notes for a moment at the checkout is no change when it is gone', async () => {
  const transient = { id: 9, key: '_debug_log_source_pending_deletion', value: 'fatal-errors' };
  await takeOrder(site, { meta_data: [transient] });
  double.put(shopOrder({ meta_data: [] }) as unknown as WooOrder);
  await pollSite(shop.id, site.id);
  expect(await trail()).toEqual(['Order 700 came from the shop: Processing']);
});

it('a status is told in words that can be translated, and one of a plugin as the shop has it', async () => {
  await takeOrder(site, { status: 'on-hold' });
  await takeOrder(site, { status: 'ready-to-call', date_modified_gmt: LATER });
  const entries = await db.auditEntry.findMany({ where: { businessId: shop.id, entityType: 'WebOrder' }, orderBy: { id: 'asc' } });
  const word = { messageKey: 'On hold', messageValues: {} };
  expect(entries.map(({ summary, wording }) => [summary, (wording as unknown as WireMessage).messageValues])).toEqual([
    ['Order 700 came from the shop: On hold', { number: '700', status: word }],
    ['The shop moved it from On hold to ready-to-call', { before: word, storeStatus: 'ready-to-call' }],
  ]);
});

it('events of one second that share a delivery id are all taken', async () => {
  const byId = Map.groupBy(recordedDeliveries().filter(({ name }) => /--order\./.test(name)), ({ headers }) =>
    headers.find(([name]) => name.toLowerCase() === 'x-wc-webhook-delivery-id')?.[1]);
  const shared = [...byId.values()].find((some) => new Set(some.map(({ name }) => name)).size > 1)!;
  for (const recording of shared) expect(await receiveRecorded(site, recording)).toBe('stored');
  await processInbox(site);
  expect(await db.webhookInbox.count({ where: { businessId: shop.id, status: { not: 'RECEIVED' } } })).toBe(shared.length);
});

it('the two deliveries of a new order, of which neither comes first for certain, make one order', async () => {
  await takeOrder(site, {}, 'order.updated');
  await takeOrder(site, {}, 'order.created');
  expect(await webOrdersOf(site)).toHaveLength(1);
  expect(await trail()).toEqual(['Order 700 came from the shop: Processing']);
});

it('a product that is deleted in the shop for good is still what was ordered', async () => {
  const [variant, other] = [await withProduct(shop, { sku: 'MUG', stock: 9 }), await withProduct(shop, { sku: 'SAREE', stock: 9 })];
  await takeOrder(site);
  await takeOrder(site, { date_modified_gmt: LATER, line_items: [{ ...mug, ...DELETED }, saree] });
  const order = await webOrderOf(site, 700);
  expect(order).toMatchObject({ unmappedCount: 0, lines: [{ wooProductId: 0, variantId: variant.variantId }, { variantId: other.variantId }] });
  // Its name says what it is: under another one it is asked about.
  await takeOrder(site, { date_modified_gmt: '2026-11-20T12:00:01', line_items: [{ ...mug, ...DELETED, name: 'Jug' }, saree] });
  expect((await webOrderOf(site, 700)).lines[0]).toMatchObject({ name: 'Jug', variantId: null });
});

it('an approved order is not asked about because its product was deleted in the shop', async () => {
  await withProduct(shop, { sku: 'MUG', stock: 9 });
  await withProduct(shop, { sku: 'SAREE', stock: 9 });
  await takeOrder(site);
  const { id: webOrderId } = await webOrderOf(site, 700);
  await execute(approveWebOrder, await sessionFor(shop.founder), { webOrderId });
  await takeOrder(site, { date_modified_gmt: LATER, line_items: [{ ...mug, ...DELETED }, { ...saree, ...DELETED }] });
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({ shopChange: null });
});

it('a line without a name, as an unknown product leaves it, is asked about; one of no pieces is not', async () => {
  await withProduct(shop, { sku: 'MUG' });
  const nameless = { id: 3, ...DELETED, name: '', quantity: 1, total: '0.00' };
  await takeOrder(site, { line_items: [mug, nameless, { ...saree, quantity: 0, total: '0.00' }] });
  expect(await webOrderOf(site, 700)).toMatchObject({ unmappedCount: 1, itemSummary: expect.stringContaining('Mug') as string });
});

it('a phone in Bangla digits, which no checkout takes and an administrator types, is a number all the same', async () => {
  await takeOrder(site, { billing: { ...shopOrder().billing, phone: '০১৭১১-২০৪৪৬৬' } });
  expect(await webOrderOf(site, 700)).toMatchObject({ phone: '01711204466' });
});

it('a page or a product that goes to the bin is no order', async () => {
  await takeOrder(site);
  await take(site, recordedDeliveries().find(({ name }) => name.includes('product.deleted'))!);
  expect(await webOrderOf(site, 700)).toMatchObject({ binned: false, status: 'PROCESSING' });
  expect(await db.webhookInbox.count({ where: { businessId: shop.id, status: 'IGNORED' } })).toBe(1);
});
