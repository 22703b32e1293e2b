import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, text, version } from '../../commands/fields.ts';
import type { Prisma, Task } from '../../db/generated/client/client.ts';
import type { TaskOutcome } from '../../db/generated/client/enums.ts';
import { mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import { lockTask } from './lock-task.ts';
import { snoozeTime, taskOutcome } from './task-input.ts';
import { stepTo, type TaskStep } from './task-state.ts';

const target = { taskId: idOf('Task'), version: version().optional() };

interface Step {
  step: TaskStep;
  summary: Message;
  data?: Prisma.TaskUncheckedUpdateInput;
}

/** Takes a locked task one step on. Throws PreconditionError TASK_STATUS. */
export async function takeStep({ tx, session: { businessId }, audit }: CommandContext, task: Task, { step, summary, data = {} }: Step): Promise<void> {
  const status = stepTo(task.status, step);
  await tx.task.update({
    where: { businessId_id: { businessId, id: task.id } }, data: { ...data, status, version: { increment: 1 } }, select: { id: true },
  });
  await audit({ entity: ['Task', task.id], summary, before: { status: task.status }, after: { status, ...data } });
}

/** Begins a task; one that was nobody's is theirs who begins it. */
export const startTask = defineCommand({
  name: 'tasks.start',
  permission: 'newOrder',
  input: z.object(target),
  run: async (context, { taskId, version: seen }) => {
    const task = await lockTask(context, taskId, seen);
    const { user, actorName } = context.session;
    const taken = task.assigneeId ? {} : { assigneeId: user?.id ?? null, assigneeName: user ? actorName : '' };
    await takeStep(context, task, { step: 'START', summary: msg('Begun'), data: { startedAt: new Date(), ...taken, ...awake(task) } });
    return { id: taskId };
  },
});

/** Gives a begun task back to those that wait. */
export const putBackTask = defineCommand({
  name: 'tasks.putBack',
  permission: 'newOrder',
  input: z.object(target),
  run: async (context, { taskId, version: seen }) => {
    const task = await lockTask(context, taskId, seen);
    await takeStep(context, task, { step: 'PUT_BACK', summary: msg('Put back'), data: { startedAt: null } });
    return { id: taskId };
  },
});

/** When it wants attention once it is no longer put off. */
const awake = ({ dueAt }: Task) => ({ snoozedUntil: null, attentionAt: dueAt });

interface Ending {
  outcome?: TaskOutcome;
  note?: string;
}

const required = (field: string) => new ValidationError('Required', [{ field, message: 'Required' }]);

/** Ends a locked task, and says when. A call says what came of it. Throws ValidationError, PreconditionError. */
export async function finish(context: CommandContext, task: Task, { outcome, note = '' }: Ending): Promise<Date> {
  if (task.type === 'CALL' && !outcome) {
    throw mistakeIn('outcome', msg('Say what came of the call'));
  }
  const now = new Date();
  await takeStep(context, task, {
    step: 'FINISH', summary: note ? msg('Done: {{note}}', { note }) : msg('Done'),
    data: {
      outcome: task.type === 'CALL' ? outcome : null, outcomeNote: note, endedAt: now, attentionAt: now, snoozedUntil: null,
      endedByName: context.session.actorName,
    },
  });
  return now;
}

export const finishTask = defineCommand({
  name: 'tasks.finish',
  permission: 'newOrder',
  input: z.object({
    ...target,
    outcome: taskOutcome.optional().describe('What came of the call; required for calls, without meaning for others.'),
    note: text(500).optional().describe('What was said or done.'),
  }),
  run: async (context, { taskId, version: seen, ...ending }) => {
    await finish(context, await lockTask(context, taskId, seen), ending);
    return { id: taskId };
  },
});

export const cancelTask = defineCommand({
  name: 'tasks.cancel',
  permission: 'newOrder',
  input: z.object({ ...target, reason: text(300).describe('Why nobody does it.') }),
  run: async (context, { taskId, version: seen, reason }) => {
    const task = await lockTask(context, taskId, seen);
    if (!reason) throw required('reason');
    const now = new Date();
    await takeStep(context, task, {
      step: 'CANCEL', summary: msg('Cancelled: {{reason}}', { reason }),
      data: { outcomeNote: reason, endedAt: now, attentionAt: now, snoozedUntil: null, endedByName: context.session.actorName },
    });
    return { id: taskId };
  },
});

/**
 * Takes an ended task up again. One whose rule saw its cause end is a person's from then on: the rule would close it at once.
 * Throws PreconditionError TASK_REPEATS while the rule has another open task about the same.
 */
export const reopenTask = defineCommand({
  name: 'tasks.reopen',
  permission: 'newOrder',
  input: z.object(target),
  run: async (context, { taskId, version: seen }) => {
    const task = await lockTask(context, taskId, seen);
    stepTo(task.status, 'REOPEN');
    if (task.curedAt) await assertAlone(context, task);
    await takeStep(context, task, {
      step: 'REOPEN', summary: msg('Opened again'),
      data: {
        outcome: null, outcomeNote: '', endedAt: null, endedByName: '', startedAt: null, ...(task.curedAt && { ruleId: null, curedAt: null }), ...awake(task),
      },
    });
    return { id: taskId };
  },
});

/** Throws PreconditionError TASK_REPEATS while the rule of an ended task has an open one about the same record. */
async function assertAlone({ tx, session: { businessId } }: CommandContext, { ruleId, orderId, webOrderId, productId, statementId }: Task): Promise<void> {
  const other = await tx.task.findFirst({
    where: { businessId, ruleId, orderId, webOrderId, productId, statementId, curedAt: null, status: { in: ['PENDING', 'IN_PROGRESS'] } }, select: { title: true },
  });
  if (other) throw new PreconditionError('TASK_REPEATS', msg('Its rule has written down a newer task about the same, which is open: {{title}}', { title: other.title }));
}

/** Puts a locked task off. */
export const snooze = (context: CommandContext, task: Task, until: Date): Promise<void> =>
  takeStep(context, task, {
    step: 'SNOOZE', summary: msg('Put off until {{until, day}}', { until: until.toISOString() }), data: { snoozedUntil: until, attentionAt: until },
  });

export const snoozeTask = defineCommand({
  name: 'tasks.snooze',
  permission: 'newOrder',
  input: z.object({ ...target, until: snoozeTime.describe('It is not overdue before then.') }),
  run: async (context, { taskId, version: seen, until }) => {
    await snooze(context, await lockTask(context, taskId, seen), until);
    return { id: taskId };
  },
});
