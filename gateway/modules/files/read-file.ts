import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import { purposeOf } from './file-purposes.ts';
import { FILE_SIZES, storeKey, type FileSize } from './file-store.ts';
import { fileStore } from './stores/configured-store.ts';

export const fileSize = z.enum(FILE_SIZES);

/** Where a file is served; pictures in the size asked for, anything else as it was uploaded. */
export const fileUrl = ({ id, width }: { id: string; width: number | null }, size: FileSize) =>
  `/api/files/${id}/${(width === null ? 'ORIGINAL' : size === 'ORIGINAL' ? 'LARGE' : size).toLowerCase()}`;

/**
 * A file of the session's business, opened for sending; what may not be seen does not exist. Whoever gets it reads it
 * to its end or destroys it.
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
