import { DHAKA_OFFSET_MS } from '../../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { currentTime } from '../../relay/serverTime.ts';

/** The moment of a day and 'HH:MM' in Dhaka. */
export const momentOf = (day: string, time: string): string => `${day}T${time}:00+06:00`;

/** 'HH:MM' in Dhaka. */
export const dhakaTime = (at: string | number): string => new Date(new Date(at).getTime() + DHAKA_OFFSET_MS).toISOString().slice(11, 16);

/** What a new task is due at unless somebody says otherwise: this evening, or tomorrow morning from the afternoon on. */
export function usualDue(now = currentTime()): { day: string; time: string } {
  const today = dhakaDay(now);
  return dhakaTime(now) < '16:00' ? { day: today, time: '18:00' } : { day: addDays(today, 1), time: '11:00' };
}
