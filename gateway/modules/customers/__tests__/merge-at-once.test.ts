import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { Session } from '../../../session/session.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { mergeCustomers } from '../merge-customers.ts';
import { separateNumber } from '../separate-number.ts';

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

const separate = (phone: string, customerId: string) => execute(separateNumber, session, { customerId, phone });

/** Customers whose open balances are not those of their orders. */
const strayBalances = () => db.$queryRaw<object[]>`
  WITH orders AS (
    SELECT o."customerId" AS "id", l."accountId", sum(l."debitPoisha" - l."creditPoisha") AS "open" FROM "Order" o
    JOIN "JournalEntry" e ON e."businessId" = o."businessId" AND e."sourceType" = 'Order' AND e."sourceId" = o."id"
    JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id" AND l."partyType" = 'CUSTOMER'
    WHERE o."businessId" = ${shop.id}::uuid GROUP BY 1, 2
  ), parties AS (SELECT "partyId" AS "id", "accountId", "balancePoisha" AS "open" FROM "PartyTotal" WHERE "businessId" = ${shop.id}::uuid AND "partyType" = 'CUSTOMER')
  SELECT * FROM orders o FULL JOIN parties p USING ("id", "accountId") WHERE coalesce(o."open", 0) <> coalesce(p."open", 0)`;

/** Runs `work` while another transaction holds rows; it lets go of them when `work` says so. */
async function whileLocked(locking: string, values: unknown[], work: (letGo: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const blocker = await pool.connect();
  try {
    await blocker.query('BEGIN');
    await blocker.query(`${locking} FOR NO KEY UPDATE`, values);
    await work(() => blocker.query('ROLLBACK'));
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
}

/** Waits until so many transactions wait for a lock in a statement with this text. */
const untilWaiting = (text: string, count = 1) => vi.waitFor(async () => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS "count" FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`, [`%${text}%`]);
  expect(rows[0]!.count).toBe(count);
}, { timeout: 20_000, interval: 20 });

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

it('begins again where an order came while it waited and takes a step already, and holds no customer meanwhile', async () => {
  await take(PHONES[0]);
  await take(PHONES[1], 20);
  const [customerId, otherId] = [await idOf(PHONES[0]), await idOf(PHONES[1])];
  await whileLocked('SELECT 1 FROM "Customer" WHERE "id" = $1', [customerId], async (letCustomerGo) => {
    const merging = merge(otherId, customerId);
    await untilWaiting('"Customer"');
    const { id: late } = await take(PHONES[1], 30);
    await whileLocked('SELECT 1 FROM "StockBalance" WHERE "businessId" = $1', [shop.id], async (letStockGo) => {
      const confirming = execute(confirmOrder, session, { orderId: late });
      await untilWaiting('lock_stock');
      await letCustomerGo();
      await untilWaiting('SELECT 1 FROM "Order"');
      await pool.query('SELECT 1 FROM "Customer" WHERE "id" = ANY($1) FOR NO KEY UPDATE NOWAIT', [[customerId, otherId]]);
      await letStockGo();
      await Promise.all([confirming, merging]);
    });
  });
  expect(await db.order.findMany({ where: { businessId: shop.id, customerId }, select: { number: true } })).toHaveLength(3);
  expect(await strayBalances()).toEqual([]);
  expect(await driftHere()).toEqual([]);
});

it('takes along an order that came by the number while it waited to be taken out', async () => {
  for (const phone of PHONES.slice(0, 2)) await take(phone, 40);
  const [customerId, numberId] = [await idOf(PHONES[0]), await idOf(PHONES[1])];
  await merge(numberId, customerId);
  await whileLocked('SELECT 1 FROM "Customer" WHERE "id" = $1', [numberId], async (letGo) => {
    const taking = take(PHONES[1], 60);
    await untilWaiting('INSERT INTO "Customer"');
    const separating = separate(PHONES[1], customerId);
    await untilWaiting('"mergedIntoId" = $3');
    await letGo();
    await Promise.all([taking, separating]);
  });
  expect(await db.order.count({ where: { businessId: shop.id, customerId: numberId } })).toBe(2);
  expect(await strayBalances()).toEqual([]);
  expect(await driftHere()).toEqual([]);
});

it('no order is lost or counted twice that is taken by the number, or takes a step, while it is taken out', async () => {
  const [old, main] = [PHONES[0], PHONES[1]];
  await take(old);
  await take(main);
  const [numberId, customerId] = [await idOf(old), await idOf(main)];
  for (let round = 1; round <= 3; round += 1) {
    await merge(numberId, customerId);
    const before = await Promise.all(Array.from({ length: 3 }, () => take(old, 50)));
    const ended = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => take(old, 20)), separate(old, customerId), ...Array.from({ length: 3 }, () => take(main)),
      ...before.map(({ id }) => execute(cancelOrder, session, { orderId: id, reason: 'Changed her mind' })),
    ]);
    expect(ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    for (const [id, count] of [[numberId, 1 + 6 * round], [customerId, 1 + 3 * round]] as const) {
      expect(await db.order.count({ where: { businessId: shop.id, customerId: id } })).toBe(count);
    }
    expect(await strayBalances()).toEqual([]);
  }
  expect(await driftHere()).toEqual([]);
});

it('leaves what the business has of its customers in all as it was, whatever their orders have come to', async () => {
  const step = fc.record({ phone: fc.constantFrom(...PHONES), advance: fc.constantFrom(0, 50, 560), upTo: fc.constantFrom('PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED') });
  const merges = fc.array(fc.record({ from: fc.constantFrom(...PHONES), into: fc.constantFrom(...PHONES), separates: fc.boolean() }), { minLength: 2, maxLength: 8 });
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
    for (const { from, into, separates } of pairs) {
      await (separates ? separate(from, await idOf(into)) : merge(await idOf(from), await idOf(into))).catch((error: { code?: string }) => expect(['BAD_REQUEST', 'PRECONDITION_FAILED']).toContain(error.code));
    }
    expect(await sums()).toEqual(before);
    expect(await strayBalances()).toEqual([]);
    expect(await driftHere()).toEqual([]);
  }), { numRuns: 6 });
});
