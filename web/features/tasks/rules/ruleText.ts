import type { TFunction } from 'i18next';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { msg, type MessageKey } from '../../../../schema/rules/message.ts';
import { MAX_OPEN_TASKS, ruleName, spanText, TASK_TRIGGERS, type TaskTriggerName } from '../../../../schema/rules/task-rules.ts';
import type { TaskRulesPageQuery } from '../../../__generated__/TaskRulesPageQuery.graphql.ts';
import { messageText } from '../../../messageText.ts';

type Page = TaskRulesPageQuery['response'];
export type TaskRule = Page['taskRules'][number];

/** The facts of a trigger; undefined for one that is newer than this page. */
export const triggerFacts = (trigger: string) => TASK_TRIGGERS[trigger as TaskTriggerName];

interface NamedRule {
  readonly trigger: string;
  readonly name: string;
  readonly threshold: number;
  readonly delayMinutes: number;
}

/** What a rule is called. */
export const ruleText = ({ trigger, ...rule }: NamedRule, t: TFunction): string =>
  messageText(ruleName({ ...rule, trigger: trigger as TaskTriggerName }), t);

interface TriggerWords {
  name: MessageKey;
  /** What is found, in a sentence. */
  finds: MessageKey;
  /** What the waiting begins with. */
  from: MessageKey | null;
  /** When a task closes itself. */
  closes: MessageKey;
}

const TRIGGER_WORDS: Record<TaskTriggerName, TriggerWords> = {
  NO_ANSWER: {
    name: msg('No answer to a call'), finds: msg('Web orders whose last call nobody answered.'),
    from: msg('Counted from the last call. After whole days it is made at 10:00.'), closes: msg('when the order is called again or decided'),
  },
  HOLD_DUE: {
    name: msg('Hold is over'), finds: msg('Orders on hold whose day has come.'), from: msg('Counted from the morning of that day.'),
    closes: msg('when the order is on hold no more, or longer'),
  },
  NO_SCAN: {
    name: msg('Parcel without news'), finds: msg('Parcels of connected couriers that the courier says nothing new about.'),
    from: msg('Counted from the last news, or from the day that it left.'), closes: msg('when there is news'),
  },
  SHIPPED: {
    name: msg('Parcel long on its way'), finds: msg('Parcels that are neither delivered nor on their way back.'), from: msg('Counted from the day that it left.'),
    closes: msg('when the parcel has arrived or turned back'),
  },
  RETURN_PENDING: {
    name: msg('Return long on its way'), finds: msg('Goods on their way back that are not here.'), from: msg('Counted from the day on which they turned back.'),
    closes: msg('when all of it is back'),
  },
  UNSETTLED: {
    name: msg('Courier pays late'), finds: msg("Delivered orders whose money is late by the courier's terms."), from: msg('Counted from the day on which it is late.'),
    closes: msg('when the money has come, or somebody has decided about it'),
  },
  STATEMENT_OPEN: {
    name: msg('Statement of a courier is not posted'), finds: msg('Statements that somebody entered, or that came from the courier by themselves, and that wait to be posted.'),
    from: msg('Counted from the moment that it came.'), closes: msg('when the statement is posted or void'),
  },
  UNKNOWN_STATUS: {
    name: msg('Unknown status word of a courier'), finds: msg('Orders of which a courier has said a word that nobody has explained.'),
    from: msg('Counted from the report.'), closes: msg('when somebody has dealt with the report'),
  },
  LATE_REPORT: {
    name: msg('Courier reports otherwise after the end'), finds: msg('Orders that have ended, and of which a courier says otherwise.'),
    from: msg('Counted from the report.'), closes: msg('when the order stands as the courier says, or somebody has dealt with the report'),
  },
  REPORT_OPEN: {
    name: msg('Report of a courier waits'), finds: msg('Orders of which a courier has reported what a person has to enter, or what could not be applied.'),
    from: msg('Counted from the report.'), closes: msg('when what happened is entered, or somebody has dealt with the report'),
  },
  REPORT_UNMATCHED: {
    name: msg('Report of a courier about no order of yours waits'), finds: msg('Reports about parcels that belong to no order, and those that cannot be read: one task for all of them.'),
    from: msg('Counted from the oldest report.'), closes: msg('when somebody has dealt with these reports'),
  },
  TOLD_OTHERWISE: {
    name: msg('Courier to be told of a change'), finds: msg('Parcels on their way that were booked with another address, number or amount than the order has now.'),
    from: null, closes: msg('when the order is as the courier was told, or the parcel is not on its way any more'),
  },
  LOW_STOCK: {
    name: msg('Low on stock'), finds: msg('Products at or below their low-stock level, or that sell out before new ones come.'), from: null,
    closes: msg('when there is enough again'),
  },
  PREORDER_LATE: {
    name: msg('Preordered goods are late'), finds: msg('Products whose expected day is over while customers wait.'), from: msg('Counted from the end of that day.'),
    closes: msg('when nobody waits any more, or there is a later day'),
  },
  SMS_BALANCE: {
    name: msg('Low SMS balance'), finds: msg('Fewer SMS are left than you say.'), from: null, closes: msg('when there are enough again'),
  },
};

const wordsOf = (trigger: string, word: keyof TriggerWords, t: TFunction): string => {
  const key = TRIGGER_WORDS[trigger as TaskTriggerName]?.[word];
  return key ? messageText(key, t) : '';
};
export const triggerText = (trigger: string, t: TFunction): string => wordsOf(trigger, 'name', t) || trigger;
export const findsText = (trigger: string, t: TFunction): string => wordsOf(trigger, 'finds', t);
export const fromText = (trigger: string, t: TFunction): string => wordsOf(trigger, 'from', t);
export const closesText = (trigger: string, t: TFunction): string => wordsOf(trigger, 'closes', t);

const HOUR = 60;
const DAY = 24 * HOUR;

/** What can be chosen, in minutes. */
export const DELAYS = [0, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 10 * DAY, 15 * DAY, 30 * DAY];
export const DUE_TIMES = [HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** '2 hours'. */
export const minutesText = (minutes: number, t: TFunction): string => messageText(spanText(minutes), t);

/** 'Facebook, Phone · Pathao · from ৳500'; empty for all orders. */
export function conditionText({ sources, couriers, siteIds, minimum }: TaskRule, sites: Page['webSites'], t: TFunction): string {
  const shops = siteIds.map((id) => sites.find((site) => site.id === id)?.name ?? t('a removed shop'));
  const parts = [sources, couriers, shops].filter(({ length }) => length > 0).map((names) => names.join(', '));
  if (minimum > 0) parts.push(t('from {{amount}}', { amount: formatTaka(minimum) }));
  return parts.join(' · ');
}

/** Who gets the tasks of a rule. */
export function assigneeText({ assignee, memberIds }: TaskRule, members: ReadonlyMap<string, string>, t: TFunction): string {
  const names = memberIds.map((id) => members.get(id) ?? t('somebody who left'));
  switch (assignee) {
    case 'MEMBER': return names[0] ?? '';
    case 'ROUND_ROBIN': return t('{{names}} in turn', { names: names.join(', ') });
    case 'ORDER_OWNER': return t('Who looks after the order');
    default: return t('Nobody in particular');
  }
}

/** '12', or 'more than 500'. */
export const countText = (count: number, t: TFunction): string =>
  (count > MAX_OPEN_TASKS ? t('more than {{number}}', { number: formatCount(MAX_OPEN_TASKS) }) : formatCount(count));
