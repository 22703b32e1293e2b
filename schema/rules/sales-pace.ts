/** What sells in so many days says how long the rest lasts. */
export const PACE_DAYS = 30;

/** Whole days until none of `available` pieces is left when as many sell as in the last 30 days; null when none did. */
export function daysLeft(available: number, sold: number): number | null {
  return sold > 0 ? Math.floor((Math.max(available, 0) * PACE_DAYS) / sold) : null;
}
