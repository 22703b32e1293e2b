import type { CreateProductInput } from '../../__generated__/useCreateProductMutation.graphql.ts';

/** One row of the variant grid while it is typed. */
export interface VariantDraft {
  /** Tells rows apart while others are taken out. */
  key: number;
  name: string;
  sku: string;
  price: number | null;
  openingStock: number | null;
  openingCost: number | null;
  lowStockLevel: number | null;
}

export interface ProductDraft {
  name: string;
  description: string;
  variants: readonly VariantDraft[];
}

/** As many as the gateway takes. */
export const MOST_VARIANTS = 100;

/**
 * An empty row; a further one begins with price, cost and level of the one before it: siblings mostly agree.
 */
export function emptyVariant(before?: VariantDraft): VariantDraft {
  return {
    key: (before?.key ?? 0) + 1,
    name: '',
    sku: '',
    price: before?.price ?? null,
    openingStock: null,
    openingCost: before?.openingCost ?? null,
    lowStockLevel: before?.lowStockLevel ?? null,
  };
}

export const emptyProduct = (): ProductDraft => ({ name: '', description: '', variants: [emptyVariant()] });

/** Has anything been typed? */
export function isTouched({ name, description, variants }: ProductDraft): boolean {
  const hasTyped = (variant: VariantDraft) =>
    Object.entries(variant).some(([field, value]) => field !== 'key' && value !== '' && value !== null);
  return name !== '' || description !== '' || variants.length > 1 || variants.some(hasTyped);
}

/** Rows whose stock comes in for nothing: it would make every sale look like pure profit. */
export function withoutCost({ variants }: ProductDraft): readonly VariantDraft[] {
  return variants.filter(({ openingStock, openingCost }) => (openingStock ?? 0) > 0 && !openingCost);
}

/** Does a row above have the same SKU? Only the later one is wrong. */
export function isRepeated(sku: string, key: number, variants: readonly VariantDraft[]): boolean {
  const typed = sku.trim();
  const above = variants.slice(0, variants.findIndex((variant) => variant.key === key));
  return typed !== '' && above.some((other) => other.sku.trim() === typed);
}

/** As the gateway takes it. */
export function createInput({ name, description, variants }: ProductDraft): CreateProductInput {
  return {
    name: name.trim(),
    description: description.trim(),
    variants: variants.map((variant) => ({
      name: variant.name.trim(),
      sku: variant.sku.trim(),
      price: variant.price ?? 0,
      openingStock: variant.openingStock ?? 0,
      openingCost: variant.openingStock ? (variant.openingCost ?? 0) : 0,
      lowStockLevel: variant.lowStockLevel ?? undefined,
    })),
  };
}
