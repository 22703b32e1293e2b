import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import { runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { parcelOf } from '../../couriers/claim-booking.ts';
import { taskRulePreview, taskRules } from '../rules/rule-figures.ts';
import { dayAgo, daysAgo, ruledShop } from './rule-support.ts';

type Ruled = Awaited<ReturnType<typeof ruledShop>>;

const escaped = (text: string) => text.replaceAll(/[()?."]/g, (sign) => `\\${sign}`);

describe('what rules watch for', () => {
  /** What brings a record into the state, what it makes, and what ends the state. */
  const STATES: [trigger: Parameters<Ruled['turnOn']>[0], begin: (ruled: Ruled) => Promise<string>, title: string, end: (ruled: Ruled, id: string) => Promise<unknown>][] = [
    ['HOLD_DUE', ({ order }) => order({ status: 'HOLD', holdUntil: dayAgo(0) }), 'Decide what follows: the hold is over',
      ({ change }, id) => change(id, { holdUntil: dayAgo(-3) })],
    ['NO_SCAN', ({ order }) => order({ status: 'SHIPPED', shippedAt: daysAgo(6) }), 'Ask Steadfast: no news for 5 days',
      ({ shop }, orderId) => db.shipment.updateMany({ where: { businessId: shop.id, orderId }, data: { statusAt: new Date() } })],
    ['SHIPPED', ({ order }) => order({ status: 'SHIPPED', shippedAt: daysAgo(16) }), 'Ask Steadfast: on its way for 15 days',
      ({ change }, id) => change(id, { status: 'DELIVERED', deliveredAt: new Date() })],
    ['RETURN_PENDING', async ({ shop, order }) => {
      const orderId = await order({ status: 'RETURN_PENDING', returningUnits: 1 });
      await db.orderTransition.create({ data: { businessId: shop.id, orderId, orderVersion: 9, from: 'SHIPPED', to: 'RETURN_PENDING', createdAt: daysAgo(8) } });
      return orderId;
    }, 'Ask Steadfast: on its way back for 7 days', ({ change }, id) => change(id, { returningUnits: 0 })],
    ['UNSETTLED', ({ order }) => order({ status: 'DELIVERED', settlementStatus: 'UNSETTLED', deliveredAt: daysAgo(11), collectedPoisha: 560_00n }), 'Ask Steadfast for the money: late since ',
      ({ change }, id) => change(id, { settlementStatus: 'SETTLED' })],
    ['STATEMENT_OPEN', async ({ shop, courierId }) => {
      const { id } = await db.courierStatement.create({ data: {
        businessId: shop.id, courierId, number: 12, contentHash: 'one', account: 'bank', day: dayAgo(0), lineCount: 0,
        collectedPoisha: 0n, chargePoisha: 0n, codFeePoisha: 0n, adjustPoisha: 0n, netPoisha: 0n, createdAt: new Date(Date.now() - 2 * HOUR_MS),
      } });
      return id;
    }, 'Look through statement 12 of Steadfast and post it',
      ({ shop }) => db.courierStatement.updateMany({ where: { businessId: shop.id }, data: { status: 'VOID' } })],
    ['UNKNOWN_STATUS', async ({ shop, order, courierId }) => {
      const orderId = await order({ status: 'SHIPPED', shippedAt: new Date() });
      await db.courierEvent.create({ data: { businessId: shop.id, courierId, orderId, source: 'WEBHOOK', hash: 'one', outcome: 'UNKNOWN_STATUS', rawStatus: 'gone fishing' } });
      return orderId;
    }, 'Say what "gone fishing" of Steadfast means',
      ({ shop }, orderId) => db.courierEvent.updateMany({ where: { businessId: shop.id, orderId }, data: { outcome: 'DONE' } })],
    ['LATE_REPORT', async ({ shop, order, courierId }) => {
      const orderId = await order({ status: 'DELIVERED', shippedAt: daysAgo(3) });
      await db.courierEvent.create({ data: { businessId: shop.id, courierId, orderId, source: 'WEBHOOK', hash: 'two', outcome: 'LATE', rawStatus: 'returned', status: 'RETURNED' } });
      return orderId;
    }, 'Ask Steadfast: it says "returned" of an order that has ended', ({ change }, id) => change(id, { status: 'RETURN_PENDING' })],
    ['REPORT_OPEN', async ({ shop, order, courierId }) => {
      const orderId = await order({ status: 'SHIPPED', shippedAt: daysAgo(3) });
      const report = { businessId: shop.id, courierId, orderId, source: 'WEBHOOK', rawStatus: 'lost', status: 'LOST' } as const;
      await db.courierEvent.create({ data: { ...report, hash: 'three', outcome: 'TO_DECIDE', receivedAt: daysAgo(2) } });
      return orderId;
    }, 'Enter what happened: Steadfast says "lost"', ({ change }, id) => change(id, { status: 'LOST' })],
    ['REPORT_UNMATCHED', async ({ shop, courierId }) => {
      const report = { businessId: shop.id, courierId, source: 'WEBHOOK', receivedAt: daysAgo(2) } as const;
      await db.courierEvent.createMany({ data: [{ ...report, hash: 'nobody', outcome: 'UNKNOWN_PARCEL', rawStatus: 'delivered' }, { ...report, hash: 'unread', outcome: 'FAILED' }] });
      return shop.id;
    }, 'Look at the reports of couriers about parcels that belong to no order', ({ shop }) => db.courierEvent.updateMany({ where: { businessId: shop.id }, data: { outcome: 'DONE' } })],
    ['TOLD_OTHERWISE', async ({ shop, order, courierId, change }) => {
      const orderId = await order({ status: 'SHIPPED', shippedAt: new Date(), thana: 'Savar', district: 'Dhaka' });
      const booked = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
      await db.shipment.updateMany({ where: { businessId: shop.id, orderId }, data: { invoice: 'NG-1' } });
      await db.courierBooking.create({ data: { businessId: shop.id, orderId, courierId, invoice: 'NG-1', status: 'BOOKED', parcel: JSON.parse(JSON.stringify(parcelOf(booked, 'NG-1', { name: 'Shop', orderPrefix: '' }))) as object } });
      await change(orderId, { address: 'House 5, Road 2, Uttara' });
      return orderId;
    }, 'Tell Steadfast: the parcel was booked otherwise', ({ change }, id) => change(id, { address: 'House 14, Road 3, Dhanmondi, Dhaka' })],
    ['NO_ANSWER', ({ webOrder }) => webOrder(1, new Date(Date.now() - 3 * HOUR_MS)), 'Call Customer 1 again: no answer to 1 call',
      ({ shop }, id) => db.webOrder.update({ where: { businessId_id: { businessId: shop.id, id } }, data: { attempts: 2, lastCallAt: new Date() } })],
    ['LOW_STOCK', async ({ shop, product }) => {
      await db.variant.updateMany({ where: { businessId: shop.id, productId: product.productId }, data: { lowStockLevel: 900 } });
      return product.productId;
    }, 'Buy Jute bag: it runs low', ({ shop }) => db.variant.updateMany({ where: { businessId: shop.id }, data: { lowStockLevel: 5 } })],
    ['PREORDER_LATE', async ({ shop, product, order }) => {
      await order({ status: 'PREORDER' });
      await db.preorderPlan.create({ data: { businessId: shop.id, variantId: product.variantId, expectedOn: dayAgo(1) } });
      return product.productId;
    }, 'Ask when Jute bag comes: it was expected on ', ({ shop }) => db.preorderPlan.updateMany({ where: { businessId: shop.id }, data: { expectedOn: dayAgo(-9) } })],
    ['SMS_BALANCE', async ({ shop }) => {
      await db.business.update({ where: { id: shop.id }, data: { smsBalance: 99 } });
      return shop.id;
    }, 'Add to the SMS balance: fewer than 100 are left', ({ shop }) => db.business.update({ where: { id: shop.id }, data: { smsBalance: 100 } })],
  ];

  it.each(STATES)('%s makes one task, which closes itself when it is over, and another the next time', async (trigger, begin, title, end) => {
    const ruled = await ruledShop();
    const { turnOn, run, tasks, shop, change, ruleOf, session } = ruled;
    const ruleId = await turnOn(trigger);
    await run();
    expect(await tasks()).toEqual([]);
    const record = await begin(ruled);
    expect((await runQuery(taskRules, session, {})).find(({ id }) => id === ruleId)!.figures).toEqual({ wouldMake: 1, openTasks: 0 });
    await run();
    await run();
    expect(await tasks()).toEqual([expect.stringMatching(`^${escaped(title)}.*\\(PENDING\\)$`)]);
    const task = await db.task.findFirstOrThrow({ where: { businessId: shop.id } });
    const usual = await ruleOf(trigger);
    expect(task).toMatchObject({ ruleId, type: usual.type, priority: usual.priority, createdByName: '', assigneeId: null });
    expect(Object.values(task)).toContain(TASK_TRIGGERS[trigger].record ? record : null);
    expect((await runQuery(taskRules, session, {})).find(({ id }) => id === ruleId)!.figures).toEqual({ wouldMake: 0, openTasks: 1 });

    await end(ruled, record);
    await run();
    expect(await tasks()).toEqual([expect.stringMatching(/\(DONE\)$/)]);
    const trail = await db.auditEntry.findMany({ where: { businessId: shop.id, entityType: 'Task', entityId: task.id }, orderBy: { id: 'asc' } });
    expect(trail.map(({ summary, actorName }) => `${actorName}: ${summary}`)).toEqual([
      expect.stringContaining('Karbar: Written down by the rule "'), expect.stringContaining('Karbar: Closed by itself: '),
    ]);

    if (trigger !== 'SHIPPED') return;
    await change(record, { status: 'SHIPPED' });
    await run();
    expect(await tasks()).toHaveLength(2);
  });

  it('waits for reports of a day, of those that failed too, and for none of another outcome', async () => {
    const { shop, order, courierId, turnOn, run, tasks } = await ruledShop();
    await turnOn('REPORT_OPEN');
    const report = async (rawStatus: string, outcome: 'TO_DECIDE' | 'FAILED' | 'TRACKED', receivedAt: Date, status: 'SHIPPED' | 'DELIVERED' = 'SHIPPED') => {
      const orderId = await order({ status, shippedAt: daysAgo(3) });
      await db.courierEvent.create({ data: { businessId: shop.id, courierId, orderId, source: 'WEBHOOK', hash: rawStatus, outcome, rawStatus, receivedAt } });
    };
    await report('partial', 'TO_DECIDE', new Date(Date.now() - 23 * HOUR_MS));
    await report('returned', 'FAILED', daysAgo(2));
    await report('on the way', 'TRACKED', daysAgo(2));
    await report('lost', 'TO_DECIDE', daysAgo(2), 'DELIVERED');
    // Of no order: another rule finds it.
    await db.courierEvent.create({ data: { businessId: shop.id, courierId, source: 'WEBHOOK', hash: 'unread', outcome: 'FAILED', receivedAt: daysAgo(2) } });
    await run();
    const unmatched = 'Look at the reports of couriers about parcels that belong to no order (PENDING)';
    expect((await tasks()).toSorted()).toEqual(['Enter what happened: Steadfast says "returned" (PENDING)', unmatched]);
    await db.courierEvent.updateMany({ where: { businessId: shop.id, hash: 'returned' }, data: { outcome: 'DONE' } });
    await run();
    expect((await tasks()).toSorted()).toEqual(['Enter what happened: Steadfast says "returned" (DONE)', unmatched]);
  });

  it('keeps calls of whole days for the morning, and counts calls exactly', async () => {
    const { webOrder, turnOn, run, tasks } = await ruledShop();
    await turnOn('NO_ANSWER', {}, 3);
    await webOrder(3, new Date());
    await webOrder(2, daysAgo(3));
    await webOrder(4, daysAgo(3));
    await run();
    expect(await tasks()).toEqual([]);
    await webOrder(3, daysAgo(2));
    await run();
    expect(await tasks()).toEqual(['Call Customer 1 again: no answer to 3 calls (PENDING)']);
  });

  it('finds orders of the chosen sources and couriers from a total on, and parcels of couriers that report', async () => {
    const { shop, order, turnOn, run, tasks, session } = await ruledShop();
    const late = { status: 'SHIPPED', shippedAt: daysAgo(20) } as const;
    await order(late);
    await order(late, { source: 'Facebook' });
    await order({ ...late, courierName: 'Pathao' }, { source: 'Facebook' });
    await order(late, { source: 'Facebook', deliveryFee: 2_000 });
    const preview = (input: object) => runQuery(taskRulePreview, session, { trigger: 'SHIPPED', delayMinutes: 21_600, ...input });
    expect([await preview({}), await preview({ sources: ['Facebook'] }), await preview({ couriers: ['Pathao'] }), await preview({ delayMinutes: 43_200 })]).toEqual([4, 3, 1, 0]);
    const ruleId = await turnOn('SHIPPED', { sources: ['Facebook'], couriers: ['Steadfast'], minimumPoisha: 1_000_00n });
    expect(await preview({ ruleId, minimum: 1_000 })).toBe(1);
    await run();
    expect(await tasks()).toEqual(['Ask Steadfast: on its way for 15 days (PENDING)']);
    expect((await db.task.findFirstOrThrow({ where: { businessId: shop.id } })).recordLabel).toBe('#4');
    expect(await preview({ ruleId, minimum: 1_000 })).toBe(0);

    await db.courier.updateMany({ where: { businessId: shop.id }, data: { provider: null, kind: 'MANUAL' } });
    await turnOn('NO_SCAN');
    await run();
    expect(await tasks()).toHaveLength(1);
  });
});
