import {
  LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MESSAGES, LOGO_MIN_SIDE, LOGO_TYPES,
} from '../../../schema/rules/logo.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';

/** Sharp on any screen and on paper, and far below the gateway's limit. */
const SCALED_SIDE = 1_024;

type Fitted = { picture: Blob } | { problem: MessageKey };

/**
 * The picture for the upload: the file itself where it is small enough, otherwise scaled down; or the message why it
 * cannot be used. The gateway checks again what the browser accepts as a picture.
 */
export async function fitLogo(file: File): Promise<Fitted> {
  const isTaken = (LOGO_TYPES as readonly string[]).includes(file.type);
  const shown = isTaken ? await createImageBitmap(file).catch(() => null) : null;
  if (!shown) return { problem: LOGO_MESSAGES.type };
  const longest = Math.max(shown.width, shown.height);
  if (file.size <= LOGO_MAX_BYTES && longest <= LOGO_MAX_SIDE) {
    const isDot = Math.min(shown.width, shown.height) < LOGO_MIN_SIDE;
    return isDot ? { problem: LOGO_MESSAGES.side } : { picture: file };
  }
  const scaled = await scale(shown, Math.min(1, SCALED_SIDE / longest));
  return scaled ? { picture: scaled } : { problem: LOGO_MESSAGES.type };
}

function scale(picture: ImageBitmap, factor: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * factor));
  canvas.height = Math.max(1, Math.round(picture.height * factor));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot write WebP write PNG.
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
}
