import type { Readable } from 'node:stream';

export interface OpenFile {
  size: number;
  content: Readable;
}

/** Where the bytes of files are stored. Keys are `<businessId>/<fileId>/<size>`, made by `storeKey`. */
export interface FileStore {
  /** Writes all bytes or nothing; replaces an existing key. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null for an unknown key. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes as a stream. The caller must read it to its end or destroy it. */
  open(key: string): Promise<OpenFile | null>;
  /** Succeeds for an unknown key too. */
  remove(key: string): Promise<void>;
}

/** The longest side, in pixels, of each size that pictures are resized to. */
export const IMAGE_SIDES = { SMALL: 160, MEDIUM: 640, LARGE: 1_600 } as const;

/** A picture is stored in three sizes, any other file only as uploaded. */
export type FileSize = keyof typeof IMAGE_SIDES | 'ORIGINAL';

export const FILE_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'ORIGINAL'] as const satisfies FileSize[];

export const storeKey = (businessId: string, fileId: string, size: FileSize) =>
  `${businessId}/${fileId}/${size.toLowerCase()}`;
