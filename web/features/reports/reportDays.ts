import { addDays } from '../../../schema/rules/format.ts';
import { dayRange } from '../../list/dayRange.ts';
import { currentDay } from '../../relay/serverTime.ts';

const USUAL_DAYS = 14;

/** The first and the last day of a report, from the days of its address: the last fourteen, or as many as usual, when left out. */
export function reportDays({ days }: { days?: string }, usualDays = USUAL_DAYS): { from: string; to: string } {
  const range = dayRange(days);
  const to = range?.to || currentDay();
  return { from: range?.from || addDays(to, 1 - usualDays), to };
}

/** The days for the address: left out where they are the usual ones. */
export function writtenDays({ from, to }: { from: string; to: string }, usualDays = USUAL_DAYS): string | undefined {
  const usual = reportDays({}, usualDays);
  return from === usual.from && to === usual.to ? undefined : `${from}..${to}`;
}
