import { db } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { purposeOf, type FilePurposeName } from './file-purposes.ts';
import { storeKey } from './file-store.ts';
import { fileStore } from './stores/configured-store.ts';

/**
 * The bytes of an uploaded file, read outside of any transaction. Throws NotFoundError for a file that does not exist,
 * was uploaded for another purpose, or may not be seen.
 */
export async function readUpload(
  session: Session, { id, purpose }: { id: string; purpose: FilePurposeName },
): Promise<{ name: string; bytes: Buffer }> {
  const { businessId } = session;
  const file = await db.storedFile.findUnique({
    where: { businessId_id: { businessId, id } }, select: { purpose: true, status: true, name: true },
  });
  const isThere = file?.status === 'READY' && file.purpose === purpose && purposeOf(purpose)?.canRead(session);
  const bytes = isThere ? await fileStore().get(storeKey(businessId, id, 'ORIGINAL')) : null;
  if (!file || !bytes) throw new NotFoundError('File');
  return { name: file.name, bytes };
}
