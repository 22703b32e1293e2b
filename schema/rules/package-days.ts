import { DAY_MS } from './durations.ts';


/** Days until a package expires, as every screen and every price counts them: a begun day is one. 0 once it has. */
export function packageDaysLeft(packageExpiresAt: string | Date, now: Date = new Date()): number {
  return Math.max(0, Math.ceil((new Date(packageExpiresAt).getTime() - now.getTime()) / DAY_MS));
}
