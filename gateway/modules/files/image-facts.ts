import { disableTypes, imageSize, types } from 'image-size';

/** What a picture says of itself, read from its own bytes; no name and no header is believed. */
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

// The library's parsers of other formats never see what somebody uploads.
disableTypes(types.filter((type) => !FORMATS.has(type)));

/**
 * Facts of a PNG, JPEG or WebP that is whole from its first byte to its last; null for anything else. A picture that
 * breaks off, or with something behind its end, is refused: what is two things at once is not stored.
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
    // It throws errors of many kinds for what it does not know.
    return null;
  }
}

function withinBytes(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    // Reading beyond the end: the picture breaks off.
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
  // Length, name, that many bytes, checksum.
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

/** Where the next marker stands: in the data of a scan, FF is followed by 00 or by a restart marker. */
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
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return hasData && at === bytes.length;
}
