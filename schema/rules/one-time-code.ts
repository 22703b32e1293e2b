import { asciiDigits } from './phone.ts';

/** One-time codes that are sent by SMS: six digits. */
export const CODE_DIGITS = 6;

/** '123456', '১২৩৪৫৬' and '123-456' with or without spaces; null when the text is not a code. */
export function normaliseCode(text: string): string | null {
  const digits = asciiDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : null;
}
