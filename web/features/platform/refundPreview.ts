import { poishaToTaka, takaToPoisha } from '../../../schema/rules/money.ts';
import { creditAfterRefund, mostRefundable, refundAmount } from '../../../schema/rules/refunds.ts';

/** The fields of a payment and its business that decide about a refund. */
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
  /** The refunded amount in taka. */
  amount: number;
  smsBalance: number;
  packageExpiresAt: Date;
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null);

const TYPES = ['SMS', 'PACKAGE_RENEW', 'TIER_CHANGE'] as const;
/** A kind of payment that is unknown to this version of the app has nothing to refund. */
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

/** The most messages or months that can be refunded. */
export function maxRefundable(payment: Refundable, now: Date): number {
  return mostRefundable(purchaseOf(payment), creditOf(payment), now);
}

/** The effect of a refund of `taken` messages or months. */
export function refundOf(payment: Refundable, taken: number): RefundPreviewed {
  const amount = refundAmount(takaToPoisha(payment.amount), payment.quantity, taken);
  return {
    amount: poishaToTaka(amount),
    ...creditAfterRefund(purchaseOf(payment), creditOf(payment), taken),
  };
}
