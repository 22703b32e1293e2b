import { z } from 'zod';
import { cellCode, cellNumber, type CellResult } from '../../../import/cell-values.ts';
import { cellsOf, type ColumnMapping, type ImportField } from '../../../import/columns.ts';
import type { ImportCell, ImportRow, ImportTable } from '../../../import/import-table.ts';
import { chargesAboveZero } from '../../../../schema/rules/courier-charges.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { MAX_TAKA, toldToPoisha, type Poisha } from '../../../../schema/rules/money.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import type { PaidLine } from './paid-line.ts';

export const statementField = z.enum(['CONSIGNMENT', 'INVOICE', 'PHONE', 'COLLECTED', 'DELIVERY_CHARGE', 'COD_FEE', 'RETURN_CHARGE', 'ADJUSTMENT']);
export type StatementField = z.output<typeof statementField>;

/** Column names that couriers use. */
export const STATEMENT_HEADERS: Record<StatementField, ImportField> = {
  CONSIGNMENT: { headers: ['consignment', 'consignment id', 'tracking id', 'tracking code', 'tracking number', 'parcel id', 'cn', 'tracking'] },
  INVOICE: { headers: ['invoice', 'invoice id', 'invoice no', 'merchant invoice id', 'merchant order id', 'order id', 'order', 'order no'] },
  PHONE: { headers: ['phone', 'mobile', 'recipient phone', 'customer phone', 'contact'] },
  COLLECTED: { headers: ['collected', 'collected amount', 'cod', 'cod amount', 'cash collection', 'cash collection amount', 'amount', 'collection'] },
  DELIVERY_CHARGE: { headers: ['delivery charge', 'delivery fee', 'charge', 'shipping charge', 'delivery'] },
  COD_FEE: { headers: ['cod fee', 'cod charge', 'cod commission'] },
  RETURN_CHARGE: { headers: ['return charge', 'return fee', 'return'] },
  ADJUSTMENT: { headers: ['adjustment', 'discount', 'compensation', 'adjust'] },
};

const MAX_WORD = 100;

interface ReadFile {
  lines: PaidLine[];
  /** Row numbers, as in the spreadsheet program, with unreadable values. Rows that name no parcel (totals) are not included. */
  unreadable: number[];
}

const CHARGES = ['deliveryPoisha', 'codFeePoisha', 'returnPoisha'] as const satisfies (keyof PaidLine)[];

/** The lines of a statement in a file. */
export function linesOf({ rows }: ImportTable, mapping: ColumnMapping<StatementField>): ReadFile {
  const read: ReadFile = { lines: [], unreadable: [] };
  for (const row of rows) {
    const line = lineOf(row, mapping);
    if (line === 'unreadable') read.unreadable.push(row.number);
    else if (line) read.lines.push(line);
  }
  return { ...read, lines: chargesAboveZero(read.lines, CHARGES) };
}

function lineOf(row: ImportRow, mapping: ColumnMapping<StatementField>): PaidLine | 'unreadable' | null {
  const cell = cellsOf(row, mapping);
  const [consignment, invoice, phone] = (['CONSIGNMENT', 'INVOICE', 'PHONE'] as const).map((field) => cellCode(cell(field), MAX_WORD));
  const amounts = (['COLLECTED', 'DELIVERY_CHARGE', 'COD_FEE', 'RETURN_CHARGE', 'ADJUSTMENT'] as const).map((field) => amountOf(cell(field), field));
  if ([consignment!, invoice!, phone!, ...amounts].some((result) => 'problem' in result)) return 'unreadable';
  const words = [consignment, invoice, phone].map((result) => (result as { value: string }).value);
  if (words.every((word) => word === '')) return null;
  const [collectedPoisha, deliveryPoisha, codFeePoisha, returnPoisha, adjustPoisha] = amounts.map((result) => (result as { value: Poisha }).value);
  return {
    consignment: words[0]!, invoice: words[1]!, phone: normalisePhone(words[2]!) ?? '', collectedPoisha: collectedPoisha!,
    deliveryPoisha: deliveryPoisha!, codFeePoisha: codFeePoisha!, returnPoisha: returnPoisha!, adjustPoisha: adjustPoisha!,
  };
}

/** An amount as it is written; below zero a charge or an adjustment, no cash. */
function amountOf(cell: ImportCell | undefined, field: StatementField): CellResult<Poisha> {
  const result = cellNumber(cell);
  if ('problem' in result) return result;
  const taka = result.value ?? 0;
  if (Math.abs(taka) > MAX_TAKA || (field === 'COLLECTED' && taka < 0)) return { problem: taka < 0 ? msg('An amount cannot be negative') : msg('The amount is too large') };
  return { value: toldToPoisha(taka) };
}
