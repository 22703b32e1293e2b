import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import {
  lettersOf, MAX_IMPORT_COLUMNS, MAX_IMPORT_LETTERS, MAX_IMPORT_ROWS, MAX_IMPORT_SEPARATORS, MAX_UNPACKED_BYTES, type ImportCell, type ImportTable,
} from './import-table.ts';
import { assertUnpackedSize, TooLargeUnpacked } from './unpacked-size.ts';

/** Why a file cannot be read; each has a sentence in `read-table.ts`. */
export type TableProblem = 'NOT_A_TABLE' | 'NOT_TEXT' | 'TOO_LARGE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS' | 'EMPTY';

export class UnreadableTable extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(problem);
    this.problem = problem;
  }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** Reads the first sheet of an XLSX file, or a CSV file. Takes the processor for seconds: see `read-table.ts`. */
export async function parseTable(bytes: Buffer): Promise<ImportTable> {
  const table: ImportTable = { headers: [], rows: [] };
  let letters = 0;
  for await (const { number, cells } of isZip(bytes) ? sheetRows(bytes) : csvRows(bytes)) {
    const values = withoutEnd(cells);
    if (values.length === 0) continue;
    if (values.length > MAX_IMPORT_COLUMNS) throw new UnreadableTable('TOO_MANY_COLUMNS');
    letters += lettersOf(values);
    if (letters > MAX_IMPORT_LETTERS) throw new UnreadableTable('TOO_LARGE');
    if (table.headers.length === 0) table.headers = values.map(headerText);
    else table.rows.push({ number, cells: values });
    if (table.rows.length > MAX_IMPORT_ROWS) throw new UnreadableTable('TOO_MANY_ROWS');
  }
  if (table.rows.length === 0) throw new UnreadableTable('EMPTY');
  return table;
}

interface Read {
  number: number;
  cells: ImportCell[];
}

async function* sheetRows(bytes: Buffer): AsyncGenerator<Read> {
  try {
    assertUnpackedSize(bytes, MAX_UNPACKED_BYTES);
    for await (const { index, values } of streamXlsxRows(bytes)) yield { number: index + 1, cells: values.map(plainCell) };
  } catch (error) {
    if (error instanceof TooLargeUnpacked) throw new UnreadableTable('TOO_LARGE');
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable('NOT_A_TABLE');
  }
}

/** Before the headers, what separates the cells: Excel reads this line and shows no row for it. */
const SEPARATOR = /^"?sep=([^\r\n])"?[,;\t]*\r?\n/i;

function* csvRows(bytes: Buffer): Generator<Read> {
  let number = 0;
  const text = textOf(bytes);
  if (separatorsIn(text) > MAX_IMPORT_SEPARATORS) throw new UnreadableTable('TOO_LARGE');
  const [line, delimiter] = SEPARATOR.exec(text) ?? [''];
  for (const values of parseCsv(text.slice(line.length), { ...(delimiter && { delimiter }) })) {
    number += 1;
    yield { number, cells: values.map((value) => (typeof value === 'string' ? withoutEscape(value) : plainCell(value))) };
  }
}

const SEPARATORS = new Set([',', ';', '\t', '\n', '\r']);

function separatorsIn(text: string): number {
  let count = 0;
  for (const sign of text) if (SEPARATORS.has(sign)) count += 1;
  return count;
}

/** Excel's 'Unicode Text' is UTF-16. Bytes that are no text make no product names: they are refused, not replaced. */
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\u0000')) throw new UnreadableTable('NOT_A_TABLE');
    return text;
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('NOT_TEXT');
  }
}

/** Exported texts that look like a formula have an apostrophe before them (`list-query/csv.ts`). */
const withoutEscape = (text: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);

function plainCell(value: unknown): ImportCell {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  return null;
}

const isEmpty = (cell: ImportCell | undefined) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

function withoutEnd(cells: ImportCell[]): ImportCell[] {
  let length = cells.length;
  while (length > 0 && isEmpty(cells[length - 1])) length -= 1;
  return cells.slice(0, length);
}

const headerText = (cell: ImportCell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim());
