import { msg, type Message } from './message.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A rule keeps so many tasks open; the next ones follow as these end. */
export const MAX_OPEN_TASKS = 500;

/** So many rules a business has at most. */
export const MAX_TASK_RULES = 40;

export const MAX_RULE_DAYS = 90;

/** From this hour on in Dhaka people are called who did not answer on an earlier day. */
export const CALLING_HOUR = 10;

type RuleRecord = 'ORDER' | 'WEB_ORDER' | 'PRODUCT' | 'STATEMENT';

interface Trigger {
  /** What its tasks are about; null for the business as a whole. */
  record: RuleRecord | null;
  /** Whether something can be waited for after it. */
  hasDelay: boolean;
  /** The most that can be asked for of calls or SMS; 0 where nothing is counted. */
  maxThreshold: number;
  usual: { type: 'CALL' | 'FOLLOW_UP' | 'COURIER' | 'RETURN' | 'STOCK' | 'CUSTOM'; threshold: number; delayMinutes: number };
}

/** What rules watch for, in the order in which they are shown. */
export const TASK_TRIGGERS = {
  NO_ANSWER: { record: 'WEB_ORDER', hasDelay: true, maxThreshold: 20, usual: { type: 'CALL', threshold: 1, delayMinutes: 2 * HOUR } },
  HOLD_DUE: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'FOLLOW_UP', threshold: 0, delayMinutes: 0 } },
  NO_SCAN: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 5 * DAY } },
  SHIPPED: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 15 * DAY } },
  RETURN_PENDING: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'RETURN', threshold: 0, delayMinutes: 7 * DAY } },
  UNSETTLED: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 0 } },
  STATEMENT_OPEN: { record: 'STATEMENT', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: HOUR } },
  UNKNOWN_STATUS: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 0 } },
  LATE_REPORT: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 0 } },
  REPORT_OPEN: { record: 'ORDER', hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: DAY } },
  REPORT_UNMATCHED: { record: null, hasDelay: true, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: DAY } },
  TOLD_OTHERWISE: { record: 'ORDER', hasDelay: false, maxThreshold: 0, usual: { type: 'COURIER', threshold: 0, delayMinutes: 0 } },
  LOW_STOCK: { record: 'PRODUCT', hasDelay: false, maxThreshold: 0, usual: { type: 'STOCK', threshold: 0, delayMinutes: 0 } },
  PREORDER_LATE: { record: 'PRODUCT', hasDelay: true, maxThreshold: 0, usual: { type: 'STOCK', threshold: 0, delayMinutes: 0 } },
  SMS_BALANCE: { record: null, hasDelay: false, maxThreshold: 1_000_000, usual: { type: 'CUSTOM', threshold: 100, delayMinutes: 0 } },
} as const satisfies Record<string, Trigger>;
export type TaskTriggerName = keyof typeof TASK_TRIGGERS;

/** '2 days', '6 hours', '30 minutes'. */
export function spanText(minutes: number): Message {
  if (minutes > 0 && minutes % DAY === 0) return msg('{{count}} days', { count: minutes / DAY, defaultValue_one: '{{count}} day' });
  if (minutes > 0 && minutes % HOUR === 0) return msg('{{count}} hours', { count: minutes / HOUR, defaultValue_one: '{{count}} hour' });
  return msg('{{count}} minutes', { count: minutes, defaultValue_one: '{{count}} minute' });
}

interface NamedRule {
  trigger: TaskTriggerName;
  name: string;
  threshold: number;
  delayMinutes: number;
}

/** What a rule is called: as the business calls it, or by its trigger. */
export function ruleName({ trigger, name, threshold, delayMinutes }: NamedRule): Message {
  if (name) return msg('{{name}}', { name });
  const span = spanText(delayMinutes);
  switch (trigger) {
    case 'NO_ANSWER': return msg('No answer to {{count}} calls', { count: threshold, defaultValue_one: 'No answer to {{count}} call' });
    case 'HOLD_DUE': return msg('Hold is over');
    case 'NO_SCAN': return msg('Parcel without news for {{span}}', { span });
    case 'SHIPPED': return msg('Parcel on its way for {{span}}', { span });
    case 'RETURN_PENDING': return msg('Return on its way for {{span}}', { span });
    case 'UNSETTLED': return msg('Courier pays late');
    case 'STATEMENT_OPEN': return msg('Statement of a courier is not posted');
    case 'UNKNOWN_STATUS': return msg('Unknown status word of a courier');
    case 'LATE_REPORT': return msg('Courier reports otherwise after the end');
    case 'REPORT_OPEN': return msg('Report of a courier waits for {{span}}', { span });
    case 'REPORT_UNMATCHED': return msg('Report of a courier about no order of yours waits for {{span}}', { span });
    case 'TOLD_OTHERWISE': return msg('Courier to be told of a change');
    case 'LOW_STOCK': return msg('Low on stock');
    case 'PREORDER_LATE': return msg('Preordered goods are late');
    case 'SMS_BALANCE': return msg('Fewer than {{number, number}} SMS left', { number: threshold });
  }
}
