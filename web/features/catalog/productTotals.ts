import { formatTaka } from '../../../schema/rules/format.ts';

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

/** Units in one bucket, over all variants. */
export function unitsIn(bucket: Bucket, variants: readonly VariantFacts[]): number {
  return variants.reduce((sum, { stock }) => sum + stock[bucket], 0);
}

type VariantStock = Pick<VariantFacts, 'lowStockLevel'> & { readonly stock: { readonly available: number } };

/** At its warning level or below, by what can still be sold. */
export function isLow({ lowStockLevel, stock }: VariantStock): boolean {
  return lowStockLevel !== null && lowStockLevel !== undefined && stock.available <= lowStockLevel;
}

/** '৳990', or '৳990 – ৳1,250' where the amounts differ; '' without any. */
export function takaRange(amounts: readonly number[]): string {
  if (amounts.length === 0) return '';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => formatTaka(amount));
  return least === most ? least! : `${least} – ${most}`;
}

/** 'JAM-RED, JAM-BLUE +3'. */
export function skuSummary(skus: readonly string[], shown = 2): string {
  const first = skus.slice(0, shown).join(', ');
  return skus.length > shown ? `${first} +${skus.length - shown}` : first;
}
