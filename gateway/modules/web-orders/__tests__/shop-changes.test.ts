import { beforeEach, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { keepOrder } from '../../orders/keep-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { applyShopChange } from '../apply-shop-change.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** Changes in the shop after the order was approved here. */

let shop: Shop;
let site: SeededSite;
let session: Session;
let orderId: string;

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
  session = await sessionFor(shop.founder);
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  await takeOrder(site);
  const { id } = await webOrderOf(site, 700);
  ({ orderId } = await execute(approveWebOrder, session, { webOrderId: id }));
  await execute(confirmOrder, session, { orderId });
});

let second = 0;
/** Each change is a second later than the one before. */
const change = (fields: ShopOrder) => {
  const time = new Date(Date.UTC(2026, 10, 20, 11) + (second += 1) * 1000).toISOString().slice(0, 19);
  return takeOrder(site, { ...fields, date_modified_gmt: time });
};
const order = () => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
const ship = () => execute(shipOrder, session, { orderId, courierName: 'Karim' });

const lines = shopOrder().line_items;
const edits: [string, ShopOrder, string][] = [
  ['cancelled', { status: 'cancelled' }, 'CANCELLED'],
  ['refunded in full', { status: 'refunded' }, 'REFUNDED'],
  ['refunded in part', { refunds: [{ id: 49, total: '-100.00' }] }, 'REFUNDED'],
  ['another quantity', { line_items: [{ ...lines[0]!, quantity: 4 }, lines[1]!] }, 'EDITED'],
  ['another address', { shipping: { first_name: 'Farhana', last_name: 'Akter', address_1: 'House 99', state: 'BD-13' } }, 'EDITED'],
];

describe('an approved order that the shop has changed', () => {
  it.each(edits)('%s: is marked, said in its timeline, and does not leave', async (_, fields, shopChange) => {
    await change(fields);
    expect(await order()).toMatchObject({ shopChange, status: 'CONFIRMED' });
    await expect(ship()).rejects.toMatchObject({ reason: 'SHOP_CHANGED' });
    expect(await db.auditEntry.count({ where: { businessId: shop.id, entityId: orderId, summary: { startsWith: 'The web shop has' } } })).toBe(1);
    // Sent again, it is the same change.
    await change(fields);
    expect(await order()).toMatchObject({ shopChange });
  });

  it('is kept by decision, and leaves; the next change is asked about again', async () => {
    await change({ total: '1061.00' });
    const { version } = await order();
    await execute(keepOrder, session, { orderId, version });
    await change({ total: '1061.00' });
    expect(await order()).toMatchObject({ shopChange: null });
    await change({ status: 'cancelled', total: '1061.00' });
    expect(await order()).toMatchObject({ shopChange: 'CANCELLED' });
    await execute(keepOrder, session, { orderId });
    await ship();
    await expect(execute(keepOrder, session, { orderId })).rejects.toMatchObject({ reason: 'NOT_CHANGED' });
  });

  it('follows by being cancelled', async () => {
    await change({ status: 'cancelled' });
    await execute(cancelOrder, session, { orderId, reason: 'Cancelled in the web shop' });
    expect(await order()).toMatchObject({ status: 'CANCELLED', shopChange: null });
  });

  it('goes on by itself when the shop takes its change back', async () => {
    await change({ status: 'cancelled' });
    await change({ status: 'processing' });
    expect(await order()).toMatchObject({ shopChange: null });
    await takeOrder(site, {}, 'order.deleted');
    expect(await order()).toMatchObject({ shopChange: 'CANCELLED' });
    await takeOrder(site, {}, 'order.restored');
    expect(await order()).toMatchObject({ shopChange: null });
    await ship();
  });

  it('has left already: it is said, not applied, and over when it has arrived', async () => {
    await ship();
    await change({ status: 'cancelled' });
    expect(await order()).toMatchObject({ shopChange: 'CANCELLED', status: 'SHIPPED' });
    await expect(execute(applyShopChange, session, { orderId })).rejects.toMatchObject({ reason: 'HAS_LEFT' });
    await execute(keepOrder, session, { orderId });
    await change({ status: 'processing' });
    await change({ status: 'cancelled' });
    expect(await order()).toMatchObject({ shopChange: 'CANCELLED' });
    await execute(deliverOrder, session, { orderId });
    expect(await order()).toMatchObject({ shopChange: null, status: 'DELIVERED' });
    await change({ status: 'processing' });
    expect(await order()).toMatchObject({ shopChange: null });
  });

  it('what changes nothing for the parcel is not asked about', async () => {
    await change({ status: 'completed' });
    await change({ customer_note: 'Thank you' });
    expect(await order()).toMatchObject({ shopChange: null });
  });
});
