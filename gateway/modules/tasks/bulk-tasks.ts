import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, text } from '../../commands/fields.ts';
import { TaskOutcome, TaskStatus } from '../../db/generated/client/enums.ts';
import { mistakeIn, NotFoundError, ValidationError } from '../../errors.ts';
import { whereOf } from '../../list-query/list-query.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { MAX_ROWS, startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { assignee, findAssignee } from './assignees.ts';
import { lockTask } from './lock-task.ts';
import { snoozeTime, taskOutcome } from './task-input.ts';
import { taskListQuery } from './task-list-query.ts';
import { assertOpen, isOpen } from './task-state.ts';
import { finish, reopenTask, snooze } from './task-steps.ts';

const MAX_CHOSEN = 1_000;

/** Gives open tasks to somebody, or to nobody in particular. */
export const assignKind = defineBulkKind({
  name: 'tasks.assign',
  permission: 'newOrder',
  row: z.object({ id: z.uuid(), assignee }),
  run: async (context, { id, assignee: to }) => {
    const { assigneeId, assigneeName, status } = await lockTask(context, id);
    assertOpen(status);
    if (assigneeId === to.id) return { status: 'SKIPPED', message: msg('It is so already') };
    await assign(context, id, to);
    return { status: 'OK', before: { id: assigneeId, name: assigneeName } };
  },
  undo: async (context, { id, assignee: given }, before) => {
    if ((await lockTask(context, id)).assigneeId !== given.id) throw new ValidationError('It was changed since');
    await assign(context, id, assignee.parse(before));
    return { status: 'OK' };
  },
});

async function assign({ tx, session: { businessId }, audit }: CommandContext, id: string, { id: assigneeId, name }: z.output<typeof assignee>): Promise<void> {
  await tx.task.update({
    where: { businessId_id: { businessId, id } }, data: { assigneeId, assigneeName: name, version: { increment: 1 } }, select: { id: true },
  });
  await audit({
    entity: ['Task', id], after: { assigneeId, assigneeName: name },
    summary: name ? msg('{{name}} looks after it', { name }) : msg('Nobody in particular looks after it'),
  });
}

/** Where a task stood before it was ended; left out by jobs that began before this was kept. */
const finished = z.object({
  status: z.enum(TaskStatus), startedAt: z.coerce.date().nullable(), snoozedUntil: z.coerce.date().nullable(), attentionAt: z.coerce.date(), endedAt: z.coerce.date(),
}).partial();

export const finishKind = defineBulkKind({
  name: 'tasks.finish',
  permission: 'newOrder',
  row: z.object({ id: z.uuid(), outcome: z.enum(TaskOutcome).optional(), note: z.string().optional() }),
  run: async (context, { id, ...ending }) => {
    const task = await lockTask(context, id);
    if (!isOpen(task.status)) return { status: 'SKIPPED', message: msg('It has ended already') };
    const endedAt = await finish(context, task, ending);
    const { status, startedAt, snoozedUntil, attentionAt } = task;
    return { status: 'OK', before: { status, startedAt, snoozedUntil, attentionAt, endedAt } };
  },
  undo: async (context, { id }, before) => {
    const { endedAt, ...was } = finished.parse(before);
    const task = await lockTask(context, id);
    // Somebody who has opened it since, and perhaps ended it otherwise, has the last word. Jobs of before have kept nothing of it.
    if (endedAt && (task.status !== 'DONE' || task.endedAt?.getTime() !== endedAt.getTime())) throw new ValidationError('It was changed since');
    await reopenTask.run(context, { taskId: id });
    await context.tx.task.update({ where: { businessId_id: { businessId: context.session.businessId, id } }, data: was, select: { id: true } });
    return { status: 'OK' };
  },
});

export const snoozeKind = defineBulkKind({
  name: 'tasks.snooze',
  permission: 'newOrder',
  row: z.object({ id: z.uuid(), until: z.coerce.date() }),
  run: async (context, { id, until }) => {
    const task = await lockTask(context, id);
    if (!isOpen(task.status)) return { status: 'SKIPPED', message: msg('It has ended already') };
    await snooze(context, task, until);
    return { status: 'OK' };
  },
});

export const bulkTaskAction = z.enum(['ASSIGN', 'FINISH', 'SNOOZE']).describe('What is done with each.');

function actionTitle(action: z.output<typeof bulkTaskAction>, count: number, name: string): Message {
  switch (action) {
    case 'ASSIGN': return name
      ? msg('{{count}} tasks for {{name}}', { count, name, defaultValue_one: '{{count}} task for {{name}}' })
      : msg('{{count}} tasks for nobody in particular', { count, defaultValue_one: '{{count}} task for nobody in particular' });
    case 'FINISH': return msg('{{count}} tasks done', { count, defaultValue_one: '{{count}} task done' });
    case 'SNOOZE': return msg('Put {{count}} tasks off', { count, defaultValue_one: 'Put {{count}} task off' });
  }
}

/** Assigns, ends or puts off many tasks, in a bulk job. */
export const changeTasksInBulk = defineCommand({
  name: 'tasks.changeInBulk',
  permission: 'newOrder',
  input: z.object({
    tasks: z.array(idOf('Task')).max(MAX_CHOSEN).optional().describe('Those that were chosen.'),
    filter: taskListQuery.filter.optional().describe('All tasks that a list with this filter shows, where none are chosen.'),
    action: bulkTaskAction,
    assigneeId: idOf('Member').optional().describe('Whom they are for; for ASSIGN, nobody in particular when left out.'),
    outcome: taskOutcome.optional().describe('What came of the calls among them; for FINISH. Calls fail without it.'),
    note: text(500).optional().describe('What was said or done; for FINISH.'),
    until: snoozeTime.optional().describe('For SNOOZE.'),
  }),
  run: async (context, { tasks, filter, action, assigneeId, outcome, note, until }) => {
    const { tx, session } = context;
    if (!tasks && !filter) throw new ValidationError('Choose tasks, or give a filter');
    if (action === 'SNOOZE' && !until) throw mistakeIn('until', msg('Required'));
    const rows = await tx.task.findMany({
      where: tasks ? { businessId: session.businessId, id: { in: tasks } } : await whereOf(taskListQuery, session, filter!, tx),
      select: { id: true, title: true }, orderBy: [{ attentionAt: 'asc' }, { id: 'asc' }], take: MAX_ROWS + 1,
    });
    if (tasks && rows.length !== new Set(tasks).size) throw new NotFoundError('Task');
    const to = action === 'ASSIGN' ? await findAssignee(context, assigneeId, 'newOrder') : undefined;
    const asked = { ASSIGN: { assignee: to }, FINISH: { outcome, note }, SNOOZE: { until } }[action];
    const kind = { ASSIGN: assignKind, FINISH: finishKind, SNOOZE: snoozeKind }[action];
    return startBulkJob(context, kind, {
      title: actionTitle(action, rows.length, to?.name ?? ''),
      rows: rows.map(({ id, title }) => ({ label: title, input: { id, ...asked } })),
    });
  },
});
