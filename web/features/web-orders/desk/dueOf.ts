interface Amounts {
  readonly total: number;
  readonly refunded: number;
  readonly paidInShop: number | null | undefined;
}

/** The amount that the courier collects, in taka. Rounded, because binary floating-point sums are not exact. */
export const dueOf = ({ total, refunded, paidInShop }: Amounts): number =>
  Math.round((total - refunded - (paidInShop ?? 0)) * 100) / 100;
