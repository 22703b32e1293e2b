import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay, dhakaDayEnd, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db, pool } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { holdOrder, reopenOrder, resumeOrder } from '../hold-orders.ts';
import { cancelOrder, confirmOrder } from '../order-commands.ts';
import { releaseForgottenHolds } from '../release-holds.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const today = dhakaDay(new Date());

async function shopWithHolds() {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 20 });
  const session = await sessionFor(shop.founder);
  const token = await tokenOf(shop.founder);
  /** A confirmed order on hold until so many days from today, as time has passed since. */
  async function held(days: number) {
    const { id, number } = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId: id });
    await execute(holdOrder, session, { orderId: id, reason: 'Asked for it later', until: today });
    await db.order.updateMany({ where: { businessId: shop.id, id }, data: { holdUntil: new Date(addDays(today, days)) } });
    return { id, number };
  }
  async function listed(filter: object) {
    const { data } = await server.graphql<{ orders: { edges: { node: { number: number } }[] } }>(
      token, 'query($filter: OrdersFilter) { orders(filter: $filter, sort: OLDEST) { edges { node { number } } } }', { filter });
    return data!.orders.edges.map(({ node }) => node.number);
  }
  const reserved = async () => (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).reserved;
  const order = (id: string) => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
  return { shop, product, session, token, held, listed, reserved, order };
}

describe('held orders', () => {
  it('stand in a list of their own from the day that they are due, with that count at the bell and on the dashboard', async () => {
    const { token, held, listed } = await shopWithHolds();
    const [yesterday, now, later] = [await held(-1), await held(0), await held(1)];
    expect(await listed({ holdDue: true })).toEqual([yesterday.number, now.number]);
    expect(await listed({ holdDue: true, status: ['PENDING'] })).toEqual([]);
    const day = (date: string) => ({ dateOf: 'HOLD_UNTIL', createdFrom: dhakaDayStart(date), createdBefore: dhakaDayEnd(date) });
    expect(await listed(day(addDays(today, 1)))).toEqual([later.number]);
    expect(await listed(day(today))).toEqual([now.number]);
    const { data } = await server.graphql(token, '{ viewer { dueHoldCount } dashboard { queue { onHold holdDue } } }');
    expect(data).toEqual({ viewer: { dueHoldCount: 2 }, dashboard: { queue: { onHold: 3, holdDue: 2 } } });
  });

  it('keep their stock for a week after the day, then give it back and wait on', async () => {
    const { shop, session, held, reserved, order } = await shopWithHolds();
    const [kept, forgotten] = [await held(-7), await held(-8)];
    expect(await reserved()).toBe(4);
    await releaseForgottenHolds();
    await releaseForgottenHolds();
    expect(await reserved()).toBe(2);
    expect(await order(kept.id)).toMatchObject({ status: 'HOLD', heldFrom: 'CONFIRMED' });
    expect(await order(forgotten.id)).toMatchObject({ status: 'HOLD', heldFrom: 'PENDING', holdReason: 'Asked for it later' });
    expect(await db.orderTransition.count({ where: { businessId: shop.id, orderId: forgotten.id } })).toBe(4);
    await execute(resumeOrder, session, { orderId: forgotten.id });
    await execute(confirmOrder, session, { orderId: forgotten.id });
    expect(await reserved()).toBe(4);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('keep their stock where somebody puts them off again while it is given back', async () => {
    const { token, held, reserved, order } = await shopWithHolds();
    const { id } = await held(-8);
    const later = addDays(today, 5);
    const untilWaiting = (count: number) => vi.waitFor(async () => {
      const { rows } = await pool.query<{ pid: number }>(`SELECT "pid" FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"Order"%'`);
      expect(rows).toHaveLength(count);
    }, { timeout: 20_000, interval: 20 });
    // Both wait for the order, the person first.
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM "Order" WHERE "id" = $1 FOR NO KEY UPDATE', [id]);
    const putOff = server.graphql(token, 'mutation ($input: HoldOrderInput!) { holdOrder(input: $input) { __typename } }',
      { input: { orderId: encodeId('Order', id), reason: 'Still abroad', until: later } });
    await untilWaiting(1);
    const released = releaseForgottenHolds();
    await untilWaiting(2);
    await blocker.query('ROLLBACK');
    blocker.release();
    await released;
    expect((await putOff).data).toEqual({ holdOrder: { __typename: 'HoldOrderSuccess' } });
    expect([await reserved(), await order(id)]).toMatchObject([2, { heldFrom: 'CONFIRMED', holdReason: 'Still abroad', holdUntil: new Date(later) }]);
  });

  it('are put off to another day in one step, keep their stock, and go back to where they were held', async () => {
    const { session, held, reserved, order } = await shopWithHolds();
    const { id } = await held(0);
    const { version } = await order(id);
    const later = addDays(today, 5);
    await execute(holdOrder, session, { orderId: id, version, reason: 'Still abroad', until: later });
    expect(await order(id)).toMatchObject({
      status: 'HOLD', heldFrom: 'CONFIRMED', holdReason: 'Still abroad', holdUntil: new Date(later), version: version + 1,
    });
    expect(await reserved()).toBe(2);
    await expect(execute(holdOrder, session, { orderId: id, version, reason: 'Again', until: today })).rejects.toMatchObject({ code: 'CONFLICT' });
    await execute(resumeOrder, session, { orderId: id });
    expect(await order(id)).toMatchObject({ status: 'CONFIRMED', holdUntil: null });
    expect(await reserved()).toBe(2);
  });
});

describe('the days of the business', () => {
  const SAVE = `mutation ($input: SaveAdvanceSettingInput!) { saveAdvanceSetting(input: $input) {
    ... on SaveAdvanceSettingSuccess { business { holdReleaseDays reopenDays } } } }`;
  const saved = async (token: string, input: object) => (await server.graphql<{ saveAdvanceSetting: object }>(token, SAVE, { input })).data?.saveAdvanceSetting;

  it('decide when a hold lets its stock free, and say their number in the history', async () => {
    const { shop, token, held, reserved } = await shopWithHolds();
    expect(await saved(token, { version: 1, holdReleaseDays: 2 })).toEqual({ business: { holdReleaseDays: 2, reopenDays: 30 } });
    const [kept, forgotten] = [await held(-2), await held(-3)];
    await releaseForgottenHolds();
    expect(await reserved()).toBe(2);
    const released = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: { in: [kept.id, forgotten.id] }, summary: { contains: 'stock is free again' } } });
    expect(released).toMatchObject([{ entityId: forgotten.id, summary: 'Nobody has decided for 2 days: its stock is free again' }]);
    // Longer again: nothing that is in time is touched.
    await saved(token, { version: 2, holdReleaseDays: 20 });
    await held(-19);
    await releaseForgottenHolds();
    expect(await reserved()).toBe(4);
  });

  it('decide until when a cancelled order is taken up again', async () => {
    const { shop, product, session, token } = await shopWithHolds();
    await saved(token, { version: 1, reopenDays: 3 });
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(cancelOrder, session, { orderId, reason: 'No answer' });
    const ago = (days: number) => db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { cancelledAt: new Date(Date.now() - days * 86_400_000) } });
    await ago(4);
    await expect(execute(reopenOrder, session, { orderId })).rejects.toMatchObject({ reason: 'TOO_LATE', message: 'Cancelled more than 3 days ago: take a new order' });
    await ago(2);
    await execute(reopenOrder, session, { orderId });
  });
});

describe('orders for a later day', () => {
  it('stand in a list of their own until the day, and can be found by it', async () => {
    const { shop, product, session, listed } = await shopWithHolds();
    const sendOn = async (days: number | null) => {
      const { id, number } = await withOrder(shop, { lines: [{ product }] });
      await execute(confirmOrder, session, { orderId: id });
      await db.order.updateMany({ where: { businessId: shop.id, id }, data: { scheduledFor: days === null ? null : new Date(addDays(today, days)) } });
      return number;
    };
    const [, now, tomorrow, later] = [await sendOn(null), await sendOn(0), await sendOn(1), await sendOn(9)];
    expect(await listed({ sendLater: true })).toEqual([tomorrow, later]);
    expect(await listed({ dateOf: 'SEND_ON', createdBefore: dhakaDayEnd(addDays(today, 1)) })).toEqual([now, tomorrow]);
  });
});

it('a cancelled order is taken up again for 30 days, and then taken anew', async () => {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  const product = await withProduct(shop, { stock: 5 });
  /** An order that was cancelled so many minutes less or more than 30 days ago. */
  async function cancelled(minutes: number) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(cancelOrder, session, { orderId, reason: 'No answer' });
    await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { cancelledAt: new Date(Date.now() - (30 * 1440 + minutes) * 60_000) } });
    return orderId;
  }
  await expect(execute(reopenOrder, session, { orderId: await cancelled(1) }))
    .rejects.toMatchObject({ reason: 'TOO_LATE', message: 'Cancelled more than 30 days ago: take a new order' });
  const inTime = await cancelled(-5);
  await execute(reopenOrder, session, { orderId: inTime });
  expect(await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: inTime } } })).toMatchObject({ status: 'PENDING' });
});
