import { describe, expect, it } from 'vitest';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import type { Session } from '../../../session/session.ts';
import { heldMoney } from '../../couriers/settlement/not-settled.ts';
import { cancelOrder, confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../order-commands.ts';
import { loseOrder, receiveReturn, returnOrder } from '../return-orders.ts';

async function shopWith(stock: number) {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock, price: 500, cost: 300 });
  return { shop, product, session: await sessionFor(shop.founder) };
}

const buckets = async (shop: Shop, variantId: string) => {
  const { onHand, reserved, withCourier } = await db.stockBalance.findFirstOrThrow({
    where: { businessId: shop.id, variantId },
  });
  return { onHand, reserved, withCourier };
};

const statusOf = async (shop: Shop, id: string) =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).status;

const confirm = (session: Session, orderId: string) => execute(confirmOrder, session, { orderId });

describe('an order on its way', () => {
  it('reserves on confirmation, leaves with the courier and ends paid for', async () => {
    const { shop, product, session } = await shopWith(5);
    const order = await withOrder(shop, { lines: [{ product, quantity: 2 }], deliveryFee: 60, advance: 100 });
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 5, reserved: 0, withCourier: 0 });

    await confirm(session, order.id);
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 5, reserved: 2, withCourier: 0 });

    await execute(shipOrder, session, {
      orderId: order.id, courierName: 'Steadfast', trackingCode: 'SFR-88120',
    });
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 3, reserved: 0, withCourier: 2 });

    await execute(deliverOrder, session, { orderId: order.id });
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 3, reserved: 0, withCourier: 0 });

    const lines = await db.journalLine.findMany({
      where: { businessId: shop.id, entry: { sourceId: order.id } },
      include: { account: true },
    });
    const balance = (code: string) =>
      lines.filter(({ account }) => account.code === code)
        .reduce((sum, { debitPoisha, creditPoisha }) => sum + Number(debitPoisha - creditPoisha) / 100, 0);
    expect({
      receivable: balance('courier-receivable'), advance: balance('customer-advance'), cash: balance('cash'),
      sales: balance('sales'),
      delivery: balance('delivery-income'), cost: balance('cost-of-goods'),
      transit: balance('goods-in-transit'),
      inventory: balance('inventory'),
    }).toEqual({
      receivable: 960, advance: 0, cash: 100, sales: -1000, delivery: -60, cost: 600, transit: 0, inventory: -600,
    });
  });

  it('has nothing left to collect once delivered, and all of it again when that was a mistake', async () => {
    const { shop, product, session } = await shopWith(5);
    const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 2 }], deliveryFee: 60, advance: 100 });
    const money = async () => {
      const { collectedPoisha, settlementStatus } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
      return { collected: Number(collectedPoisha) / 100, settlementStatus };
    };
    await confirm(session, orderId);
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId });
    expect(await money()).toEqual({ collected: 960, settlementStatus: 'UNSETTLED' });
    await execute(revertDelivery, session, { orderId, reason: 'Another parcel' });
    expect(await money()).toEqual({ collected: 0, settlementStatus: 'NA' });
    await execute(deliverOrder, session, { orderId });
    await execute(returnOrder, session, { orderId, reason: 'Too small' });
    expect(await money()).toEqual({ collected: 960, settlementStatus: 'UNSETTLED' });
    await execute(deliverOrder, session, { orderId });
    expect(await money()).toEqual({ collected: 960, settlementStatus: 'UNSETTLED' });
  });

  it('frees what it reserved when it is cancelled', async () => {
    const { shop, product, session } = await shopWith(2);
    const order = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
    await confirm(session, order.id);
    await execute(cancelOrder, session, { orderId: order.id, reason: 'Changed her mind' });
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 2, reserved: 0, withCourier: 0 });
    expect(await statusOf(shop, order.id)).toBe('CANCELLED');
  });

  it('sums the demand of a variant over the lines of an order before it promises anything', async () => {
    const { shop, product, session } = await shopWith(3);
    const order = await withOrder(shop, { lines: [{ product, quantity: 2 }, { product, quantity: 2 }] });
    await expect(confirm(session, order.id)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED', reason: 'INSUFFICIENT_STOCK',
      message: `Not enough stock of ${product.sku}: 4 needed, 3 available`,
    });
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 3, reserved: 0, withCourier: 0 });
    expect(await statusOf(shop, order.id)).toBe('PENDING');
  });

  it('refuses steps that the state table does not have, and stale versions', async () => {
    const { shop, product, session } = await shopWith(3);
    const order = await withOrder(shop, { lines: [{ product }] });
    await expect(execute(deliverOrder, session, { orderId: order.id })).rejects.toMatchObject({
      reason: 'WRONG_STATUS', message: 'An order with the status Pending cannot become Delivered',
    });
    await confirm(session, order.id);
    const stale = { orderId: order.id, version: 1, courierName: 'Pathao' };
    await expect(execute(shipOrder, session, stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await statusOf(shop, order.id)).toBe('CONFIRMED');
  });

  it('does not send a parcel again whose customer paid a fee when refusing it: its courier owes that fee', async () => {
    const { shop, product, session } = await shopWith(3);
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await confirm(session, orderId);
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 });
    const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId: line.id, good: 1, damaged: 0, missing: 0 }] });
    await expect(confirm(session, orderId)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect(await statusOf(shop, orderId)).toBe('RETURNED');
    expect(await heldMoney(shop.id)).toMatchObject([{ total: 60_00n }]);
  });

  it('is not lost while its customer keeps a part of it: what is missing of the rest is received as missing', async () => {
    const { shop, product, session } = await shopWith(3);
    const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 3 }] });
    await confirm(session, orderId);
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId });
    const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
    await execute(returnOrder, session, { orderId, reason: 'One is torn', lines: [{ lineId: line.id, quantity: 1 }] });
    await expect(execute(loseOrder, session, { orderId, reason: 'Stolen' })).rejects.toMatchObject({ reason: 'PARTLY_SOLD' });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId: line.id, good: 0, damaged: 0, missing: 1 }] });
    expect(await statusOf(shop, orderId)).toBe('PARTIAL');
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('answers a retry under the same idempotency key with the first answer', async () => {
    const { shop, product, session } = await shopWith(3);
    const order = await withOrder(shop, { lines: [{ product }] });
    const retry = () => execute(confirmOrder, session, { orderId: order.id }, { idempotencyKey: 'tap-1' });
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers).toEqual([{ id: order.id }, { id: order.id }, { id: order.id }]);
    await expect(
      execute(confirmOrder, session, { orderId: order.id, version: 2 }, { idempotencyKey: 'tap-1' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('under pressure', () => {
  it('gives the last unit to exactly one of 50 concurrent confirmations', async () => {
    const { shop, product, session } = await shopWith(1);
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        withOrder(shop, { lines: [{ product }], phone: `017112044${10 + n}` }),
      ),
    );
    const results = await Promise.allSettled(orders.map(({ id }) => confirm(session, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    }
    expect(await buckets(shop, product.variantId)).toEqual({ onHand: 1, reserved: 1, withCourier: 0 });
    const confirmed = await db.order.count({ where: { businessId: shop.id, status: 'CONFIRMED' } });
    expect(confirmed).toBe(1);
  });

  it('numbers orders without gaps or doubles however many come at once', async () => {
    const { shop, product } = await shopWith(1);
    const orders = await Promise.all(
      Array.from({ length: 30 }, () => withOrder(shop, { lines: [{ product }] })),
    );
    expect(orders.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
  });

  it('stops exactly at the order limit of the package', async () => {
    const shop = await seedBusiness({ limits: { ecomOrderLimit: 7 } });
    const product = await withProduct(shop);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => withOrder(shop, { lines: [{ product }] })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const { ecomOrderUsage } = await db.business.findUniqueOrThrow({ where: { id: shop.id } });
    expect(ecomOrderUsage).toBe(7);
  });
});
