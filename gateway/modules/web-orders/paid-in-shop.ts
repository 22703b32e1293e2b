import type { Poisha } from '../../../schema/rules/money.ts';

interface PaidOrder {
  paymentMethod: string;
  storeStatus: string;
  datePaid: Date | null;
  totalPoisha: Poisha;
  refundedPoisha: Poisha;
}

/** Paid at the door, or by no method at all. */
const UNPAID_METHODS = new Set(['', 'cod']);
/** Nobody has paid while the checkout is under way or after it failed. */
const UNPAID_STATUSES = new Set(['checkout-draft', 'pending', 'failed']);

/**
 * How much of an order has been paid in the shop, in its currency; null when only a person can know. A shop writes
 * a date of payment for every order that somebody moves on, whatever the way to pay: it counts only for the
 * methods of which the site's setting says so. Any other method may be a prepayment, or not. Pure.
 */
export function paidInShop(order: PaidOrder, site: { paidMethods: string[] } | null): Poisha | null {
  const { paymentMethod, storeStatus, datePaid, totalPoisha, refundedPoisha } = order;
  if (UNPAID_METHODS.has(paymentMethod) || UNPAID_STATUSES.has(storeStatus)) return 0n;
  if (!site?.paidMethods.includes(paymentMethod)) return totalPoisha === 0n ? 0n : null;
  return datePaid === null ? 0n : totalPoisha - refundedPoisha;
}
