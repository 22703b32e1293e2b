import { disableTypes, imageSize, types } from 'image-size';

/** Facts read from the bytes of a picture; its name and the headers of the request are not trusted. */
export interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** The picture alone, without what the file has behind it. */
  bytes: Buffer;
}

interface Format {
  contentType: ImageFacts['contentType'];
  /** Where the picture ends; null where it does not. */
  endOf: (bytes: Buffer) => number | null;
}

const FORMATS = new Map<string | undefined, Format>([
  ['png', { contentType: 'image/png', endOf: endOfPng }],
  ['jpg', { contentType: 'image/jpeg', endOf: endOfJpeg }],
  ['webp', { contentType: 'image/webp', endOf: endOfWebp }],
]);

// Switches off the library's parsers of all other formats, so that uploads never reach them.
disableTypes(types.filter((type) => !FORMATS.has(type)));

/**
 * Facts of a complete PNG, JPEG or WebP; null for anything else, a truncated picture too. Phones write more behind their
 * photos: notes of the camera, a film, a brighter copy. Only the picture itself is to be used, because a file that is
 * valid in two formats could be misused.
 */
export function imageFacts(bytes: Buffer): ImageFacts | null {
  const size = sizeOf(bytes);
  const format = FORMATS.get(size?.type);
  if (!size || !format || !(size.width > 0 && size.height > 0)) return null;
  const { contentType, endOf } = format;
  const { width, height } = size;
  const end = withinBytes(() => endOf(bytes));
  return end === null || end > bytes.length ? null : { contentType, width, height, bytes: bytes.subarray(0, end) };
}

function sizeOf(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    // The library throws various errors for unknown content.
    return null;
  }
}

function withinBytes(find: () => number | null): number | null {
  try {
    return find();
  } catch (error) {
    // The read went beyond the end: the picture is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function endOfPng(bytes: Buffer): number | null {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return null;
  const chunkName = (at: number) => bytes.toString('latin1', at + 4, at + 8);
  let at = PNG.length;
  if (bytes.readUInt32BE(at) !== 13 || chunkName(at) !== 'IHDR') return null;
  let hasData = false;
  // A chunk: length, name, data of that length, checksum.
  for (; chunkName(at) !== 'IEND'; at += 12 + bytes.readUInt32BE(at)) hasData ||= chunkName(at) === 'IDAT';
  return hasData && bytes.readUInt32BE(at) === 0 ? at + 12 : null;
}

const SCAN = 0xda;
const END = 0xd9;

function endOfJpeg(bytes: Buffer): number | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return at + 2;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
}

/** The position of the next marker: in scan data, FF is followed by 00 or by a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw new RangeError('The scan has no end');
}

function endOfWebp(bytes: Buffer): number | null {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return null;
  const end = bytes.readUInt32LE(4) + 8;
  let hasData = false;
  let at = 12;
  while (at < end) {
    hasData ||= ['VP8 ', 'VP8L', 'ANMF'].includes(name(at));
    const length = bytes.readUInt32LE(at + 4);
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  return hasData && at === end ? end : null;
}
