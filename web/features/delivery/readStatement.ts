import { chargesAboveZero } from '../../../schema/rules/courier-charges.ts';
import { asciiDigits } from '../../../schema/rules/phone.ts';

/** One line of a courier's statement, amounts in taka. */
export interface StatementRow {
  consignment: string;
  invoice: string;
  phone: string;
  collected: number;
  deliveryCharge: number;
  codFee: number;
  returnCharge: number;
  adjustment: number;
  /** It is only a number: what the courier owes for it was paid. */
  isPaidAsOwed: boolean;
}

export interface ReadStatement {
  rows: StatementRow[];
  /** Numbers of the lines, from 1, with unreadable amounts. */
  unreadable: number[];
}

type Field = Exclude<keyof StatementRow, 'isPaidAsOwed'>;

/** Column names that couriers use, in lower case and letters only. */
const HEADINGS: Record<Field, readonly string[]> = {
  consignment: ['consignment', 'consignmentid', 'trackingid', 'trackingcode', 'trackingnumber', 'parcelid', 'cn', 'tracking'],
  invoice: ['invoice', 'invoiceid', 'invoiceno', 'merchantinvoiceid', 'merchantorderid', 'orderid', 'order', 'orderno'],
  phone: ['phone', 'mobile', 'recipientphone', 'customerphone', 'contact'],
  collected: ['collected', 'collectedamount', 'cod', 'codamount', 'cashcollection', 'cashcollectionamount', 'amount', 'collection'],
  deliveryCharge: ['deliverycharge', 'deliveryfee', 'charge', 'shippingcharge', 'delivery'],
  codFee: ['codfee', 'codcharge', 'codcommission'],
  returnCharge: ['returncharge', 'returnfee', 'return'],
  adjustment: ['adjustment', 'discount', 'compensation', 'adjust'],
};

/** The order of the columns in a list without headings. */
const USUAL: readonly Field[] = ['consignment', 'collected', 'deliveryCharge', 'codFee', 'returnCharge'];
const WORDS: readonly Field[] = ['consignment', 'invoice', 'phone'];
const CHARGES = ['deliveryCharge', 'codFee', 'returnCharge'] as const;

const isWord = (field: Field): field is 'consignment' | 'invoice' | 'phone' => WORDS.includes(field);
const empty = (): StatementRow => ({
  consignment: '', invoice: '', phone: '', collected: 0, deliveryCharge: 0, codFee: 0, returnCharge: 0, adjustment: 0, isPaidAsOwed: false,
});

const fieldOf = (heading: string): Field | null => {
  const word = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  return (Object.keys(HEADINGS) as Field[]).find((field) => HEADINGS[field].includes(word)) ?? null;
};

/** '৳1,200.50', '−60' and '১২০০/-' -> a number; NaN for words, 0 for an empty cell. */
function amountOf(text: string): number {
  const plain = asciiDigits(text).replaceAll(/[৳,\s]|tk\.?|\/-/gi, '').replace('−', '-');
  return plain === '' || plain === '-' ? 0 : Number(plain);
}

/** A cell of CSV and the separator before it, by separator. */
const CELLS = {
  ',': /,(?:"((?:[^"]|"")*)"|([^,]*))/g,
  ';': /;(?:"((?:[^"]|"")*)"|([^;]*))/g,
};

/** Splits a line of CSV or of copied spreadsheet cells. */
function cellsOf(line: string, separator: keyof typeof CELLS | '\t'): string[] {
  if (separator === '\t') return line.split('\t').map((cell) => cell.trim());
  const cells = `${separator}${line}`.matchAll(CELLS[separator]);
  return [...cells].map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim());
}

/**
 * Reads a pasted statement: spreadsheet cells, CSV with or without headings, or scanned numbers, one per line, which are
 * paid as owed.
 */
export function readStatement(text: string): ReadStatement {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 })).filter(({ line }) => line.trim() !== '');
  const first = lines[0]?.line ?? '';
  const separator = first.includes('\t') ? '\t' : first.includes(';') ? ';' : ',';
  const headings = cellsOf(first, separator).map(fieldOf);
  const hasHeadings = headings.some((field) => field !== null);
  const fields: readonly (Field | null)[] = hasHeadings ? headings : USUAL;
  const read: ReadStatement = { rows: [], unreadable: [] };
  for (const { line, number } of hasHeadings ? lines.slice(1) : lines) {
    const row = empty();
    const cells = cellsOf(line, separator);
    const used = hasHeadings ? fields : fields.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    row.isPaidAsOwed = used.every((field) => !field || isWord(field));
    for (const [index, cell] of cells.entries()) {
      const field = fields[index];
      if (!field) continue;
      if (isWord(field)) row[field] = cell;
      else row[field] = amountOf(cell);
    }
    const isReadable = Object.values(row).every((value) => !Number.isNaN(value));
    const isNamed = row.consignment !== '' || row.invoice !== '' || row.phone !== '';
    // A total row at the end names no parcel.
    if (isReadable && isNamed) read.rows.push(row);
    else if (!isReadable) read.unreadable.push(number);
  }
  return { ...read, rows: chargesAboveZero(read.rows, CHARGES) };
}

export const netOf = ({ collected, deliveryCharge, codFee, returnCharge, adjustment }: StatementRow): number =>
  collected - deliveryCharge - codFee - returnCharge + adjustment;
