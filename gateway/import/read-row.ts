import type { Message } from '../../schema/rules/message.ts';
import type { CellResult } from './cell-values.ts';
import type { ImportCell } from './import-table.ts';

/** A cell with only this clears the value; an empty cell leaves it as it is. */
const CLEAR = '-';

/** What is wrong with one cell of a row. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: Message;
}

/** How each field reads its cell. */
export type FieldReaders<Field extends string, Value> = Record<Field, (cell: ImportCell) => CellResult<Value>>;

/**
 * Reads one row of a file, with a problem for each cell that cannot be read. A value that is missing stays as it is, null clears
 * it, which only the `clearable` fields can. Every value is what the reader of its field gives.
 */
export function readRow<Field extends string, Value>(
  readers: FieldReaders<Field, Value>, clearable: readonly Field[],
  fields: Iterable<Field>, cellOf: (field: Field) => ImportCell | undefined,
): { values: Partial<Record<Field, Value | null>>; problems: FieldProblem<Field>[] } {
  const values: Partial<Record<Field, Value | null>> = {};
  const problems: FieldProblem<Field>[] = [];
  for (const field of fields) {
    const cell = cellOf(field) ?? null;
    if (clearable.includes(field) && typeof cell === 'string' && cell.trim() === CLEAR) {
      values[field] = null;
      continue;
    }
    const result = readers[field](cell);
    if ('problem' in result) problems.push({ field, message: result.problem });
    else if (result.value !== null && result.value !== '') values[field] = result.value;
  }
  return { values, problems };
}
