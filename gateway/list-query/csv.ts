import { poishaToDecimal, type Poisha } from '../../schema/rules/money.ts';

/** Money in a file: it has its two decimals in a CSV file, and is a number in a sheet. */
interface Amount {
  /** '-1250.50' */
  amount: string;
}

/** For a cell of a file, where people add amounts up, those below zero too. */
export const amountOf = (poisha: Poisha): Amount => ({ amount: poishaToDecimal(poisha) });

export type Cell = string | number | bigint | Date | Amount | null | undefined;

/**
 * A spreadsheet takes these for the beginning of a formula, the wide ones in some languages. One that has an apostrophe before it gets another: an import
 * takes one away (`import/parse-table.ts`).
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return cell.amount;
  if (typeof cell !== 'string') return String(cell);
  // What a customer has typed stays a text, whatever it begins with.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file (RFC 4180), with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8: without it Bangla is not readable in Excel. */
export const BYTE_ORDER_MARK = '\uFEFF';
