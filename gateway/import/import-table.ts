/** A cell as the file has it: a CSV file holds texts only, a spreadsheet numbers and dates too. */
export type ImportCell = string | number | boolean | Date | null;

export interface ImportRow {
  /** As the spreadsheet program numbers it: the first one is 1. */
  number: number;
  cells: ImportCell[];
}

/** What stands in an uploaded file: one row of headers, then the records. Rows without any value are left out. */
export interface ImportTable {
  headers: string[];
  rows: ImportRow[];
}

export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_COLUMNS = 100;

/** All that a packed file may hold unpacked: a workbook of 20,000 rows holds two fifths of it. What is read of it takes some times as much memory. */
export const MAX_UNPACKED_BYTES = 64 * 1_048_576;

/**
 * Letters of all cells together. A workbook holds a text once and names it in as many cells as it likes: unpacked it is
 * small, and as a table it would fill the memory.
 */
export const MAX_IMPORT_LETTERS = 32 * 1_048_576;

/** Commas, semicolons, tabs and ends of lines of a CSV file: a cell that is empty takes memory too, before it is passed over. */
export const MAX_IMPORT_SEPARATORS = 2 * MAX_IMPORT_ROWS * MAX_IMPORT_COLUMNS;

export const lettersOf = (cells: readonly ImportCell[]): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
