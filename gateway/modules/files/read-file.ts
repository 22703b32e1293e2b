import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import { purposeOf } from './file-purposes.ts';
import { FILE_SIZES, storeKey, type FileSize } from './file-store.ts';
import { fileStore } from './stores/configured-store.ts';

export const fileSize = z.enum(FILE_SIZES);

/** The address of a file; a picture in the given size, any other file as uploaded. */
export const fileUrl = ({ id, width }: { id: string; width: number | null }, size: FileSize) =>
  `/api/files/${id}/${(width === null ? 'ORIGINAL' : size === 'ORIGINAL' ? 'LARGE' : size).toLowerCase()}`;

/**
 * Opens a file of the session's business for sending. A file that the session may not see is not found. The caller must
 * read it to its end or destroy it.
 */
export const readFile = defineQuery({
  name: 'files.read',
  permission: 'SIGNED_IN',
  input: z.object({ id: idOf('StoredFile'), size: fileSize }),
  run: async ({ session }, { id, size }) => {
    const { businessId } = session;
    const file = await db.storedFile.findUnique({
      where: { businessId_id: { businessId, id } },
      select: { purpose: true, status: true, name: true, contentType: true },
    });
    if (file?.status !== 'READY' || !purposeOf(file.purpose)?.canRead(session)) throw new NotFoundError('File');
    const opened = await fileStore().open(storeKey(businessId, id, size));
    if (!opened) throw new NotFoundError('File');
    return { name: file.name, contentType: file.contentType, ...opened };
  },
});
