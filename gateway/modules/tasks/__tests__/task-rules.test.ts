import { describe, expect, it } from 'vitest';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute, runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { withSite } from '../../web-orders/__tests__/support.ts';
import { applyRule } from '../rules/apply-rule.ts';
import { taskRulePreview } from '../rules/rule-figures.ts';
import { saveTaskRule } from '../rules/task-rules.ts';
import { removeTaskRule, turnTaskRule } from '../rules/turn-rule.ts';
import { wakeRules } from '../rules/run-rules.ts';
import { dayAgo, daysAgo, ruledShop } from './rule-support.ts';

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
    const site = await withSite(stranger.shop);
    await expect(execute(saveTaskRule, session, { trigger: 'NO_ANSWER', threshold: 1, type: 'CALL', dueMinutes: 60, siteIds: [site.id] })).rejects.toMatchObject(notFound);
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
