import { addDays, dhakaDay, dhakaDayEnd, dhakaDayStart } from '../../schema/rules/format.ts';
import { currentTime } from '../relay/serverTime.ts';

/**
 * Days to look at, as an address has them: a word that moves with the calendar, or '2026-11-01..2026-11-20'.
 */
export const DAY_PRESETS = ['today', 'yesterday', 'last-7-days', 'last-30-days'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** First and last day of a range, both included; '' where it is open. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  // Dates that the calendar does not have, such as February 30th, come back as another day.
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** Noon of a day in Dhaka: a time within the day, whatever reads it. */
export const dhakaNoon = (day: string) => `${day}T12:00:00+06:00`;

/** 'from..to' of two days; '' when both are open. */
export function dayRangeText({ from, to }: DayRange): string {
  return from || to ? `${from}..${to}` : '';
}

function writtenRange(text: string): DayRange | null {
  const [from = '', to = '', ...rest] = text.split('..');
  const isReadable = text.includes('..') && rest.length === 0 && (from || to);
  if (!isReadable || ![from, to].every((day) => day === '' || isDay(day))) return null;
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** The days that a text of the address stands for, or null when it stands for none. */
export function dayRange(text: string | undefined, now: number = currentTime()): DayRange | null {
  if (!text) return null;
  const today = dhakaDay(now);
  switch (text as DayPreset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last-7-days':
      return { from: addDays(today, -6), to: today };
    case 'last-30-days':
      return { from: addDays(today, -29), to: today };
    default:
      return writtenRange(text);
  }
}

/** The same days as the half-open range of instants that the gateway's filters take. */
export function createdBetween(range: DayRange | null): { createdFrom?: string; createdBefore?: string } {
  return {
    ...(range?.from && { createdFrom: dhakaDayStart(range.from).toISOString() }),
    ...(range?.to && { createdBefore: dhakaDayEnd(range.to).toISOString() }),
  };
}
