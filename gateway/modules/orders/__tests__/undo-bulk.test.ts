import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { tellingShop } from '../../order-messages/__tests__/support.ts';
import { holdOrder, reopenOrder } from '../hold-orders.ts';
import { cancelOrder, confirmOrder } from '../order-commands.ts';
import { changeOrdersInBulk, confirmOrdersInBulk } from '../bulk-orders.ts';
import { confirmOrders } from '../confirm-many.ts';
import { bulkShops } from './bulk-shop.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
const { shopWith } = bulkShops();

describe('many orders', () => {
  it('are confirmed, packed and cancelled, and stand where they stood once that is undone', async () => {
    const { shop, product, session, take, statuses, ended } = await shopWith(9);
    const orders = [(await take(2)).id, (await take(3)).id];
    const reserved = async () => (await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).reserved;
    const confirmed = await execute(confirmOrdersInBulk, session, { orders });
    await ended(confirmed.id);
    expect(await reserved()).toBe(5);
    await ended((await execute(undoBulkJob, session, { id: confirmed.id })).id);
    expect([await statuses(), await reserved()]).toEqual([['PENDING', 'PENDING'], 0]);
    await execute(confirmOrders, session, { orders });
    const packed = await execute(changeOrdersInBulk, session, { orders, action: 'PACK' });
    await ended(packed.id);
    const cancelled = await execute(changeOrdersInBulk, session, { orders, action: 'CANCEL', reason: 'Wrong list' });
    await ended(cancelled.id);
    expect([await statuses(), await reserved()]).toEqual([['CANCELLED', 'CANCELLED'], 0]);
    await ended((await execute(undoBulkJob, session, { id: cancelled.id })).id);
    expect([await statuses(), await reserved()]).toEqual([['PACKED', 'PACKED'], 5]);
    await ended((await execute(undoBulkJob, session, { id: packed.id })).id);
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });

  it('that were held anew since stay on hold where the first hold is undone', async () => {
    const { shop, session, take, ended } = await shopWith(9);
    const [kept, changed] = [(await take(1)).id, (await take(1)).id];
    const held = await execute(changeOrdersInBulk, session, { orders: [kept, changed], action: 'HOLD', reason: 'Eid', until: addDays(dhakaDay(new Date()), 3) });
    await ended(held.id);
    await execute(holdOrder, session, { orderId: changed, reason: 'She called', until: addDays(dhakaDay(new Date()), 9) });
    const undone = await ended((await execute(undoBulkJob, session, { id: held.id })).id);
    expect(undone.toSorted((one, two) => one.length - two.length)).toEqual([['OK'], [expect.any(String), 'It was changed since']]);
    const after = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { status: true, holdReason: true } });
    expect(after).toEqual([{ status: 'PENDING', holdReason: null }, { status: 'HOLD', holdReason: 'She called' }]);
  });

  it('are credited to nobody for what was undone, nor to whoever undid it', async () => {
    const { shop, session: boss, take, ended } = await shopWith(9);
    const member = await withMember(shop, { flags: ['newOrder', 'confirmOrder', 'orderUpdate'] });
    const clerk = await sessionFor(member);
    const orders = [(await take(2)).id, (await take(3)).id];
    const inBulk = async (session: typeof boss, action: 'PACK' | 'CANCEL') => {
      const { id } = await execute(changeOrdersInBulk, session, { orders, action, ...(action === 'CANCEL' && { reason: 'Wrong list' }) });
      await ended(id);
      return async () => ended((await execute(undoBulkJob, boss, { id })).id);
    };
    const token = await tokenOf(shop.founder);
    const figures = 'memberId confirmed packed calledOff orders ordersConfirmed';
    const credited = async (userId: string) => {
      const { data } = await server.graphql<{ employeeReport: { memberId: string }[]; allOrders: { edges: unknown[] } }>(
        token, `query ($person: ID!) { employeeReport(filter: { credit: CONFIRMED }) { ${figures} }
        allOrders(first: 9, filter: { person: $person, step: CONFIRMED }) { edges { cursor } } }`, { person: encodeId('Member', userId) });
      const { memberId: _id, ...its } = data!.employeeReport.find(({ memberId }) => memberId === encodeId('Member', userId)) ?? { memberId: '' };
      return { ...its, listed: data!.allOrders.edges.length };
    };
    const confirmed = await execute(confirmOrdersInBulk, clerk, { orders });
    await ended(confirmed.id);
    expect(await credited(clerk.user!.id)).toEqual({ confirmed: 2, packed: 0, calledOff: 0, orders: 2, ordersConfirmed: 2, listed: 2 });
    await ended((await execute(undoBulkJob, boss, { id: confirmed.id })).id);
    expect(await credited(clerk.user!.id)).toEqual({ listed: 0 });

    await execute(confirmOrders, clerk, { orders });
    const unpack = await inBulk(clerk, 'PACK');
    await (await inBulk(clerk, 'CANCEL'))();
    expect(await credited(clerk.user!.id)).toMatchObject({ confirmed: 2, packed: 2, calledOff: 0, listed: 2 });
    await unpack();
    expect(await credited(clerk.user!.id)).toMatchObject({ confirmed: 2, packed: 0 });
    expect(await credited(boss.user!.id)).toEqual({ listed: 0 });
  });

  it('tell their customers nothing when a cancellation is undone', async () => {
    const { session, take, tell, messages } = await tellingShop();
    const { id } = await take();
    await execute(confirmOrder, session, { orderId: id });
    await tell('CONFIRMED');
    const { ended } = await shopWith(0);
    const cancelled = await execute(changeOrdersInBulk, session, { orders: [id], action: 'CANCEL', reason: 'Wrong list' });
    await ended(cancelled.id, session.businessId);
    expect(await ended((await execute(undoBulkJob, session, { id: cancelled.id })).id, session.businessId)).toEqual([['OK']]);
    expect(await messages()).toEqual([]);
  });

  it('that have gone on since are left alone by the undo of their confirmation', async () => {
    const { session, take, statuses, ended } = await shopWith(9);
    const orders = [(await take(2)).id, (await take(3)).id];
    const confirmed = await execute(confirmOrdersInBulk, session, { orders });
    await ended(confirmed.id);
    await ended((await execute(changeOrdersInBulk, session, { orders: [orders[0]!], action: 'PACK' })).id);
    const undone = await execute(undoBulkJob, session, { id: confirmed.id });
    // The last is undone first.
    expect(await ended(undone.id)).toEqual([['OK'], ['FAILED', 'It was changed since']]);
    expect(await statuses()).toEqual(['PACKED', 'PENDING']);
  });

  it('that somebody has cancelled anew are left alone by the undo of their cancellation, and of two undos at once one is carried out', async () => {
    const { shop, session, take, statuses, ended } = await shopWith(9);
    const orders = [(await take(2)).id, (await take(3)).id];
    await execute(confirmOrders, session, { orders });
    const cancelled = await execute(changeOrdersInBulk, session, { orders, action: 'CANCEL', reason: 'Wrong list' });
    await ended(cancelled.id);
    await execute(reopenOrder, session, { orderId: orders[0]! });
    await execute(cancelOrder, session, { orderId: orders[0]!, reason: 'A fraud' });
    const undos = await Promise.allSettled([1, 2].map(() => execute(undoBulkJob, session, { id: cancelled.id })));
    const [done, ...more] = undos.flatMap((undo) => (undo.status === 'fulfilled' ? [undo.value.id] : []));
    expect(more).toEqual([]);
    expect(await ended(done!)).toEqual([['OK'], ['FAILED', 'It was changed since']]);
    expect(await statuses()).toEqual(['CANCELLED', 'CONFIRMED']);
    expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
  });
});
