import { ConflictError, NotFoundError } from '../errors.ts';
import { Prisma } from './generated/client/client.ts';
import type { Tx } from './client.ts';
import { recordName } from './record-name.ts';

/**
 * Locks one row of a tenant table until the transaction ends. Throws NotFoundError, or ConflictError when
 * `version` is given and the row has moved on since the client read it.
 */
export async function lockRow(
  tx: Tx,
  table: Prisma.ModelName,
  businessId: string,
  id: string,
  version?: number | null,
): Promise<void> {
  const versionColumn = version == null ? Prisma.sql`1` : Prisma.sql`"version"`;
  const rows = await tx.$queryRaw<{ version: number }[]>`SELECT ${versionColumn} AS "version"
    FROM ${Prisma.raw(`"${table}"`)} WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid
      FOR NO KEY UPDATE`;
  const row = rows[0];
  if (!row) throw new NotFoundError(recordName(table));
  if (version != null && row.version !== version) {
    // A whole sentence for every table: the extractor makes it from the name of the table.
    const changed = `${recordName(table)} was changed by someone else, please reload`;
    throw new ConflictError(changed);
  }
}
