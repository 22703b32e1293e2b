import type { Poisha } from '../../../schema/rules/money.ts';

/** The stock of one part, from which the stock of the bundle is calculated. */
export interface PartStock {
  /** Pieces of the part in one bundle. */
  quantity: number;
  onHand: number;
  available: number;
}

/** How many bundles can be made of the parts; negative when more of a part is reserved than is on hand. */
export function bundlesOf(parts: readonly PartStock[]): { onHand: number; available: number } {
  const least = (pieces: (part: PartStock) => number) =>
    (parts.length === 0 ? 0 : Math.min(...parts.map((part) => Math.floor(pieces(part) / part.quantity))));
  return { onHand: least(({ onHand }) => onHand), available: least(({ available }) => available) };
}

/** The cost of one bundle: the sum of its parts' costs. */
export const bundleCost = (parts: readonly { quantity: number; part: { avgCostPoisha: Poisha } }[]): Poisha =>
  parts.reduce((sum, { quantity, part }) => sum + BigInt(quantity) * part.avgCostPoisha, 0n);
