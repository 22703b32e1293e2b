import { keptTables, type KeptTable } from '../../import/kept-tables.ts';
import { readTable } from '../../import/read-table.ts';
import type { Session } from '../../session/session.ts';
import type { FilePurposeName } from './file-purposes.ts';
import { readUpload } from './read-upload.ts';

/**
 * Reads uploaded files of a purpose as tables; one that was read a moment ago is not read again. The reader throws
 * NotFoundError, ValidationError at `file`, TooManyRequestsError.
 */
export function tableFiles(purpose: FilePurposeName) {
  const kept = keptTables();
  return async (session: Session, id: string): Promise<KeptTable> => {
    const key = `${session.businessId}/${id}`;
    // Checked on every call: who has lost the right to see the file is refused.
    const { name, bytes } = await readUpload(session, { id, purpose });
    const known = kept.get(key);
    if (known) return known;
    const read = { name, table: await readTable(session.businessId, bytes) };
    kept.set(key, read);
    return read;
  };
}
