/** A charge in taka, or in poisha. */
type Amount = number | bigint;

/**
 * Couriers write charges with or without a minus sign, each column of its own: what most of its rows have means a charge,
 * and the other sign one that was paid back.
 */
export function chargesAboveZero<Charge extends string, Line extends Record<Charge, Amount>>(lines: readonly Line[], charges: readonly Charge[]): Line[] {
  const isBelow = (charge: Charge) => lines.reduce((rows, { [charge]: amount }) => rows + (amount < 0 ? 1 : amount > 0 ? -1 : 0), 0) > 0;
  const turned = charges.filter(isBelow);
  return lines.map((line) => ({ ...line, ...Object.fromEntries(turned.map((charge) => [charge, -line[charge]])) }));
}
