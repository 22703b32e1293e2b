import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { dayRange } from '../../../list/dayRange.ts';
import type { DayRange } from '../../../list/dayRange.ts';
import { currentTime } from '../../../relay/serverTime.ts';

/** Ranges of the dashboard: days by their name in the address. */
export const RANGES = { today: 1, 'last-7-days': 7, 'last-14-days': 14, 'last-30-days': 30, 'last-90-days': 90, 'last-365-days': 365 } as const;
type Range = keyof typeof RANGES;
export const USUAL_RANGE: Range = 'last-14-days';

/** Days in one range at most, as the gateway has it. */
export const MOST_DAYS = 366;

export interface DashboardSearch {
  /** One of the ranges, or days of one's own: '2026-11-01..2026-11-20'. */
  range?: string;
}

const isNamed = (range: string): range is Range => Object.hasOwn(RANGES, range);

/** Days of one's own, both included; null for a named range, and for days that are not complete or too many. */
export function ownDays(range: string): DayRange | null {
  const days = isNamed(range) ? null : dayRange(range);
  return days?.from && days.to && days.to < addDays(days.from, MOST_DAYS) ? days : null;
}

/** Reads the range from the address; anything unknown becomes the default. */
export function readDashboardSearch({ range }: Record<string, unknown>): DashboardSearch {
  const isKnown = typeof range === 'string' && range !== USUAL_RANGE && (isNamed(range) || ownDays(range));
  return isKnown ? { range } : {};
}

export function rangeDays({ range = USUAL_RANGE }: DashboardSearch, now: number = currentTime()): DayRange {
  const to = dhakaDay(now);
  return ownDays(range) ?? { from: addDays(to, 1 - RANGES[isNamed(range) ? range : USUAL_RANGE]), to };
}
