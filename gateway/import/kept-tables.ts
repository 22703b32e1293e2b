import { LRUCache } from 'lru-cache';
import { lettersOf, MAX_IMPORT_LETTERS, type ImportTable } from './import-table.ts';

export interface KeptTable {
  /** Of the file. */
  name: string;
  table: ImportTable;
}

/** What a cell takes beside its letters. */
const CELL_SIZE = 16;

const sizeOf = ({ table: { headers, rows } }: KeptTable) =>
  rows.reduce((sum, { cells }) => sum + lettersOf(cells) + CELL_SIZE * (cells.length + 1), lettersOf(headers) + 1);

/**
 * Tables that were read a moment ago, by file: one is looked at several times while its columns are said, and its bytes
 * never change. Together they take no more memory than the largest that is read.
 */
export const keptTables = () => new LRUCache<string, KeptTable>({
  max: 4, ttl: 10 * 60_000, maxSize: MAX_IMPORT_LETTERS, sizeCalculation: sizeOf,
});
