import { LRUCache } from 'lru-cache';
import type { ImportTable } from '../../../import/import-table.ts';
import { readTable } from '../../../import/read-table.ts';
import type { Session } from '../../../session/session.ts';
import { readUpload } from '../../files/read-upload.ts';

interface ReadFile {
  name: string;
  table: ImportTable;
}

/** A file is looked at several times while its columns are said; its bytes never change. */
const kept = new LRUCache<string, ReadFile>({ max: 4, ttl: 10 * 60_000 });

/** What stands in an uploaded file of products. Throws NotFoundError, ValidationError at `file`, TooManyRequestsError. */
export async function productFile(session: Session, id: string): Promise<ReadFile> {
  const key = `${session.businessId}/${id}`;
  // Asked for each time: whoever may no longer see the file is refused.
  const { name, bytes } = await readUpload(session, { id, purpose: 'product-import' });
  const known = kept.get(key);
  if (known) return known;
  const read = { name, table: await readTable(session.businessId, bytes) };
  kept.set(key, read);
  return read;
}
