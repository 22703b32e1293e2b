import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_TYPES } from '../../../schema/rules/logo.ts';

/** Sharp on any screen and on paper, and far below what the gateway takes. */
const SCALED_SIDE = 1_024;

const isTaken = (type: string) => (LOGO_TYPES as readonly string[]).includes(type);

/**
 * The picture as it can be uploaded: the file itself where it is small enough, else scaled down. Null for what the
 * browser cannot show as a picture of the kinds that are taken.
 */
export async function fitLogo(file: File): Promise<Blob | null> {
  if (!isTaken(file.type)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  if (file.size <= LOGO_MAX_BYTES && Math.max(width, height) <= LOGO_MAX_SIDE) return file;
  const scale = Math.min(1, SCALED_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    // A browser that cannot write WebP writes PNG.
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
}
