import { formatTaka } from '../../../schema/rules/format.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';

export interface VariantFacts {
  id: string;
  name: string;
  sku: string;
  barcode: string | null;
  pricePoisha: Poisha;
  salePricePoisha: Poisha | null;
  weightGrams: number | null;
  lowStockLevel: number | null;
  position: number;
  isBundle: boolean;
  bundleParts: { quantity: number; part: { id: string; sku: string } }[];
}

export interface ProductFacts {
  name: string;
  description: string;
  allowsPreorder: boolean;
  options: unknown;
  category: { id: string; name: string } | null;
  brand: { id: string; name: string } | null;
  variants: VariantFacts[];
}

const taka = (poisha: Poisha | null) => (poisha === null ? 'none' : formatTaka(poishaToTaka(poisha)));

const MAX_NAMED = 3;

/** What changed, in one line for the timeline: 'Price of NK-1 ৳500 to ৳550, brand Nakshi'. */
export function productChanges(before: ProductFacts, after: ProductFacts): string {
  const parts: string[] = [];
  if (before.name !== after.name) parts.push(`Renamed to ${after.name}`);
  const known = new Map(before.variants.map((variant) => [variant.id, variant]));
  const kept = new Set(after.variants.map(({ id }) => id));
  const prices = after.variants.flatMap((variant) => priceChange(known.get(variant.id), variant));
  parts.push(...prices.slice(0, MAX_NAMED));
  if (prices.length > MAX_NAMED) parts.push(`${prices.length - MAX_NAMED} more prices`);
  if (before.category?.id !== after.category?.id) parts.push(`category ${after.category?.name ?? 'none'}`);
  if (before.brand?.id !== after.brand?.id) parts.push(`brand ${after.brand?.name ?? 'none'}`);
  if (before.allowsPreorder !== after.allowsPreorder) {
    parts.push(after.allowsPreorder ? 'may be preordered' : 'may no longer be preordered');
  }
  if (before.description !== after.description) parts.push('description');
  parts.push(...after.variants.filter(({ id }) => !known.has(id)).map(({ sku }) => `added ${sku}`));
  parts.push(...before.variants.filter(({ id }) => !kept.has(id)).map(({ sku }) => `removed ${sku}`));
  if (partsText(before) !== partsText(after)) parts.push(`parts ${partsText(after)}`);
  const others = after.variants.filter((variant) => hasOtherChange(known.get(variant.id), variant));
  if (others.length > 0) parts.push(`details of ${others.map(({ sku }) => sku).slice(0, MAX_NAMED).join(', ')}`);
  const [first = 'Saved without a change', ...rest] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** '2 × LAMP, 1 × BELL'. */
const partsText = ({ variants }: ProductFacts) =>
  variants.flatMap(({ bundleParts }) => bundleParts.map(({ quantity, part }) => `${quantity} × ${part.sku}`)).join(', ');

function priceChange(before: VariantFacts | undefined, after: VariantFacts): string[] {
  if (!before) return [];
  const changes: string[] = [];
  if (before.pricePoisha !== after.pricePoisha) {
    changes.push(`price of ${after.sku} ${taka(before.pricePoisha)} to ${taka(after.pricePoisha)}`);
  }
  if (before.salePricePoisha !== after.salePricePoisha) {
    changes.push(`sale price of ${after.sku} ${taka(before.salePricePoisha)} to ${taka(after.salePricePoisha)}`);
  }
  return changes;
}

const OTHERS = ['name', 'sku', 'barcode', 'weightGrams', 'lowStockLevel'] as const;

const hasOtherChange = (before: VariantFacts | undefined, after: VariantFacts) =>
  before !== undefined && OTHERS.some((field) => before[field] !== after[field]);
