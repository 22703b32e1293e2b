/** Bangladeshi mobile numbers: one normal form, `01XXXXXXXXX`. */

const BANGLA_ZERO = 0x09e6;

/** Replaces Bangla digits ০-৯ by 0-9 and leaves everything else alone. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/**
 * The text without what stands between digits: spaces, dashes of all kinds, brackets, dots, and the marks that nobody sees,
 * which phones put around a number that is copied from their contacts.
 */
const unspaced = (text: string): string => asciiDigits(text).replace(/[\s\p{Cf}\p{Pd}().]/gu, '');

/**
 * '+880 1711-204466', '৮৮০১৭১১২০৪৪৬৬' and '01711204466' all give '01711204466';
 * null when the text is not a mobile number.
 */
export function normalisePhone(text: string): string | null {
  const digits = unspaced(text);
  const match = /^(?:\+?88|0088)?(01[3-9]\d{8})$/.exec(digits) ?? /^(?:\+?880)(1[3-9]\d{8})$/.exec(digits);
  if (!match?.[1]) return null;
  return match[1].startsWith('0') ? match[1] : `0${match[1]}`;
}

/** A number that starts with 1: a spreadsheet has taken the 0 before it for nothing. */
const WITHOUT_ZERO = /^1\d{9}$/;

/** As `normalisePhone`, for what comes from a spreadsheet. */
export function phoneOfSheet(text: string): string | null {
  const digits = unspaced(text);
  return normalisePhone(WITHOUT_ZERO.test(digits) ? `0${digits}` : text);
}

/** Whether the text is a whole number of another country: '+44 7911 123456', '00971 50 123 4567'. */
export const isPhoneAbroad = (text: string): boolean =>
  /^(?:\+|00)(?!880)[1-9]\d{6,14}$/.test(unspaced(text));

/** '01711204466' -> '01711-204466', as people read it out; anything else stays as it is. */
export function phoneText(phone: string): string {
  return /^01\d{9}$/.test(phone) ? `${phone.slice(0, 5)}-${phone.slice(5)}` : phone;
}
