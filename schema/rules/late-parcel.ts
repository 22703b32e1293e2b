import { DAY_MS } from './durations.ts';

/** A parcel that is with a courier for this many days or more needs somebody to ask. */
export const LATE_PARCEL_DAYS = 15;

/** Handed over at this moment or earlier, a parcel has been on its way for so many days. */
export const shippedDaysAgo = (days: number, now: number = Date.now()): Date => new Date(now - days * DAY_MS);
