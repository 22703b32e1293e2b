import type { Poisha } from '../../../schema/rules/money.ts';

/** What can be said of a bundle from the rows of its parts. */
export interface PartStock {
  /** Pieces in one bundle. */
  quantity: number;
  onHand: number;
  available: number;
}

/** How many bundles the parts suffice for; below zero where more is promised of a part than is on hand. */
export function bundlesOf(parts: readonly PartStock[]): { onHand: number; available: number } {
  const least = (pieces: (part: PartStock) => number) =>
    (parts.length === 0 ? 0 : Math.min(...parts.map((part) => Math.floor(pieces(part) / part.quantity))));
  return { onHand: least(({ onHand }) => onHand), available: least(({ available }) => available) };
}

/** What the parts of one bundle cost together. */
export const bundleCost = (parts: readonly { quantity: number; part: { avgCostPoisha: Poisha } }[]): Poisha =>
  parts.reduce((sum, { quantity, part }) => sum + BigInt(quantity) * part.avgCostPoisha, 0n);
