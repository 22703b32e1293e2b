import { msg, type Message } from '../../../schema/rules/message.ts';
import type { TaskStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';

export const TASK_STEPS = ['START', 'PUT_BACK', 'FINISH', 'SNOOZE', 'CANCEL', 'REOPEN'] as const;
export type TaskStep = (typeof TASK_STEPS)[number];

/** The steps of each status, and where they lead. A snoozed task keeps its status. */
const STEPS: Record<TaskStatus, Partial<Record<TaskStep, TaskStatus>>> = {
  PENDING: { START: 'IN_PROGRESS', FINISH: 'DONE', SNOOZE: 'PENDING', CANCEL: 'CANCELLED' },
  IN_PROGRESS: { FINISH: 'DONE', PUT_BACK: 'PENDING', SNOOZE: 'IN_PROGRESS', CANCEL: 'CANCELLED' },
  DONE: { REOPEN: 'PENDING' },
  CANCELLED: { REOPEN: 'PENDING' },
};

const REFUSALS: Record<TaskStatus, Message> = {
  PENDING: msg('Nobody has begun this task'),
  IN_PROGRESS: msg('This task is in progress'),
  DONE: msg('This task is done'),
  CANCELLED: msg('This task is cancelled'),
};

export const nextSteps = (status: TaskStatus): TaskStep[] => TASK_STEPS.filter((step) => step in STEPS[status]);

export const isOpen = (status: TaskStatus): boolean => 'FINISH' in STEPS[status];

/** Where the step leads. Throws PreconditionError TASK_STATUS when it is not allowed in this status. */
export function stepTo(status: TaskStatus, step: TaskStep): TaskStatus {
  const to = STEPS[status][step];
  if (!to) throw new PreconditionError('TASK_STATUS', REFUSALS[status]);
  return to;
}

/** Throws PreconditionError TASK_STATUS for an ended task. */
export function assertOpen(status: TaskStatus): void {
  if (!isOpen(status)) throw new PreconditionError('TASK_STATUS', REFUSALS[status]);
}
