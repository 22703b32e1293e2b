import type { Poisha } from './money.ts';

/** How a cost that belongs to the whole purchase falls on its lines: by what they cost, or by their pieces. */
export const COST_SPREADS = ['VALUE', 'QUANTITY'] as const;
export type CostSpread = (typeof COST_SPREADS)[number];

/** Half a poisha and more counts as one; amounts below zero are rounded like those above. */
export function divideRounded(amount: bigint, by: bigint): bigint {
  return amount < 0n ? -divideRounded(-amount, by) : (amount + by / 2n) / by;
}

/**
 * Shares an amount out by weights so that the parts come to it exactly: each is the rounded sum so far less the
 * rounded sum before. Equal weights where all are zero.
 */
export function spread(amount: Poisha, weights: readonly bigint[]): Poisha[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.length > 0 ? spread(amount, weights.map(() => 1n)) : [];
  let weight = 0n;
  let given = 0n;
  return weights.map((one) => {
    weight += one;
    const upTo = divideRounded(amount * weight, total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

export interface PurchaseSums {
  extra: Poisha;
  spread: CostSpread;
  discount: Poisha;
}

export interface PurchaseLineCost {
  quantity: number;
  unitCost: Poisha;
}

export interface LandedCost {
  /** What the supplier gets for the line: pieces times cost, less its part of the discount. */
  goods: Poisha;
  /** Its part of the extra costs. */
  extra: Poisha;
}

/** What each line of a purchase costs in all. The discount falls on the lines by value, extra costs as asked. */
export function landedCosts(lines: readonly PurchaseLineCost[], sums: PurchaseSums): LandedCost[] {
  const values = lines.map(({ quantity, unitCost }) => BigInt(quantity) * unitCost);
  const pieces = lines.map(({ quantity }) => BigInt(quantity));
  const discounts = spread(sums.discount, values);
  const extras = spread(sums.extra, sums.spread === 'VALUE' ? values : pieces);
  return values.map((value, index) => ({ goods: value - discounts[index]!, extra: extras[index]! }));
}

/** What the pieces from one count to another cost of an amount for all of them: the last piece takes the rest. */
export function partFor(amount: Poisha, pieces: number, from: number, to: number): Poisha {
  const upTo = (count: number) => (pieces === 0 ? 0n : divideRounded(amount * BigInt(count), BigInt(pieces)));
  return upTo(to) - upTo(from);
}
