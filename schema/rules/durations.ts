/** Milliseconds. A day is 24 hours: Dhaka has no daylight saving. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How far the clocks of Dhaka are ahead of UTC. */
export const DHAKA_OFFSET_MS = 6 * HOUR_MS;
