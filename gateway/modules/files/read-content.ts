import sharp from 'sharp';
import { FILE_MAX_BYTES, FILE_MESSAGES, IMAGE_MAX_PIXELS, IMAGE_MIN_SIDE } from '../../../schema/rules/files.ts';
import { ValidationError } from '../../errors.ts';
import { imageFacts } from './image-facts.ts';
import type { FileKind } from './file-purposes.ts';
import { IMAGE_SIDES, type FileSize } from './file-store.ts';

export interface FileContent {
  contentType: string;
  /** Pixels of the largest size; null for what is no picture. */
  width: number | null;
  height: number | null;
  /** What is to be stored. */
  parts: { size: FileSize; bytes: Buffer }[];
}

const QUALITY = 82;
/** The largest picture takes two; what takes longer was made to. */
const MAX_SECONDS = 20;

// One picture takes one core, and decoded pictures are not kept: the machine serves requests beside it.
sharp.concurrency(1);
sharp.cache(false);

/**
 * What is stored of an upload, by its bytes alone. A picture is written anew in three sizes as WebP: upright, without
 * what the camera noted (place, owner) and without anything that stood in the file beside the picture. Throws
 * ValidationError for what is not taken.
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
    return await imageContent(bytes);
  } catch {
    // Its head says picture, its data is none: sharp's messages speak of its own parts.
    throw refused(FILE_MESSAGES.image);
  }
}

const refused = (message: string) => new ValidationError(message, [{ field: 'file', message }]);

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

/** Packed it is a workbook, otherwise text; what else calls itself so is refused when it is read. */
function tableContent(bytes: Buffer): FileContent {
  if (bytes.length === 0) throw refused(FILE_MESSAGES.table);
  return documentContent(bytes, bytes.subarray(0, ZIP_HEAD.length).equals(ZIP_HEAD) ? XLSX : 'text/csv');
}

async function imageContent(bytes: Buffer): Promise<FileContent> {
  // Decoded and turned upright once; the sizes are made from that.
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
