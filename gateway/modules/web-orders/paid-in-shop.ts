import type { Poisha } from '../../../schema/rules/money.ts';

export interface PaidOrder {
  paymentMethod: string;
  storeStatus: string;
  datePaid: Date | null;
  totalPoisha: Poisha;
  refundedPoisha: Poisha;
}

/** Methods that are paid on delivery, and no method at all. */
const UNPAID_METHODS = new Set(['', 'cod']);
/** Statuses of a checkout that is not finished or has failed: nothing was paid. */
const UNPAID_STATUSES = new Set(['checkout-draft', 'pending', 'failed']);

/** What the shop says was paid by now, whether or not its way to pay is one of the site's setting. Pure. */
export function claimedInShop({ paymentMethod, storeStatus, datePaid, totalPoisha, refundedPoisha }: PaidOrder): Poisha {
  if (UNPAID_METHODS.has(paymentMethod) || UNPAID_STATUSES.has(storeStatus) || datePaid === null) return 0n;
  return totalPoisha - refundedPoisha;
}

/**
 * How much of an order was paid in the shop, in its currency; null when a person has to say. WooCommerce sets a date
 * of payment whenever an order is moved on by hand, also for unpaid ones: the date counts only for the methods that
 * the site's setting lists as paid. Any other method may or may not be a prepayment. Pure.
 */
export function paidInShop(order: PaidOrder, site: { paidMethods: string[] } | null): Poisha | null {
  const { paymentMethod, storeStatus, datePaid, totalPoisha, refundedPoisha } = order;
  if (UNPAID_METHODS.has(paymentMethod) || UNPAID_STATUSES.has(storeStatus)) return 0n;
  if (!site?.paidMethods.includes(paymentMethod)) return totalPoisha === 0n ? 0n : null;
  return datePaid === null ? 0n : totalPoisha - refundedPoisha;
}
