import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import type { FilePurposeName } from './file-purposes.ts';

/**
 * Locks files so that they are not removed before the transaction that refers to them commits. Throws NotFoundError for
 * a file that does not exist or was uploaded for another purpose.
 */
export async function lockFiles(
  tx: Tx, businessId: string, { ids, purpose }: { ids: readonly string[]; purpose: FilePurposeName },
): Promise<void> {
  const unique = [...new Set(ids)];
  const locked = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "StoredFile" WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${unique}::uuid[])
      AND "purpose" = ${purpose} AND "status" = 'READY' ORDER BY "id" FOR SHARE`;
  if (locked.length !== unique.length) throw new NotFoundError('File');
}
