import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { runQuery, execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { createProduct } from '../../catalog/create-product.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { delayedShippedCount } from '../delayed-shipped.ts';
import { countStockAlerts, stockAlerts } from '../stock-alerts.ts';

describe('stock alerts', () => {
  it('name what stands at or below its level, promised units left out', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    await withProduct(shop, { stock: 6, lowStockLevel: 5 });
    const below = await withProduct(shop, { stock: 2, lowStockLevel: 5, name: 'শাড়ি' });
    const level = await withProduct(shop, { stock: 5, lowStockLevel: 5 });
    const empty = await withProduct(shop, { stock: 0, lowStockLevel: 0 });
    await withProduct(shop, { stock: 0 });
    const promised = await withProduct(shop, { stock: 7, lowStockLevel: 5 });
    const { id: orderId } = await withOrder(shop, { lines: [{ product: promised, quantity: 3 }] });
    await execute(confirmOrder, session, { orderId });
    const archived = await withProduct(shop, { stock: 0, lowStockLevel: 5 });
    await db.product.updateMany({ where: { id: archived.productId }, data: { status: 'ARCHIVED' } });

    const alerts = await runQuery(stockAlerts, session, {});
    expect(alerts.map(({ sku }) => sku)).toEqual([empty.sku, below.sku, promised.sku, level.sku]);
    const stock = { sku: below.sku, name: 'শাড়ি', lowStockLevel: 5, onHand: 2, available: 2 };
    expect(alerts[1]).toEqual({
      id: below.productId, productId: below.productId, ...stock, variants: [{ id: below.variantId, ...stock }],
    });
    expect(alerts[2]).toMatchObject({ onHand: 7, available: 4 });
    expect(await countStockAlerts(shop.id)).toBe(4);
  });

  it('count products, however many of their variants are low', async () => {
    const shop = await seedBusiness();
    const session = await sessionFor(shop.founder);
    const low = (sku: string, openingStock: number) => ({
      sku: `${sku}-${shop.id}`, name: sku, price: 500, openingStock, openingCost: 300, lowStockLevel: 5,
    });
    await execute(createProduct, session, {
      name: 'Kameez', variants: [low('S', 4), low('M', 0), low('L', 9)],
    });
    await withProduct(shop, { stock: 1, lowStockLevel: 5 });
    const alerts = await runQuery(stockAlerts, session, {});
    expect(alerts.map(({ name, available, variants }) => [name, available, variants.length])).toEqual([
      ['Kameez', 0, 2], [alerts[1]!.name, 1, 1],
    ]);
    expect(alerts[0]!.variants.map(({ name }) => name)).toEqual(['Kameez, M', 'Kameez, S']);
    expect(await countStockAlerts(shop.id)).toBe(2);
  });

  it('are those of the own business, for holders of the notification flag', async () => {
    const [shop, other] = [await seedBusiness(), await seedBusiness()];
    await withProduct(other, { stock: 0, lowStockLevel: 5 });
    const bell = await sessionFor(await withMember(shop, { flags: ['notification'] }));
    expect(await runQuery(stockAlerts, bell, {})).toEqual([]);
    const none = await sessionFor(await withMember(shop, { flags: ['product'] }));
    await expect(runQuery(stockAlerts, none, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('orders that are with a courier for long', () => {
  let shop: Shop;
  let product: SeededProduct;
  let session: Session;
  beforeAll(async () => {
    shop = await seedBusiness();
    product = await withProduct(shop, { stock: 50 });
    session = await sessionFor(shop.founder);
  });

  async function shipped(daysAgo: number): Promise<string> {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    const shippedAt = new Date(Date.now() - daysAgo * DAY_MS);
    await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { shippedAt } });
    return orderId;
  }

  it('are counted from the fifteenth day on, until they arrive', async () => {
    await shipped(0);
    await shipped(14.99);
    await shipped(15);
    const late = await shipped(40);
    expect(await runQuery(delayedShippedCount, session, {})).toBe(2);
    await execute(deliverOrder, session, { orderId: late });
    expect(await runQuery(delayedShippedCount, session, {})).toBe(1);
  });
});
