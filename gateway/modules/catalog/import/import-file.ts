import { keptTables, type KeptTable } from '../../../import/kept-tables.ts';
import { readTable } from '../../../import/read-table.ts';
import type { Session } from '../../../session/session.ts';
import { readUpload } from '../../files/read-upload.ts';

const kept = keptTables();

/** Reads the rows of an uploaded product file. Throws NotFoundError, ValidationError at `file`, TooManyRequestsError. */
export async function productFile(session: Session, id: string): Promise<KeptTable> {
  const key = `${session.businessId}/${id}`;
  // Checked on every call: who has lost the right to see the file is refused.
  const { name, bytes } = await readUpload(session, { id, purpose: 'product-import' });
  const known = kept.get(key);
  if (known) return known;
  const read = { name, table: await readTable(session.businessId, bytes) };
  kept.set(key, read);
  return read;
}
