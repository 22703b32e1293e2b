import type { Poisha } from '../../../schema/rules/money.ts';
import { spread } from '../../../schema/rules/spread.ts';
import type { DraftVariant } from './draft-facts.ts';

/** What is ordered of one variant; amounts in poisha. */
export interface OrderedLine {
  variantId: string;
  quantity: number;
  /** Of one piece. */
  unitPrice: Poisha;
  /** Off the line. */
  discount: Poisha;
}

/** Says of which bundle a line is a part, and how many pieces of it stand in one. */
export interface BundleShare {
  bundleId: string | null;
  bundlePieces: number | null;
}

const NO_BUNDLE: BundleShare = { bundleId: null, bundlePieces: null };

/**
 * Puts the parts of a bundle in its place, so that each part is promised, shipped, costed and taken back like any other
 * line (docs/adr/0031-bundles.md). Their totals come to that of the bundle exactly, shared out by what the parts sell
 * for alone, in whole taka where the bundle costs whole taka. Lines of other variants stay as they are. Pure.
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

/** Of amounts that are not below zero. */
const ceilDivide = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
