/** How prices are changed at once: by a percentage, or by taka. */
export const PRICE_MODES = ['PERCENT', 'AMOUNT'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** What new prices are rounded to, in taka. */
export const PRICE_STEPS = [1, 5, 10, 50, 100] as const;

export interface PriceChange {
  mode: PriceMode;
  /** Percent or taka; below zero lowers the prices. At most two decimals. */
  value: number;
  /** Taka. */
  roundTo: number;
}

/** What a new price leaves of a sale price, in the same unit: one above it ends. */
export const keptSalePrice = <Amount extends number | bigint>(salePrice: Amount | null | undefined, price: Amount): Amount | null =>
  (salePrice != null && salePrice <= price ? salePrice : null);

/** The price after the change, in taka: rounded to the nearest step, half of it upwards, and never below zero. */
export function changedPrice(price: number, { mode, value, roundTo }: PriceChange): number {
  // In whole poisha and hundredths of a percent: no fraction of binary numbers decides about a taka.
  const before = Math.round(price * 100);
  const hundredths = Math.round(value * 100);
  const after = mode === 'PERCENT' ? before + (before * hundredths) / 10_000 : before + hundredths;
  const step = roundTo * 100;
  return Math.max(0, (Math.floor((2 * after + step) / (2 * step)) * step) / 100);
}
