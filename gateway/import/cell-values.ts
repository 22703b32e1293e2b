import { msg, type Message } from '../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../schema/rules/money.ts';
import { asciiDigits, phoneOfSheet } from '../../schema/rules/phone.ts';
import type { ImportCell } from './import-table.ts';

/** A value that a cell was read as, or why it cannot be read. */
export type CellResult<Value> = { value: Value } | { problem: Message };

/** '৳ 1,250', 'Tk. 1250/-', 'BDT 1250=' as shops write amounts. */
const AMOUNT_SIGNS = /৳|^(?:tk|bdt|taka)\.?|(?:tk|bdt|taka)\.?$|\/-$|\/=$|=$/giu;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i;
/** '8.80123E+12': what Excel makes of a long number in a CSV file; its last digits are lost. */
const SHORTENED = /^\d(?:\.\d+)?e\+\d+$/i;
// oxlint-disable-next-line no-control-regex -- matching control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What spreadsheets show where a formula has no value: '#N/A', '#REF!', in Google Sheets '#ERROR!' too. */
const FORMULA_ERROR = /^#(?:N\/A|NAME\?|(?:REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|ERROR)!)$/;

/** What stands in a cell as a person reads it, trimmed. '' for nothing. A date is none of the texts asked for here, nor is what a broken formula shows. */
export function cellText(cell: ImportCell | undefined, most: number): CellResult<string> {
  if (cell instanceof Date) {
    return { problem: msg('Excel has made a date of it. Format the column as text and type it again.') };
  }
  // A barcode is a whole number to a spreadsheet: 8801234567890, never 8.8e12.
  const text = (typeof cell === 'number' ? plainNumber(cell) : String(cell ?? '')).normalize('NFC').replace(CONTROL, '').trim();
  if (FORMULA_ERROR.test(text)) {
    return { problem: msg('The spreadsheet shows {{error}} here: its formula has no value. Type the value instead.', { error: text }) };
  }
  if (text.length > most) return { problem: msg('At most {{limit}} characters', { limit: most }) };
  return text.isWellFormed() ? { value: text } : { problem: msg('It holds letters that cannot be stored') };
}

/** SKUs and barcodes, as they are typed; refused where Excel has lost digits of it. */
export function cellCode(cell: ImportCell | undefined, most: number): CellResult<string> {
  const result = cellText(cell, most);
  if ('problem' in result) return result;
  const isRounded = typeof cell === 'number' && Math.abs(cell) > Number.MAX_SAFE_INTEGER;
  if (SHORTENED.test(asciiDigits(result.value)) || isRounded) {
    return { problem: msg('Excel has shortened this number. Format the column as text and type it again.') };
  }
  return result;
}

/** A number however it is typed: '১,২৫০', '1.0E+3'. Null for an empty cell. */
export function cellNumber(cell: ImportCell | undefined): CellResult<number | null> {
  if (typeof cell === 'number') return { value: cell };
  const text = cellText(cell, 60);
  if ('problem' in text) return text;
  const plain = asciiDigits(text.value).replace(AMOUNT_SIGNS, '').replace(/[,\s\u00a0]/g, '').replace('−', '-');
  if (plain === '' && text.value === '') return { value: null };
  return NUMBER.test(plain) ? { value: Number(plain) } : { problem: msg('Not a number') };
}

/** An amount in taka, as poisha; not negative. What a spreadsheet has calculated is rounded to two decimals. */
export function cellMoney(cell: ImportCell | undefined): CellResult<Poisha | null> {
  const result = cellNumber(cell);
  if ('problem' in result || result.value === null) return result as CellResult<null>;
  if (result.value < 0) return { problem: msg('An amount cannot be negative') };
  if (result.value > MAX_TAKA) return { problem: msg('The amount is too large') };
  const rounded = Math.round(result.value * 100) / 100;
  if (typeof cell !== 'number' && Math.abs(result.value - rounded) > 1e-6) return { problem: msg('At most two decimals') };
  return { value: takaToPoisha(rounded) };
}

/** A whole number from 0 to `most`. */
export function cellCount(cell: ImportCell | undefined, most: number): CellResult<number | null> {
  const result = cellNumber(cell);
  if ('problem' in result || result.value === null) return result;
  if (!Number.isInteger(result.value)) return { problem: msg('Not a whole number') };
  if (result.value < 0) return { problem: msg('Not below 0') };
  return result.value > most ? { problem: msg('At most {{limit, number}}', { limit: most }) } : result;
}

const YES = ['yes', 'y', 'true', '1', 'হ্যাঁ'.normalize('NFC')];
const NO = ['no', 'n', 'false', '0', 'না'];

/** Null for an empty cell. */
export function cellYesNo(cell: ImportCell | undefined): CellResult<boolean | null> {
  const result = cellText(cell, 20);
  if ('problem' in result) return result;
  const word = asciiDigits(result.value.toLowerCase());
  if (word === '') return { value: null };
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: msg('Say yes or no') };
}

/** A mobile number of Bangladesh in its normal form. Null for an empty cell. */
export function cellPhone(cell: ImportCell | undefined): CellResult<string | null> {
  const result = cellCode(cell, 40);
  if ('problem' in result || result.value === '') return 'problem' in result ? result : { value: null };
  const phone = phoneOfSheet(result.value);
  return phone ? { value: phone } : { problem: msg('Not a mobile number of Bangladesh') };
}

const plainNumber = (value: number) =>
  (Number.isInteger(value) && Math.abs(value) <= 1e21 ? BigInt(value).toString() : String(value));
