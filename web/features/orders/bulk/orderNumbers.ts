import { searchText } from '../../../routes/search.ts';

export interface BulkConfirmSearch {
  /** What was pasted or scanned; all that wait for confirmation when left out. */
  numbers?: string;
}

export const readBulkConfirmSearch = (raw: Record<string, unknown>): BulkConfirmSearch => ({
  numbers: searchText(raw.numbers) || undefined,
});

const MOST = 500;

/** The numbers in a text: '#1024, NG-1025' gives 1024 and 1025; undefined without any. In Latin or Bangla digits. */
export function orderNumbers(text: string | undefined): number[] | undefined {
  const latin = (text ?? '').replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
  // The number stands at the end of each word: a prefix may hold digits.
  const numbers = latin.split(/[\s,;]+/).map((word) => Number(/(\d{1,9})$/.exec(word)?.[1] ?? 0)).filter((number) => number > 0);
  return numbers.length === 0 ? undefined : [...new Set(numbers)].slice(0, MOST);
}
