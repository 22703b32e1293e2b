/** SKUs as they are proposed, by the browser for the rows of a grid and by the gateway for imported ones. */

const LETTERS = /[a-z0-9]+/gi;
const MAX_LETTERS = 4;

/** 'Premium Panjabi' -> 'PREM-PANJ'; '' for a name without Latin letters. */
export function skuBase(name: string): string {
  const words = name.match(LETTERS) ?? [];
  return words.slice(0, 2).map((word) => word.slice(0, MAX_LETTERS).toUpperCase()).join('-');
}

/** 'Maroon' -> 'MAR', 'XL' -> 'XL'; of a value without Latin letters, its number. */
export function skuPart(value: string, number: number): string {
  const letters = (value.match(LETTERS) ?? []).join('').toUpperCase();
  return letters === '' ? String(number) : letters.slice(0, 3);
}

/**
 * The stem itself or with a number, unlike any of `taken` (in small letters), to which it is added. `from` is the first
 * number to try, where the ones below are known to be taken.
 */
export function uniqueSku(stem: string, taken: Set<string>, from = 1): string {
  let sku = from > 1 ? `${stem}-${from}` : stem;
  for (let number = Math.max(from, 1) + 1; taken.has(sku.toLowerCase()); number += 1) sku = `${stem}-${number}`;
  taken.add(sku.toLowerCase());
  return sku;
}
