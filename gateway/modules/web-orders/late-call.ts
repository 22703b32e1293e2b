/** A call that got no answer may wait in front of a busy shop, and reach it after newer ones. No longer than this. */
export const LATE_MS = 10 * 60 * 1000;

/** When a call to a shop that begins now can no longer arrive there. */
export const lateUntil = (): Date => new Date(Date.now() + LATE_MS);
