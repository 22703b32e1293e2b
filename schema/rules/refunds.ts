import { addDhakaMonths } from './dhaka-months.ts';
import type { Poisha } from './money.ts';

/** What a refund takes back and returns: the gateway decides by it, the browser says it beforehand. */

export interface Purchase {
  type: 'SMS' | 'PACKAGE_RENEW' | 'TIER_CHANGE';
  /** Messages or months that were bought; days of a changed tier, which are not taken back. */
  quantity: number;
  /** The time that a renewal has given. */
  renewedFrom: Date | null;
  renewedUntil: Date | null;
}

export interface Credit {
  smsBalance: number;
  packageExpiresAt: Date;
}

/** The money for `taken` of the `quantity` that `amount` bought: its share, rounded to the poisha. */
export function refundAmount(amount: Poisha, quantity: number, taken: number): Poisha {
  const [whole, part] = [BigInt(quantity), BigInt(taken)];
  return (2n * amount * part + whole) / (2n * whole);
}

/** Milliseconds of package time that the last `taken` months of a renewal are. */
export function renewalLength({ quantity, renewedFrom, renewedUntil }: Purchase, taken: number): number {
  if (!renewedFrom || !renewedUntil) throw new Error('A paid renewal has a span');
  const kept = addDhakaMonths(renewedFrom, quantity - taken);
  return renewedUntil.getTime() - kept.getTime();
}

/** What the business has once `taken` messages or months are taken back. */
export function creditAfterRefund(purchase: Purchase, credit: Credit, taken: number): Credit {
  const { smsBalance, packageExpiresAt } = credit;
  if (purchase.type === 'SMS') return { smsBalance: smsBalance - taken, packageExpiresAt };
  return {
    smsBalance,
    packageExpiresAt: new Date(packageExpiresAt.getTime() - renewalLength(purchase, taken)),
  };
}

/** How many of the messages or months are unused, the whole ones among the months. */
export function mostRefundable(purchase: Purchase, credit: Credit, now: Date): number {
  const { type, quantity } = purchase;
  if (type === 'TIER_CHANGE') return 0;
  if (type === 'SMS') return Math.max(0, Math.min(quantity, credit.smsBalance));
  let months = quantity;
  while (months > 0 && creditAfterRefund(purchase, credit, months).packageExpiresAt < now) months -= 1;
  return months;
}
