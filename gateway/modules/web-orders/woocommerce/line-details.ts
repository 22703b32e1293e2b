import { cleanText, isPlainObject } from './order-fields.ts';

/** More is no choice of a buyer but the inside of a plugin. */
const MAX_DETAILS = 20;
const MAX_LENGTH = 500;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };

/**
 * What was chosen or typed for a line, as WooCommerce itself shows it beneath the product: 'Size: XL, Text: Rahim'.
 * Left out are the inner values of plugins (`_...`) and attributes that the name of a variation already ends with.
 * `meta` is `meta_data` of a line; anything else gives ''.
 */
export function lineDetails(name: string, meta: unknown): string {
  if (!Array.isArray(meta)) return '';
  const details = meta.filter(isPlainObject).flatMap((entry) => {
    const key = cleanText(entry.key, 100);
    const label = plainText(entry.display_key, 100) || key;
    const value = plainText(entry.display_value, 200) || cleanText(entry.value, 200);
    return key === '' || key.startsWith('_') || value === '' || isInName(name, value) ? [] : [`${label}: ${value}`];
  });
  return cleanText(details.slice(0, MAX_DETAILS).join(', '), MAX_LENGTH);
}

/** `display_value` comes escaped for HTML, on one line or several. */
function plainText(value: unknown, max: number): string {
  const unescaped = cleanText(value, max * 2).replace(/&(amp|lt|gt|quot|#0?39);/g, (_, entity: string) => ENTITIES[entity]!);
  return cleanText(unescaped.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' '), max);
}

/** A variation is called 'Shirt - Red, M': the rule by which WooCommerce leaves its attributes out. */
function isInName(name: string, value: string): boolean {
  const [inName, wanted] = [name.toLowerCase(), value.toLowerCase()];
  return inName.includes(` ${wanted},`) || inName.endsWith(` ${wanted}`);
}
