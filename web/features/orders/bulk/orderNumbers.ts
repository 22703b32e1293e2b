import { searchText } from '../../../routes/search.ts';

export interface BulkConfirmSearch {
  /** Pasted or scanned order numbers; left out: all pending orders. */
  numbers?: string;
}

export const readBulkConfirmSearch = (raw: Record<string, unknown>): BulkConfirmSearch => ({
  numbers: searchText(raw.numbers) || undefined,
});

/** The most orders that one look reads. */
export const MAX_NUMBERS = 500;

/** Latin or Bangla digits. */
function allNumbers(text: string | undefined): number[] {
  const latin = (text ?? '').replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
  // The digits at the end of each word count: a prefix may contain digits too.
  const numbers = latin.split(/[\s,;]+/).map((word) => Number(/(\d{1,9})$/.exec(word)?.[1] ?? 0)).filter((number) => number > 0);
  return [...new Set(numbers)];
}

/**
 * Reads order numbers from a text: '#1024, NG-1025' gives 1024 and 1025, a name none; undefined without a text, which asks
 * for all orders. The first ones of more than one look reads.
 */
export const orderNumbers = (text: string | undefined): number[] | undefined =>
  (text?.trim() ? allNumbers(text).slice(0, MAX_NUMBERS) : undefined);

/** Whether the text has more of them than one look reads. */
export const hasMoreNumbers = (text: string | undefined): boolean => allNumbers(text).length > MAX_NUMBERS;
