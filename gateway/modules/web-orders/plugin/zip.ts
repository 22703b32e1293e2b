import { crc32 } from 'node:zlib';

export interface ZipFile {
  /** With forward slashes: 'karbar/karbar.php'. */
  path: string;
  content: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Paths are UTF-8. */
const UTF8 = 0x0800;
/** 1980-01-01: the same content gives the same bytes. */
const DATE = 0x21;

/** A ZIP of a few small files, stored as they are: no library is worth these records (APPNOTE.TXT, 4.3). */
export function zip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    writeFacts(local, 4, name, content);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(CENTRAL, 0);
    entry.writeUInt16LE(20, 4);
    writeFacts(entry, 6, name, content);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, name, Buffer.from(content));
    directory.push(entry, name);
    offset += local.length + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

/** What both records of a file say, from 'version needed' on. */
function writeFacts(record: Buffer, at: number, name: Buffer, content: Uint8Array): void {
  record.writeUInt16LE(20, at);
  record.writeUInt16LE(UTF8, at + 2);
  record.writeUInt16LE(DATE, at + 8);
  record.writeUInt32LE(crc32(content), at + 10);
  record.writeUInt32LE(content.length, at + 14);
  record.writeUInt32LE(content.length, at + 18);
  record.writeUInt16LE(name.length, at + 22);
}
