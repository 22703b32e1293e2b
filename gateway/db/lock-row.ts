import { ConflictError, NotFoundError } from '../errors.ts';
import { Prisma } from './generated/client/client.ts';
import type { Tx } from './client.ts';

/** What people call a record of the table: 'Web order'. */
function nameOf(table: Prisma.ModelName): string {
  const words = table.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace('Sms', 'SMS');
}

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
  if (!row) throw new NotFoundError(nameOf(table));
  if (version != null && row.version !== version) {
    throw new ConflictError(`${nameOf(table)} was changed by someone else, please reload`);
  }
}
