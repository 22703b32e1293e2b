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
  businessId: string | null;
  id: string;
  value: string;
}

export interface Resealed {
  done: number;
  /** Places whose value no known key opens. */
  failed: string[];
}

/**
 * Seals with today's SECRET_KEY, and for its place, whatever was sealed with an earlier key or in the earlier form. A
 * value that somebody changes meanwhile is left alone. Safe to repeat.
 */
export async function reseal(tables: readonly SealedColumns[]): Promise<Resealed> {
  const resealed: Resealed = { done: 0, failed: [] };
  for (const { table, ofBusiness, key, columns } of tables) {
    const business = ofBusiness ? '"businessId"' : 'NULL';
    for (const column of columns) {
      const { rows } = await pool.query<Row>(
        `SELECT ${business}::text AS "businessId", "${key}"::text AS "id", "${column}" AS "value" FROM "${table}"
          WHERE NOT starts_with("${column}", $1)`,
        [currentPrefix()],
      );
      for (const { businessId, id, value } of rows) {
        const place = { table, businessId, id, column };
        try {
          const { rowCount } = await pool.query(
            `UPDATE "${table}" SET "${column}" = $1
              WHERE ${business}::text IS NOT DISTINCT FROM $2 AND "${key}"::text = $3 AND "${column}" = $4`,
            [seal(open(value, place), place), businessId, id, value],
          );
          resealed.done += rowCount ?? 0;
        } catch (error) {
          resealed.failed.push(`${table} ${id} ${column}: ${(error as Error).message}`);
        }
      }
    }
  }
  return resealed;
}
