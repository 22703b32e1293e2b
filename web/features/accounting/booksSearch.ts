import { addDays } from '../../../schema/rules/format.ts';
import { dayRange, dhakaNoon } from '../../list/dayRange.ts';
import { choiceField, daysField } from '../../list/searchFields.ts';
import { currentDay } from '../../relay/serverTime.ts';

export const STATEMENTS = ['profit', 'balance', 'trial'] as const;
export type Statement = (typeof STATEMENTS)[number];

/** The search parameters of the books. */
export interface BooksSearch {
  /** Profit and loss by default. */
  show?: Statement;
  /** The current month by default. */
  days?: string;
}

export const readBooks = (raw: Record<string, unknown>): BooksSearch => ({
  show: choiceField(STATEMENTS, 'profit')(raw.show), days: daysField(raw.days),
});

/** The first and last day shown. */
export function booksDays({ days }: BooksSearch): { from: string; to: string } {
  const today = currentDay();
  const range = dayRange(days);
  return { from: range?.from || `${(range?.to || today).slice(0, 8)}01`, to: range?.to || today };
}

/** The query variables for the search parameters. */
export function booksRange(search: BooksSearch): { from: string; to: string } {
  const { from, to } = booksDays(search);
  return { from: dhakaNoon(from), to: dhakaNoon(to) };
}

/** A month as a range of days: 0 is the current month, 1 the previous one. */
export function monthDays(back: number): string {
  let first = `${currentDay().slice(0, 8)}01`;
  let last = currentDay();
  for (let step = 0; step < back; step += 1) {
    last = addDays(first, -1);
    first = `${last.slice(0, 8)}01`;
  }
  return `${first}..${last}`;
}
