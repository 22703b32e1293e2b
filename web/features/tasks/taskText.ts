import type { TFunction } from 'i18next';
import type { TaskTime } from './taskSearch.ts';

export const TASK_OUTCOMES = ['REACHED', 'CALL_BACK', 'NO_ANSWER', 'SWITCHED_OFF', 'WRONG_NUMBER', 'REFUSED'] as const;

/** The word for a value of the gateway; the value itself where it is newer than this page. */
const wordOf = (words: Record<string, string>, value: string): string => words[value] ?? value;

export const typeText = (type: string, t: TFunction): string =>
  wordOf({
    CALL: t('Call'), FOLLOW_UP: t('Follow-up'), COURIER: t('Courier'), RETURN: t('Return'), STOCK: t('Stock'), CUSTOM: t('Other work'),
  }, type);

export const priorityText = (priority: string, t: TFunction): string =>
  wordOf({ LOW: t('Low'), NORMAL: t('Normal'), HIGH: t('High'), URGENT: t('Urgent') }, priority);

export const outcomeText = (outcome: string, t: TFunction): string =>
  wordOf({
    REACHED: t('Reached, settled'), CALL_BACK: t('Wants to be called again'), NO_ANSWER: t('No answer'), SWITCHED_OFF: t('Phone off or busy'),
    WRONG_NUMBER: t('Wrong number'), REFUSED: t('Does not want it any more'),
  }, outcome);

export const timeText = (at: TaskTime, t: TFunction): string =>
  ({ OPEN: t('Still open'), OVERDUE: t('Overdue'), TODAY: t('Today or before'), SNOOZED: t('Put off') })[at];
