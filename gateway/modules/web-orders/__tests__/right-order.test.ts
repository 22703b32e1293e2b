import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { recordedJson } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import type { Session } from '../../../session/session.ts';
import { mapWebOrderLine, sendNothingForLine } from '../map-web-order-line.ts';
import { askRefundsAgain, readRefunds } from '../read-refunds.ts';
import { approveWebOrder, editWebOrder } from '../web-order-commands.ts';
import { webOrderListQuery } from '../web-order-list-query.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** The right goods to the right person for the right money. */

let server: TestServer;
let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let session: Session;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  session = await sessionFor(shop.founder);
});
afterEach(() => double.close());

async function approve(input: object = {}) {
  const { id } = await webOrderOf(site, 700);
  const { orderId } = await execute(approveWebOrder, session, { webOrderId: id, ...input });
  return db.order.findUniqueOrThrow({
    where: { businessId_id: { businessId: shop.id, id: orderId } },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
}

const size = (value: string) => [{ key: 'pa_size', value: value.toLowerCase(), display_key: 'Size', display_value: value }];
/** Two lines of one 'any size' variation: only the chosen options tell them apart. */
const twoSizes = ['M', 'XL'].map((value, index) => ({
  id: index + 1, product_id: 11, variation_id: 13, name: 'Panjabi', sku: 'PNJ', quantity: 1, total: '500.00',
  meta_data: size(value),
}));

describe('the right goods', () => {
  it('two sizes that read the same are two products, remembered for the next order', async () => {
    const { productId, variantId: medium } = await withProduct(shop, { sku: 'PNJ' });
    const large = await db.variant.create({ data: { businessId: shop.id, productId, sku: 'PNJ-XL', name: 'XL', pricePoisha: 50_000n } });
    await takeOrder(site, { line_items: twoSizes });
    const { lines, unmappedCount } = await webOrderOf(site, 700);
    expect(unmappedCount).toBe(2);
    for (const [index, variantId] of [medium, large.id].entries()) {
      await execute(mapWebOrderLine, session, { lineId: lines[index]!.id, variantId });
    }
    const order = await approve();
    expect(order.lines.map(({ variantId }) => variantId)).toEqual([medium, large.id]);
    expect(order.lines.map(({ name }) => name)).toEqual([expect.stringContaining('(Size: M)'), expect.stringContaining('(Size: XL)')]);
    await takeOrder(site, { id: 701, number: '701', line_items: [...twoSizes].reverse() });
    expect((await webOrderOf(site, 701)).lines.map(({ variantId }) => variantId)).toEqual([large.id, medium]);
  });

  it('a SKU in Bangla is known that another keyboard has written', async () => {
    const { variantId } = await withProduct(shop, { sku: '\u09b6\u09be\u09dc\u09bf' });
    await takeOrder(site, { line_items: [{ id: 1, product_id: 11, name: 'Saree', sku: '\u09b6\u09be\u09a1\u09bc\u09bf', quantity: 1, total: '500.00' }] });
    expect(await webOrderOf(site, 700)).toMatchObject({ unmappedCount: 0, lines: [{ variantId }] });
  });

  it('a text to be engraved does not hide the only product with that SKU, and goes along', async () => {
    await withProduct(shop, { sku: 'MUG' });
    const meta_data = [{ key: 'Text', value: 'Rahim', display_key: 'Text', display_value: 'Rahim' }];
    await takeOrder(site, { total: '560.00', line_items: [{ id: 1, product_id: 11, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00', meta_data }] });
    expect((await approve()).lines[0]!.name).toMatch(/\(Text: Rahim\)$/);
  });

  describe('a line that sends nothing', () => {
    const bundle = (id: number, more: object = {}) => takeOrder(site, {
      id, number: String(id), total: '1060.00', line_items: [
        { id: 1, product_id: 20, name: 'Tea set', sku: '', quantity: 1, total: '1000.00' },
        { id: 2, product_id: 11, name: 'Mug', sku: 'MUG', quantity: 3, total: '0.00' },
        { id: 3, product_id: 12, name: 'Pot', sku: 'POT', quantity: 1, total: '0.00' },
      ], ...more,
    });
    const lineOf = async (id: number, name: string) => (await webOrderOf(site, id)).lines.find((line) => line.name === name)!;
    beforeEach(async () => {
      await withProduct(shop, { sku: 'MUG' });
      await withProduct(shop, { sku: 'POT' });
    });

    it('is said once, here and in every open order; the next order is approved in one click, its parts at the price of the bundle', async () => {
      await bundle(700);
      await bundle(701);
      await expect(approve()).rejects.toThrow('Choose a product first for Tea set');
      await execute(sendNothingForLine, session, { lineId: (await lineOf(700, 'Tea set')).id });
      for (const id of [700, 701]) expect(await webOrderOf(site, id)).toMatchObject({ unmappedCount: 0, version: 2 });
      await bundle(702);
      expect(await webOrderOf(site, 702)).toMatchObject({ unmappedCount: 0 });
      const order = await approve();
      expect(order).toMatchObject({ totalPoisha: 1060_00n, deliveryFeePoisha: 60_00n });
      expect(order.lines.map(({ quantity, unitPricePoisha }) => [quantity, unitPricePoisha])).toEqual([[3, 250_00n], [1, 250_00n]]);
    });

    it('a service that is paid for is charged with the delivery, and its options say nothing', async () => {
      const wrapping = (text: string) => ({ id: 9, product_id: 30, name: 'Gift wrapping', sku: '', quantity: 1, total: '50.00', meta_data: [{ key: 'Text', value: text }] });
      const mug = { id: 1, product_id: 11, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' };
      await takeOrder(site, { total: '610.00', line_items: [mug, wrapping('Rahim')] });
      await execute(sendNothingForLine, session, { lineId: (await lineOf(700, 'Gift wrapping')).id });
      await takeOrder(site, { id: 701, number: '701', total: '610.00', line_items: [mug, wrapping('Karim')] });
      expect(await webOrderOf(site, 701)).toMatchObject({ unmappedCount: 0 });
      expect(await approve()).toMatchObject({ totalPoisha: 610_00n, deliveryFeePoisha: 110_00n });
    });

    it('is sent after all once somebody names a product, whatever was typed for it', async () => {
      const [box, mug] = [await withProduct(shop, { sku: 'BOX' }), { id: 1, product_id: 11, name: 'Mug', sku: 'MUG', quantity: 1, total: '500.00' }];
      const wrapping = (text: string) => ({ id: 9, product_id: 30, name: 'Gift wrapping', sku: '', quantity: 1, total: '50.00', meta_data: [{ key: 'Text', value: text }] });
      await takeOrder(site, { line_items: [mug, wrapping('A')] });
      await takeOrder(site, { id: 701, number: '701', line_items: [mug, wrapping('B')] });
      await execute(sendNothingForLine, session, { lineId: (await lineOf(700, 'Gift wrapping')).id });
      await execute(mapWebOrderLine, session, { lineId: (await lineOf(700, 'Gift wrapping')).id, variantId: box.variantId });
      expect(await webOrderOf(site, 700)).toMatchObject({ unmappedCount: 0, lines: [{}, { variantId: box.variantId, sendsNothing: false }] });
      expect(await webOrderOf(site, 701)).toMatchObject({ unmappedCount: 1, lines: [{}, { variantId: null, sendsNothing: false }] });
      await takeOrder(site, { id: 702, number: '702', line_items: [mug, wrapping('C')] });
      expect(await webOrderOf(site, 702)).toMatchObject({ unmappedCount: 1 });
    });

    it('an order of nothing but such lines is not approved', async () => {
      await takeOrder(site, { total: '50.00', shipping_total: '0.00', line_items: [{ id: 9, product_id: 30, name: 'Advice', sku: '', quantity: 1, total: '50.00' }] });
      await execute(sendNothingForLine, session, { lineId: (await lineOf(700, 'Advice')).id });
      await expect(approve()).rejects.toThrow('The order has no items');
    });

    it('is left out of the form, which begins with what the approval would make', async () => {
      await bundle(700);
      await execute(sendNothingForLine, session, { lineId: (await lineOf(700, 'Tea set')).id });
      const { id } = await webOrderOf(site, 700);
      const { data } = await server.graphql<{ node: object }>(await tokenOf(shop.founder), `query ($id: ID!) { node(id: $id) { ... on WebOrder {
        draft { deliveryFee lines { quantity unitPrice discount } } lines { name sendsNothing } } } }`, { id: encodeId('WebOrder', id) });
      expect(data!.node).toEqual({
        draft: { deliveryFee: 60, lines: [{ quantity: 3, unitPrice: 250, discount: 0 }, { quantity: 1, unitPrice: 250, discount: 0 }] },
        lines: [{ name: 'Tea set', sendsNothing: true }, { name: 'Mug', sendsNothing: false }, { name: 'Pot', sendsNothing: false }],
      });
    });
  });

  it('reads as the shop shows it, though WordPress stores names escaped', async () => {
    await takeOrder(site, { line_items: [{ id: 1, product_id: 11, name: 'Men&#8217;s shirt &amp; tie', sku: '', quantity: 1, total: '500.00' }] });
    const { itemSummary, lines } = await webOrderOf(site, 700);
    expect(itemSummary).toBe('Men’s shirt & tie');
    expect(lines[0]!.name).toBe('Men&#8217;s shirt &amp; tie');
  });
});

describe('the right person', () => {
  it('a part of a piece is no piece of the product: it is asked about, with what the shop says, and the money stays whole', async () => {
    await takeOrder(site, { line_items: [{ id: 1, product_id: 11, quantity: 1.5, name: 'Rice, loose', sku: 'MUG', total: '150.00', meta_data: [] }] } as never);
    const { lines } = await db.webOrder.findFirstOrThrow({ where: { businessId: shop.id, siteId: site.id, wooOrderId: 700 }, include: { lines: true } });
    expect(lines).toMatchObject([{ variantId: null, quantity: 1, details: 'Quantity: 1.5', totalPoisha: 15_000n }]);
    await expect(approve()).rejects.toMatchObject({ reason: 'UNMAPPED_LINES' });
  });

  it('a corrected recipient is no change of the shop: only what the shop changes after the approval is asked about', async () => {
    for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
    await takeOrder(site);
    await execute(editWebOrder, session, { webOrderId: (await webOrderOf(site, 700)).id, phone: '01511204466', address: 'House 9, Road 7, Sylhet' });
    const { id } = await approve();
    const changed = async (second: number, fields: ShopOrder) => {
      await takeOrder(site, { ...fields, date_modified_gmt: `2026-11-20T11:00:0${second}` });
      return db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
    };
    expect(await changed(1, { customer_note: 'Before Friday' })).toMatchObject({ shopChange: null, phone: '01511204466' });
    const [mug, saree] = shopOrder().line_items;
    expect(await changed(2, { line_items: [{ ...mug!, quantity: 4 }, saree!] })).toMatchObject({ shopChange: 'EDITED' });
  });

  it('the recipient gets it; buyer, second number and pickup are told to whoever packs', async () => {
    for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { plannedCourier: 'Pathao' } });
    await takeOrder(site, {
      shipping: { first_name: 'Ma', address_1: 'House 2, Sylhet', phone: '01911204466 / 01611204466' },
      shipping_lines: [{ method_id: 'local_pickup', method_title: 'Local pickup' }],
      customer_note: 'Before Friday',
    });
    expect(await approve()).toMatchObject({
      customerName: 'Ma', phone: '01911204466', address: 'House 2, Sylhet',
      altPhone: '01611204466', plannedCourier: null,
      note: 'Before Friday\nOrdered by Farhana Akter, 01711204466\nThe customer picks it up: Local pickup',
    });
  });

  it('keeps what the checkout asked and the payment that a plugin noted, with the web order and with the order', async () => {
    await withProduct(shop, { sku: 'MUG' });
    await withProduct(shop, { sku: 'SAREE' });
    const meta_data = [{ id: 1, key: 'delivery_slot', value: 'Evening' }, { id: 2, key: '_bkash_trx_id', value: 'BHK7167909' }];
    await takeOrder(site, { meta_data });
    const { id } = await approve({ advance: 500, advanceAccount: 'BKASH' });
    const { data } = await server.graphql<{ node: object }>(await tokenOf(shop.founder), `query ($id: ID!) { node(id: $id) { ... on Order {
      extraFields { label value } webOrder { extraFields { label value } transactionId } } } }`, { id: encodeId('Order', id) });
    const extraFields = [{ label: 'Delivery slot', value: 'Evening' }];
    expect(data!.node).toEqual({ extraFields, webOrder: { extraFields, transactionId: 'BHK7167909' } });
    await takeOrder(site, { date_modified_gmt: '2026-11-20T11:00:00', meta_data: [{ id: 1, key: 'delivery_slot', value: 'Morning' }] });
    expect(await webOrderOf(site, 700)).toMatchObject({ extraFields: [{ label: 'Delivery slot', value: 'Morning' }], transactionId: '' });
  });

  it('is found by the buyer and by every number, also after the recipient was edited', async () => {
    await takeOrder(site, { shipping: { first_name: 'Ma', address_1: 'House 2, Sylhet', phone: '01911204466 / 01611204466' } });
    const find = async (search: string) => (await db.webOrder.findMany({ where: webOrderListQuery.where(session, { search }) })).length;
    const all = ['Ma', '01911204466', '+880 1611-204466', 'farhana', '01711204466', '0171120'];
    expect(await Promise.all(all.map(find))).toEqual(all.map(() => 1));
    await execute(editWebOrder, session, { webOrderId: (await webOrderOf(site, 700)).id, customerName: 'Rahima', phone: '01511204466' });
    expect(await Promise.all(['rahima', '01511204466', '01611204466', '01711204466', '01911204466'].map(find))).toEqual([1, 1, 1, 1, 0]);
    await takeOrder(site, { date_modified_gmt: '2026-11-20T11:00:00', shipping: { first_name: 'Ma', address_1: 'House 2, Sylhet', phone: '01911204466 / 01611204466' } });
    expect(await Promise.all(['rahima', '01611204466', 'farhana'].map(find))).toEqual([1, 1, 1]);
  });
});

describe('the right money', () => {
  beforeEach(async () => {
    for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  });
  const paid = { payment_method: 'bkash', payment_method_title: 'bKash', date_paid_gmt: '2026-11-20T10:00:00' };
  const trust = (paidMethods: string[]) => db.webSite.updateMany({ where: { businessId: shop.id }, data: { paidMethods } });

  it('a way to pay that nobody vouched for is asked about, and nothing is made before', async () => {
    await takeOrder(site, paid);
    await expect(approve()).rejects.toMatchObject({
      reason: 'PAYMENT_UNKNOWN', message: 'Say how much was paid already: bKash may be a prepayment',
    });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
    expect(await approve({ advance: 200, advanceAccount: 'BKASH', advanceReference: 'BHK9' })).toMatchObject({
      advancePoisha: 20_000n, totalPoisha: 106_000n,
    });
    const entry = await db.journalEntry.findFirstOrThrow({
      where: { businessId: shop.id, kind: 'advance' }, include: { lines: { include: { account: true } } },
    });
    expect(entry.description).toBe('Advance for order 1, transaction BHK9');
    expect(entry.lines.find(({ debitPoisha }) => debitPoisha > 0n)!.account.code).toBe('bkash');
  });

  it.each([
    ['paid, says the shop', { ...paid }, 106_000n],
    ['not paid yet', { ...paid, date_paid_gmt: null, status: 'on-hold' }, 0n],
    ['the checkout failed', { ...paid, status: 'pending' }, 0n],
    ['paid at the door', { ...paid, payment_method: 'cod' }, 0n],
  ])('a way to pay that counts: %s', async (_, fields, advancePoisha) => {
    await trust(['bkash']);
    await takeOrder(site, fields as ShopOrder);
    expect(await approve()).toMatchObject({ advancePoisha });
  });

  it('what was refunded is neither sent nor collected, once the shop has said which lines', async () => {
    const refunds = recordedJson<{ id: number; line_items: object[] }[]>('order-48-refunds.json');
    // One of three mugs is refunded: the recorded refund of a line, moved to this order's line.
    const of = refunds.map((refund) => ({
      ...refund,
      line_items: refund.line_items.map((item) => ({
        ...item, quantity: -1, total: '-166.67', meta_data: [{ id: 1, key: '_refunded_item_id', value: '1' }],
      })),
    }));
    double.put(shopOrder() as unknown as WooOrder);
    double.refunds.set(700, of);
    const told = of.map(({ id, line_items }) => ({ id, reason: '', total: line_items.length > 0 ? '-166.67' : '-10.00' }));
    await takeOrder(site, { refunds: told });
    await expect(approve()).rejects.toMatchObject({ reason: 'REFUNDS_NOT_READ' });
    const { id } = await webOrderOf(site, 700);
    await readRefunds(shop.id, id);
    await readRefunds(shop.id, id);
    const order = await approve();
    expect(order.lines).toMatchObject([{ quantity: 2, totalPoisha: 33_333n }, { quantity: 1, totalPoisha: 50_000n }]);
    expect(order.totalPoisha).toBe(106_000n - 16_667n - 1_000n);
  });

  describe('an order that waits for its refunds', () => {
    const refund = (id: number) => ({ id, line_items: [{ quantity: -1, total: '-10.00', meta_data: [{ id: 1, key: '_refunded_item_id', value: '1' }] }] });
    const tell = async (ids: number[]) => {
      double.put(shopOrder() as unknown as WooOrder);
      await takeOrder(site, { refunds: ids.map((id) => ({ id, reason: '', total: '-10.00' })) });
      return webOrderOf(site, 700);
    };

    it('is approved although a refund was deleted in the shop before it was read', async () => {
      const { id } = await tell([801, 802]);
      double.refunds.set(700, [refund(802)]);
      await readRefunds(shop.id, id);
      expect((await approve()).lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
    });

    it('goes on waiting when the shop tells of another one while the first is read', async () => {
      const { id } = await tell([801]);
      double.refunds.set(700, [refund(801)]);
      double.fail({ path: '/wp-json/wc/v3/orders/700/refunds', delay: 500 });
      const reading = readRefunds(shop.id, id);
      await expect.poll(() => double.seen.filter(({ path }) => path.endsWith('/refunds')).length).toBe(1);
      await db.webOrder.updateMany({ where: { businessId: shop.id, id }, data: { refundKey: '801,802' } });
      await reading;
      await expect(approve()).rejects.toMatchObject({ reason: 'REFUNDS_NOT_READ' });
    });

    it('with more refunds than fit on a page has them all', async () => {
      const ids = Array.from({ length: 130 }, (_, index) => 1_000 + index);
      const { id } = await tell(ids);
      double.refunds.set(700, ids.map((one) => ({ id: one, line_items: [{ quantity: 0, total: '-0.10', meta_data: [{ id: 1, key: '_refunded_item_id', value: '1' }] }] })));
      await readRefunds(shop.id, id);
      expect((await db.webOrderLine.findMany({ where: { businessId: shop.id, webOrderId: id }, orderBy: { wooLineId: 'asc' } }))[0]).toMatchObject({ refundedPoisha: 1_300n });
    });

    it('is asked about again after the job has given up', async () => {
      const { id } = await tell([801]);
      await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`web-orders.read-refunds:${id}`}`;
      await askRefundsAgain();
      const waiting = await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${`web-orders.read-refunds:${id}`}`;
      expect(waiting).toHaveLength(1);
      await db.webSite.updateMany({ where: { id: site.id }, data: { pausedUntil: new Date(Date.now() + 60_000) } });
      await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`web-orders.read-refunds:${id}`}`;
      await askRefundsAgain();
      expect(await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${`web-orders.read-refunds:${id}`}`).toEqual([]);
    });
  });
});
