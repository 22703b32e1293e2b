import { pool } from './client.ts';
import { currentPrefix, open, seal } from './secret-box.ts';

/** The columns of a table that hold sealed values. */
export interface SealedColumns {
  table: string;
  /** False for a table that belongs to no business. */
  ofBusiness: boolean;
  /** The column that names a row. */
  key: string;
  columns: readonly string[];
}

interface Row {
  /** Empty in a table that belongs to no business. */
  businessId: string;
  id: string;
  value: string;
}

export interface Resealed {
  done: number;
  /** Places whose value no known key opens. */
  failed: string[];
}

export interface ResealOptions {
  /** No more values than these; without a limit all. */
  limit?: number;
  signal?: AbortSignal;
}

/** Rows that are read at once. */
const BATCH = 500;

interface Column extends Omit<SealedColumns, 'columns'> {
  column: string;
}

/** Those that are not sealed with today's key, a batch at a time, in the order of their keys. */
async function* outdated({ table, ofBusiness, key, column }: Column): AsyncGenerator<Row> {
  const business = ofBusiness ? '"businessId"::text' : `''`;
  let last: Pick<Row, 'businessId' | 'id'> = { businessId: '', id: '' };
  for (;;) {
    const { rows } = await pool.query<Row>(
      `SELECT ${business} AS "businessId", "${key}"::text AS "id", "${column}" AS "value" FROM "${table}"
        WHERE NOT starts_with("${column}", $1) AND (${business}, "${key}"::text) > ($2, $3)
        ORDER BY 1, 2 LIMIT ${BATCH}`,
      [currentPrefix(), last.businessId, last.id],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!;
  }
}

/**
 * Seals with today's SECRET_KEY, and for its place, whatever was sealed with an earlier key or in the earlier form. A
 * value that somebody changes meanwhile is left alone. Safe to repeat.
 */
export async function reseal(
  tables: readonly SealedColumns[],
  { limit = Infinity, signal }: ResealOptions = {},
): Promise<Resealed> {
  const resealed: Resealed = { done: 0, failed: [] };
  const all = tables.flatMap(({ columns, ...table }) => columns.map((column): Column => ({ ...table, column })));
  for (const place of all) {
    for await (const row of outdated(place)) {
      if (resealed.done >= limit || signal?.aborted) return resealed;
      await resealRow(place, row, resealed);
    }
  }
  return resealed;
}

async function resealRow({ table, ofBusiness, key, column }: Column, row: Row, resealed: Resealed): Promise<void> {
  const place = { table, businessId: ofBusiness ? row.businessId : null, id: row.id, column };
  try {
    const { rowCount } = await pool.query(
      `UPDATE "${table}" SET "${column}" = $1
        WHERE ${ofBusiness ? '"businessId"::text' : `''`} = $2 AND "${key}"::text = $3 AND "${column}" = $4`,
      [seal(open(row.value, place), place), row.businessId, row.id, row.value],
    );
    resealed.done += rowCount ?? 0;
  } catch (error) {
    resealed.failed.push(`${table} ${row.id} ${column}: ${(error as Error).message}`);
  }
}
