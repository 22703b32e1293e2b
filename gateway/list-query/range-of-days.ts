import { DAY_MS } from '../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { msg } from '../../schema/rules/message.ts';
import { ValidationError } from '../errors.ts';

const USUAL_DAYS = 14;

/** Days in Dhaka, 'YYYY-MM-DD'. */
export interface RangeOfDays {
  from: string;
  to: string;
  /** First day of the equally long range before. */
  before: string;
  /** How many days. */
  length: number;
}

/**
 * The days that a report is about: up to today and the last fourteen when left out. Throws ValidationError for days in
 * the wrong order, and for more than `most`.
 */
export function rangeOfDays({ from, to = dhakaDay(new Date()) }: { from?: string; to?: string }, most: number): RangeOfDays {
  const first = from ?? addDays(to, 1 - USUAL_DAYS);
  if (first > to) throw new ValidationError('Choose a first and a last day');
  const length = Math.round((Date.parse(to) - Date.parse(first)) / DAY_MS) + 1;
  if (length > most) throw new ValidationError(msg('At most {{most}} days', { most }));
  return { from: first, to, before: addDays(first, -length), length };
}
