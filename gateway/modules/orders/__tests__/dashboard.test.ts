import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import type { Command } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { Session, USUAL_RULES } from '../../../session/session.ts';
import { createIncome } from '../../accounting/expense-commands.ts';
import { voidVoucher } from '../../accounting/voucher-commands.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { countDelayedShipped } from '../../notifications/delayed-shipped.ts';
import { figures } from '../dashboard.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, shipOrder } from '../order-commands.ts';
import { recordAdvance } from '../record-advance.ts';
import { receiveReturn, returnOrder } from '../return-orders.ts';
import { workQueue } from '../work-queue.ts';

const today = dhakaDay(new Date());

async function busyShop() {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 20, price: 500, cost: 300, lowStockLevel: 50 });
  const session = Session.system(shop.id);
  const orders: string[] = [];
  for (let n = 0; n < 6; n += 1) orders.push((await withOrder(shop, { lines: [{ product, quantity: 2 }] })).id);
  const act = (command: Parameters<typeof execute>[0], orderId: string, more: object = {}) => execute(command, session, { orderId, ...more });
  for (const id of orders.slice(1)) await act(confirmOrder, id);
  await act(packOrder, orders[2]!);
  for (const id of orders.slice(3)) await act(shipOrder, id, { courierName: 'Pathao' });
  return { shop, orders, act, product };
}

const days = (length: number) => ({ before: addDays(today, 1 - 2 * length), from: addDays(today, 1 - length), to: today });

describe('the dashboard', () => {
  it('counts what waits right after each change', async () => {
    const { shop, orders, act } = await busyShop();
    expect(await workQueue(shop.id, USUAL_RULES)).toEqual({
      webOrdersToCall: 0, toConfirm: 1, toPack: 1, toShip: 1, onHold: 0, holdDue: 0, delayed: 0, returning: 0, lateReturns: 0, unsettledOrders: 0,
      unsettledPoisha: 0n, overdueTasks: 0, lowStock: 1, cashPoisha: 0n,
    });
    await act(deliverOrder, orders[3]!);
    await act(returnOrder, orders[4]!, { reason: 'Refused' });
    await db.order.updateMany({ where: { businessId: shop.id, id: orders[5] }, data: { shippedAt: new Date(Date.now() - 16 * 86_400_000) } });
    const queue = await workQueue(shop.id, USUAL_RULES);
    expect(queue).toMatchObject({ delayed: 1, returning: 1, unsettledOrders: 1, unsettledPoisha: 106_000n });
    expect(queue.delayed).toBe(await countDelayedShipped(shop.id));
  });

  it('adds up days of Dhaka, from the books and from what ended', async () => {
    const { shop, orders, act } = await busyShop();
    await act(deliverOrder, orders[3]!);
    await act(returnOrder, orders[4]!, { reason: 'Refused' });
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: orders[4] }, select: { id: true } });
    await act(receiveReturn, orders[4]!, { lines: [{ lineId, good: 2, damaged: 0, missing: 0 }] });
    // The last minute of the day before yesterday in Dhaka.
    const late = new Date(Date.parse(`${addDays(today, -2)}T17:59:30Z`));
    await db.order.updateMany({ where: { businessId: shop.id, id: orders[0] }, data: { createdAt: late } });
    const found = await figures(shop.id, days(7));
    expect(found.days).toHaveLength(14);
    expect(found.days.at(-1)).toEqual({ day: today, orders: 5, delivered: 1, cameBack: 0, returned: 1, revenuePoisha: 106_000n, profitPoisha: 46_000n, adSpendPoisha: 0n });
    expect(found.days.find(({ day }) => day === addDays(today, -2))).toMatchObject({ orders: 1 });
    expect(found.products).toMatchObject([{ units: 2, returnedUnits: 2, revenuePoisha: 100_000n }]);
    const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' }, select: { id: true } });
    expect(found.couriers).toMatchObject([{ courierId, name: 'Pathao', delivered: 1, returned: 1, heldPoisha: 106_000n }]);
  });

  it('has one row for a courier that was renamed, under the name that it has now', async () => {
    const { shop, orders, act } = await busyShop();
    const session = Session.system(shop.id);
    await act(deliverOrder, orders[3]!);
    const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' }, select: { id: true } });
    for (const [version, name] of [[1, 'Pathao Express'], [2, 'Pathao Dhaka']] as const) {
      await execute(saveDeliveryMethod, session, { courierId, version, name, kind: 'MANUAL' });
      await act(deliverOrder, orders[3 + version]!);
    }
    expect((await figures(shop.id, days(7))).couriers).toMatchObject([{ courierId, name: 'Pathao Dhaka', delivered: 3, returned: 0, heldPoisha: 318_000n }]);
    // Another one that takes the name over has what is counted under it.
    const { id: otherId } = await execute(saveDeliveryMethod, session, { name: 'Pathao', kind: 'MANUAL' });
    expect((await figures(shop.id, days(7))).couriers).toMatchObject([{ courierId, delivered: 2 }, { courierId: otherId, name: 'Pathao', delivered: 1 }]);
  });

  it('counts in the profit what orders have brought, whatever other income people enter', async () => {
    const { shop, orders, act } = await busyShop();
    await act(deliverOrder, orders[3]!);
    const profit = async () => (await figures(shop.id, days(1))).days.at(-1)!.profitPoisha;
    expect(await profit()).toBe(46_000n);
    const entered = { accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'other-income'), amount: 5_000 };
    const { id: voucherId } = await execute(createIncome, Session.system(shop.id), entered);
    expect(await profit()).toBe(46_000n);
    await execute(voidVoucher, Session.system(shop.id), { voucherId, version: 1, reason: 'Entered twice' });
    expect(await profit()).toBe(46_000n);
    // What a customer leaves behind is income of the order.
    const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
    await execute(recordAdvance, Session.system(shop.id), { orderId, amount: 100 });
    await execute(cancelOrder, Session.system(shop.id), { orderId, reason: 'Too late', keepAdvance: true });
    expect(await profit()).toBe(56_000n);
  });

  it('ends an order that was delivered and came back once, as returned', async () => {
    const { shop, orders, act } = await busyShop();
    for (const id of orders.slice(3, 5)) await act(deliverOrder, id);
    await act(returnOrder, orders[4]!, { reason: 'Too small' });
    const shares = async () => {
      const { days: [day], couriers: [courier] } = await figures(shop.id, days(1)).then((found) => ({ ...found, days: found.days.slice(-1) }));
      return [day, courier].map((one) => [one!.delivered, one!.cameBack, one!.returned]);
    };
    expect(await shares()).toEqual([[2, 0, 0], [2, 0, 0]]);
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: orders[4] }, select: { id: true } });
    await act(receiveReturn, orders[4]!, { lines: [{ lineId, good: 2, damaged: 0, missing: 0 }] });
    expect(await shares()).toEqual([[2, 1, 1], [2, 1, 1]]);
  });

  it('compares the day that is not over with the same hours of the days before', async () => {
    const { shop, orders, act } = await busyShop();
    await act(deliverOrder, orders[3]!);
    await act(returnOrder, orders[4]!, { reason: 'Refused' });
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: orders[4] }, select: { id: true } });
    await act(receiveReturn, orders[4]!, { lines: [{ lineId, good: 2, damaged: 0, missing: 0 }] });
    // Taken as the day began.
    await db.order.updateMany({ where: { businessId: shop.id, id: orders[0] }, data: { createdAt: dhakaDayStart(today) } });
    const tomorrow = addDays(today, 1);
    const range = { before: today, from: tomorrow, to: tomorrow };
    const dayBefore = async (now?: Date) => (await figures(shop.id, { ...range, now })).days.find(({ day }) => day === today);
    const later = (ms: number) => new Date(dhakaDayStart(tomorrow).getTime() + ms);
    expect(await dayBefore(later(1))).toMatchObject({ orders: 1, delivered: 0, returned: 0, revenuePoisha: 0n, profitPoisha: 0n });
    const all = { orders: 6, delivered: 1, returned: 1, revenuePoisha: 106_000n, profitPoisha: 46_000n };
    expect(await dayBefore(later(86_399_999))).toMatchObject(all);
    // Of a range that is over, or has not begun, every day counts in full.
    expect(await dayBefore()).toMatchObject(all);
  });

  it('names the eight products that sold for most, in that order', async () => {
    const shop = await seedBusiness();
    const steps: [Command, object][] = [[confirmOrder, {}], [shipOrder, { courierName: 'Pathao' }], [deliverOrder, {}]];
    for (const price of [200, 900, 500, 100, 700, 300, 800, 400, 600, 150]) {
      const product = await withProduct(shop, { stock: 5 });
      const { id: orderId } = await withOrder(shop, { lines: [{ product, price }] });
      for (const [command, input] of steps) await execute(command, Session.system(shop.id), { orderId, ...input });
    }
    const { products } = await figures(shop.id, days(7));
    expect(products.map(({ revenuePoisha }) => revenuePoisha)).toEqual([90_000n, 80_000n, 70_000n, 60_000n, 50_000n, 40_000n, 30_000n, 20_000n]);
  });

  it('takes two statements', async () => {
    const { shop } = await busyShop();
    const count = await countStatements(async (counter) => {
      await Promise.all([workQueue(shop.id, USUAL_RULES), figures(shop.id, days(14))]);
      return counter.count;
    });
    expect(count).toBe(2);
  });
});
