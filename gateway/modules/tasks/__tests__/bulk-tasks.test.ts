import { afterAll, describe, expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { changeTasksInBulk } from '../bulk-tasks.ts';
import { createTask } from '../create-task.ts';
import { finishTask, reopenTask, snoozeTask, startTask } from '../task-steps.ts';

let worker: Worker | undefined;
afterAll(() => worker?.stop());

async function shopWithTasks() {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  const dueAt = new Date(Date.now() + 3_600_000);
  const task = async (title: string, type: 'CALL' | 'CUSTOM') => (await execute(createTask, session, { title, type, dueAt })).id;
  const ids = [await task('Call', 'CALL'), await task('Count', 'CUSTOM')];
  async function ended({ id }: { id: string }) {
    worker ??= await startWorker();
    const where = { businessId_id: { businessId: shop.id, id } };
    await vi.waitFor(async () => expect((await db.bulkJob.findUniqueOrThrow({ where })).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
    return (await db.bulkJobRow.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } })).map(({ label, status, message }) => [label, status, message]);
  }
  const tasks = () => db.task.findMany({ where: { businessId: shop.id }, orderBy: { title: 'asc' } });
  return { shop, session, ids, ended, tasks };
}

describe('many tasks', () => {
  it('end together; a call only with what came of it, and all of it can be undone', async () => {
    const { session, ids, ended, tasks } = await shopWithTasks();
    const job = await execute(changeTasksInBulk, session, { tasks: ids, action: 'FINISH' });
    expect((await ended(job)).toSorted()).toEqual([['Call', 'FAILED', 'Say what came of the call'], ['Count', 'OK', '']]);
    await ended(await execute(undoBulkJob, session, { id: job.id }));
    expect((await tasks()).map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    await ended(await execute(changeTasksInBulk, session, { filter: { status: ['PENDING'] }, action: 'FINISH', outcome: 'REACHED' }));
    expect((await tasks()).map(({ status, outcome }) => [status, outcome])).toEqual([['DONE', 'REACHED'], ['DONE', null]]);
  });

  it('are as they were once their end is undone, but for those that somebody has ended otherwise since', async () => {
    const { session, ids, ended, tasks } = await shopWithTasks();
    const [call, count] = ids as [string, string];
    await execute(startTask, session, { taskId: call });
    await execute(snoozeTask, session, { taskId: call, until: new Date(Date.now() + 7_200_000) });
    const [before] = await tasks();
    const job = await execute(changeTasksInBulk, session, { tasks: ids, action: 'FINISH', outcome: 'REACHED' });
    await ended(job);
    await execute(reopenTask, session, { taskId: count });
    await execute(finishTask, session, { taskId: count, note: 'Eleven pieces' });
    expect((await ended(await execute(undoBulkJob, session, { id: job.id }))).toSorted()).toEqual([['Call', 'OK', ''], ['Count', 'FAILED', 'It was changed since']]);
    const { startedAt, snoozedUntil, attentionAt } = before!;
    expect(await tasks()).toMatchObject([
      { status: 'IN_PROGRESS', startedAt, snoozedUntil, attentionAt, outcome: null, endedAt: null }, { status: 'DONE', outcomeNote: 'Eleven pieces' },
    ]);
  });

  it('are given to somebody and put off', async () => {
    const { shop, session, ids, ended, tasks } = await shopWithTasks();
    const { id: assigneeId } = await withMember(shop, { flags: ['newOrder'], name: 'Salma' });
    await ended(await execute(changeTasksInBulk, session, { tasks: ids, action: 'ASSIGN', assigneeId }));
    expect((await tasks()).map(({ assigneeName }) => assigneeName)).toEqual(['Salma', 'Salma']);
    const until = new Date(Date.now() + 7_200_000);
    await ended(await execute(changeTasksInBulk, session, { tasks: ids, action: 'SNOOZE', until }));
    expect((await tasks()).map(({ attentionAt }) => attentionAt)).toEqual([until, until]);
  });
});
