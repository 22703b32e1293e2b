/** What a picture says of itself, read from its own bytes; no name and no header is believed. */
export interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Facts of a PNG, JPEG or WebP that is whole from its first byte to its last; null for anything else. A picture that
 * breaks off, or with something behind its end, is refused: what is two things at once is not stored.
 */
export function imageFacts(bytes: Buffer): ImageFacts | null {
  try {
    return pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes);
  } catch (error) {
    // Reading beyond the end: it breaks off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngFacts(bytes: Buffer): ImageFacts | null {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return null;
  const chunkName = (at: number) => bytes.toString('latin1', at + 4, at + 8);
  let at = PNG.length;
  if (bytes.readUInt32BE(at) !== 13 || chunkName(at) !== 'IHDR') return null;
  const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
  let hasData = false;
  // Length, name, that many bytes, checksum.
  for (; chunkName(at) !== 'IEND'; at += 12 + bytes.readUInt32BE(at)) hasData ||= chunkName(at) === 'IDAT';
  const ends = bytes.readUInt32BE(at) === 0 && at + 12 === bytes.length;
  return hasData && ends ? facts('image/png', width, height) : null;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
const END = 0xd9;

function jpegFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let size: [width: number, height: number] | null = null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) break;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) size = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
  return size && at + 2 === bytes.length ? facts('image/jpeg', ...size) : null;
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

/** A 24-bit number, little end first, that counts from zero. */
const size24 = (bytes: Buffer, at: number) => bytes.readUIntLE(at, 3) + 1;

function webpFacts(bytes: Buffer): ImageFacts | null {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  let found: ImageFacts | null = null;
  let hasData = false;
  let at = 12;
  while (at < bytes.length) {
    const [kind, length] = [name(at), bytes.readUInt32LE(at + 4)];
    found ??= webpSize(bytes, kind, at + 8);
    hasData ||= kind === 'VP8 ' || kind === 'VP8L' || kind === 'ANMF';
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return hasData && at === bytes.length ? found : null;
}

function webpSize(bytes: Buffer, kind: string, at: number): ImageFacts | null {
  if (kind === 'VP8X') return facts('image/webp', size24(bytes, at + 4), size24(bytes, at + 7));
  if (kind === 'VP8 ') {
    if (bytes.readUIntBE(at + 3, 3) !== 0x9d012a) return null;
    return facts('image/webp', bytes.readUInt16LE(at + 6) & 0x3fff, bytes.readUInt16LE(at + 8) & 0x3fff);
  }
  if (kind !== 'VP8L' || bytes.readUInt8(at) !== 0x2f) return null;
  const bits = bytes.readUInt32LE(at + 1);
  return facts('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

const facts = (contentType: ImageFacts['contentType'], width: number, height: number): ImageFacts | null =>
  width > 0 && height > 0 ? { contentType, width, height } : null;
