import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { runQuery, execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { receiveStock } from '../../inventory/receive-stock.ts';
import { countStockAlerts, stockAlerts } from '../../notifications/stock-alerts.ts';
import { cancelOrder, confirmOrder, shipOrder } from '../order-commands.ts';
import { shortagesOf } from '../shortages.ts';

interface Rules {
  reservationTiming?: 'ORDER' | 'CONFIRMATION';
  allowsBackorder?: boolean;
}

async function shopWith(stock: number, rules: Rules) {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock });
  await follow(shop, rules);
  const session = await sessionFor(shop.founder);
  const take = (quantity: number) => withOrder(shop, { lines: [{ product, quantity }] });
  const stockNow = async () => {
    const { onHand, reserved } = await db.stockBalance.findFirstOrThrow({
      where: { businessId: shop.id, variantId: product.variantId },
    });
    return { onHand, reserved };
  };
  const confirm = (orderId: string) => execute(confirmOrder, session, { orderId });
  const cancel = (orderId: string) => execute(cancelOrder, session, { orderId, reason: 'Changed her mind' });
  const ship = (orderId: string) => execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  return { shop, product, session, take, stockNow, confirm, cancel, ship };
}

const follow = ({ id }: Shop, rules: Rules) => db.business.update({ where: { id }, data: rules, select: { id: true } });

const timelineOf = async ({ id: businessId }: Shop, entityId: string) => {
  const entries = await db.auditEntry.findMany({ where: { businessId, entityId }, orderBy: { id: 'asc' } });
  return entries.map(({ summary }) => summary);
};

const shortagesNow = async ({ id: businessId }: Shop, id: string) =>
  shortagesOf(await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }));

const driftIn = async ({ id }: Shop) => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === id);

describe('reserving at the order', () => {
  it('takes the stock with the order, and confirmation takes nothing more', async () => {
    const { shop, take, stockNow, confirm, ship } = await shopWith(5, { reservationTiming: 'ORDER' });
    const { id } = await take(2);
    expect(await stockNow()).toEqual({ onHand: 5, reserved: 2 });
    await confirm(id);
    expect(await stockNow()).toEqual({ onHand: 5, reserved: 2 });
    await ship(id);
    expect(await stockNow()).toEqual({ onHand: 3, reserved: 0 });
    expect(await timelineOf(shop, id)).toEqual([
      'Created order 1, stock reserved', 'Confirmed, stock reserved', 'Handed to Pathao',
    ]);
    expect(await driftIn(shop)).toEqual([]);
  });

  it('frees it when the order is cancelled, before or after confirmation', async () => {
    const { shop, take, stockNow, confirm, cancel } = await shopWith(5, { reservationTiming: 'ORDER' });
    const [early, late] = [await take(2), await take(1)];
    await cancel(early.id);
    expect(await stockNow()).toEqual({ onHand: 5, reserved: 1 });
    await confirm(late.id);
    await cancel(late.id);
    expect(await stockNow()).toEqual({ onHand: 5, reserved: 0 });
    expect(await driftIn(shop)).toEqual([]);
  });

  it('refuses an order for more than there is, and leaves nothing of it behind', async () => {
    const { shop, product, take, stockNow } = await shopWith(2, { reservationTiming: 'ORDER' });
    await expect(take(3)).rejects.toMatchObject({
      reason: 'INSUFFICIENT_STOCK', message: `Not enough stock of ${product.sku}: 3 needed, 2 available`,
    });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
    expect((await db.business.findUniqueOrThrow({ where: { id: shop.id } })).ecomOrderUsage).toBe(0);
    expect(await stockNow()).toEqual({ onHand: 2, reserved: 0 });
    expect((await take(2)).number).toBe(1);
  });

  it('gives the last unit to exactly one of many orders taken at once', async () => {
    const { shop, take, stockNow } = await shopWith(1, { reservationTiming: 'ORDER' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => take(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockNow()).toEqual({ onHand: 1, reserved: 1 });
    expect(await driftIn(shop)).toEqual([]);
  });

  it('is decided by the setting of the moment at which the order is taken', async () => {
    const { shop, take, stockNow, confirm, cancel } = await shopWith(9, { reservationTiming: 'CONFIRMATION' });
    const late = await take(1);
    await follow(shop, { reservationTiming: 'ORDER' });
    const early = await take(2);
    expect(await stockNow()).toEqual({ onHand: 9, reserved: 2 });
    await follow(shop, { reservationTiming: 'CONFIRMATION' });
    await confirm(late.id);
    await confirm(early.id);
    expect(await stockNow()).toEqual({ onHand: 9, reserved: 3 });
    await cancel(early.id);
    await cancel(late.id);
    expect(await stockNow()).toEqual({ onHand: 9, reserved: 0 });
    expect(await driftIn(shop)).toEqual([]);
  });
});

describe('backorder', () => {
  it('confirms beyond the stock and keeps showing what is missing, until it has come', async () => {
    const { shop, product, session, take, stockNow, confirm, ship } = await shopWith(1, { allowsBackorder: true });
    const { id } = await take(3);
    await confirm(id);
    expect(await stockNow()).toEqual({ onHand: 1, reserved: 3 });
    const { sku, variantId } = product;
    expect((await timelineOf(shop, id))[1]).toBe(`Confirmed, stock reserved, beyond what is on hand: ${sku} × 2`);
    expect(await shortagesNow(shop, id)).toEqual([{ sku, units: 2 }]);
    expect(await runQuery(stockAlerts, session, {})).toMatchObject([{ sku, onHand: 1, available: -2, lowStockLevel: 0 }]);
    expect(await countStockAlerts(shop.id)).toBe(1);
    // Promised is not there: nothing leaves an empty shelf.
    await expect(ship(id)).rejects.toMatchObject({
      reason: 'INSUFFICIENT_STOCK', message: `Not enough stock of ${sku}: 3 needed, 1 on hand`,
    });
    expect(await driftIn(shop)).toEqual([]);

    const line = { lineId: variantId, variantId, locationId: shop.locationId, quantity: 2, unitCostPoisha: 30_000n };
    await db.$transaction((tx) => receiveStock(tx, shop.id, {
      source: ['Product', product.productId], causeId: uuidv7(), kind: 'receipt', reason: 'Came in', actorId: null,
      against: 'opening-balance', lines: [line],
    }));
    expect(await shortagesNow(shop, id)).toEqual([]);
    expect(await countStockAlerts(shop.id)).toBe(0);
    await ship(id);
    expect(await stockNow()).toEqual({ onHand: 0, reserved: 0 });
    expect(await shortagesNow(shop, id)).toEqual([]);
  });

  it('is refused where the business does not allow it', async () => {
    const { take, stockNow, confirm } = await shopWith(1, { allowsBackorder: false });
    const { id } = await take(2);
    await expect(confirm(id)).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    expect(await stockNow()).toEqual({ onHand: 1, reserved: 0 });
  });

  it('turned off keeps what was promised, and promises nothing more', async () => {
    const { shop, take, stockNow, confirm, cancel } = await shopWith(1, { allowsBackorder: true });
    const [promised, next] = [await take(3), await take(1)];
    await confirm(promised.id);
    await follow(shop, { allowsBackorder: false });
    await expect(confirm(next.id)).rejects.toMatchObject({
      message: expect.stringMatching(/: 1 needed, 0 available$/) as string,
    });
    expect(await driftIn(shop)).toEqual([]);
    await cancel(promised.id);
    await confirm(next.id);
    expect(await stockNow()).toEqual({ onHand: 1, reserved: 1 });
  });

  it('counts for orders that reserve when they are taken', async () => {
    const rules = { reservationTiming: 'ORDER', allowsBackorder: true } as const;
    const { shop, product, take, stockNow, cancel } = await shopWith(0, rules);
    const { id } = await take(4);
    expect(await stockNow()).toEqual({ onHand: 0, reserved: 4 });
    expect(await shortagesNow(shop, id)).toEqual([{ sku: product.sku, units: 4 }]);
    expect(await timelineOf(shop, id)).toEqual([
      `Created order 1, stock reserved, beyond what is on hand: ${product.sku} × 4`,
    ]);
    await cancel(id);
    expect(await stockNow()).toEqual({ onHand: 0, reserved: 0 });
    expect(await shortagesNow(shop, id)).toEqual([]);
    expect(await driftIn(shop)).toEqual([]);
  });

  it('counts what is there for the orders that were promised first', async () => {
    const { shop, product, take, confirm, cancel } = await shopWith(4, { allowsBackorder: true });
    const { sku } = product;
    const [last, first, second] = [await take(3), await take(3), await take(3)];
    for (const { id } of [first, second, last]) await confirm(id);
    const shortages = () => Promise.all([first, second, last].map(({ id }) => shortagesNow(shop, id)));
    expect(await shortages()).toEqual([[], [{ sku, units: 2 }], [{ sku, units: 3 }]]);
    await cancel(first.id);
    expect(await shortages()).toEqual([[], [], [{ sku, units: 2 }]]);
  });

  it('marks the movements that promised more than there was, and those alone', async () => {
    const { shop, take, confirm } = await shopWith(2, { allowsBackorder: true });
    const [covered, beyond] = [await take(2), await take(1)];
    await confirm(covered.id);
    await confirm(beyond.id);
    const movements = await db.stockMovement.findMany({
      where: { businessId: shop.id, sourceType: 'Order' }, orderBy: { id: 'asc' },
    });
    expect(movements.map(({ sourceId, oversold }) => [sourceId, oversold])).toEqual([
      [covered.id, false], [beyond.id, true],
    ]);
  });
});
