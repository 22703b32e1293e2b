interface Amounts {
  readonly total: number;
  readonly refunded: number;
  readonly paidInShop: number | null | undefined;
}

/** What the courier is to collect, in taka: sums of taka with two decimals are not exact in binary. */
export const dueOf = ({ total, refunded, paidInShop }: Amounts): number =>
  Math.round((total - refunded - (paidInShop ?? 0)) * 100) / 100;
