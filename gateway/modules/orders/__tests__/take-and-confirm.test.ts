import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { ReservationTiming } from '../../../db/generated/client/enums.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { confirmOrder } from '../order-commands.ts';
import { takeOrder } from '../take-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const TAKE = `mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }`;

const typed = { customerName: 'Farhana Akter', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', deliveryFee: 60 };

describe('taking an order', () => {
  it.each([
    ['takes four statements, the session included', false, 4],
    ['and confirming it at once takes three more', true, 7],
  ])('%s', async (_what, confirm, statements) => {
    const shop = await seedBusiness();
    const { variantId } = await withProduct(shop, { stock: 9, price: 500, cost: 300 });
    const token = await tokenOf(shop.founder);
    await db.user.updateMany({ where: { id: shop.founder.id }, data: { selectedBusinessId: shop.id } });
    const take = (phone: string) => server.graphql(token, TAKE, {
      input: { ...typed, phone, confirm, lines: [{ variantId: encodeId('Variant', variantId), quantity: 1, unitPrice: 500 }] },
    });
    // The first request of a session reads the account too.
    await take('01711204466');
    const { data, sql } = await take('01711204467');
    expect(data).toEqual({ takeOrder: { __typename: 'TakeOrderSuccess' } });
    expect(sql).toBe(statements);
  });
});

const TIMES = new Set(['createdAt', 'updatedAt', 'confirmedAt']);

/** Everything that is written of an order, without what differs between any two. */
async function writtenOf(businessId: string, orderId: string, ids: Map<string, string>): Promise<unknown> {
  const of = { where: { businessId, orderId } };
  const rows = [
    await db.order.findMany({ where: { businessId, id: orderId } }),
    await db.orderLine.findMany({ ...of, orderBy: { position: 'asc' } }),
    await db.orderTransition.findMany({ ...of, orderBy: { orderVersion: 'asc' } }),
    await db.stockAllocation.findMany({ ...of, orderBy: { orderLineId: 'asc' } }),
    await db.stockMovement.findMany({ where: { businessId, sourceId: orderId }, orderBy: { id: 'asc' } }),
    await db.journalEntry.findMany({ where: { businessId, sourceId: orderId }, include: { lines: { orderBy: { id: 'asc' } } } }),
    await db.auditEntry.findMany({ where: { businessId, entityId: orderId }, orderBy: { id: 'asc' }, omit: { command: true } }),
  ];
  // Ids become the order in which they are met.
  return JSON.parse(JSON.stringify(rows, (key, value: unknown) => {
    if (TIMES.has(key)) return value === null ? null : 'a time';
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'string') return value;
    if (/^[\da-f-]{36}$/.test(value) && !ids.has(value)) ids.set(value, `id ${ids.size}`);
    return ids.get(value) ?? value;
  }));
}

it.each<ReservationTiming>(['ORDER', 'CONFIRMATION'])('writes the same at once as one after the other, with stock reserved at %s', async (reservationTiming) => {
  const shops = await Promise.all([true, false].map(async (confirm) => {
    const shop = await seedBusiness();
    await db.business.update({ where: { id: shop.id }, data: { reservationTiming, allowsBackorder: true }, select: { id: true } });
    const one = await withProduct(shop, { sku: 'JAM-RED', name: 'Jamdani', stock: 5 });
    const other = await withProduct(shop, { sku: 'TAN-1', name: 'Tangail', stock: 2 });
    const session = await sessionFor(shop.founder);
    const { id } = await execute(takeOrder, session, {
      ...typed, phone: '01711204466', district: 'Dhaka', note: 'Call first', tags: ['gift'], scheduledFor: '2030-12-24', discount: 50, advance: 100, confirm,
      // More than there is of one of them.
      lines: [one, other].map(({ variantId }) => ({ variantId, quantity: 4, unitPrice: 500, discount: 20 })),
    });
    if (!confirm) await execute(confirmOrder, session, { orderId: id });
    return { id: shop.id, written: await writtenOf(shop.id, id, new Map([[session.actorName, 'founder']])) };
  }));
  expect(shops[0]!.written).toEqual(shops[1]!.written);
  const drift = await findDrift(ledgerChecks);
  expect(drift.filter(({ businessId }) => shops.some(({ id }) => id === businessId))).toEqual([]);
});
