import { msg } from './message.ts';

/** What is taken as the logo of a business; the gateway goes by the bytes of the picture, not by its name. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const LOGO_MAX_BYTES = 1_048_576;
/** Pixels of a side. */
export const LOGO_MIN_SIDE = 32;
export const LOGO_MAX_SIDE = 4_096;

export const LOGO_MESSAGES = {
  type: msg('Choose a PNG, JPEG or WebP picture'),
  size: msg('The picture may have 1 MB at most'),
  side: msg('Each side of the picture needs 32 to 4,096 pixels'),
} as const;
