import { msg, type MessageKey } from './message.ts';
import { asciiDigits } from './phone.ts';

/**
 * What SMS balance, package renewal and a change of the package cost, their checks in order, and the names of their payments
 * (specification, sections 5, 7 and 9). Amounts are in taka: these numbers go over the wire as they are.
 */

export const DEFAULT_RENEWAL_MONTHS = 1;

/** Bought at once; more is a typing mistake. Also keeps every total far inside what a column holds. */
export const MAX_SMS = 1_000_000;
export const MAX_MONTHS = 120;

/** What stands in a quantity field: anything that is not a finite number counts as 0. */
export function quantity(input: string | number): number {
  const value = typeof input === 'number' ? input : Number(asciiDigits(input));
  return Number.isFinite(value) ? value : 0;
}

/** Whole taka for `count` messages at `smsRate` taka each. */
export function smsAmount(count: string | number, smsRate: number): number {
  return Math.round(quantity(count) * smsRate);
}

/** Taka for `months` of a package; worked out in poisha, so that no binary fraction shows. */
export function renewalAmount(months: string | number, packagePrice: number): number {
  return Math.round(Math.round(packagePrice * 100) * quantity(months)) / 100;
}

/** A month of package time, where days of it are bought. */
export const PRICED_MONTH_DAYS = 30;

export interface TierChange {
  /** Of the package as it is; a begun day is one, 0 once it has expired. */
  daysLeft: number;
  /** Months of the new tier to add at once, 0 for none. */
  months: string | number;
  /** Taka per month of the package as it is. */
  packagePrice: number;
  /** Taka per month of the new tier. */
  tierPrice: number;
  businessId: string | null | undefined;
}

/** Taka for a dearer tier: the difference for each day that is left, in whole taka, and the months added at the new price. */
export function tierChangeAmount({ daysLeft, months, packagePrice, tierPrice }: Omit<TierChange, 'businessId'>): number {
  const difference = Math.round((tierPrice - packagePrice) * 100) * daysLeft;
  return Math.ceil(difference / (100 * PRICED_MONTH_DAYS)) + renewalAmount(months, tierPrice);
}

/** Days of the new tier that are paid for: those left, and those of the months added. */
export function tierChangeDays({ daysLeft, months }: Pick<TierChange, 'daysLeft' | 'months'>): number {
  return daysLeft + quantity(months) * PRICED_MONTH_DAYS;
}

/** The amount of a change to a dearer tier, or why there is none. */
export function checkTierChange(change: TierChange): AmountCheck {
  const { daysLeft, months, packagePrice, tierPrice, businessId } = change;
  if (quantity(months) < 0 || !Number.isInteger(quantity(months))) return { error: msg('Please enter a valid duration') };
  if (!(tierPrice > packagePrice)) return { error: msg('This package costs no more than yours. Please ask us to change to it.') };
  if (quantity(months) > MAX_MONTHS) return { error: msg('At most 120 months can be bought at once.') };
  if (tierChangeDays({ daysLeft, months }) === 0) return { error: msg('Your package has expired: add at least one month.') };
  if (!businessId) return { error: msg('Business ID not found') };
  return { amount: tierChangeAmount(change) };
}

export type AmountCheck = { error: MessageKey } | { amount: number };

export interface SmsPurchase {
  count: string | number;
  /** Taka per message, possibly with a fraction; null while unknown. */
  smsRate: number | null | undefined;
  businessId: string | null | undefined;
}

/** The amount of an SMS purchase, or the first reason in the specification's order why there is none. */
export function checkSmsPurchase({ count, smsRate, businessId }: SmsPurchase): AmountCheck {
  // Messages are sold whole, so a fraction is no valid number of them either.
  if (quantity(count) <= 0 || !Number.isInteger(quantity(count))) {
    return { error: msg('Please enter a valid number of SMS') };
  }
  if (smsRate == null || Number.isNaN(smsRate)) return { error: msg('SMS rate not found') };
  const amount = smsAmount(count, smsRate);
  if (!Number.isFinite(amount)) return { error: msg('Amount not found') };
  if (amount <= 0) return { error: msg('Amount cannot be negative or zero') };
  if (quantity(count) > MAX_SMS) {
    return { error: msg('At most 1,000,000 SMS can be bought at once. Please buy them in several payments.') };
  }
  if (!businessId) return { error: msg('Business ID not found') };
  return { amount };
}

export interface Renewal {
  months: string | number;
  /** Taka per month; null while unknown. */
  packagePrice: number | null | undefined;
  businessId: string | null | undefined;
}

/** The amount of a package renewal, or the first reason in the specification's order why there is none. */
export function checkRenewal({ months, packagePrice, businessId }: Renewal): AmountCheck {
  if (quantity(months) <= 0 || !Number.isInteger(quantity(months))) {
    return { error: msg('Please enter a valid duration') };
  }
  const amount = renewalAmount(months, packagePrice ?? 0);
  if (!Number.isFinite(amount) || amount <= 0) return { error: msg('Package rate not found') };
  if (quantity(months) > MAX_MONTHS) return { error: msg('At most 120 months can be bought at once.') };
  if (!businessId) return { error: msg('Business ID not found') };
  return { amount };
}

/**
 * The number of messages that a paid amount stands for, or null when no number of messages costs that.
 * Below one taka per message several numbers round to the same amount: the payer gets the largest.
 */
export function smsCountFor(amount: number, smsRate: number): number | null {
  if (!(amount > 0) || !(smsRate > 0)) return null;
  // A whole taka more than half above the amount rounds away; step down over the rounding of the division.
  const highest = Math.ceil((amount + 0.5) / smsRate);
  for (let count = highest; count >= Math.max(1, highest - 2); count -= 1) {
    if (smsAmount(count, smsRate) === amount) return count;
  }
  return null;
}

/** The whole months that a paid amount stands for, or null when no number of months costs that. */
export function renewalMonthsFor(amount: number, packagePrice: number): number | null {
  if (!(amount > 0) || !(packagePrice > 0)) return null;
  const months = Math.round(amount / packagePrice);
  return months > 0 && renewalAmount(months, packagePrice) === amount ? months : null;
}

export type PaymentTransaction =
  | { type: 'SMS'; timestamp: number }
  | { type: 'PACKAGE_RENEW' | 'TIER_CHANGE'; packageName: string; timestamp: number };

/** `SMS_1763683200000`. The time is in milliseconds. */
export function smsTransactionId(timestamp: number): string {
  return `SMS_${timestamp}`;
}

/** `PACKAGE_RENEW_SME_1763683200000`. The time is in milliseconds. */
export function renewalTransactionId(packageName: string, timestamp: number): string {
  return `PACKAGE_RENEW_${packageName}_${timestamp}`;
}

/** `TIER_CHANGE_PRO_1763683200000`. The time is in milliseconds. */
export function tierChangeTransactionId(tier: string, timestamp: number): string {
  return `TIER_CHANGE_${tier}_${timestamp}`;
}

/** Reads any kind of transaction id; null when it is none. The package name may contain underscores. */
export function parseTransactionId(transactionId: string): PaymentTransaction | null {
  const sms = /^SMS_(\d{1,15})$/.exec(transactionId);
  if (sms) return { type: 'SMS', timestamp: Number(sms[1]) };
  const renewal = /^(PACKAGE_RENEW|TIER_CHANGE)_(.+)_(\d{1,15})$/.exec(transactionId);
  if (renewal) {
    const [, type, packageName, timestamp] = renewal;
    return { type: type as 'PACKAGE_RENEW' | 'TIER_CHANGE', packageName: packageName!, timestamp: Number(timestamp) };
  }
  return null;
}
