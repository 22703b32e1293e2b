import { Prisma } from './generated/client/client.ts';
import type { Tx } from './client.ts';
import type { NewRow } from './insert-rows.ts';
import { toJson } from './json-rows.ts';

/** The key of a row of a business, and what it is given. */
type ChangedRow<Model extends Prisma.ModelName> = Partial<NewRow<Model>> & { businessId: string; id: string };

/**
 * Writes rows by one statement with one parameter, whatever their number. Every row names the same columns, and gets a new
 * version; the caller holds their locks.
 */
export async function updateRows<Model extends Prisma.ModelName>(tx: Tx, table: Model, rows: readonly ChangedRow<Model>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'businessId' && column !== 'id');
  const set = Prisma.raw(columns.map((column) => `"${column}" = n."${column}"`).join(', '));
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`UPDATE ${name} t SET ${set}, "version" = t."version" + 1
    FROM json_populate_recordset(NULL::${name}, ${toJson(rows)}::json) n
    WHERE t."businessId" = n."businessId" AND t."id" = n."id"`;
}
