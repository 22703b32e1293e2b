import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { dayRange } from '../../list/dayRange.ts';

const USUAL_DAYS = 14;

/** The first and the last day of a report, from the days of its address: the last fourteen when left out. */
export function reportDays({ days }: { days?: string }): { from: string; to: string } {
  const range = dayRange(days);
  const to = range?.to || dhakaDay(new Date());
  return { from: range?.from || addDays(to, 1 - USUAL_DAYS), to };
}

/** The days for the address: left out where they are the usual ones. */
export function writtenDays({ from, to }: { from: string; to: string }): string | undefined {
  const usual = reportDays({});
  return from === usual.from && to === usual.to ? undefined : `${from}..${to}`;
}
