import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db, pool } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { createAccount } from '../../../accounting/account-commands.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { postStatement } from '../post-statement.ts';
import { receiveCompensation } from '../claim-decisions.ts';
import { settleStatementDifferences } from '../difference-decisions.ts';
import { resolveDispute, writeOffOrder } from '../settlement-decisions.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let orderId: string;
let courierId: string;
let statementId: string;

/** A draft that names a parcel which was shipped, under this number, only after it was entered. */
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  ({ id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL' }));
  ({ id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: 'LATER', collected: 560 }] }));
  ({ id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, cost: 100 }), price: 500 }], deliveryFee: 60 }));
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'LATER' });
  await execute(deliverOrder, session, { orderId });
});

const post = () => execute(postStatement, session, { statementId, version: 1 });
const statusOf = async () => (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).settlementStatus;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

/** Waits until so many transactions wait for a row of a table. */
const untilWaiting = (table: string, count: number) => vi.waitFor(async () => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS "count" FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`, [`%"${table}"%`]);
  expect(rows[0]!.count).toBe(count);
}, { timeout: 20_000, interval: 20 });

/** Runs `work` while another transaction holds a row; it lets go of the row when `work` says so, at the end at the latest. */
async function whileLocked(table: 'Order' | 'Courier' | 'Account' | 'CourierStatement', id: string, work: (letGo: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const blocker = await pool.connect();
  try {
    await blocker.query('BEGIN');
    await blocker.query(`SELECT 1 FROM "${table}" WHERE "id" = $1 FOR NO KEY UPDATE`, [id]);
    await work(() => blocker.query('ROLLBACK'));
  } finally {
    await blocker.query('ROLLBACK');
    blocker.release();
  }
}

describe('entering a statement', () => {
  it('locks the account that was chosen before the courier, as the lock order says', async () => {
    const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId: shop.id, code: 'bank' } });
    await whileLocked('Courier', courierId, async (letGo) => {
      const entered = execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: 'OTHER', collected: 560 }] });
      await untilWaiting('Courier', 1);
      await expect(pool.query('SELECT 1 FROM "Account" WHERE "id" = $1 FOR NO KEY UPDATE NOWAIT', [accountId])).rejects.toMatchObject({ code: '55P03' });
      await letGo();
      await entered;
    });
    expect(await db.courierStatement.count({ where: { businessId: shop.id } })).toBe(2);
  });

  it('keeps the account that was chosen: whoever removes it meanwhile is told that it is in use', async () => {
    const { id: accountId } = await execute(createAccount, session, { name: 'City Bank' });
    const token = await tokenOf(shop.founder);
    await whileLocked('Courier', courierId, async (letGo) => {
      const entered = execute(createStatement, session, { courierId, accountId, lines: [{ consignment: 'OTHER', collected: 560 }] });
      await untilWaiting('Courier', 1);
      const removed = server.graphql(token, 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename ... on PreconditionError { reason } } }', {
        input: { accountId: encodeId('Account', accountId), version: 1 },
      });
      await untilWaiting('Account', 1);
      await letGo();
      await entered;
      expect((await removed).data).toEqual({ deleteAccount: { __typename: 'PreconditionError', reason: 'ACCOUNT_USED' } });
    });
    expect(await db.account.count({ where: { businessId: shop.id, id: accountId } })).toBe(1);
  });
});

describe('a decision about money that came', () => {
  it.each<[string, 'Order' | 'CourierStatement', () => Promise<unknown>]>([
    ['of a dispute', 'Order', () => execute(resolveDispute, session, { orderId, note: 'Paid' })],
    ['of lost goods', 'Order', () => execute(receiveCompensation, session, { orderId, amount: 10, note: 'Paid' })],
    ['of differences', 'CourierStatement', () => execute(settleStatementDifferences, session, { statementId, lines: [statementId], note: 'Paid' })],
  ])('%s locks its record before the account that was chosen', async (_, table, decide) => {
    const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId: shop.id, code: 'bank' } });
    await whileLocked(table, table === 'Order' ? orderId : statementId, async (letGo) => {
      const decided = decide().then(() => null, (error: unknown) => error);
      await untilWaiting(table, 1);
      await pool.query('SELECT 1 FROM "Account" WHERE "id" = $1 FOR NO KEY UPDATE NOWAIT', [accountId]);
      await letGo();
      expect(await decided).toMatchObject({ code: 'PRECONDITION_FAILED' });
    });
  });
});

describe('posting a statement', () => {
  it('locks an order that only its lines of now name, so that what is written off meanwhile is not settled too', async () => {
    await whileLocked('Order', orderId, async (letGo) => {
      const given = execute(writeOffOrder, session, { orderId, note: 'Gone' });
      await untilWaiting('Order', 1);
      const posted = post();
      await untilWaiting('Order', 2);
      await letGo();
      await Promise.all([given, posted]);
    });
    expect(await statusOf()).toBe('WRITTEN_OFF');
    expect(await db.statementLine.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({ result: 'DUPLICATE', settledPoisha: 0n });
    expect(await drift()).toEqual([]);
  });

  it('leaves an order that its lines name only since the orders were locked to the next statement', async () => {
    const product = await withProduct(shop, { stock: 5, cost: 100 });
    const { id: other } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId: other });
    const { id: second } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: 'LATEST', collected: 560 }] });
    const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId: shop.id, code: 'bank' } });
    await whileLocked('Account', accountId, async (letGo) => {
      const posted = execute(postStatement, session, { statementId: second, version: 1 });
      await untilWaiting('Account', 1);
      await execute(shipOrder, session, { orderId: other, courierName: 'Steadfast', trackingCode: 'LATEST' });
      await execute(deliverOrder, session, { orderId: other });
      await letGo();
      await posted;
    });
    expect(await db.statementLine.findFirstOrThrow({ where: { businessId: shop.id, statementId: second } })).toMatchObject({ result: 'UNKNOWN_PARCEL', orderId: null, settledPoisha: 0n });
    expect(await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: other } } })).toMatchObject({ settlementStatus: 'UNSETTLED' });
    expect(await drift()).toEqual([]);
  });

  it('locks the orders before the courier, as booking does', async () => {
    await whileLocked('Courier', courierId, async (letGo) => {
      const posted = post();
      await untilWaiting('Courier', 1);
      await expect(pool.query('SELECT 1 FROM "Order" WHERE "id" = $1 FOR NO KEY UPDATE NOWAIT', [orderId])).rejects.toMatchObject({ code: '55P03' });
      await letGo();
      await posted;
    });
    expect([await statusOf(), await drift()]).toEqual(['SETTLED', []]);
  });
});
