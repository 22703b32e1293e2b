import { describe, expect, it } from 'vitest';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { changeOrdersInBulk, confirmKind, confirmOrdersInBulk, holdKind } from '../../orders/bulk-orders.ts';
import { confirmOrders } from '../../orders/confirm-many.ts';
import { confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../../orders/order-commands.ts';
import { recordAdvance } from '../../orders/record-advance.ts';
import { returnOrder } from '../../orders/return-orders.ts';
import { preorderJobs } from '../../preorders/preorders.jobs.ts';
import { eventsOf } from '../message-events.ts';
import { tellingShop } from './support.ts';

describe('a step of an order', () => {
  it.each([
    ['PENDING', 'CONFIRMED', false, ['CONFIRMED']],
    ['PREORDER', 'CONFIRMED', false, ['PREORDER_READY', 'CONFIRMED']],
    ['PREORDER', 'CONFIRMED', true, ['CONFIRMED']],
    ['HOLD', 'CONFIRMED', false, []],
    ['PACKED', 'CONFIRMED', false, []],
    ['PACKED', 'SHIPPED', false, ['SHIPPED']],
    ['DELIVERED', 'SHIPPED', false, []],
    ['PARTIAL', 'SHIPPED', false, []],
    ['RETURN_PENDING', 'SHIPPED', false, []],
    ['RETURNED', 'RETURN_PENDING', false, []],
    ['LOST', 'RETURN_PENDING', false, []],
    ['EXCHANGED', 'DELIVERED', false, []],
    ['HOLD', 'HOLD', false, []],
    ['SHIPPED', 'PARTIAL', false, []],
    ['PENDING', 'CANCELLED', false, []],
  ] as const)('from %s to %s, short: %s, is told as %j', (from, to, isShort, events) => {
    expect(eventsOf({ from, to, isShort, isCredited: true })).toEqual(events);
    expect(eventsOf({ from, to, isShort, isCredited: false })).toEqual([]);
  });

  it('plans the message of each event that is on, and of no other', async () => {
    const { session, take, tell, messages } = await tellingShop();
    for (const event of ['CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURN', 'ADVANCE'] as const) await tell(event);
    await tell('SHIPPED', { isOn: false });
    const { id: orderId } = await take({ advance: 100 });
    await execute(recordAdvance, session, { orderId, amount: 50, account: 'BKASH' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId });
    await execute(revertDelivery, session, { orderId, reason: 'Wrong parcel' });
    await execute(returnOrder, session, { orderId, reason: 'Refused' });
    expect((await messages()).toSorted()).toEqual(['1 ADVANCE WAITING', '1 CONFIRMED WAITING', '1 DELIVERED WAITING', '1 RETURN WAITING']);
  });

  it('takes one statement more where its event is on, and none where it is off, however many orders', async () => {
    const { session, take, tell } = await tellingShop();
    const orders: string[] = [];
    for (let n = 0; n < 34; n += 1) orders.push((await take()).id);
    const confirm = (ids: string[]) => countStatements(async (counter) => {
      await execute(confirmOrders, session, { orders: ids, tells: true });
      return counter.count;
    });
    const off = await confirm(orders.splice(0, 1));
    expect(await confirm(orders.splice(0, 15))).toBe(off);
    await tell('CONFIRMED');
    expect(await confirm(orders.splice(0, 1))).toBe(off + 1);
    expect(await confirm(orders.splice(0))).toBe(off + 1);
  });
});

describe('many orders at once', () => {
  it('are told only where that is wanted', async () => {
    const { shop, session, take, tell, messages } = await tellingShop();
    await tell('CONFIRMED');
    await tell('HOLD');
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await take()).id);
    const [first, second, third, fourth, fifth, sixth] = ids as [string, string, string, string, string, string];
    await execute(confirmOrders, session, { orders: [first, second] });
    await execute(confirmOrders, session, { orders: [third] });
    expect(await messages()).toEqual(['3 CONFIRMED WAITING']);

    const rowsOf = async (jobId: string) => (await db.bulkJobRow.findMany({ where: { businessId: shop.id, jobId } })).map(({ input }) => input as object);
    const quiet = await execute(confirmOrdersInBulk, session, { orders: [fourth, fifth] });
    const told = await execute(confirmOrdersInBulk, session, { orders: [fourth, fifth], tells: true });
    expect([await rowsOf(quiet.id), await rowsOf(told.id)].map(([row]) => confirmKind.row.parse(row).tells)).toEqual([false, true]);
    const held = await execute(changeOrdersInBulk, session, { orders: [fifth, sixth], action: 'HOLD', reason: 'Eid', until: '2090-01-01' });
    expect((await rowsOf(held.id)).map((row) => holdKind.row.parse(row).tells)).toEqual([false, false]);
  });
});

it('finds a task for what earlier releases left to be told', async () => {
  const { shop, take, tell, messages } = await tellingShop();
  await tell('PREORDER_READY');
  const { id } = await take();
  const task = preorderJobs.tasks.find(({ name }) => name === 'preorders.tell')!;
  for (let runs = 0; runs < 2; runs += 1) await task.run({ businessId: shop.id, orders: [id] } as never, undefined as never);
  expect(await messages()).toEqual(['1 PREORDER_READY WAITING']);
});
