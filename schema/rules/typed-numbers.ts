import { asciiDigits, phoneOfSheet } from './phone.ts';

/** Characters of a text of numbers: ten thousand with names, in Bangla too, within what a request may hold. */
export const MAX_NUMBERS_TEXT = 300_000;

export interface TypedNumber {
  number: string;
  name?: string;
}

const CELLS = /[,;\t]/;
const hasDigits = (text: string) => /\d/.test(asciiDigits(text));

/**
 * Numbers as people paste them or a CSV file has them: one or several in a line, a name beside a single one. A line without
 * any digit is a header and is left out.
 */
export function readNumbers(text: string): TypedNumber[] {
  return text.split(/\r?\n/).filter(hasDigits).flatMap((line): TypedNumber[] => {
    const cells = line.split(CELLS).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1').trim()).filter((cell) => cell !== '');
    const numbers = cells.filter(hasDigits).flatMap(numbersOf);
    const name = cells.find((cell) => !hasDigits(cell));
    const [only] = numbers;
    if (only !== undefined && numbers.length === 1 && name) return [{ number: only.slice(0, 40), name: name.slice(0, 100) }];
    return numbers.map((number) => ({ number: number.slice(0, 40) }));
  });
}

/** The same numbers in as few characters: what stands beside them in a file is left out. */
export const numbersAsText = (numbers: readonly TypedNumber[]): string =>
  numbers.map(({ number, name }) => (name ? `${number},${name}` : number)).join('\n');

/** Spaces stand inside of numbers, and between them. */
function numbersOf(cell: string): string[] {
  const words = cell.split(/\s+/);
  return words.length > 1 && words.every((word) => phoneOfSheet(word)) ? words : [cell];
}
