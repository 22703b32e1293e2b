import { describe, expect, it } from 'vitest';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { parcelOf } from '../../couriers/claim-booking.ts';
import { Session } from '../../../session/session.ts';
import { applyRule } from '../rules/apply-rule.ts';
import { taskRulePreview, taskRules } from '../rules/rule-figures.ts';
import { saveTaskRule } from '../rules/task-rules.ts';
import { removeTaskRule, turnTaskRule } from '../rules/turn-rule.ts';
import { wakeRules } from '../rules/run-rules.ts';
import { cancelTask, finishTask, reopenTask } from '../task-steps.ts';
import { dayAgo, daysAgo, ruledShop } from './rule-support.ts';

type Ruled = Awaited<ReturnType<typeof ruledShop>>;

const HOUR_MS = 3_600_000;

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
    ['TOLD_OTHERWISE', async ({ shop, order, courierId, change }) => {
      const orderId = await order({ status: 'SHIPPED', shippedAt: new Date(), thana: 'Savar', district: 'Dhaka' });
      const booked = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } });
      await db.shipment.updateMany({ where: { businessId: shop.id, orderId }, data: { invoice: 'NG-1' } });
      await db.courierBooking.create({ data: { businessId: shop.id, orderId, courierId, invoice: 'NG-1', status: 'BOOKED', parcel: JSON.parse(JSON.stringify(parcelOf(booked, 'NG-1'))) as object } });
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
    expect(Object.values(task)).toContain(trigger === 'SMS_BALANCE' ? null : record);
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

const escaped = (text: string) => text.replaceAll(/[()?."]/g, (sign) => `\\${sign}`);

describe('a task of a rule', () => {
  async function lateParcel(data = {}) {
    const ruled = await ruledShop();
    const ruleId = await ruled.turnOn('SHIPPED', data);
    const orderId = await ruled.order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await ruled.run();
    const { id: taskId } = await db.task.findFirstOrThrow({ where: { businessId: ruled.shop.id } });
    return { ...ruled, ruleId, orderId, taskId };
  }

  it('that a person ended is not made again while it is so, but the next time', async () => {
    const { session, change, orderId, taskId, run, tasks } = await lateParcel();
    await execute(cancelTask, session, { taskId, reason: 'The customer has it' });
    await run();
    expect(await tasks()).toHaveLength(1);
    await change(orderId, { status: 'DELIVERED' });
    await run();
    await change(orderId, { status: 'SHIPPED' });
    await run();
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(CANCELLED)'), expect.stringContaining('(PENDING)')]);
  });

  it('stays open for a person where its rule closes none', async () => {
    const { session, change, orderId, taskId, run, tasks } = await lateParcel({ closesItself: false });
    await change(orderId, { status: 'DELIVERED' });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(PENDING)')]);
    await execute(finishTask, session, { taskId });
    await run();
    await change(orderId, { status: 'SHIPPED' });
    await run();
    expect(await tasks()).toHaveLength(2);
  });

  it('that is opened again stays open, and only while no newer one is', async () => {
    const { session, shop, change, orderId, taskId, run, tasks } = await lateParcel();
    await change(orderId, { status: 'DELIVERED' });
    await run();
    await execute(reopenTask, session, { taskId });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(PENDING)')]);
    await execute(finishTask, session, { taskId });

    await change(orderId, { status: 'SHIPPED' });
    await run();
    const second = await db.task.findFirstOrThrow({ where: { businessId: shop.id, status: 'PENDING' } });
    await change(orderId, { status: 'DELIVERED' });
    await run();
    await change(orderId, { status: 'SHIPPED' });
    await run();
    await expect(execute(reopenTask, session, { taskId: second.id })).rejects.toMatchObject({
      reason: 'TASK_REPEATS', message: 'Its rule has written down a newer task about the same, which is open: Ask Steadfast: on its way for 15 days',
    });
  });

  it('goes on being its rule\'s when it is opened again while the cause lasts', async () => {
    const { session, change, orderId, taskId, run, tasks } = await lateParcel();
    await execute(finishTask, session, { taskId });
    await execute(reopenTask, session, { taskId });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(PENDING)')]);
    await change(orderId, { status: 'DELIVERED' });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(DONE)')]);
  });

  it('stays open or is cancelled with its rule, as is said', async () => {
    const { session, shop, change, orderId, ruleId, run, tasks, order } = await lateParcel();
    await execute(turnTaskRule, session, { ruleId, isOn: false });
    await change(orderId, { status: 'DELIVERED' });
    await order({ status: 'SHIPPED', shippedAt: daysAgo(30) });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(PENDING)')]);
    await execute(turnTaskRule, session, { ruleId, isOn: true });
    await run();
    expect(await tasks()).toEqual([expect.stringContaining('(DONE)'), expect.stringContaining('(PENDING)')]);
    await execute(turnTaskRule, session, { ruleId, isOn: false, closesTasks: true });
    expect(await tasks()).toEqual([expect.stringContaining('(DONE)'), expect.stringContaining('(CANCELLED)')]);

    await execute(removeTaskRule, session, { ruleId });
    expect((await runQuery(taskRules, session, {})).map(({ id }) => id)).not.toContain(ruleId);
    expect(await db.task.count({ where: { businessId: shop.id, ruleId } })).toBe(2);
    await expect(execute(turnTaskRule, session, { ruleId, isOn: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('two runs at once', () => {
  it('make one task for each record, and give them out in turn exactly', async () => {
    const { shop, order, turnOn } = await ruledShop();
    const members = [];
    for (const name of ['Asha', 'Babu', 'Chompa']) members.push(await withMember(shop, { flags: ['newOrder'], name }));
    const ruleId = await turnOn('SHIPPED', { assignee: 'ROUND_ROBIN', memberIds: members.map(({ id }) => id) });
    const system = Session.system(shop.id);
    // No whole number of rounds: a turn that was counted twice would show.
    for (let n = 0; n < 11; n += 1) await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    const made = await Promise.all(Array.from({ length: 3 }, () => execute(applyRule, system, { ruleId })));
    expect(made.reduce((sum, one) => sum + one.made, 0)).toBe(11);
    for (let n = 0; n < 4; n += 1) {
      await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
      await execute(applyRule, system, { ruleId });
    }
    const counts = await db.task.groupBy({ by: ['assigneeName'], where: { businessId: shop.id }, _count: true, orderBy: { assigneeName: 'asc' } });
    expect(counts.map(({ assigneeName, _count }) => [assigneeName, _count])).toEqual([['Asha', 5], ['Babu', 5], ['Chompa', 5]]);
  });

  it('make nothing by a rule that was turned off meanwhile', async () => {
    const { shop, session, order, turnOn, tasks } = await ruledShop();
    const ruleId = await turnOn('SHIPPED');
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await execute(turnTaskRule, session, { ruleId, isOn: false });
    await execute(applyRule, Session.system(shop.id), { ruleId });
    expect(await tasks()).toEqual([]);
  });

  it('take the same statements for one record and for twenty', async () => {
    const { shop, order, turnOn } = await ruledShop();
    const ruleId = await turnOn('SHIPPED');
    const apply = () => countStatements(async (counter) => {
      const { made } = await execute(applyRule, Session.system(shop.id), { ruleId });
      return [made, counter.count];
    });
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    const [one, statements] = await apply();
    for (let n = 0; n < 20; n += 1) await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    expect([one, ...await apply()]).toEqual([1, 20, statements]);
  });
});

describe('whom a rule gives its tasks to', () => {
  it('is nobody in particular once its member has left or may see no tasks', async () => {
    const { shop, order, turnOn, run } = await ruledShop();
    const [leaver, packer] = [await withMember(shop, { flags: ['newOrder'], name: 'Leaver' }), await withMember(shop, { flags: ['orderList'], name: 'Packer' })];
    const owner = await withMember(shop, { flags: ['newOrder'], name: 'Owner' });
    await turnOn('SHIPPED', { assignee: 'MEMBER', memberIds: [leaver.id] });
    await turnOn('HOLD_DUE', { assignee: 'ORDER_OWNER' });
    await turnOn('RETURN_PENDING', { assignee: 'ROUND_ROBIN', memberIds: [packer.id] });
    const names = async () => (await db.task.findMany({ where: { businessId: shop.id }, orderBy: { id: 'asc' } })).map(({ assigneeName }) => assigneeName);
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await run();
    await db.membership.updateMany({ where: { businessId: shop.id, userId: leaver.id }, data: { status: 'DISABLED' } });
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await run();
    await order({ status: 'HOLD', holdUntil: dayAgo(1), assigneeId: owner.id });
    await order({ status: 'HOLD', holdUntil: dayAgo(0), createdById: packer.id });
    await run();
    expect(await names()).toEqual(['Leaver', '', 'Owner', '']);
  });
});

describe('rules', () => {
  it('of another business are neither seen nor changed, and its members, shops and tasks are not theirs', async () => {
    const { session, turnOn } = await ruledShop();
    const stranger = await ruledShop();
    const ruleId = await turnOn('SHIPPED');
    const notFound = { code: 'NOT_FOUND' };
    await expect(execute(turnTaskRule, stranger.session, { ruleId, isOn: false })).rejects.toMatchObject(notFound);
    await expect(execute(removeTaskRule, stranger.session, { ruleId })).rejects.toMatchObject(notFound);
    await expect(execute(applyRule, Session.system(stranger.shop.id), { ruleId })).rejects.toMatchObject(notFound);
    const rule = { trigger: 'SHIPPED', type: 'COURIER', dueMinutes: 60 };
    await expect(execute(saveTaskRule, stranger.session, { ruleId, ...rule })).rejects.toMatchObject(notFound);
    await expect(execute(saveTaskRule, session, { ...rule, assignee: 'MEMBER', memberIds: [stranger.shop.founder.id] })).rejects.toMatchObject(notFound);
    await stranger.order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    expect(await runQuery(taskRulePreview, stranger.session, { ruleId, ...rule, delayMinutes: 0 })).toBe(1);
    expect(await runQuery(taskRulePreview, session, { ruleId, ...rule, delayMinutes: 0 })).toBe(0);
  });

  it('are refused to members, in an old version, without somebody to give to, and beyond their number', async () => {
    const { shop, session, ruleOf } = await ruledShop();
    const seller = await sessionFor(await withMember(shop, { flags: ['newOrder'] }));
    const { id: ruleId } = await ruleOf('SHIPPED');
    const save = (input: object) => execute(saveTaskRule, session, { trigger: 'SHIPPED', type: 'COURIER', dueMinutes: 60, ...input });
    await expect(execute(turnTaskRule, seller, { ruleId, isOn: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await save({ ruleId, version: 1, name: 'Where are they' });
    await expect(save({ ruleId, version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(save({ assignee: 'ROUND_ROBIN' })).rejects.toMatchObject({ fieldErrors: [{ field: 'memberIds' }] });
    await expect(save({ trigger: 'LOW_STOCK', assignee: 'ORDER_OWNER' })).rejects.toMatchObject({ fieldErrors: [{ field: 'assignee' }] });
    await expect(save({ trigger: 'NO_ANSWER', threshold: 0 })).rejects.toMatchObject({ fieldErrors: [{ field: 'threshold' }] });
    const known = await db.taskRule.count({ where: { businessId: shop.id } });
    const more = await Promise.allSettled(Array.from({ length: 42 - known }, () => save({})));
    expect(more.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason)).toEqual([
      expect.objectContaining({ reason: 'TOO_MANY_RULES' }), expect.objectContaining({ reason: 'TOO_MANY_RULES' }),
    ]);
  });

  it('keep a number of tasks open, and make the rest as these end', async () => {
    const { shop, order, turnOn, run } = await ruledShop();
    const ruleId = await turnOn('SHIPPED', { closesItself: false });
    await db.$executeRaw`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText", "ruleId", "productId")
      SELECT p."businessId", gen_random_uuid(), 'Held', now(), now(), 'held', ${ruleId}::uuid, p."id" FROM "Product" p WHERE p."businessId" = ${shop.id}::uuid`;
    const orderId = await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await db.$executeRaw`INSERT INTO "Product" ("businessId", "id", "name", "updatedAt") SELECT ${shop.id}::uuid, gen_random_uuid(), 'Held ' || n, now() FROM generate_series(1, 499) n`;
    await db.$executeRaw`INSERT INTO "Task" ("businessId", "id", "title", "dueAt", "attentionAt", "searchText", "ruleId", "productId")
      SELECT p."businessId", gen_random_uuid(), 'Held', now(), now(), 'held', ${ruleId}::uuid, p."id" FROM "Product" p WHERE p."businessId" = ${shop.id}::uuid AND p."name" LIKE 'Held %'`;
    const made = () => db.task.count({ where: { businessId: shop.id, orderId } });
    await run();
    expect(await made()).toBe(0);
    await db.task.updateMany({ where: { businessId: shop.id, title: 'Held' }, data: { status: 'DONE', endedAt: new Date() } });
    await run();
    expect(await made()).toBe(1);
  });

  it('that are changed end the tasks which they no longer look for, and say of nothing that it is over', async () => {
    const { shop, session, order, turnOn, run, tasks, ruleOf } = await ruledShop();
    const ruleId = await turnOn('SHIPPED');
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await order({ status: 'SHIPPED', shippedAt: daysAgo(40) });
    await run();
    const save = async (input: object) => execute(saveTaskRule, session, { ruleId, version: (await ruleOf('SHIPPED')).version, trigger: 'SHIPPED', type: 'COURIER', dueMinutes: 60, ...input });
    await save({ delayMinutes: 43_200, closesItself: false });
    expect(await tasks()).toEqual(Array(2).fill('Ask Steadfast: on its way for 15 days (PENDING)'));
    await save({ delayMinutes: 21_600 });
    await save({ delayMinutes: 43_200 });
    await run();
    expect(await tasks()).toEqual(['(PENDING)', '(DONE)'].map((end) => `Ask Steadfast: on its way for 15 days ${end}`));
    const { id: entityId } = await db.task.findFirstOrThrow({ where: { businessId: shop.id, status: 'DONE' } });
    const { summary } = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, entityType: 'Task', entityId }, orderBy: { id: 'desc' } });
    expect(summary).toBe('Closed by itself: its rule looks for something else now');
  });

  it('that fail stop no other', async () => {
    const { shop, order, turnOn, run, tasks } = await ruledShop();
    const broken = await turnOn('HOLD_DUE');
    await turnOn('SHIPPED');
    await order({ status: 'SHIPPED', shippedAt: daysAgo(16) });
    await order({ status: 'HOLD', holdUntil: dayAgo(1) });
    // It asks for a day before all days.
    await db.taskRule.update({ where: { businessId_id: { businessId: shop.id, id: broken } }, data: { delayMinutes: 2_147_483_647 } });
    await expect(run()).rejects.toThrow('Rules for tasks could not be applied');
    expect(await tasks()).toEqual([expect.stringContaining('on its way')]);
  });

  it('of businesses whose people cannot work are not run', async () => {
    const { shop, turnOn } = await ruledShop();
    await turnOn('SHIPPED');
    const jobs = () => db.$queryRaw<{ key: string }[]>`SELECT "key" FROM graphile_worker.jobs WHERE "key" = ${`tasks.rules:${shop.id}`}`;
    await db.$executeRaw`SELECT graphile_worker.remove_job(${`tasks.rules:${shop.id}`})`;
    await db.business.update({ where: { id: shop.id }, data: { packageExpiresAt: daysAgo(1) } });
    await wakeRules();
    expect(await jobs()).toEqual([]);
    await db.business.update({ where: { id: shop.id }, data: { packageExpiresAt: daysAgo(-1) } });
    await wakeRules();
    await wakeRules();
    expect(await jobs()).toHaveLength(1);
  });
});
