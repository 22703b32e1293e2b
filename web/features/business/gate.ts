import { DAY_MS } from '../../../schema/rules/durations.ts';
import { currentTime } from '../../relay/serverTime.ts';

/** Which screen a signed-in user gets, in the order of the specification's section 4. */
export type GateOutcome =
  'APP' | 'NO_BUSINESS' | 'LOADING' | 'CONNECTION_ERROR' | 'PACKAGE_EXPIRED' | 'NOTHING';

const NO_BUSINESS_MESSAGE = 'No business found for user';

export interface GateFacts {
  isSpecialAccount: boolean;
  /** Message of the error that kept the business from loading. */
  error: string | null;
  isLoading: boolean;
  business: { readonly id: string; readonly packageExpiresAt: string } | null;
}

/** The order of the checks matters: special accounts come first. */
export function decideGate(
  { isSpecialAccount, error, isLoading, business }: GateFacts,
  now: Date,
): GateOutcome {
  if (isSpecialAccount) return 'APP';
  if (error?.includes(NO_BUSINESS_MESSAGE)) return 'NO_BUSINESS';
  if (isLoading) return 'LOADING';
  if (error !== null) return 'CONNECTION_ERROR';
  if (!business) return 'NO_BUSINESS';
  if (new Date(business.packageExpiresAt) < now) return 'PACKAGE_EXPIRED';
  return business.id ? 'APP' : 'NOTHING';
}

const WARNING_DAYS = 7;

export type PackageState = { kind: 'ACTIVE' } | { kind: 'EXPIRING'; days: number } | { kind: 'EXPIRED' };

/**
 * Days until a package expires, as every screen counts them: a started day counts as one. Negative after it has
 * expired.
 */
export function daysLeft(packageExpiresAt: string, now: Date = new Date(currentTime())): number {
  const left = new Date(packageExpiresAt).getTime() - now.getTime();
  return left < 0 ? -1 : Math.max(1, Math.ceil(left / DAY_MS));
}

/** Active, expiring soon (7 days or fewer, a started day counts as one), or expired. */
export function packageState(packageExpiresAt: string, now: Date): PackageState {
  const days = daysLeft(packageExpiresAt, now);
  if (days < 0) return { kind: 'EXPIRED' };
  return days <= WARNING_DAYS ? { kind: 'EXPIRING', days } : { kind: 'ACTIVE' };
}

/** Expired by now? */
export function isExpired(packageExpiresAt: string, now: Date = new Date(currentTime())): boolean {
  return packageState(packageExpiresAt, now).kind === 'EXPIRED';
}
