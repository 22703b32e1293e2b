import { unescapeEntities } from './entities.ts';
import { cleanText } from './order-fields.ts';

/** More entries are a plugin's internal data and not a choice of the buyer. */
const MAX_CHOICES = 20;

/** Plugins store several choices of a field as a list; lists of anything but texts and numbers are their own data. */
export function choices(value: unknown): unknown {
  const isList = Array.isArray(value) && value.length <= MAX_CHOICES && value.every((one) => typeof one === 'string' || typeof one === 'number');
  return isList ? value.join(', ') : value;
}

/** HTML-escaped text, on one line or several, as it is read. */
export function plainText(value: unknown, max: number): string {
  const unescaped = unescapeEntities(cleanText(value, max * 2));
  return cleanText(unescaped.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' '), max);
}
