import { monthOf } from '../../../schema/rules/dhaka-months.ts';
import { addDays } from '../../../schema/rules/format.ts';

/** A stretch of what is kept of one length, up to a day that does not belong to it. */
export type KeptSpan = readonly [span: 'CHANGE' | 'DAY' | 'MONTH', first: string, end: string];

/** Where sums by day and month are kept of the days between two: whole months by the month, the days around them, and what is not folded yet. */
export function keptSpans(from: string, to: string): KeptSpan[] {
  const end = addDays(to, 1);
  const firstMonth = from.endsWith('-01') ? from : monthOf(addDays(monthOf(from), 31));
  const endOfMonths = monthOf(end);
  const folded: KeptSpan[] = firstMonth < endOfMonths
    ? [['DAY', from, firstMonth], ['MONTH', firstMonth, endOfMonths], ['DAY', endOfMonths, end]]
    : [['DAY', from, end]];
  return [...folded, ['CHANGE', from, end]];
}
