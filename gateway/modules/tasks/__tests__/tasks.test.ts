import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../prisma/seed/factories/purchase.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { USUAL_RULES } from '../../../session/session.ts';
import { workQueue } from '../../orders/work-queue.ts';
import { createTask } from '../create-task.ts';
import { snoozeTask } from '../task-steps.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

async function shopWithTasks() {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  const token = await tokenOf(shop.founder);
  const task = async (title: string, dueAt: Date, more: object = {}) =>
    (await execute(createTask, session, { title, type: 'CUSTOM', dueAt, ...more })).id;
  async function titles(filter: object = {}, sort = 'DUE') {
    const { data } = await server.graphql<{ tasks: { edges: { node: { title: string } }[] } }>(
      token, 'query($filter: TasksFilter, $sort: TasksSort) { tasks(filter: $filter, sort: $sort) { edges { node { title } } } }', { filter, sort });
    return data!.tasks.edges.map(({ node }) => node.title);
  }
  async function run(name: string, input: object) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const { data } = await server.graphql<Record<string, { task?: { status: string }; message?: string; reason?: string; fieldErrors?: { field: string }[] }>>(
      token, `mutation($input: ${title}Input!) { ${name}(input: $input) {
        ... on ${title}Success { task { status assigneeName isOverdue nextSteps outcome recordKind recordId recordLabel } }
        ... on Error { message } ... on ValidationError { fieldErrors { field } } } }`, { input });
    return data![name]!;
  }
  const counts = async () => {
    const { data } = await server.graphql<{ taskCounts: { status: string; count: number }[] }>(token, '{ taskCounts { status count } }');
    return Object.fromEntries(data!.taskCounts.map(({ status, count }) => [status, count]));
  };
  return { shop, session, token, task, titles, run, counts };
}

describe('tasks', () => {
  it('stand in the list in the order in which they want attention, and are counted by status', async () => {
    const { task, titles, run, counts } = await shopWithTasks();
    const late = await task('Call Rahim', inHours(-2));
    await task('Count the mugs', inHours(5));
    await task('Ask Pathao', inHours(1));
    expect(await titles({ status: ['PENDING'] })).toEqual(['Call Rahim', 'Ask Pathao', 'Count the mugs']);
    expect(await titles({ at: 'OVERDUE' })).toEqual(['Call Rahim']);
    await run('startTask', { taskId: encodeId('Task', late) });
    await run('finishTask', { taskId: encodeId('Task', late) });
    expect(await titles({ at: 'OVERDUE' })).toEqual([]);
    expect(await counts()).toEqual({ PENDING: 2, DONE: 1 });
  });

  it('can be put off: not overdue before then, overdue again afterwards', async () => {
    const { shop, session, task, titles } = await shopWithTasks();
    const id = await task('Call Karim', inHours(-1));
    await execute(snoozeTask, session, { taskId: id, until: inHours(2) });
    expect(await titles({ at: 'OVERDUE' })).toEqual([]);
    expect(await titles({ at: 'SNOOZED' })).toEqual(['Call Karim']);
    await db.task.updateMany({ where: { businessId: shop.id, id }, data: { snoozedUntil: inHours(-0.1), attentionAt: inHours(-0.1) } });
    expect(await titles({ at: 'OVERDUE' })).toEqual(['Call Karim']);
    expect(await titles({ at: 'SNOOZED' })).toEqual([]);
  });

  it('that are overdue are counted alike in the list, at the bell and on the dashboard', async () => {
    const { shop, token, task, run, titles } = await shopWithTasks();
    const late = await task('Call Rahim', inHours(-2));
    const begun = await task('Ask Pathao', inHours(-1));
    await task('Count the mugs', inHours(1));
    await run('startTask', { taskId: encodeId('Task', begun) });
    const counted = async (of: string) => (await server.graphql<{ viewer: { overdueTaskCount: number | null } }>(of, '{ viewer { overdueTaskCount } }')).data!.viewer.overdueTaskCount;
    expect(await titles({ at: 'OVERDUE' })).toHaveLength(2);
    expect(await counted(token)).toBe(2);
    expect((await workQueue(shop.id, USUAL_RULES)).overdueTasks).toBe(2);
    await run('finishTask', { taskId: encodeId('Task', late) });
    expect(await counted(token)).toBe(1);
    expect((await workQueue(shop.id, USUAL_RULES)).overdueTasks).toBe(1);
    const packer = await withMember(shop, { role: 'MEMBER', flags: ['orderUpdate', 'notification'] });
    expect(await counted(await tokenOf(packer))).toBeNull();
  });

  it('of a call end only with what came of it', async () => {
    const { task, run } = await shopWithTasks();
    const taskId = encodeId('Task', await task('Call about the size', inHours(1), { type: 'CALL' }));
    expect(await run('finishTask', { taskId })).toMatchObject({ message: 'Say what came of the call', fieldErrors: [{ field: 'outcome' }] });
    expect(await run('finishTask', { taskId, outcome: 'NO_ANSWER' })).toMatchObject({ task: { status: 'DONE', outcome: 'NO_ANSWER', nextSteps: ['REOPEN'] } });
  });

  it('take only the steps of their status, and are theirs who begins them', async () => {
    const { shop, task, run } = await shopWithTasks();
    const taskId = encodeId('Task', await task('Pack the samples', inHours(1)));
    expect(await run('putBackTask', { taskId })).toMatchObject({ message: 'Nobody has begun this task' });
    expect(await run('startTask', { taskId })).toMatchObject({ task: { status: 'IN_PROGRESS', assigneeName: shop.founder.name } });
    expect(await run('putBackTask', { taskId })).toMatchObject({ task: { status: 'PENDING' } });
    expect(await run('cancelTask', { taskId, reason: '' })).toMatchObject({ fieldErrors: [{ field: 'reason' }] });
    expect(await run('cancelTask', { taskId, reason: 'Not needed' })).toMatchObject({ task: { status: 'CANCELLED' } });
    expect(await run('startTask', { taskId })).toMatchObject({ message: 'This task is cancelled' });
    expect(await run('reopenTask', { taskId })).toMatchObject({ task: { status: 'PENDING', isOverdue: false } });
  });

  it('lead to their record, which shows them while they are open; a record of another business does not exist', async () => {
    const { shop, session, titles, run } = await shopWithTasks();
    const product = await withProduct(shop, { stock: 5 });
    const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    const orderId = encodeId('Order', order.id);
    const input = { title: 'Call about the colour', type: 'CALL', dueAt: inHours(1).toISOString() };
    expect(await run('createTask', { ...input, orderId })).toMatchObject({
      task: { recordKind: 'ORDER', recordId: orderId, recordLabel: expect.stringContaining(String(order.number)) as string },
    });
    expect(await titles({ orderId, status: ['PENDING', 'IN_PROGRESS'] })).toEqual(['Call about the colour']);
    const other = await shopWithTasks();
    expect(await other.titles({ orderId })).toEqual([]);
    expect(await other.run('createTask', { ...input, orderId })).toMatchObject({ message: 'Order not found' });
    await expect(execute(createTask, session, { title: 'Two', type: 'CUSTOM', dueAt: inHours(1), orderId: order.id, productId: product.productId }))
      .rejects.toThrow('A task is about one record');
  });

  it('about a purchase lead to it', async () => {
    const { shop, titles, run } = await shopWithTasks();
    const product = await withProduct(shop, {});
    const purchase = await withPurchase(shop, { lines: [{ product, quantity: 2, unitCost: 5 }] });
    const purchaseId = encodeId('Purchase', purchase.id);
    const input = { title: 'Ask the supplier', type: 'STOCK', dueAt: inHours(1).toISOString(), purchaseId };
    expect(await run('createTask', input)).toMatchObject({ task: { recordKind: 'PURCHASE', recordId: purchaseId, recordLabel: '1' } });
    expect(await titles({ purchaseId })).toEqual(['Ask the supplier']);
    expect(await (await shopWithTasks()).run('createTask', input)).toMatchObject({ message: 'Purchase not found' });
  });

  it('are given only to members who may see tasks', async () => {
    const { shop, session, titles, task } = await shopWithTasks();
    const seller = await withMember(shop, { role: 'MEMBER', flags: ['newOrder'] });
    const packer = await withMember(shop, { role: 'MEMBER', flags: ['orderUpdate'] });
    await task('Call Salma', inHours(1), { assigneeId: seller.id });
    await expect(execute(createTask, session, { title: 'No', type: 'CUSTOM', dueAt: inHours(1), assigneeId: packer.id })).rejects.toThrow('Member not found');
    expect(await titles({ assigneeId: encodeId('Member', seller.id) })).toEqual(['Call Salma']);
    expect(await titles({ mine: true })).toEqual([]);
    expect(await titles({ unassigned: true })).toEqual([]);
    expect(await titles({ search: 'salma' })).toEqual(['Call Salma']);
  });
});
