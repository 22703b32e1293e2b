export type Cell = string | number | bigint | Date | null | undefined;

/**
 * A spreadsheet takes these for the beginning of a formula, the wide ones in some languages. One that has an apostrophe before it gets another: an import
 * takes one away (`import/parse-table.ts`).
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  // What a customer has typed stays a text, whatever it begins with.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file (RFC 4180), with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8: without it Bangla is not readable in Excel. */
export const BYTE_ORDER_MARK = '\uFEFF';
