import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { keepOrder } from '../../orders/keep-order.ts';
import { confirmOrder, shipOrder } from '../../orders/order-commands.ts';
import { pollSite } from '../poll-site.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite, type ShopOrder } from './support.ts';

/** An approved order that the shop has changed and then restored to what was approved: nothing is left to decide. */

let double: WooCommerceDouble;
let shop: Shop;
let site: SeededSite;
let session: Session;
let orderId: string;

beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  site = await withSite(shop, { url: double.url });
  session = await sessionFor(shop.founder);
  for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
  await takeOrder(site);
  ({ orderId } = await execute(approveWebOrder, session, { webOrderId: (await webOrderOf(site, 700)).id }));
  await execute(confirmOrder, session, { orderId });
});
afterEach(() => double.close());

/** The order as the shop saved it in a second of 11:00. */
const saved = (second: number, fields: ShopOrder = {}): ShopOrder =>
  ({ ...fields, date_modified_gmt: new Date(Date.UTC(2026, 10, 20, 11, 0, second)).toISOString().slice(0, 19) });

const deliver = (fields: ShopOrder) => takeOrder(site, fields);
async function poll(fields: ShopOrder): Promise<void> {
  double.put(shopOrder(fields) as unknown as WooOrder);
  await pollSite(shop.id, site.id);
}

const mark = async () =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).shopChange;
const ship = () => execute(shipOrder, session, { orderId, courierName: 'Karim' });
const expectHeld = () => expect(ship()).rejects.toMatchObject({ reason: 'SHOP_CHANGED' });

const lines = shopOrder().line_items;
const ANOTHER_QUANTITY: ShopOrder = { line_items: [{ ...lines[0]!, quantity: 4 }, lines[1]!] };
const ANOTHER_ADDRESS: ShopOrder = { shipping: { first_name: 'Farhana', last_name: 'Akter', address_1: 'House 99', state: 'BD-13' } };
const REFUND: ShopOrder = { refunds: [{ id: 49, total: '-100.00' }] };
const CANCELLED: ShopOrder = { status: 'cancelled' };

const changes: [string, ShopOrder][] = [
  ['cancelled', CANCELLED],
  ['refunded in full', { status: 'refunded' }],
  ['refunded in part', REFUND],
  ['given another quantity', ANOTHER_QUANTITY],
  ['given another address', ANOTHER_ADDRESS],
  ['given another total', { total: '1061.00' }],
];

describe.each([['by webhooks', deliver], ['by polls', poll]])('heard of %s', (_, hear) => {
  it.each(changes)('an order that was %s and is restored leaves', async (_change, fields) => {
    await hear(saved(1, fields));
    await expectHeld();
    await hear(saved(2));
    expect(await mark()).toBeNull();
    await ship();
  });

  it('one of two changes taken back leaves the other', async () => {
    await hear(saved(1, ANOTHER_QUANTITY));
    await hear(saved(2, { ...ANOTHER_QUANTITY, ...CANCELLED }));
    expect(await mark()).toBe('CANCELLED');
    await hear(saved(3, ANOTHER_QUANTITY));
    expect(await mark()).toBe('EDITED');
    await hear(saved(4, { ...ANOTHER_ADDRESS, ...REFUND }));
    expect(await mark()).toBe('REFUNDED');
    await hear(saved(5, ANOTHER_ADDRESS));
    await expectHeld();
    await hear(saved(6));
    await ship();
  });

  it('what was kept is what later changes are measured by', async () => {
    await hear(saved(1, ANOTHER_QUANTITY));
    await execute(keepOrder, session, { orderId });
    await hear(saved(2, ANOTHER_ADDRESS));
    await hear(saved(3));
    expect(await mark()).toBe('EDITED');
    await hear(saved(4, ANOTHER_QUANTITY));
    expect(await mark()).toBeNull();
  });
});

describe('deliveries in another sequence', () => {
  it.each(changes)('%s: what the shop sent before that change clears nothing', async (_change, fields) => {
    await deliver(saved(5, fields));
    await deliver(saved(2));
    await poll(saved(4));
    expect(await mark()).not.toBeNull();
    await expectHeld();
  });

  it('a change that arrives after its restoration marks nothing', async () => {
    await deliver(saved(6));
    await deliver(saved(5, CANCELLED));
    await deliver(saved(4, ANOTHER_QUANTITY));
    expect(await mark()).toBeNull();
    await ship();
  });

  it('of two versions of one second, whichever comes last, the changed one is asked about', async () => {
    // The hash of the content decides which of them stands: both can come last.
    for (const note of ['', 'a', 'b', 'c', 'd', 'e']) {
      await deliver(saved(8, ANOTHER_QUANTITY));
      await deliver(saved(8, { customer_note: note }));
    }
    await expectHeld();
    // Moved to the bin and out of it, it is asked about still.
    await takeOrder(site, {}, 'order.deleted');
    await takeOrder(site, {}, 'order.restored');
    await expectHeld();
    await deliver(saved(9));
    // The second that nobody knows the sequence of has lost what was agreed: a person decides.
    await expectHeld();
  });
});
