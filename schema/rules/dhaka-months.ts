import { DHAKA_OFFSET_MS } from './durations.ts';

/**
 * The same day and time of day in Dhaka `months` later; the last day of the month where that month has no
 * such day (31 January + 1 -> 28 February).
 */
export function addDhakaMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + DHAKA_OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - DHAKA_OFFSET_MS);
}

/** The first day of the month of a day; both 'YYYY-MM-DD'. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
