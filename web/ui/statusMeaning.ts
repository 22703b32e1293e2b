import type { Meaning } from './theme/token.ts';

/**
 * Every status of the product, of whatever record, and what its colour says. A status missing here is muted.
 */
const meanings: Record<string, Meaning> = {
  // Orders
  PENDING: 'muted',
  PREORDER: 'info',
  HOLD: 'warn',
  CONFIRMED: 'info',
  PACKED: 'plum',
  SHIPPED: 'warn',
  DELIVERED: 'good',
  PARTIAL: 'good',
  RETURN_PENDING: 'bad',
  RETURNED: 'bad',
  EXCHANGED: 'plum',
  LOST: 'bad',
  CANCELLED: 'muted',
  // Web orders
  PROCESSING: 'info',
  NO_ANSWER: 'warn',
  ON_HOLD: 'warn',
  INCOMPLETE: 'muted',
  APPROVED: 'good',
  DUPLICATE: 'muted',
  FAKE: 'bad',
  BLOCKED: 'bad',
  // Settlement and payments
  NA: 'muted',
  UNSETTLED: 'warn',
  SETTLED: 'good',
  DISPUTED: 'bad',
  WRITTEN_OFF: 'muted',
  CREATED: 'muted',
  PAID: 'good',
  FAILED: 'bad',
  EXPIRED: 'bad',
  REFUNDED: 'plum',
  // Tasks and messages
  IN_PROGRESS: 'info',
  DONE: 'good',
  QUEUED: 'muted',
  SENT: 'info',
  UNKNOWN: 'warn',
  // Purchases and transfers
  DRAFT: 'muted',
  ORDERED: 'info',
  PART_RECEIVED: 'warn',
  RECEIVED: 'good',
  VOID: 'muted',
  INVITED: 'info',
  ACTIVE: 'good',
  DISABLED: 'muted',
};

export function statusMeaning(status: string): Meaning {
  return meanings[status] ?? 'muted';
}

/** 'RETURN_PENDING' -> 'Return pending'. */
export function statusWord(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
