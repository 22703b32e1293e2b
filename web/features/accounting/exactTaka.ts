import { formatCount, formatTaka } from '../../../schema/rules/format.ts';

/** An amount with its poisha, where it has any: '৳494.40', '৳500'. Rounded amounts of a statement would not add up. */
export function exactTaka(amount: number): string {
  const poisha = Math.round(Math.abs(amount) * 100);
  const taka = `${amount < 0 && poisha > 0 ? '−' : ''}${formatTaka(Math.floor(poisha / 100))}`;
  // In the digits of the language.
  return poisha % 100 === 0 ? taka : `${taka}.${formatCount(100 + (poisha % 100)).slice(1)}`;
}
