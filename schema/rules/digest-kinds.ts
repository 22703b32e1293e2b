import type { Permission } from './permissions.ts';

/** Hour of the day in Dhaka from which on the daily digest is made. */
export const DIGEST_HOUR = 7;

/** What a daily digest counts, in its order, and what seeing each takes. */
export const DIGEST_KINDS = {
  WEB_ORDERS: 'webOrderList',
  TO_CONFIRM: 'readOrders',
  TO_PACK: 'readOrders',
  TO_SHIP: 'readOrders',
  DUE_HOLDS: 'readOrders',
  DELAYED: 'notification',
  LATE_RETURNS: 'readOrders',
  UNSETTLED: 'readOrders',
  OVERDUE_TASKS: 'newOrder',
  LOW_STOCK: 'notification',
} as const satisfies Record<string, Permission>;

export type DigestKind = keyof typeof DIGEST_KINDS;
