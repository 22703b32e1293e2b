import { describe, expect, it } from 'vitest';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { callerHistory } from '../caller-history.ts';
import { takeOrder } from '../take-order.ts';

async function shopWith(stock: number) {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock, price: 500, cost: 300 });
  return { shop, product, session: await sessionFor(shop.founder) };
}

const input = (variantId: string, more: object = {}) => ({
  customerName: 'Farhana Akter', phone: '+880 1711-204466', address: 'House 14, Road 3, Dhanmondi', district: 'Dhaka',
  thana: 'Dhanmondi', source: 'Facebook', deliveryFee: 60, discount: 50, advance: 100, advanceAccount: 'BKASH',
  tags: ['gift'], scheduledFor: '2030-12-24', lines: [{ variantId, quantity: 2, unitPrice: 500, discount: 20 }], ...more,
});

describe('an order by phone', () => {
  it('keeps what was said, and the advance is in the account it went to', async () => {
    const { shop, product, session } = await shopWith(5);
    const { id } = await execute(takeOrder, session, input(product.variantId));
    const order = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
    expect(order).toMatchObject({
      status: 'PENDING', phone: '01711204466', thana: 'Dhanmondi', tags: ['gift'], itemsPoisha: 98_000n, totalPoisha: 99_000n,
      advancePoisha: 10_000n, scheduledFor: new Date('2030-12-24'),
    });
    const paid = await db.journalLine.findMany({ where: { businessId: shop.id, entry: { sourceId: id } }, include: { account: true } });
    expect(paid.map(({ account, debitPoisha }) => [account.code, debitPoisha])).toContainEqual(['bkash', 10_000n]);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('is confirmed with it, or nothing is saved', async () => {
    const { shop, product, session } = await shopWith(3);
    const { id } = await execute(takeOrder, session, input(product.variantId, { confirm: true }));
    expect(await db.order.findFirst({ where: { businessId: shop.id, id }, select: { status: true } })).toEqual({ status: 'CONFIRMED' });
    await expect(execute(takeOrder, session, input(product.variantId, { confirm: true }))).rejects.toMatchObject({ reason: 'INSUFFICIENT_STOCK' });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(1);
  });

  it('is taken once, however often it is sent', async () => {
    const { shop, product, session } = await shopWith(3);
    const send = () => execute(takeOrder, session, input(product.variantId), { idempotencyKey: 'one tap' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.id).toBe(second.id);
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(1);
  });

  it.each([
    ['a short address', 'address', { address: 'Dhaka' }],
    ['no lines', 'lines', { lines: [] }],
    ['a discount above the items', 'discount', { discount: 981 }],
    ['an advance above the total', 'advance', { discount: 0, advance: 1_041 }],
    ['too many tags', 'tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }],
    ['a number that is none', 'phone', { phone: '12345' }],
    ['a day that is none', 'scheduledFor', { scheduledFor: '2026-02-31x' }],
    ['a day that is over', 'scheduledFor', { scheduledFor: addDays(dhakaDay(new Date()), -1) }],
    ['a day that no month has', 'scheduledFor', { scheduledFor: '2026-02-31' }],
  ])('is refused with %s, and says so at the field', async (_what, field, more) => {
    const { shop, product, session } = await shopWith(3);
    await expect(execute(takeOrder, session, input(product.variantId, more))).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field }] });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
  });

  it('may be sent today', async () => {
    const { shop, product, session } = await shopWith(3);
    const scheduledFor = dhakaDay(new Date());
    const { id } = await execute(takeOrder, session, input(product.variantId, { scheduledFor }));
    expect(await db.order.findFirst({ where: { businessId: shop.id, id } })).toMatchObject({ scheduledFor: new Date(scheduledFor) });
  });

  it('names the line whose discount is above its price', async () => {
    const { product: { variantId }, session } = await shopWith(3);
    const line = { variantId, quantity: 1, unitPrice: 500 };
    await expect(execute(takeOrder, session, input(variantId, { lines: [line, { ...line, discount: 501 }] })))
      .rejects.toMatchObject({ fieldErrors: [{ field: 'lines.1.discount' }] });
  });

  it('costs no more than any amount of the books', async () => {
    const { shop, product: { variantId }, session } = await shopWith(3);
    await expect(execute(takeOrder, session, input(variantId, { lines: [{ variantId, quantity: 2, unitPrice: MAX_TAKA }] })))
      .rejects.toMatchObject({ fieldErrors: [{ field: 'lines.0.unitPrice', message: 'The amount is too large' }] });
    expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);
  });

  it('stops at the order limit of the package', async () => {
    const { shop, product, session } = await shopWith(3);
    await db.business.update({ where: { id: shop.id }, data: { ecomOrderLimit: 1 }, select: { id: true } });
    await execute(takeOrder, session, input(product.variantId));
    await expect(execute(takeOrder, session, input(product.variantId))).rejects.toMatchObject({ reason: 'ORDER_LIMIT_REACHED' });
  });

  it('is remembered for the next call of the same number', async () => {
    const { product, session } = await shopWith(3);
    await execute(takeOrder, session, input(product.variantId, { altPhone: '01811204466' }));
    const { customer, orders, addresses } = await callerHistory(session, '01711204466');
    expect(customer).toMatchObject({ name: 'Farhana Akter', orderCount: 1 });
    expect(orders).toHaveLength(1);
    expect(addresses).toEqual([{ address: 'House 14, Road 3, Dhanmondi', district: 'Dhaka', thana: 'Dhanmondi', altPhone: '01811204466' }]);
  });
});
