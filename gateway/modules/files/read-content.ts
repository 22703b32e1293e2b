import { FILE_MAX_BYTES, FILE_MESSAGES, IMAGE_MAX_PIXELS, IMAGE_MIN_SIDE } from '../../../schema/rules/files.ts';
import type { Message } from '../../../schema/rules/message.ts';
import { mistakeIn } from '../../errors.ts';
import { imageFacts } from './image-facts.ts';
import type { FileKind } from './file-purposes.ts';
import { IMAGE_SIDES, type FileSize } from './file-store.ts';

export interface FileContent {
  contentType: string;
  /** Width in pixels of the largest size; null for a file that is no picture. */
  width: number | null;
  height: number | null;
  /** The bytes to store, by size. */
  parts: { size: FileSize; bytes: Buffer }[];
}

const QUALITY = 82;
/** The largest allowed picture takes two seconds; one that takes longer was built to. */
const MAX_SECONDS = 20;

/** Loaded for the first picture: most processes meet none, and start the sooner. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One core per picture and no cache of decoded pictures, because the same machine serves requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * The content to store for an upload, determined by its bytes only. A picture is encoded again as WebP in three sizes:
 * rotated upright, without metadata (place, owner) and without any other data in the file. Throws ValidationError for
 * content that is not accepted.
 */
export async function readContent(bytes: Buffer, accepts: readonly FileKind[]): Promise<FileContent> {
  if (bytes.length > FILE_MAX_BYTES) throw refused(FILE_MESSAGES.size);
  if (accepts.includes('pdf') && isPdf(bytes)) return documentContent(bytes, 'application/pdf');
  if (accepts.includes('table')) return tableContent(bytes);
  const facts = imageFacts(bytes);
  if (!facts) throw refused(accepts.includes('pdf') ? FILE_MESSAGES.document : FILE_MESSAGES.image);
  if (Math.min(facts.width, facts.height) < IMAGE_MIN_SIDE) throw refused(FILE_MESSAGES.side);
  if (facts.width * facts.height > IMAGE_MAX_PIXELS) throw refused(FILE_MESSAGES.pixels);
  try {
    return await imageContent(facts.bytes);
  } catch {
    // The header is a picture's, the data is not. sharp's own messages are not meant for users.
    throw refused(FILE_MESSAGES.image);
  }
}

const refused = (message: Message) => mistakeIn('file', message);

const PDF_HEAD = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');
const PDF_TAIL_BYTES = 1_024;

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, PDF_HEAD.length).equals(PDF_HEAD) && bytes.subarray(-PDF_TAIL_BYTES).includes(PDF_END);

const documentContent = (bytes: Buffer, contentType: string): FileContent => ({
  contentType, width: null, height: null, parts: [{ size: 'ORIGINAL', bytes }],
});

const ZIP_HEAD = Buffer.from('PK\u0003\u0004', 'latin1');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A ZIP archive is taken for an XLSX workbook, anything else for text; a wrong guess is refused when the file is read. */
function tableContent(bytes: Buffer): FileContent {
  if (bytes.length === 0) throw refused(FILE_MESSAGES.table);
  return documentContent(bytes, bytes.subarray(0, ZIP_HEAD.length).equals(ZIP_HEAD) ? XLSX : 'text/csv');
}

async function imageContent(bytes: Buffer): Promise<FileContent> {
  const sharp = await loadSharp();
  // Decoded and rotated once; all sizes are made from the result.
  const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: IMAGE_SIDES.LARGE, height: IMAGE_SIDES.LARGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const parts: FileContent['parts'] = [];
  for (const size of ['LARGE', 'MEDIUM', 'SMALL'] as const) {
    const side = IMAGE_SIDES[size];
    const resized = sharp(data, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY });
    parts.push({ size, bytes: await resized.toBuffer() });
  }
  return { contentType: 'image/webp', width, height, parts };
}
