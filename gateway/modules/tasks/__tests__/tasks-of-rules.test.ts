import { describe, expect, it } from 'vitest';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { countStatements } from '../../../db/statements.ts';
import { Session } from '../../../session/session.ts';
import { applyRule } from '../rules/apply-rule.ts';
import { taskRules } from '../rules/rule-figures.ts';
import { removeTaskRule, turnTaskRule } from '../rules/turn-rule.ts';
import { cancelTask, finishTask, reopenTask } from '../task-steps.ts';
import { dayAgo, daysAgo, ruledShop } from './rule-support.ts';

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

  it('is opened again while its rule has one about another statement, not about the same', async () => {
    const { shop, session, courierId, turnOn, run } = await ruledShop();
    await turnOn('STATEMENT_OPEN');
    const businessId = shop.id;
    const draft = async (number: number) => (await db.courierStatement.create({
      data: {
        businessId, courierId, number, contentHash: String(number), account: 'bank', day: dayAgo(0), lineCount: 0, collectedPoisha: 0n, chargePoisha: 0n,
        codFeePoisha: 0n, adjustPoisha: 0n, netPoisha: 0n, createdAt: daysAgo(1),
      },
      select: { id: true },
    })).id;
    const stand = (id: string, status: 'DRAFT' | 'VOID') => db.courierStatement.update({ where: { businessId_id: { businessId, id } }, data: { status } });
    const taskOf = (statementId: string) => db.task.findFirstOrThrow({ where: { businessId, statementId }, orderBy: { id: 'desc' } });
    const first = await draft(1);
    await draft(2);
    await run();
    const { id: taskId } = await taskOf(first);
    await stand(first, 'VOID');
    await run();
    await execute(reopenTask, session, { taskId });
    expect(await taskOf(first)).toMatchObject({ id: taskId, status: 'PENDING' });

    await stand(first, 'DRAFT');
    await run();
    const again = await taskOf(first);
    expect(again.id).not.toBe(taskId);
    await stand(first, 'VOID');
    await run();
    await stand(first, 'DRAFT');
    await run();
    await expect(execute(reopenTask, session, { taskId: again.id })).rejects.toMatchObject({ reason: 'TASK_REPEATS' });
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
