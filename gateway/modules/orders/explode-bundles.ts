import type { Poisha } from '../../../schema/rules/money.ts';
import { spread } from '../../../schema/rules/spread.ts';
import type { DraftVariant } from './draft-facts.ts';

/** An ordered line; amounts in poisha. */
export interface OrderedLine {
  variantId: string;
  quantity: number;
  /** Price of one piece. */
  unitPrice: Poisha;
  /** Discount of the whole line. */
  discount: Poisha;
}

/** The bundle that a line is a part of, and how many pieces of it one bundle contains. */
export interface BundleShare {
  bundleId: string | null;
  bundlePieces: number | null;
}

const NO_BUNDLE: BundleShare = { bundleId: null, bundlePieces: null };

/**
 * Replaces each bundle by its parts, so that every part is reserved, shipped, costed and returned like any other line
 * (docs/adr/0031-bundles.md). The totals of the parts add up to that of the bundle exactly: it is divided in
 * proportion to the parts' own prices, in whole taka if the bundle costs whole taka. Other lines stay as they are.
 * Pure.
 */
export function explodeBundles<Line extends OrderedLine>(
  lines: readonly Line[], variants: ReadonlyMap<string, DraftVariant>,
): (Line & BundleShare)[] {
  return lines.flatMap((line) => {
    const bundle = variants.get(line.variantId);
    if (!bundle || bundle.parts.length === 0) return [{ ...line, ...NO_BUNDLE }];
    const total = BigInt(line.quantity) * line.unitPrice - line.discount;
    const weights = bundle.parts.map(({ variantId, quantity }) => BigInt(quantity) * BigInt(variants.get(variantId)!.price));
    const unit = total % 100n === 0n ? 100n : 1n;
    const shares = spread(total / unit, weights).map((share) => share * unit);
    return bundle.parts.map(({ variantId, quantity: bundlePieces }, index) => {
      const quantity = line.quantity * bundlePieces;
      const unitPrice = ceilDivide(shares[index]!, BigInt(quantity));
      const discount = unitPrice * BigInt(quantity) - shares[index]!;
      return { ...line, variantId, quantity, unitPrice, discount, bundleId: bundle.id, bundlePieces };
    });
  });
}

/** For amounts of zero or more. */
const ceilDivide = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
