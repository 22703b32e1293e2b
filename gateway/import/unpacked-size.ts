import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END = 0x06_05_4b_50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 5_000;
/** Stands for a size or offset that is written in a zip64 record, which no file accepted here needs. */
const IN_ZIP64_RECORD = 0xff_ff_ff_ff;
/** Flag of an entry whose size may stand behind its bytes. */
const SIZE_FOLLOWS = 8;

export class NotAnArchive extends Error {}
export class TooLargeUnpacked extends Error {}

/**
 * Unpacks every entry of a zip file and throws the bytes away: what a file says of its own size is not believed. Throws
 * TooLargeUnpacked as soon as all of it together is more than `max` bytes, NotAnArchive when it is none.
 */
export function assertUnpackedSize(bytes: Buffer, max: number): void {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end < bytes.length - END_BYTES - MAX_COMMENT_BYTES || end + END_BYTES > bytes.length) throw new NotAnArchive();
  const count = bytes.readUInt16LE(end + 10);
  if (bytes.readUInt32LE(end) !== END || count > MAX_ENTRIES) throw new NotAnArchive();
  if (bytes.readUInt32LE(end + 12) === IN_ZIP64_RECORD || bytes.readUInt32LE(end + 16) === IN_ZIP64_RECORD) throw new NotAnArchive();
  let at = bytes.readUInt32LE(end + 16);
  let left = max;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new NotAnArchive();
    left -= entrySize(bytes, at, left);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function entrySize(bytes: Buffer, at: number, left: number): number {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  // Of nothing here, whoever reads the entry looks for its size in places that are not looked at here.
  if (packed === 0 && (bytes.readUInt16LE(at + 8) & SIZE_FOLLOWS) !== 0) throw new NotAnArchive();
  const local = bytes.readUInt32LE(at + 42);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new NotAnArchive();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) throw new NotAnArchive();
  if (method === 0) {
    if (packed > left) throw new TooLargeUnpacked();
    return packed;
  }
  if (method !== 8) throw new NotAnArchive();
  if (packed === 0) return 0;
  try {
    // Zero is no limit to zlib.
    return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLargeUnpacked();
    throw new NotAnArchive();
  }
}
