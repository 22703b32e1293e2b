import { day } from '../../commands/fields.ts';
import { ValidationError } from '../../errors.ts';
import { rangeOfDays, type RangeOfDays } from '../../list-query/range-of-days.ts';

const MAX_DAYS = 366;

const isDay = (text: string) => day().safeParse(text).success;

/** Throws ValidationError for days that are none, are in the wrong order or too many. */
export function dashboardRange({ from, to }: { from?: string | null; to?: string | null }): RangeOfDays & { now: Date } {
  const days = { ...(from && { from }), ...(to && { to }) };
  if (!Object.values(days).every(isDay)) throw new ValidationError('Choose a first and a last day');
  const now = new Date();
  return { ...rangeOfDays({ ...days, now }, MAX_DAYS), now };
}
