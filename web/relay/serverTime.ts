import { dhakaDay, formatAge, formatRelative } from '../../schema/rules/format.ts';
import type { DateInput } from '../../schema/rules/format.ts';

/** A difference of less than this is none: an answer takes a while, and its header says whole seconds. */
const TOLERATED_MS = 60_000;

/** Milliseconds by which the gateway's clock is ahead of this computer's; negative where it is behind. */
let ahead = 0;

let showOtherDay = () => {};

/** Calls when an answer says that it is another day than the one that was taken for today. */
export function onOtherDay(show: () => void): void {
  showOtherDay = show;
}

/**
 * Takes the gateway's time from an answer. Computers of shops often have the wrong date: a voucher would be proposed for the
 * wrong day, and a package would seem to have expired.
 */
export function learnTime(answer: Response): void {
  const difference = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const day = currentDay();
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0;
  if (currentDay() !== day) showOtherDay();
}

/** The time now in milliseconds, right also where this computer's clock is not. */
export const currentTime = (): number => Date.now() + ahead;

/** The day that it is in Dhaka: 'YYYY-MM-DD'. */
export const currentDay = (): string => dhakaDay(currentTime());

/** '5 minutes ago', 'yesterday': by the gateway's clock. */
export const relativeTime = (value: DateInput | null | undefined): string => formatRelative(value, currentTime());

/** 'now', '5m', '3h', '2d': by the gateway's clock. */
export const ageText = (value: DateInput | null | undefined): string => formatAge(value, currentTime());
