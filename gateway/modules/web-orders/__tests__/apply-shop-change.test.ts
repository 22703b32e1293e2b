import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import type { Session } from '../../../session/session.ts';
import { reopenOrder } from '../../orders/hold-orders.ts';
import { cancelOrder, confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { orderListQuery } from '../../orders/order-list-query.ts';
import { recordAdvance } from '../../orders/record-advance.ts';
import { applyShopChange } from '../apply-shop-change.ts';
import { mapWebOrderLine } from '../map-web-order-line.ts';
import { readRefunds } from '../read-refunds.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** 'Apply': the order gets what its shop has changed since the approval. */

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let session: Session;
let orderId: string;
let cup: SeededProduct;

beforeEach(async () => {
  shop = await seedBusiness();
  double = await new WooCommerceDouble().listen();
  site = await withSite(shop, { url: double.url });
  session = await sessionFor(shop.founder);
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  cup = await withProduct(shop, { sku: 'CUP' });
  await takeOrder(site);
  const { id } = await webOrderOf(site, 700);
  ({ orderId } = await execute(approveWebOrder, session, { webOrderId: id }));
  await execute(confirmOrder, session, { orderId });
});

afterEach(() => double.close());

let second = 0;
const change = (fields: ShopOrder) => {
  const time = new Date(Date.UTC(2026, 10, 20, 11) + (second += 1) * 1000).toISOString().slice(0, 19);
  return takeOrder(site, { ...fields, date_modified_gmt: time });
};
const order = () => db.order.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id: orderId } }, include: { lines: { orderBy: { position: 'asc' } } },
});
const apply = () => execute(applyShopChange, session, { orderId });
const ship = () => execute(shipOrder, session, { orderId, courierName: 'Karim' });
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const lines = shopOrder().line_items;
const reserved = async (sku: string) => (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variant: { sku } } })).reserved;

describe('applying what the shop has changed', () => {
  it('other goods and amounts: lines, stock and money follow, and the parcel may leave', async () => {
    await change({
      total: '960.00',
      line_items: [
        { ...lines[0]!, quantity: 2, total: '400.00' },
        { id: 3, product_id: 14, variation_id: 0, name: 'Cup', sku: 'CUP', quantity: 1, total: '500.00' },
      ],
    });
    await expect(ship()).rejects.toMatchObject({ reason: 'SHOP_CHANGED' });
    await apply();
    expect(await order()).toMatchObject({
      shopChange: null, totalPoisha: 960_00n, itemsPoisha: 900_00n, deliveryFeePoisha: 60_00n,
      lines: [{ sku: 'MUG', quantity: 2, totalPoisha: 400_00n }, { sku: 'CUP', quantity: 1, totalPoisha: 500_00n }],
    });
    expect([await reserved('MUG'), await reserved('SAREE'), await reserved('CUP')]).toEqual([2, 0, 1]);
    await ship();
    expect(await drift()).toEqual([]);
  });

  it('another recipient and phone: both customers count it anew', async () => {
    await change({ shipping: { first_name: 'Karim', last_name: 'Mia', phone: '01811-000111', address_1: 'House 99', state: 'BD-13' } });
    await apply();
    expect(await order()).toMatchObject({ shopChange: null, customerName: 'Karim Mia', phone: '01811000111', address: 'House 99' });
    const customers = await db.customer.findMany({ where: { businessId: shop.id }, orderBy: { phone: 'asc' } });
    expect(customers.map(({ phone, orderCount }) => [phone, orderCount])).toEqual([['01711204466', 0], ['01811000111', 1]]);
    expect(await drift()).toEqual([]);
  });

  it('another phone of an order with an advance: what was paid for it goes with it to the other customer', async () => {
    await execute(recordAdvance, session, { orderId, amount: 300, account: 'BKASH' });
    await change({ shipping: { first_name: 'Karim', last_name: 'Mia', phone: '01811-000111', address_1: 'House 99', state: 'BD-13' } });
    await apply();
    expect(await order()).toMatchObject({ shopChange: null, phone: '01811000111', advancePoisha: 300_00n });
    const paid = await db.partyTotal.findMany({
      where: { businessId: shop.id, account: { code: 'customer-advance' }, balancePoisha: { not: 0 } }, select: { partyId: true, balancePoisha: true },
    });
    expect(paid).toEqual([{ partyId: (await order()).customerId, balancePoisha: -300_00n }]);
    expect(await drift()).toEqual([]);
  });

  it('another text on the same goods: the old line gives its pieces to a new one', async () => {
    const engraved = (text: string) => [{ ...lines[0]!, meta_data: [{ key: 'Text', value: text }] }, lines[1]!];
    await change({ line_items: engraved('Rahim') });
    await apply();
    await change({ line_items: engraved('Karim') });
    expect(await order()).toMatchObject({ shopChange: 'EDITED' });
    await apply();
    const names = (await order()).lines.map(({ name }) => name);
    expect(names.join()).toContain('(Text: Karim)');
    expect(names.join()).not.toContain('Rahim');
    expect([await reserved('MUG'), await reserved('SAREE')]).toEqual([3, 1]);
    expect(await drift()).toEqual([]);
  });

  it('a part refunded of an order that was paid: fewer pieces, and the money is owed back', async () => {
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { paidMethods: ['bkash'] } });
    const paid = { id: 701, payment_method: 'bkash', date_paid_gmt: '2026-11-20T10:00:00', refunds: [] as object[] };
    await takeOrder(site, paid);
    const { id } = await webOrderOf(site, 701);
    ({ orderId } = await execute(approveWebOrder, session, { webOrderId: id }));
    double.put(shopOrder(paid) as unknown as WooOrder);
    double.refunds.set(701, [{ id: 49, line_items: [{ quantity: -1, total: '-166.67', meta_data: [{ key: '_refunded_item_id', value: '1' }] }] }]);
    await change({ ...paid, refunds: [{ id: 49, total: '-166.67' }] });
    expect(await order()).toMatchObject({ shopChange: 'REFUNDED' });
    await expect(apply()).rejects.toMatchObject({ reason: 'REFUNDS_NOT_READ' });
    await readRefunds(shop.id, id);
    await apply();
    expect(await order()).toMatchObject({
      shopChange: null, totalPoisha: 893_33n, advancePoisha: 893_33n, refundDuePoisha: 166_67n,
      lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'SAREE', quantity: 1 }],
    });
    expect(await drift()).toEqual([]);
    // Cancelled and taken back, it is paid by what it costs now.
    await execute(cancelOrder, session, { orderId, reason: 'Test' });
    expect(await order()).toMatchObject({ refundDuePoisha: 1_060_00n });
    await execute(reopenOrder, session, { orderId });
    expect(await order()).toMatchObject({ advancePoisha: 893_33n, refundDuePoisha: 166_67n });
    expect(await drift()).toEqual([]);
  });

  it('cancelled there: cancelled here, its stock is free again', async () => {
    await change({ status: 'cancelled' });
    await apply();
    expect(await order()).toMatchObject({ status: 'CANCELLED', shopChange: null, cancelReason: 'Cancelled in the web shop' });
    expect(await reserved('MUG')).toBe(0);
  });

  it('goods that stand for no product yet are asked about first', async () => {
    await change({
      total: '1160.00',
      line_items: [...lines, { id: 3, product_id: 99, variation_id: 0, name: 'Plate', sku: 'PLATE', quantity: 1, total: '100.00' }],
    });
    await expect(apply()).rejects.toMatchObject({ reason: 'UNMAPPED_LINES' });
    const line = (await webOrderOf(site, 700)).lines.find(({ sku }) => sku === 'PLATE')!;
    await execute(mapWebOrderLine, session, { lineId: line.id, variantId: cup.variantId });
    await apply();
    expect((await order()).lines.map(({ sku }) => sku)).toEqual(['MUG', 'SAREE', 'CUP']);
  });

  it('happens once, whoever asks at the same moment, and never to an order that is as it was', async () => {
    await change({ total: '1061.00' });
    const outcomes = await Promise.allSettled([apply(), apply()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(apply()).rejects.toMatchObject({ reason: 'NOT_CHANGED' });
  });

  const PAID: ShopOrder = { payment_method: 'bkash', date_paid_gmt: '2026-11-20T11:00:00', transaction_id: '9HX7' };
  const takesBkash = () => db.webSite.updateMany({ where: { businessId: shop.id }, data: { paidMethods: ['bkash'] } });

  it('paid there since: it does not leave, then is an advance in the books and the courier collects nothing', async () => {
    await takesBkash();
    await change(PAID);
    expect(await order()).toMatchObject({ shopChange: 'PAID', advancePoisha: 0n });
    await expect(ship()).rejects.toMatchObject({ reason: 'SHOP_CHANGED' });
    await apply();
    expect(await order()).toMatchObject({ shopChange: null, advancePoisha: 1_060_00n, totalPoisha: 1_060_00n });
    const entry = await db.journalEntry.findFirstOrThrow({ where: { businessId: shop.id, kind: 'advance' } });
    expect(entry.description).toContain('9HX7');
    expect(await drift()).toEqual([]);
    await ship();
  });

  it('paid there after its total has changed: both are taken over', async () => {
    await takesBkash();
    await change({ total: '1160.00', shipping_total: '160.00' });
    await change({ ...PAID, total: '1160.00', shipping_total: '160.00' });
    expect(await order()).toMatchObject({ shopChange: 'PAID' });
    await apply();
    expect(await order()).toMatchObject({ shopChange: null, advancePoisha: 1_160_00n, totalPoisha: 1_160_00n });
    expect(await drift()).toEqual([]);
  });

  it('paid there and taken back, or known here as an advance already: nothing is asked', async () => {
    await change(PAID);
    await change({});
    expect(await order()).toMatchObject({ shopChange: null });
    await db.order.updateMany({ where: { id: orderId }, data: { advancePoisha: 1_060_00n } });
    await change(PAID);
    expect(await order()).toMatchObject({ shopChange: null });
    await db.order.updateMany({ where: { id: orderId }, data: { advancePoisha: 0n } });
  });

  it('paid by a way that may be cash on delivery: a person says what was paid', async () => {
    await change({ ...PAID, payment_method: 'pathao_cod', payment_method_title: 'Pathao' });
    expect(await order()).toMatchObject({ shopChange: 'PAID' });
    await expect(apply()).rejects.toMatchObject({ reason: 'PAYMENT_UNKNOWN' });
    expect(await order()).toMatchObject({ shopChange: 'PAID', advancePoisha: 0n });
  });
});

it('an order is found by the number of its shop', async () => {
  const find = (search: string) => db.order.count({ where: orderListQuery.where(session, { search }) });
  expect(await order()).toMatchObject({ storeNumber: '700' });
  expect([await find('#700'), await find('700'), await find('701')]).toEqual([1, 1, 0]);
  await change({ number: 'NG-1042' });
  expect(await order()).toMatchObject({ storeNumber: 'NG-1042', shopChange: null });
  expect([await find('NG-1042'), await find('700')]).toEqual([1, 0]);
});
