import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { cellPhone, cellText, cellYesNo, type CellResult } from '../../../import/cell-values.ts';
import type { ImportCell } from '../../../import/import-table.ts';
import { readRow, type FieldProblem, type FieldReaders } from '../../../import/read-row.ts';
import { MAX_TAG, MAX_TAGS } from '../edit-customer.ts';
import type { CustomerField } from './customer-fields.ts';

/** One row as the bulk job stores it: undefined leaves a value as it is, null clears it. */
export const customerRow = z.object({
  NAME: z.string(),
  /** Normalised, 01XXXXXXXXX. */
  PHONE: z.string(),
  ADDRESS: z.string(),
  DISTRICT: z.string(),
  TAGS: z.array(z.string()).nullable(),
  NOTE: z.string().nullable(),
  NO_SMS: z.boolean(),
}).partial();

export type CustomerRow = z.output<typeof customerRow>;

const CLEARABLE: readonly CustomerField[] = ['TAGS', 'NOTE'];

/** 'VIP, Eid 2026' */
function tags(cell: ImportCell): CellResult<string[] | null> {
  const result = cellText(cell, MAX_TAGS * (MAX_TAG + 2));
  if ('problem' in result) return result;
  const words = [...new Set(result.value.split(/[,;]/).map((word) => word.trim()).filter(Boolean))];
  if (words.length > MAX_TAGS) return { problem: msg('At most {{limit}} tags', { limit: MAX_TAGS }) };
  if (words.some((word) => word.length > MAX_TAG)) return { problem: msg('A tag has at most {{limit}} characters', { limit: MAX_TAG }) };
  return { value: words.length > 0 ? words : null };
}

/** On one line, as people's names and places are kept. */
function line(most: number) {
  return (cell: ImportCell): CellResult<string> => {
    const result = cellText(cell, most);
    return 'problem' in result ? result : { value: result.value.replace(/\s+/g, ' ') };
  };
}

const READERS: FieldReaders<CustomerField, string | string[] | boolean | null> = {
  NAME: line(100),
  PHONE: cellPhone,
  ADDRESS: line(250),
  DISTRICT: line(50),
  TAGS: tags,
  NOTE: (cell) => cellText(cell, 1_000),
  NO_SMS: cellYesNo,
};

/** Reads one row of a file, with a problem for each cell that cannot be read. */
export function readCustomerRow(
  fields: Iterable<CustomerField>, cellOf: (field: CustomerField) => ImportCell | undefined,
): { row: CustomerRow; problems: FieldProblem<CustomerField>[] } {
  const { values, problems } = readRow(READERS, CLEARABLE, fields, cellOf);
  // Every value comes from the reader of its own field, so the types match.
  return { row: values as CustomerRow, problems };
}
