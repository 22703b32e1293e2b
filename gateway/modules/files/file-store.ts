import type { Readable } from 'node:stream';

export interface OpenFile {
  size: number;
  content: Readable;
}

/** Where the bytes of files stand. Keys are `<businessId>/<fileId>/<size>`, made by `storeKey`. */
export interface FileStore {
  /** Writes all of it or nothing; a key that exists is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null where nothing stands. */
  get(key: string): Promise<Buffer | null>;
  /** The same to be sent on while it is read. Whoever opens it reads it to its end or destroys it. */
  open(key: string): Promise<OpenFile | null>;
  /** Done also where nothing stood. */
  remove(key: string): Promise<void>;
}

/** Longest side in pixels of what pictures are resized to. */
export const IMAGE_SIDES = { SMALL: 160, MEDIUM: 640, LARGE: 1_600 } as const;

/** A picture stands in three sizes, anything else as the one that was uploaded. */
export type FileSize = keyof typeof IMAGE_SIDES | 'ORIGINAL';

export const FILE_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'ORIGINAL'] as const satisfies FileSize[];

export const storeKey = (businessId: string, fileId: string, size: FileSize) =>
  `${businessId}/${fileId}/${size.toLowerCase()}`;
