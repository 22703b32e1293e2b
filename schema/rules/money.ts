/** Money is an integer number of poisha (1/100 taka) in code and in the database, taka at the adapters. */

export type Poisha = bigint;

/** Largest amount accepted from outside: 10 billion taka, well inside both bigint columns and JS numbers. */
export const MAX_TAKA = 10_000_000_000;

/** 1250.5 -> 125050n. Throws RangeError unless finite, within MAX_TAKA and with at most two decimals. */
export function takaToPoisha(taka: number): Poisha {
  const poisha = Math.round(taka * 100);
  const exact = Number.isFinite(taka) && Math.abs(taka) <= MAX_TAKA && Math.abs(taka * 100 - poisha) < 1e-4;
  if (!exact) throw new RangeError('An amount in taka has at most two decimals');
  return BigInt(poisha);
}

/** An amount in taka that somebody outside has told; parts of a poisha round like those of `decimalToPoisha`. Throws RangeError beyond MAX_TAKA. */
export function toldToPoisha(taka: number): Poisha {
  const poisha = Math.abs(taka) <= MAX_TAKA ? decimalToPoisha(taka.toFixed(6)) : null;
  if (poisha === null) throw new RangeError('An amount in taka is a number within MAX_TAKA');
  return poisha;
}

export function poishaToTaka(poisha: Poisha): number {
  return Number(poisha) / 100;
}

/**
 * '1250.50' (WooCommerce, bKash) -> 125050n; null when the text is not a decimal number. Further decimals
 * round half away from zero.
 */
export function decimalToPoisha(text: string): Poisha | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = (match[3] ?? '').padEnd(3, '0');
  const roundUp = Number(fraction[2]) >= 5 ? 1n : 0n;
  const poisha = BigInt(match[2]!) * 100n + BigInt(fraction.slice(0, 2)) + roundUp;
  return match[1] ? -poisha : poisha;
}

/** 125050n -> '1250.50', the form that bKash and WooCommerce take. */
export function poishaToDecimal(poisha: Poisha): string {
  const absolute = poisha < 0n ? -poisha : poisha;
  const sign = poisha < 0n ? '-' : '';
  return `${sign}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}
