import { ConflictError, NotFoundError } from '../errors.ts';
import { Prisma } from './generated/client/client.ts';
import type { Tx } from './client.ts';

type LockableTable = 'Order' | 'WebOrder' | 'Product' | 'Payment' | 'WebSite' | 'SmsMessage';

const WORDS: Record<LockableTable, string> = {
  Order: 'Order',
  WebOrder: 'Web order',
  Product: 'Product',
  Payment: 'Payment',
  WebSite: 'Site',
  SmsMessage: 'Message',
};

/**
 * Locks one row of the business until the transaction ends. Throws NotFoundError, or ConflictError when
 * `version` is given and the row has moved on since the client read it.
 */
export async function lockRow(
  tx: Tx,
  table: LockableTable,
  businessId: string,
  id: string,
  version?: number | null,
): Promise<void> {
  const versionColumn = version == null ? Prisma.sql`1` : Prisma.sql`"version"`;
  const rows = await tx.$queryRaw<{ version: number }[]>`SELECT ${versionColumn} AS "version"
    FROM ${Prisma.raw(`"${table}"`)} WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid
      FOR NO KEY UPDATE`;
  const row = rows[0];
  if (!row) throw new NotFoundError(WORDS[table]);
  if (version != null && row.version !== version) {
    throw new ConflictError(`${WORDS[table]} was changed by someone else, please reload`);
  }
}
