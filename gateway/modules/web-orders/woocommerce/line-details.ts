import { choices, plainText } from './meta-text.ts';
import { cleanText, isPlainObject } from './order-fields.ts';

/** More entries are a plugin's internal data and not a choice of the buyer. */
const MAX_DETAILS = 20;
const MAX_LENGTH = 500;

/** WooCommerce's own note of how many pieces it did not have; it comes when the stock is reduced. */
const BACKORDERED = 'Backordered';

/**
 * The options that were chosen or typed for a line, as WooCommerce shows them beneath the product: 'Size: XL, Text:
 * Rahim'. Without the internal values of plugins (`_...`) and without attributes that the name of a variation contains
 * already. `meta` is `meta_data` of a line; any other value gives ''.
 */
export function lineDetails(name: string, meta: unknown): string {
  if (!Array.isArray(meta)) return '';
  const details = meta.filter(isPlainObject).flatMap((entry) => {
    const key = cleanText(entry.key, 100);
    const label = plainText(entry.display_key, 100) || key;
    const value = plainText(choices(entry.display_value), 200) || cleanText(choices(entry.value), 200);
    return key === '' || key.startsWith('_') || key === BACKORDERED || value === '' || isInName(name, value) ? [] : [`${label}: ${value}`];
  });
  return cleanText(details.slice(0, MAX_DETAILS).join(', '), MAX_LENGTH);
}

/**
 * Variations are named 'Shirt - Red, M', and WooCommerce omits the attributes in the name by this rule. The dash keeps a
 * typed text that repeats the last word of a product's own name.
 */
function isInName(name: string, value: string): boolean {
  const dash = name.indexOf(' - ');
  if (dash < 0) return false;
  const [options, wanted] = [name.slice(dash + 2).toLowerCase(), value.toLowerCase()];
  return options.includes(` ${wanted},`) || options.endsWith(` ${wanted}`);
}
