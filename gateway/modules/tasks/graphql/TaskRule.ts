import type { TaskRule as TaskRuleRow } from '../../../db/generated/client/client.ts';
import type { RuleAssignee as RuleAssigneeValue, TaskTrigger as TaskTriggerValue } from '../../../db/generated/client/enums.ts';
import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { taskRulePreview, taskRules, type RuleFigures } from '../rules/rule-figures.ts';
import { ruleAssignee, taskTrigger } from '../rules/rule-input.ts';
import { saveTaskRule, taskRuleNames } from '../rules/task-rules.ts';
import { removeTaskRule, turnTaskRule } from '../rules/turn-rule.ts';
import { TaskPriority, TaskType } from './Task.ts';

const TaskTrigger = describedEnum<TaskTriggerValue>('TaskTrigger', 'What a rule for tasks watches for. Its delay begins at the moment that is named.', {
  NO_ANSWER: 'A web order that so many calls found nobody for; from the last call, after whole days at 10:00.',
  HOLD_DUE: 'An order on hold whose day has come; from the beginning of that day.',
  NO_SCAN: 'A parcel of a connected courier without news; from the last news, or from the day that it left.',
  SHIPPED: 'A parcel on its way; from the moment that it left.',
  RETURN_PENDING: 'Goods on their way back; from the step that sent them.',
  UNSETTLED: 'An order that its courier should have paid by its terms; from the day on which that is late.',
  STATEMENT_OPEN: 'A statement of a courier that is compared with the books and not posted; from the moment that it came.',
  UNKNOWN_STATUS: "A courier's report with a status word that nobody has explained; from its arrival.",
  LATE_REPORT: "A courier's report that came late, and says otherwise than the order that has ended; from its arrival.",
  REPORT_OPEN: "A courier's report that waits for a person to enter what happened, or could not be applied, while the parcel has not come to an end here; from its arrival.",
  REPORT_UNMATCHED: "Couriers' reports that wait and belong to no order: of a parcel that nobody knows, or that cannot be read; from the arrival of the oldest.",
  TOLD_OTHERWISE: 'A booked parcel on its way of which the courier was told otherwise than the order says now. Without a delay.',
  LOW_STOCK: 'A product that is low on stock, as `lowStockProducts` lists it. Without a delay.',
  PREORDER_LATE: 'A product whose expected day has passed while customers wait; from the end of that day.',
  SMS_BALANCE: 'Fewer SMS left than a number. Without a delay.',
});
nameEnum(taskTrigger, TaskTrigger);

const RuleAssignee = describedEnum<RuleAssigneeValue>('RuleAssignee', 'Who gets the tasks of a rule. Whoever left or may see no tasks gets none.', {
  NOBODY: 'Nobody in particular.', MEMBER: 'Always the same member.', ROUND_ROBIN: 'Some members in turn.',
  ORDER_OWNER: 'Who looks after the order, or took it; of a web order, who called last.',
});
nameEnum(ruleAssignee, RuleAssignee);

const Figures = builder.objectRef<RuleFigures>('TaskRuleFigures').implement({
  description: 'What a rule for tasks does now.',
  fields: (t) => ({
    wouldMake: t.exposeInt('wouldMake', { description: 'Tasks that are missing by it: those that it would write down if it were on. Counted up to 501.' }),
    openTasks: t.exposeInt('openTasks', { description: 'Its tasks that are open.' }),
  }),
});

/** Not a Relay node: it is read through the business of the session. */
const TaskRule = builder.objectRef<TaskRuleRow & { figures: RuleFigures }>('TaskRule').implement({
  description: 'Writes a task down by itself for each record that its trigger finds.',
  extensions: visibleTo('ADMIN'),
  fields: (t) => ({
    ruleId: t.id({ description: 'Id of the rule.', resolve: ({ id }) => encodeId('TaskRule', id) }),
    trigger: t.expose('trigger', { type: TaskTrigger, description: 'What it watches for.' }),
    name: t.exposeString('name', { description: 'What the business calls it; empty for a rule that is called by its trigger.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether it writes tasks down.' }),
    threshold: t.exposeInt('threshold', { description: 'Calls without an answer, or SMS that are left; 0 for other triggers.' }),
    delayMinutes: t.exposeInt('delayMinutes', { description: 'Minutes between the moment of the trigger and the task.' }),
    sources: t.exposeStringList('sources', { description: 'Only orders from these sources; from all when empty.' }),
    couriers: t.exposeStringList('couriers', { description: 'Only orders that these couriers carry, or are to carry; all when empty.' }),
    siteIds: t.idList({ description: 'Only web orders of these shops; all when empty.', resolve: ({ siteIds }) => siteIds.map((id) => encodeId('WebSite', id)) }),
    minimum: t.expose('minimumPoisha', { type: 'Money', description: 'Only orders from this total on.' }),
    type: t.expose('type', { type: TaskType, description: 'What kind of work its tasks are.' }),
    priority: t.expose('priority', { type: TaskPriority, description: 'How much they matter.' }),
    dueMinutes: t.exposeInt('dueMinutes', { description: 'Minutes in which a task is to be done.' }),
    assignee: t.expose('assignee', { type: RuleAssignee, description: 'Who gets them.' }),
    memberIds: t.idList({ description: 'The member of MEMBER; those of ROUND_ROBIN in their order.', resolve: ({ memberIds }) => memberIds.map((id) => encodeId('Member', id)) }),
    closesItself: t.exposeBoolean('closesItself', { description: 'Whether its tasks end when what they are about is over.' }),
    version: t.exposeInt('version'),
    figures: t.field({ type: Figures, description: 'What it does now.', resolve: ({ figures }) => figures }),
  }),
});

builder.queryField('taskRules', (t) =>
  t.field({
    type: [TaskRule],
    description: 'The rules for tasks, with what each would write down now. Two statements.',
    ...requires(taskRules.permission),
    complexity: 200,
    resolve: (_root, _args, context) => runQuery(taskRules, sessionOf(context), {}),
  }),
);

const PreviewInput = inputFromZod('TaskRulePreviewInput', taskRulePreview.input);

builder.queryField('taskRulePreview', (t) =>
  t.int({
    description: 'How many tasks a rule would write down now, counted up to 501: it need not be saved.',
    args: { input: t.arg({ type: PreviewInput, required: true, description: 'What it would look for.' }) },
    ...requires(taskRulePreview.permission, { input: taskRulePreview.input }),
    complexity: 100,
    resolve: (_root, { input }, context) => runQuery(taskRulePreview, sessionOf(context), decodeInput(taskRulePreview.input, input)),
  }),
);

type NamedRule = Awaited<ReturnType<typeof taskRuleNames.run>>[number];

const TaskRuleName = builder.objectRef<NamedRule>('TaskRuleName').implement({
  description: 'What a rule for tasks is called, for whoever sees its tasks.',
  extensions: visibleTo('newOrder'),
  fields: (t) => ({
    ruleId: t.id({ description: 'Id of the rule.', resolve: ({ id }) => encodeId('TaskRule', id) }),
    trigger: t.expose('trigger', { type: TaskTrigger, description: 'What it watches for.' }),
    name: t.exposeString('name', { description: 'As name of TaskRule.' }),
    threshold: t.exposeInt('threshold', { description: 'As threshold of TaskRule.' }),
    delayMinutes: t.exposeInt('delayMinutes', { description: 'As delayMinutes of TaskRule.' }),
    isRemoved: t.boolean({ description: 'Whether it is there no more.', resolve: ({ removedAt }) => removedAt !== null }),
  }),
});

builder.queryField('taskRuleNames', (t) =>
  t.field({
    type: [TaskRuleName],
    description: 'What the rules for tasks are called, the removed ones too.',
    ...requires(taskRuleNames.permission),
    complexity: 50,
    resolve: (_root, _args, context) => runQuery(taskRuleNames, sessionOf(context), {}),
  }),
);

const readId = ({ id }: { id: string }) => encodeId('TaskRule', id);

commandField('saveTaskRule', saveTaskRule, {
  description: 'Changes a rule for tasks, or makes a new one, which is off.', record: 'ruleId', type: 'ID', resolve: readId,
});
commandField('turnTaskRule', turnTaskRule, {
  description: 'Turns a rule for tasks on or off.', record: 'ruleId', type: 'ID', resolve: readId,
});
commandField('removeTaskRule', removeTaskRule, {
  description: 'Removes a rule for tasks. Its tasks keep its name.', record: 'ruleId', type: 'ID', resolve: readId,
});
