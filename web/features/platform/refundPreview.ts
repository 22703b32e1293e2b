import { poishaToTaka, takaToPoisha } from '../../../schema/rules/money.ts';
import { creditAfterRefund, mostRefundable, refundAmount } from '../../../schema/rules/refunds.ts';

/** What of a payment and its business a refund depends on, as the gateway tells it. */
export interface Refundable {
  readonly type: string;
  readonly quantity: number;
  /** Taka. */
  readonly amount: number;
  readonly renewedFrom: string | null | undefined;
  readonly renewedUntil: string | null | undefined;
  readonly business: { readonly smsBalance: number; readonly packageExpiresAt: string };
}

export interface RefundPreviewed {
  /** Taka that go back. */
  amount: number;
  smsBalance: number;
  packageExpiresAt: Date;
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null);

const TYPES = ['SMS', 'PACKAGE_RENEW', 'TIER_CHANGE'] as const;
/** A kind of payment that this page does not know yet has nothing to take back. */
const typeOf = (type: string) => TYPES.find((one) => one === type) ?? 'TIER_CHANGE';

const purchaseOf = ({ type, quantity, renewedFrom, renewedUntil }: Refundable) => ({
  type: typeOf(type),
  quantity,
  renewedFrom: dateOf(renewedFrom),
  renewedUntil: dateOf(renewedUntil),
});

const creditOf = ({ business: { smsBalance, packageExpiresAt } }: Refundable) => ({
  smsBalance,
  packageExpiresAt: new Date(packageExpiresAt),
});

/** How many messages or months can be taken back at most. */
export function maxRefundable(payment: Refundable, now: Date = new Date()): number {
  return mostRefundable(purchaseOf(payment), creditOf(payment), now);
}

/** What a refund of `taken` messages or months would do. */
export function refundOf(payment: Refundable, taken: number): RefundPreviewed {
  const amount = refundAmount(takaToPoisha(payment.amount), payment.quantity, taken);
  return {
    amount: poishaToTaka(amount),
    ...creditAfterRefund(purchaseOf(payment), creditOf(payment), taken),
  };
}
