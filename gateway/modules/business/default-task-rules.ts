import type { Prisma } from '../../db/generated/client/client.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Rules for tasks that a new business starts with: it may turn them on and off, change and remove them. On are those without
 * which parcel and order could go apart, or a statement that came by itself wait, and nobody would know.
 */
export const DEFAULT_TASK_RULES = [
  { trigger: 'NO_ANSWER', threshold: 1, delayMinutes: 2 * HOUR, type: 'CALL', dueMinutes: 2 * HOUR, assignee: 'ORDER_OWNER' },
  { trigger: 'NO_ANSWER', threshold: 2, delayMinutes: 6 * HOUR, type: 'CALL', dueMinutes: 2 * HOUR, assignee: 'ORDER_OWNER' },
  { trigger: 'NO_ANSWER', threshold: 3, delayMinutes: DAY, type: 'CALL', priority: 'HIGH', dueMinutes: 4 * HOUR, assignee: 'ORDER_OWNER' },
  { trigger: 'HOLD_DUE', type: 'FOLLOW_UP', dueMinutes: 8 * HOUR, assignee: 'ORDER_OWNER' },
  { trigger: 'NO_SCAN', delayMinutes: 5 * DAY, type: 'COURIER', dueMinutes: DAY },
  { trigger: 'SHIPPED', delayMinutes: 15 * DAY, type: 'COURIER', priority: 'HIGH', dueMinutes: DAY },
  { trigger: 'RETURN_PENDING', delayMinutes: 7 * DAY, type: 'RETURN', dueMinutes: DAY },
  { trigger: 'UNSETTLED', type: 'COURIER', priority: 'HIGH', dueMinutes: DAY },
  { trigger: 'STATEMENT_OPEN', isOn: true, delayMinutes: HOUR, type: 'COURIER', dueMinutes: DAY },
  { trigger: 'UNKNOWN_STATUS', type: 'COURIER', dueMinutes: 8 * HOUR },
  { trigger: 'LATE_REPORT', isOn: true, type: 'COURIER', priority: 'HIGH', dueMinutes: 4 * HOUR },
  { trigger: 'REPORT_OPEN', isOn: true, delayMinutes: DAY, type: 'COURIER', dueMinutes: 8 * HOUR },
  { trigger: 'REPORT_UNMATCHED', isOn: true, delayMinutes: DAY, type: 'COURIER', dueMinutes: DAY },
  { trigger: 'TOLD_OTHERWISE', isOn: true, type: 'COURIER', priority: 'HIGH', dueMinutes: HOUR, assignee: 'ORDER_OWNER' },
  { trigger: 'LOW_STOCK', type: 'STOCK', dueMinutes: DAY },
  { trigger: 'PREORDER_LATE', type: 'STOCK', priority: 'HIGH', dueMinutes: DAY },
  { trigger: 'SMS_BALANCE', threshold: 100, type: 'CUSTOM', priority: 'HIGH', dueMinutes: 8 * HOUR },
] as const satisfies readonly Omit<Prisma.TaskRuleCreateManyInput, 'businessId'>[];
