import { HOUR_MS, MINUTE_MS } from '../../../schema/rules/durations.ts';

/** How long after a message was taken its gateway is asked what became of it: most arrive at once, or when a phone is on again. */
const ASKED_AFTER_MS = [2 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];

/** When the gateway is asked next about a message; undefined when it was asked for the last time. */
export function nextReport(sentAt: Date, now = Date.now()): Date | undefined {
  const after = ASKED_AFTER_MS.find((ms) => sentAt.getTime() + ms > now);
  return after === undefined ? undefined : new Date(sentAt.getTime() + after);
}
