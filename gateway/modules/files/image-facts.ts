import { disableTypes, imageSize, types } from 'image-size';

/** Facts read from the bytes of a picture; its name and the headers of the request are not trusted. */
export interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

interface Format {
  contentType: ImageFacts['contentType'];
  isWhole: (bytes: Buffer) => boolean;
}

const FORMATS = new Map<string | undefined, Format>([
  ['png', { contentType: 'image/png', isWhole: isWholePng }],
  ['jpg', { contentType: 'image/jpeg', isWhole: isWholeJpeg }],
  ['webp', { contentType: 'image/webp', isWhole: isWholeWebp }],
]);

// Switches off the library's parsers of all other formats, so that uploads never reach them.
disableTypes(types.filter((type) => !FORMATS.has(type)));

/**
 * Facts of a complete PNG, JPEG or WebP; null for anything else. A truncated picture, or one followed by other data, is
 * refused: a file that is valid in two formats could be misused.
 */
export function imageFacts(bytes: Buffer): ImageFacts | null {
  const size = sizeOf(bytes);
  const format = FORMATS.get(size?.type);
  if (!size || !format || !(size.width > 0 && size.height > 0)) return null;
  const { contentType, isWhole } = format;
  const { width, height } = size;
  return withinBytes(() => isWhole(bytes)) ? { contentType, width, height } : null;
}

function sizeOf(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    // The library throws various errors for unknown content.
    return null;
  }
}

function withinBytes(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    // The read went beyond the end: the picture is truncated.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return false;
  const chunkName = (at: number) => bytes.toString('latin1', at + 4, at + 8);
  let at = PNG.length;
  if (bytes.readUInt32BE(at) !== 13 || chunkName(at) !== 'IHDR') return false;
  let hasData = false;
  // A chunk: length, name, data of that length, checksum.
  for (; chunkName(at) !== 'IEND'; at += 12 + bytes.readUInt32BE(at)) hasData ||= chunkName(at) === 'IDAT';
  return hasData && bytes.readUInt32BE(at) === 0 && at + 12 === bytes.length;
}

const SCAN = 0xda;
const END = 0xd9;

function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return false;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return at + 2 === bytes.length;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
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

function isWholeWebp(bytes: Buffer): boolean {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let hasData = false;
  let at = 12;
  while (at < bytes.length) {
    hasData ||= ['VP8 ', 'VP8L', 'ANMF'].includes(name(at));
    const length = bytes.readUInt32LE(at + 4);
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  return hasData && at === bytes.length;
}
