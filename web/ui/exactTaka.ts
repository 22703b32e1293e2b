import { formatCount, formatTaka } from '../../schema/rules/format.ts';

type Amount = number | null | undefined;

const poishaOf = (amount: number) => Math.round(Math.abs(amount) * 100);

/**
 * An amount with its poisha, where it has any: '৳494.40', '৳500'. Rounded amounts of a statement would not add up.
 * `hasDecimals` writes them in any case: '৳500.00'.
 */
export function exactTaka(amount: number, hasDecimals = false): string {
  const poisha = poishaOf(amount);
  const taka = `${amount < 0 && poisha > 0 ? '−' : ''}${formatTaka(Math.floor(poisha / 100))}`;
  // In the digits of the language.
  return poisha % 100 === 0 && !hasDecimals ? taka : `${taka}.${formatCount(100 + (poisha % 100)).slice(1)}`;
}

/** Whether amounts that stand below each other are written with decimals: all of them are, where one has poisha. */
export const needDecimals = (amounts: readonly Amount[]): boolean => amounts.some((amount) => amount != null && poishaOf(amount) % 100 !== 0);

/** How the amounts of one column are written, so that their digits stand below each other; a dash where there is none. */
export function takaOfColumn(amounts: readonly Amount[]): (amount: Amount) => string {
  const hasDecimals = needDecimals(amounts);
  return (amount) => (amount == null ? '–' : exactTaka(amount, hasDecimals));
}
