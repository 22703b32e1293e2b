import type { CreateProductInput } from '../../__generated__/useCreateProductMutation.graphql.ts';

/** One row of the variant grid while it is typed. */
export interface VariantDraft {
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
  variants: VariantDraft[];
}

/** As many as the gateway takes. */
export const MOST_VARIANTS = 100;

/**
 * An empty row; a further one begins with price, cost and level of the one before it: siblings mostly agree.
 */
export function emptyVariant(before?: VariantDraft): VariantDraft {
  return {
    name: '',
    sku: '',
    price: before?.price ?? null,
    openingStock: null,
    openingCost: before?.openingCost ?? null,
    lowStockLevel: before?.lowStockLevel ?? null,
  };
}

export const emptyProduct: ProductDraft = { name: '', description: '', variants: [emptyVariant()] };

/** SKUs whose stock comes in for nothing: it would make every sale look like pure profit. */
export function skusWithoutCost({ variants }: ProductDraft): readonly string[] {
  return variants
    .filter(({ openingStock, openingCost }) => (openingStock ?? 0) > 0 && !openingCost)
    .map(({ sku }) => sku.trim());
}

/** Does a row above have the same SKU? Only the later one is wrong. */
export function isRepeated(sku: string, index: number, skus: readonly string[]): boolean {
  const typed = sku.trim();
  return typed !== '' && skus.slice(0, index).some((other) => other.trim() === typed);
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
