import { DAY_MS } from '../../schema/rules/durations.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../schema/rules/format.ts';
import { msg, type Message } from '../../schema/rules/message.ts';
import { mistakeIn } from '../errors.ts';

const USUAL_DAYS = 14;

/** Days in Dhaka, 'YYYY-MM-DD'. */
export interface RangeOfDays {
  from: string;
  to: string;
  /** First day of the equally long range before. */
  before: string;
  /** How many days. */
  length: number;
  /** The hour at which the range before ends too, as long as today is not over; null where it ends with its last day. */
  comparedUntil: Date | null;
  /** When the range before ends. */
  beforeEnd: Date;
}

/**
 * A range that today belongs to is compared with one that ends at the same time of day: up to when its last day counts.
 * Null for a range that is over.
 */
export function comparedUntil({ from, to, now = new Date() }: { from: string; to: string; now?: Date }): Date | null {
  const today = dhakaDay(now);
  if (to !== today) return null;
  return new Date(dhakaDayStart(addDays(from, -1)).getTime() + now.getTime() - dhakaDayStart(today).getTime());
}

const refused = (message: Message) => mistakeIn('to', message);

/**
 * The days that a report is about: up to today and the last fourteen when left out. Throws ValidationError for days in
 * the wrong order, and for more than `most`.
 */
export function rangeOfDays(
  { from, to, now = new Date() }: { from?: string; to?: string; now?: Date }, most: number,
): RangeOfDays {
  const last = to ?? dhakaDay(now);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  if (first > last) throw refused(msg('Choose a first and a last day'));
  const length = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  if (length > most) throw refused(msg('At most {{most}} days', { most }));
  const until = comparedUntil({ from: first, to: last, now });
  return { from: first, to: last, before: addDays(first, -length), length, comparedUntil: until, beforeEnd: until ?? dhakaDayStart(first) };
}
