/** Bangladesh has no daylight saving. */
const DHAKA_OFFSET_MS = 6 * 3_600_000;

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
