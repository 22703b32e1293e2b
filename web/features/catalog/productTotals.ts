import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import { daysLeft } from '../../../schema/rules/sales-pace.ts';

interface VariantFacts {
  readonly sku: string;
  readonly price: number;
  readonly averageCost?: number | null;
  readonly lowStockLevel: number | null | undefined;
  readonly stock: {
    readonly onHand: number;
    readonly available: number;
    readonly shortfall: number;
    readonly reserved: number;
    readonly withCourier: number;
  };
}

type Bucket = keyof VariantFacts['stock'];

/** Units in one bucket, summed over all variants. */
export function unitsIn(bucket: Bucket, variants: readonly VariantFacts[]): number {
  return variants.reduce((sum, { stock }) => sum + stock[bucket], 0);
}

type VariantStock = Pick<VariantFacts, 'lowStockLevel'> & { readonly stock: { readonly available: number } };

/** Whether the available pieces are at or below the low-stock level. */
export function isLow({ lowStockLevel, stock }: VariantStock): boolean {
  return lowStockLevel !== null && lowStockLevel !== undefined && stock.available <= lowStockLevel;
}

/** '৳990', or '৳990 – ৳1,250' where the amounts differ; '' without any. */
export function takaRange(amounts: readonly number[]): string {
  if (amounts.length === 0) return '';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => formatTaka(amount));
  return least === most ? least! : `${least} – ${most}`;
}

interface Costed {
  readonly averageCost?: number | null;
  readonly stock: { readonly onHand: number; readonly withCourier: number };
}

/** What one piece costs on average. Null where none has come yet, which is not the same as free, and where costs are hidden. */
export function knownCost({ averageCost, stock: { onHand, withCourier } }: Costed): number | null {
  return averageCost === 0 && onHand <= 0 && withCourier === 0 ? null : (averageCost ?? null);
}

/** 'JAM-RED, JAM-BLUE +3'. */
export function skuSummary(skus: readonly string[], shown = 2): string {
  const first = skus.slice(0, shown).join(', ');
  return skus.length > shown ? `${first} +${skus.length - shown}` : first;
}

interface Sold {
  readonly sold: number;
  readonly stock: { readonly available: number };
}

/** Days until the product is sold out at the pace of the last 30 days; null when none sold. */
export function productDaysLeft(variants: readonly Sold[]): number | null {
  const sum = (of: (variant: Sold) => number) => variants.reduce((total, variant) => total + of(variant), 0);
  return daysLeft(sum(({ stock }) => stock.available), sum(({ sold }) => sold));
}

interface Priced {
  readonly price: number;
  readonly salePrice: number | null | undefined;
  readonly averageCost?: number | null;
}

/** The margin, '34%' or '20 – 34%': the part of the selling price left after the cost; '' when no cost is known. */
export function marginRange(variants: readonly Priced[]): string {
  const margins = variants.flatMap(({ price, salePrice, averageCost }) => {
    const paid = salePrice ?? price;
    return averageCost && paid > 0 ? [Math.round(((paid - averageCost) / paid) * 100)] : [];
  });
  if (margins.length === 0) return '';
  const [least, most] = [Math.min(...margins), Math.max(...margins)];
  const digits = (percent: number) => (percent < 0 ? '−' : '') + formatCount(Math.abs(percent));
  return least === most ? `${digits(least)}%` : `${digits(least)} – ${digits(most)}%`;
}

/** Whether a piece brings less than it costs. */
export const isSoldBelowCost = ({ price, salePrice, averageCost }: Priced): boolean => (salePrice ?? price) < (averageCost ?? 0);
