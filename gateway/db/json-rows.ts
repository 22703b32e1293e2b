import { storable } from './storable.ts';

/** Rows for json_to_recordset: one parameter whatever their number. Whole numbers beyond 2^53 travel as text. */
export function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return typeof value === 'string' ? storable(value) : value;
  });
}
