import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { Session } from '../../../session/session.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { mergeCustomers } from '../merge-customers.ts';

let shop: Shop;
let session: Session;
let product: SeededProduct;
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 200, cost: 300 });
});

const PHONES = ['01711000001', '01811000002', '01911000003', '01611000004'] as const;

const take = (phone: string, advance = 0) => withOrder(shop, { lines: [{ product }], phone, customerName: 'Farhana Akter', advance });
const idOf = async (phone: string) => (await db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } })).id;
const driftHere = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
const merge = (otherId: string, customerId: string) => execute(mergeCustomers, session, { customerId, otherId });

/** What the business has of its customers in all. */
async function sums() {
  const { _sum } = await db.customer.aggregate({
    where: { businessId: shop.id }, _sum: { orderCount: true, deliveredCount: true, returnedCount: true, spentPoisha: true, profitPoisha: true },
  });
  const parties = await db.partyTotal.groupBy({ by: ['accountId'], where: { businessId: shop.id, partyType: 'CUSTOMER' }, _sum: { balancePoisha: true }, orderBy: { accountId: 'asc' } });
  return { ..._sum, open: parties.map((one) => one._sum.balancePoisha) };
}

it('of two merges of the same two customers, one into the other each, one is refused', async () => {
  for (const phone of PHONES.slice(0, 2)) await take(phone, 100);
  const [one, other] = [await idOf(PHONES[0]), await idOf(PHONES[1])];
  const ended = await Promise.allSettled([merge(one, other), merge(other, one)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'MERGED' } });
  expect(await driftHere()).toEqual([]);
});

it('no order is lost or counted twice that is taken by the number, or takes a step, while it is merged', async () => {
  const [first, second] = [PHONES[0], PHONES[1]];
  for (let round = 0; round < 4; round += 1) {
    const [old, main] = round % 2 === 0 ? [`${first.slice(0, -1)}${round + 5}`, `${second.slice(0, -1)}${round + 5}`] as const
      : [`${second.slice(0, -1)}${round + 5}`, `${first.slice(0, -1)}${round + 5}`] as const;
    const before = await Promise.all(Array.from({ length: 3 }, () => take(old, 50)));
    await take(main);
    const [otherId, customerId] = [await idOf(old), await idOf(main)];
    const ended = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => take(old, 20)), merge(otherId, customerId), ...Array.from({ length: 4 }, () => take(old)),
      ...before.map(({ id }) => execute(cancelOrder, session, { orderId: id, reason: 'Changed her mind' })),
    ]);
    expect(ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    expect(await db.customer.findFirstOrThrow({ where: { businessId: shop.id, phone: main } })).toMatchObject({ orderCount: 12 });
    expect(await db.order.count({ where: { businessId: shop.id, customerId } })).toBe(12);
  }
  expect(await driftHere()).toEqual([]);
});

it('leaves what the business has of its customers in all as it was, whatever their orders have come to', async () => {
  const step = fc.record({ phone: fc.constantFrom(...PHONES), advance: fc.constantFrom(0, 50, 560), upTo: fc.constantFrom('PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED') });
  const merges = fc.array(fc.tuple(fc.constantFrom(...PHONES), fc.constantFrom(...PHONES)), { minLength: 1, maxLength: 4 });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), merges, async (steps, pairs) => {
    shop = await seedBusiness();
    session = Session.system(shop.id);
    product = await withProduct(shop, { stock: 50, cost: 300 });
    for (const phone of PHONES) await take(phone);
    for (const { phone, advance, upTo } of steps) {
      const { id: orderId } = await take(phone, advance);
      if (upTo === 'CANCELLED') await execute(cancelOrder, session, { orderId, reason: 'No' });
      if (upTo !== 'SHIPPED' && upTo !== 'DELIVERED') continue;
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
      if (upTo === 'DELIVERED') await execute(deliverOrder, session, { orderId });
    }
    const before = await sums();
    for (const [from, into] of pairs) {
      await merge(await idOf(from), await idOf(into)).catch((error: { code?: string }) => expect(['BAD_REQUEST', 'PRECONDITION_FAILED']).toContain(error.code));
    }
    expect(await sums()).toEqual(before);
    expect(await driftHere()).toEqual([]);
  }), { numRuns: 6 });
}, 120_000);
