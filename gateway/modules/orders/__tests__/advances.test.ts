import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../../../prisma/seed/factories/web-orders.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';
import { refundAdvance } from '../refund-advance.ts';

async function shopWithAdvance() {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 5, cost: 300 });
  const session = await sessionFor(shop.founder);
  const order = await withOrder(shop, { lines: [{ product, quantity: 1 }], deliveryFee: 60, advance: 200 });
  const { customerId } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: order.id } } });
  return { shop, product, session, orderId: order.id, customerId };
}

/** Debit less credit in taka by account, as the kept balances say it; with one party or over all. */
async function balances(businessId: string, partyId?: string): Promise<Record<string, number>> {
  const rows = await db.accountBalance.findMany({ where: { businessId, partyId }, include: { account: true } });
  const sums: Record<string, number> = {};
  for (const { account, debitPoisha, creditPoisha } of rows) {
    sums[account.code] = (sums[account.code] ?? 0) + Number(debitPoisha - creditPoisha) / 100;
  }
  return sums;
}

describe('an advance', () => {
  it('is owed to the customer as soon as it is taken', async () => {
    const { shop, customerId } = await shopWithAdvance();
    expect(await balances(shop.id)).toMatchObject({ cash: 200, 'customer-advance': -200 });
    expect(await balances(shop.id, customerId)).toEqual({ 'customer-advance': -200 });
    const entry = await db.journalEntry.findFirstOrThrow({ where: { businessId: shop.id, kind: 'advance' } });
    expect(entry.day.toISOString().slice(0, 10)).toBe(dhakaDay(entry.createdAt));
  });

  it('is used up at delivery; the courier owes the rest', async () => {
    const { shop, session, orderId, customerId } = await shopWithAdvance();
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    const courier = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
    expect(await balances(shop.id, courier.id)).toEqual({ 'goods-in-transit': 300 });
    await execute(deliverOrder, session, { orderId });
    expect(await balances(shop.id, courier.id)).toEqual({ 'goods-in-transit': 0, 'courier-receivable': 360 });
    expect(await balances(shop.id, customerId)).toEqual({ 'customer-advance': 0 });
    expect(await balances(shop.id)).toMatchObject({ cash: 200, sales: -500, 'delivery-income': -60 });
  });

  it('is owed back after a cancellation, until it is paid back', async () => {
    const { shop, session, orderId, customerId } = await shopWithAdvance();
    await execute(cancelOrder, session, { orderId, reason: 'Changed her mind' });
    expect(await balances(shop.id, customerId)).toEqual({ 'customer-advance': 0, 'refunds-due': -200 });
    await expect(execute(refundAdvance, session, { orderId, version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(refundAdvance, session, { orderId, account: 'BKASH' });
    expect(await balances(shop.id)).toMatchObject({ cash: 200, bkash: -200, 'refunds-due': 0, 'customer-advance': 0 });
    await expect(execute(refundAdvance, session, { orderId })).rejects.toMatchObject({ reason: 'NOTHING_DUE' });
  });

  it('is income after a cancellation that keeps it', async () => {
    const { shop, session, orderId } = await shopWithAdvance();
    await execute(cancelOrder, session, { orderId, reason: 'Made to measure', keepAdvance: true });
    expect(await balances(shop.id)).toMatchObject({ cash: 200, 'customer-advance': 0, 'other-income': -200 });
    await expect(execute(refundAdvance, session, { orderId })).rejects.toMatchObject({ reason: 'NOTHING_DUE' });
  });

  it('of a web order went to the shop’s payments, unless somebody says where', async () => {
    const { shop, product, session } = await shopWithAdvance();
    const [first, second] = await withWebOrders(shop, 2, product);
    await execute(approveWebOrder, session, { webOrderId: first, advance: 100 });
    await execute(approveWebOrder, session, { webOrderId: second, advance: 50, advanceAccount: 'NAGAD' });
    expect(await balances(shop.id)).toMatchObject({ 'web-payments': 100, nagad: 50, 'customer-advance': -350 });
  });
});
