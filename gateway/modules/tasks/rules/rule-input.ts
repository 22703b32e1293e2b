import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { MAX_RULE_DAYS, TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import { checkText } from '../../../commands/check-text.ts';
import { idOf, money, requiredText, text } from '../../../commands/fields.ts';
import { RuleAssignee, TaskTrigger, type TaskTrigger as TaskTriggerValue } from '../../../db/generated/client/enums.ts';
import { mistakeIn } from '../../../errors.ts';
import { taskPriority, taskType } from '../task-input.ts';
import type { Watch } from './rule-states.ts';

// One shared schema each, because GraphQL names the enum once.
export const taskTrigger = z.enum(TaskTrigger);
export const ruleAssignee = z.enum(RuleAssignee);

const MAX_MINUTES = MAX_RULE_DAYS * 24 * 60;
const TOO_LONG = checkText(msg('At most {{most}} days', { most: MAX_RULE_DAYS }));
const MAX_CHOSEN = 100;
const MAX_IN_TURN = 50;

const chosen = (what: z.ZodString, max: number, description: string) =>
  z.array(what).max(max).default([]).transform((values) => [...new Set(values)]).meta({ description });

/** What a rule looks for. */
export const watchFields = {
  trigger: taskTrigger.describe('What it watches for; of a rule that is there it stays.'),
  threshold: z.int().min(0).max(1_000_000).default(0).meta({ sample: 1 })
    .describe('Calls without an answer, for NO_ANSWER; SMS that are left, for SMS_BALANCE; without meaning for others.'),
  delayMinutes: z.int().min(0).max(MAX_MINUTES, TOO_LONG).default(0)
    .describe('Minutes between the moment of the trigger and the task; without meaning for LOW_STOCK and SMS_BALANCE.'),
  sources: chosen(requiredText(50), MAX_CHOSEN, 'Only orders from these sources; from all when empty.'),
  couriers: chosen(requiredText(100), MAX_CHOSEN, 'Only orders that these couriers carry, or are to carry; all when empty.'),
  siteIds: chosen(idOf('WebSite'), MAX_CHOSEN, 'Only web orders of these shops; all when empty.'),
  minimum: money().default(0n).describe('Only orders from this total on.'),
};

/** What its tasks are like. */
export const ruleFields = {
  name: text(80).default('').describe('What you call it; empty to call it by its trigger.'),
  type: taskType.describe('What kind of work its tasks are.'),
  priority: taskPriority.default('NORMAL').describe('NORMAL when left out.'),
  dueMinutes: z.int().min(15, 'At least 15 minutes').max(MAX_MINUTES, TOO_LONG).meta({ sample: 60 })
    .describe('Minutes in which a task is to be done.'),
  assignee: ruleAssignee.default('NOBODY').describe('Who gets its tasks; NOBODY when left out.'),
  memberIds: chosen(idOf('Member'), MAX_IN_TURN, 'The member of MEMBER; those of ROUND_ROBIN in their order; without meaning for others.'),
  closesItself: z.boolean().default(true).describe('Whether its tasks end when what they are about is over; true when left out.'),
};

/** What a trigger knows nothing of is left out. Throws ValidationError for a number that it cannot count to. */
export function watchOf({ minimum: minimumPoisha, ...watch }: z.output<z.ZodObject<typeof watchFields>>): Watch {
  const { record, hasDelay, maxThreshold } = TASK_TRIGGERS[watch.trigger];
  const threshold = maxThreshold === 0 ? 0 : watch.threshold;
  if (maxThreshold > 0 && (threshold < 1 || threshold > maxThreshold)) {
    throw mistakeIn('threshold', msg('A number from 1 to {{max, number}}', { max: maxThreshold }));
  }
  return {
    trigger: watch.trigger, threshold, delayMinutes: hasDelay ? watch.delayMinutes : 0,
    sources: record === 'ORDER' ? watch.sources : [], couriers: record === 'ORDER' ? watch.couriers : [], siteIds: record === 'WEB_ORDER' ? watch.siteIds : [],
    minimumPoisha: record === 'ORDER' || record === 'WEB_ORDER' ? minimumPoisha : 0n,
  };
}

type Given = Pick<z.output<z.ZodObject<typeof ruleFields>>, 'assignee' | 'memberIds'>;

/** Who gets the tasks of a trigger. Throws ValidationError where nobody was chosen, or no order has an owner. */
export function givenTo(trigger: TaskTriggerValue, { assignee, memberIds }: Given): Given {
  const { record } = TASK_TRIGGERS[trigger];
  if (assignee === 'ORDER_OWNER' && record !== 'ORDER' && record !== 'WEB_ORDER') throw mistakeIn('assignee', msg('These tasks are about no order'));
  if (assignee !== 'MEMBER' && assignee !== 'ROUND_ROBIN') return { assignee, memberIds: [] };
  if (memberIds.length === 0) throw mistakeIn('memberIds', msg('Choose who gets the tasks'));
  return { assignee, memberIds: assignee === 'MEMBER' ? memberIds.slice(0, 1) : memberIds };
}
