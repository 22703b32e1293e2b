import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { msg } from '../../../../schema/rules/message.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { Session } from '../../../session/session.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { createLocation } from '../../inventory/locations.ts';
import { receiveStock } from '../../inventory/receive-stock.ts';
import { receiveTransfer, sendTransfer } from '../../inventory/transfer-stock.ts';
import { cancelOrder, confirmOrder, shipOrder } from '../order-commands.ts';
import { receiveReturn, returnOrder } from '../return-orders.ts';
import { transitionOrders } from '../transition-orders.ts';

const confirmAll = defineCommand({
  name: 'test.confirmAll',
  permission: 'confirmOrder',
  input: z.object({ ids: z.array(z.string()) }),
  run: (context, { ids }) =>
    transitionOrders(context, { to: 'CONFIRMED', summary: msg('Confirmed') }, ids.map((orderId) => ({ orderId }))),
});

async function shopWith(stock: number) {
  const shop = await seedBusiness();
  return { shop, session: Session.system(shop.id), product: await withProduct(shop, { stock }) };
}

async function take(shop: Shop, variantId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await withOrder(shop, { lines: [{ product: { variantId } }] })).id);
  return ids;
}

const reservedAt = async (businessId: string) => {
  const rows = await db.stockBalance.findMany({ where: { businessId }, orderBy: { reserved: 'desc' }, include: { location: true } });
  return rows.map(({ location, onHand, reserved, withCourier }) => ({ name: location.name, onHand, reserved, withCourier }));
};

describe('many at once', () => {
  it('takes as many statements as one: orders', async () => {
    const { shop, session, product } = await shopWith(100);
    const ids = await take(shop, product.variantId, 31);
    const statements = (chosen: string[]) => countStatements(async (counter) => {
      await execute(confirmAll, session, { ids: chosen });
      return counter.count;
    });
    expect(await statements(ids.slice(1))).toBe(await statements(ids.slice(0, 1)));
    expect(await db.order.count({ where: { businessId: shop.id, status: 'CONFIRMED' } })).toBe(31);
    expect(await db.auditEntry.count({ where: { businessId: shop.id, command: 'test.confirmAll' } })).toBe(31);
  });

  it('takes as many statements as one: lines of a receipt', async () => {
    const { shop, product } = await shopWith(0);
    const receive = (count: number) => db.$transaction((tx) => countStatements(async (counter) => {
      await receiveStock(tx, shop.id, {
        source: ['Product', product.productId], causeId: uuidv7(), kind: 'receipt', reason: 'Came in', actorId: null, against: 'cash',
        lines: Array.from({ length: count }, () => ({
          lineId: uuidv7(), variantId: product.variantId, locationId: shop.locationId, quantity: 2, unitCostPoisha: 33_33n,
        })),
      });
      return counter.count;
    }));
    expect(await receive(500)).toBe(await receive(1));
    expect(await reservedAt(shop.id)).toMatchObject([{ onHand: 1_002 }]);
  });

  it('gives what is there to the orders that are named first, and says why the others stay', async () => {
    const { shop, session, product } = await shopWith(2);
    const ids = await take(shop, product.variantId, 3);
    const outcomes = await execute(confirmAll, session, { ids: [ids[2]!, ids[0]!, uuidv7(), ids[1]!] });
    expect(outcomes.map(({ error }) => error?.code ?? 'done')).toEqual(['done', 'done', 'NOT_FOUND', 'PRECONDITION_FAILED']);
    expect(await reservedAt(shop.id)).toMatchObject([{ onHand: 2, reserved: 2 }]);
  });
});

describe('a reservation', () => {
  it('stands where the pieces are: at the default location first, then where most are free', async () => {
    const { shop, session, product } = await shopWith(5);
    const { id: store } = await db.location.findFirstOrThrow({ where: { businessId: shop.id } });
    for (const [name, quantity] of [['Small stall', 1], ['Large stall', 3]] as const) {
      const { id } = await execute(createLocation, session, { name });
      const { id: transferId } = await execute(sendTransfer, session, {
        fromLocationId: store, toLocationId: id, lines: [{ variantId: product.variantId, quantity }],
      });
      await execute(receiveTransfer, session, { transferId, version: 1 });
    }
    const order = await withOrder(shop, { lines: [{ product, quantity: 2 }, { product, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    const standing = async () => Object.fromEntries((await reservedAt(shop.id)).map(({ name, ...units }) => [name, Object.values(units)]));
    expect(await standing()).toEqual({ 'Main store': [1, 1, 0], 'Large stall': [3, 3, 0], 'Small stall': [1, 0, 0] });
    const more = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
    await expect(execute(confirmOrder, session, { orderId: more.id }))
      .rejects.toThrow(`Not enough stock of ${product.sku}: 2 needed, 1 available`);
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao' });
    expect(await standing()).toEqual({ 'Main store': [0, 0, 1], 'Large stall': [0, 0, 3], 'Small stall': [1, 0, 0] });
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('stays where it was made when the default location changes', async () => {
    const { shop, session, product } = await shopWith(5);
    const [shipped, cancelled] = await take(shop, product.variantId, 2);
    await execute(confirmOrder, session, { orderId: shipped });
    await execute(confirmOrder, session, { orderId: cancelled });
    await db.location.updateMany({ where: { businessId: shop.id }, data: { isDefault: false } });
    await db.location.create({ data: { businessId: shop.id, name: 'New store', isDefault: true } });
    await execute(cancelOrder, session, { orderId: cancelled, reason: 'Changed her mind' });
    await execute(shipOrder, session, { orderId: shipped, courierName: 'Pathao' });
    expect(await reservedAt(shop.id)).toEqual([{ name: 'Main store', onHand: 4, reserved: 0, withCourier: 1 }]);
  });
});

describe('a step that is taken again', () => {
  it('moves stock again: sent, returned and sent once more', async () => {
    const { shop, session, product } = await shopWith(3);
    const [orderId] = await take(shop, product.variantId, 1);
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId }, select: { id: true } });
    for (let round = 0; round < 2; round += 1) {
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
      await execute(returnOrder, session, { orderId, reason: 'Nobody at home' });
      await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 1, damaged: 0, missing: 0 }] });
    }
    expect(await reservedAt(shop.id)).toMatchObject([{ onHand: 3, reserved: 0, withCourier: 0 }]);
    const steps = await db.orderTransition.findMany({ where: { businessId: shop.id, orderId }, orderBy: { orderVersion: 'asc' } });
    expect(steps.map(({ to, orderVersion }) => `${orderVersion} ${to}`)).toEqual([
      '1 PENDING', '2 CONFIRMED', '3 SHIPPED', '4 RETURN_PENDING', '5 RETURNED',
      '6 CONFIRMED', '7 SHIPPED', '8 RETURN_PENDING', '9 RETURNED',
    ]);
    const movements = await db.stockMovement.findMany({ where: { businessId: shop.id, sourceType: 'Order' } });
    expect(new Set(movements.map(({ causeId }) => causeId)).size).toBe(8);
  });
});
