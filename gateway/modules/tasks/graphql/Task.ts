import type { z } from 'zod';
import type { Command } from '../../../commands/command.ts';
import { db } from '../../../db/client.ts';
import type { Task as TaskRow } from '../../../db/generated/client/client.ts';
import type {
  TaskOutcome as TaskOutcomeValue, TaskPriority as TaskPriorityValue, TaskStatus as TaskStatusValue, TaskType as TaskTypeValue,
} from '../../../db/generated/client/enums.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { wordingOf } from '../../../graphql/wording.ts';
import { listAssignees } from '../assignees.ts';
import { createTask } from '../create-task.ts';
import { editTask } from '../edit-task.ts';
import { taskOutcome, taskPriority, taskStatus, taskType } from '../task-input.ts';
import { taskListQuery, taskTime } from '../task-list-query.ts';
import { nextSteps, type TaskStep as TaskStepValue } from '../task-state.ts';
import { cancelTask, finishTask, putBackTask, reopenTask, snoozeTask, startTask } from '../task-steps.ts';
import { AssigneeType } from './Assignee.ts';

export const TaskType = describedEnum<TaskTypeValue>('TaskType', 'What kind of work a task is.', {
  CALL: 'Somebody is to be called; ending it takes what came of the call.',
  FOLLOW_UP: 'Somebody is to look again.',
  COURIER: 'A courier is to be asked or told.',
  RETURN: 'Goods are to come back.',
  STOCK: 'Goods are to be bought, counted or moved.',
  CUSTOM: 'Anything else.',
});
nameEnum(taskType, TaskType);
const TaskStatus = describedEnum<TaskStatusValue>('TaskStatus', 'Where a task stands.', {
  PENDING: 'Nobody has begun.', IN_PROGRESS: 'Somebody is at it.', DONE: 'Ended as it should.', CANCELLED: 'Nobody does it.',
});
nameEnum(taskStatus, TaskStatus);
export const TaskPriority = describedEnum<TaskPriorityValue>('TaskPriority', 'How much a task matters.', {
  LOW: 'When there is time.', NORMAL: 'As any.', HIGH: 'Before others.', URGENT: 'Now.',
});
nameEnum(taskPriority, TaskPriority);
const TaskOutcome = describedEnum<TaskOutcomeValue>('TaskOutcome', 'What came of the call of a task.', {
  REACHED: 'They were reached, and it is settled.', CALL_BACK: 'They want to be called again.', NO_ANSWER: 'Nobody answered.',
  SWITCHED_OFF: 'The phone is off or busy.', WRONG_NUMBER: 'The number is of somebody else.', REFUSED: 'They do not want it any more.',
});
nameEnum(taskOutcome, TaskOutcome);
const TaskStep = describedEnum<TaskStepValue>('TaskStep', 'What can be done with a task.', {
  START: 'Begin it.', PUT_BACK: 'Give it back to those that wait.', FINISH: 'End it as done.', SNOOZE: 'Put it off.', CANCEL: 'End it undone.',
  REOPEN: 'Take it up again.',
});
nameEnum(taskTime, describedEnum<z.output<typeof taskTime>>('TaskTime', 'Open tasks by when they want attention.', {
  OPEN: 'Whenever that is.', OVERDUE: 'Their time is over.', TODAY: 'Today or before.', SNOOZED: 'Put off until a time that is still to come.',
}));

const RECORDS = {
  orderId: ['ORDER', 'Order'], webOrderId: ['WEB_ORDER', 'WebOrder'], productId: ['PRODUCT', 'Product'], customerId: ['CUSTOMER', 'Customer'],
  statementId: ['STATEMENT', 'CourierStatement'], purchaseId: ['PURCHASE', 'Purchase'],
} as const;
type RecordColumn = keyof typeof RECORDS;
type RecordKind = (typeof RECORDS)[RecordColumn][0];

const COLUMNS = Object.keys(RECORDS) as RecordColumn[];
const columnOf = (task: Pick<TaskRow, RecordColumn>) => COLUMNS.find((column) => task[column] !== null);
const READS_RECORD = readsColumns(...COLUMNS);

const TaskRecordKind = describedEnum<RecordKind>('TaskRecordKind', 'What kind of record a task is about.', {
  ORDER: 'An order.', WEB_ORDER: 'A web order.', PRODUCT: 'A product.', CUSTOMER: 'A customer.', STATEMENT: "A courier's statement.",
  PURCHASE: 'A purchase.',
});

export const Task = builder.prismaNode('Task', {
  ...tenantRecord('newOrder'),
  description: 'Work for somebody, about one record or none.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What is to be done, in one line; in English where a rule wrote it.' }),
    messageKey: t.string({
      description: 'The title as messageKey of Error.', extensions: readsColumns('title', 'wording'),
      resolve: ({ title, wording }) => wordingOf({ summary: title, wording }).messageKey,
    }),
    messageValues: t.field({
      type: 'MessageValues', description: 'As messageValues of Error.', extensions: readsColumns('title', 'wording'),
      resolve: ({ title, wording }) => wordingOf({ summary: title, wording }).messageValues,
    }),
    type: t.expose('type', { type: TaskType, description: 'What kind of work it is.' }),
    status: t.expose('status', { type: TaskStatus, description: 'Where it stands.' }),
    priority: t.expose('priority', { type: TaskPriority, description: 'How much it matters.' }),
    note: t.exposeString('note', { description: 'What whoever does it should know.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it is to be done.' }),
    snoozedUntil: t.expose('snoozedUntil', { type: 'DateTime', nullable: true, description: 'Put off until then.' }),
    attentionAt: t.expose('attentionAt', {
      type: 'DateTime', description: 'When an open one wants attention: as it is due, or when its snooze ends; when an ended one ended.',
    }),
    isOverdue: t.boolean({
      description: 'Open, and its time is over.', extensions: readsColumns('status', 'attentionAt'),
      resolve: ({ status, attentionAt }) => nextSteps(status).includes('FINISH') && attentionAt < new Date(),
    }),
    assigneeId: t.id({
      nullable: true, description: 'The member who is to do it; null for nobody in particular.', extensions: readsColumns('assigneeId'),
      resolve: ({ assigneeId }) => assigneeId && encodeId('Member', assigneeId),
    }),
    assigneeName: t.exposeString('assigneeName', { description: 'Who is to do it; empty for nobody in particular.' }),
    isMine: t.boolean({
      description: 'Whether it is to be done by whoever asks.', extensions: readsColumns('assigneeId'),
      resolve: ({ assigneeId }, _args, context) => assigneeId !== null && assigneeId === sessionOf(context).user?.id,
    }),
    recordKind: t.field({
      type: TaskRecordKind, nullable: true, description: 'What kind of record it is about; null for none.', extensions: READS_RECORD,
      resolve: (task) => {
        const column = columnOf(task);
        return column ? RECORDS[column][0] : null;
      },
    }),
    recordId: t.id({
      nullable: true, description: 'The record that it is about.', extensions: READS_RECORD,
      resolve: (task) => {
        const column = columnOf(task);
        return column ? encodeId(RECORDS[column][1], task[column]!) : null;
      },
    }),
    recordLabel: t.exposeString('recordLabel', { description: 'What people call that record.' }),
    outcome: t.expose('outcome', { type: TaskOutcome, nullable: true, description: 'What came of the call.' }),
    outcomeNote: t.exposeString('outcomeNote', { description: 'What was said when it ended; why, for one that is cancelled.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it was done or cancelled; null while it is open.' }),
    endedByName: t.exposeString('endedByName', { description: 'Who did or cancelled it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName', { description: 'Who wrote it down; empty where a rule did.' }),
    ruleId: t.id({
      nullable: true, description: 'The rule that wrote it down; null where a person did.', extensions: readsColumns('ruleId'),
      resolve: ({ ruleId }) => ruleId && encodeId('TaskRule', ruleId),
    }),
    isEndedByRule: t.boolean({
      description: 'Whether its rule has ended it.', extensions: readsColumns('curedAt', 'endedAt'),
      resolve: ({ curedAt, endedAt }) => curedAt !== null && curedAt.getTime() === endedAt?.getTime(),
    }),
    version: t.exposeInt('version'),
    nextSteps: t.field({ type: [TaskStep], description: 'What can be done with it.', extensions: readsColumns('status'), resolve: ({ status }) => nextSteps(status) }),
    timeline: t.connection(...timelineOf('Task')),
  }),
});

listQueryField('tasks', taskListQuery, {
  description: 'Tasks, those that want attention first.',
  type: Task,
  counts: { name: 'taskCounts', kind: 'task', description: 'How many tasks stand in each status.' },
  matching: { name: 'matchingTaskCount', description: 'How many tasks a filter lets through, counted up to 50,001.' },
});

builder.queryField('taskAssignees', (t) =>
  t.field({
    type: [AssigneeType],
    description: 'Who can do tasks: whoever works in the business now and may see them, by name.',
    ...requires('newOrder'),
    complexity: 50,
    resolve: (_root, _args, context) => listAssignees(sessionOf(context).businessId, 'newOrder'),
  }),
);

type TaskCommand = Command<z.ZodObject, { id: string }>;

const COMMANDS: [name: string, command: TaskCommand, description: string][] = [
  ['createTask', createTask as TaskCommand, 'Writes down work for somebody.'],
  ['editTask', editTask as TaskCommand, 'Changes what an open task says.'],
  ['startTask', startTask as TaskCommand, "Begins a task; one that was nobody's is theirs who begins it."],
  ['putBackTask', putBackTask as TaskCommand, 'Gives a begun task back to those that wait.'],
  ['finishTask', finishTask as TaskCommand, 'Ends a task as done; a call takes what came of it.'],
  ['snoozeTask', snoozeTask as TaskCommand, 'Puts an open task off.'],
  ['cancelTask', cancelTask as TaskCommand, 'Ends a task that nobody does.'],
  ['reopenTask', reopenTask as TaskCommand, 'Takes an ended task up again.'],
];

for (const [name, command, description] of COMMANDS) {
  commandField(name, command, {
    description, record: 'task', type: Task,
    resolve: ({ id }, { session, query }) =>
      db.task.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
  });
}
