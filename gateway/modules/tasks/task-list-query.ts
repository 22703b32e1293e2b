import { z } from 'zod';
import { dhakaDay, dhakaDayEnd } from '../../../schema/rules/format.ts';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { planConstants } from '../../list-query/plan-constants.ts';
import { taskPriority, taskRecord, taskStatus, taskType } from './task-input.ts';

const OPEN = planConstants('PENDING', 'IN_PROGRESS');

export const taskTime = z.enum(['OPEN', 'OVERDUE', 'TODAY', 'SNOOZED']);

/** Open tasks by when they want attention. */
export function timeWhere(at: z.output<typeof taskTime>): Prisma.TaskWhereInput {
  const now = new Date();
  switch (at) {
    case 'OPEN': return { status: { in: OPEN } };
    case 'OVERDUE': return { status: { in: OPEN }, attentionAt: { lt: now } };
    case 'TODAY': return { status: { in: OPEN }, attentionAt: { lt: dhakaDayEnd(dhakaDay(now)) } };
    case 'SNOOZED': return { status: { in: OPEN }, snoozedUntil: { gt: now } };
  }
}

export const taskListQuery = defineListQuery({
  name: 'tasks.list',
  table: 'Task',
  permission: 'newOrder',
  filter: z.object({
    status: z.array(taskStatus).max(4).optional().describe('Any of these; every one when left out.'),
    search: text(100).optional().describe('Part of the title, or of what the record is called.'),
    type: taskType.optional().describe('Only this kind of work.'),
    priority: taskPriority.optional().describe('Only those that matter as much.'),
    at: taskTime.optional().describe('Only open tasks, by when they want attention.'),
    mine: z.boolean().optional().describe('True: only those of whoever asks.'),
    assigneeId: idOf('Member').optional().describe('Only those of this member.'),
    ruleId: idOf('TaskRule').optional().describe('Only those of this rule.'),
    ...taskRecord,
    unassigned: z.boolean().optional().describe('True: only those of nobody in particular.'),
  }),
  sorts: {
    DUE: { column: 'attentionAt', direction: 'asc', kind: 'date' },
    LATEST: { column: 'attentionAt', direction: 'desc', kind: 'date' },
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
  },
  defaultSort: 'DUE',
  where: ({ businessId, user }, { status, search, type, priority, at, mine, assigneeId, unassigned, ruleId, ...record }): Prisma.TaskWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...(type && { type }),
    ...(priority && { priority }),
    ...(assigneeId && { assigneeId }),
    ...(ruleId && { ruleId }),
    ...(unassigned && { assigneeId: null }),
    ...record,
    ...(search && inSearchText(search.toLowerCase())),
    AND: [at ? timeWhere(at) : {}, mine ? { assigneeId: user?.id ?? null } : {}],
  }),
});
