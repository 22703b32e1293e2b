import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStore } from '../file-store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in a folder. Gateways on several machines need a shared folder, or the S3 store. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.part`;
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        // Synced before the rename, so that a power cut cannot leave an empty file under a name that the database refers to.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async open(key) {
      try {
        const file = await open(pathOf(key));
        return { size: (await file.stat()).size, content: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
