import { asciiDigits } from './phone.ts';

/** What may stand before an order number: letters of any script, digits, - and /. */
export const ORDER_PREFIX = /^[\p{L}\p{N}\-/]*$/u;

/** What people call an order in writing: 'NG-1024', or '1024' in a business without a prefix. */
export const orderCode = (prefix: string, number: number): string => `${prefix}${number}`;

/** The same where it stands alone, as on a screen: 'NG-1024', or '#1024' without a prefix. */
export const orderReference = (prefix: string, number: number): string => orderCode(prefix || '#', number);

const bare = (text: string) => asciiDigits(text).toLowerCase().replaceAll(/[\s#/-]/g, '');

/**
 * The digits that stand behind the prefix in what somebody typed, or null where the prefix is not there: 'NG-1024',
 * 'ng1024' and 'NG 1024' all mean '1024' where orders begin with 'NG-'.
 */
export function digitsBehindPrefix(typed: string, prefix: string): string | null {
  const [text, before] = [bare(typed), bare(prefix)];
  if (prefix === '' || !text.startsWith(before)) return null;
  const digits = text.slice(before.length);
  return /^\d{1,10}$/.test(digits) ? digits : null;
}

/** The number of the order that somebody typed: 'NG-1024', 'ng 1024', '#1024' or '1024'; null for anything else. */
export function orderNumberOf(typed: string, prefix: string): number | null {
  const digits = digitsBehindPrefix(typed, prefix) ?? /^#?(\d{1,9})$/.exec(asciiDigits(typed).trim())?.[1];
  const number = Number(digits);
  return number < 2 ** 31 ? number : null;
}
