interface Parted {
  readonly lines: readonly { readonly quantity: number; readonly total: number }[];
  readonly discount: number;
  readonly deliveryFee: number;
  readonly advance: number;
}

const poisha = (taka: number) => Math.round(taka * 100);

/**
 * Taka to collect for the accepted pieces of each line: with delivery fee, less discount and advance; never below 0.
 */
export function worthOfPart({ lines, discount, deliveryFee, advance }: Parted, accepted: readonly number[]): number {
  const goods = lines.reduce((sum, { quantity, total }, index) => sum + Math.floor((poisha(total) * (accepted[index] ?? 0)) / quantity), 0);
  return Math.max(0, goods - poisha(discount) + poisha(deliveryFee) - poisha(advance)) / 100;
}
