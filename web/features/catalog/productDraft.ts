import type { CreateProductInput } from '../../__generated__/useCreateProductMutation.graphql.ts';
import type { Photograph } from '../files/PhotoFields.tsx';
import type { UpdateProductInput } from '../../__generated__/useUpdateProductMutation.graphql.ts';

/** One row of the variant grid in the form. */
export interface VariantDraft {
  /** The id of a saved variant; undefined for a new row. */
  variantId?: string;
  name: string;
  sku: string;
  barcode: string;
  price: number | null;
  salePrice: number | null;
  weightGrams: number | null;
  openingStock: number | null;
  openingCost: number | null;
  lowStockLevel: number | null;
}

/** An option such as colour; its values are typed with commas between them. */
export interface OptionDraft {
  name: string;
  values: string;
}

export interface ProductDraft {
  name: string;
  description: string;
  /** Global ids; empty for no choice. */
  category: string;
  brand: string;
  allowsPreorder: boolean;
  options: OptionDraft[];
  variants: VariantDraft[];
  /** A bundle has one variant, made of `parts`, and no stock of its own. */
  isBundle: boolean;
  parts: PartDraft[];
  /** Only for a new product; pictures of an existing one are changed on its page. */
  images: Photograph[];
}

/** A part of a bundle in the form. */
export interface PartDraft {
  variantId: string;
  title: string;
  sku: string;
  /** What one piece is sold for today. */
  price: number;
  pictureUrl: string | null;
  /** Pieces of the part in one bundle. */
  quantity: number | null;
}

/** The gateway's limit. */
export const MAX_VARIANTS = 100;
export const MAX_OPTIONS = 3;

/** A new row; it copies price, cost, weight and level of the row before it, because siblings mostly share them. */
export function emptyVariant(before?: VariantDraft): VariantDraft {
  return {
    name: '',
    sku: '',
    barcode: '',
    price: before?.price ?? null,
    salePrice: before?.salePrice ?? null,
    weightGrams: before?.weightGrams ?? null,
    openingStock: null,
    openingCost: before?.openingCost ?? null,
    lowStockLevel: before?.lowStockLevel ?? null,
  };
}

export const emptyProduct: ProductDraft = {
  name: '', description: '', category: '', brand: '', allowsPreorder: false, options: [], variants: [emptyVariant()], isBundle: false, parts: [],
  images: [],
};

/** SKUs with opening stock but no cost: every sale of it would look like pure profit. */
export function skusWithoutCost({ variants, isBundle }: ProductDraft): readonly string[] {
  if (isBundle) return [];
  return variants
    .filter(({ openingStock, openingCost }) => (openingStock ?? 0) > 0 && !openingCost)
    .map(({ sku }) => sku.trim());
}

/** Whether an earlier row has the same SKU, without regard to case. Only the later row is marked. */
export function isRepeated(sku: string, index: number, skus: readonly string[]): boolean {
  const typed = sku.trim().toLowerCase();
  return typed !== '' && skus.slice(0, index).some((other) => other.trim().toLowerCase() === typed);
}

/** The values as typed: 'Red, Blue', or one a line. */
export const valuesOf = ({ values }: OptionDraft): string[] => [
  ...new Set(values.split(/[,،\n]/).map((value) => value.trim()).filter(Boolean)),
];

/** The options that have a name and values, as the gateway's input. */
const optionsInput = (options: readonly OptionDraft[]) =>
  options
    .map((option) => ({ name: option.name.trim(), values: valuesOf(option) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);

const variantInput = (variant: VariantDraft, isBundle: boolean) => ({
  name: variant.name.trim(),
  sku: variant.sku.trim(),
  barcode: variant.barcode.trim() || undefined,
  price: variant.price ?? 0,
  salePrice: variant.salePrice ?? undefined,
  weightGrams: variant.weightGrams ?? undefined,
  lowStockLevel: isBundle ? undefined : (variant.lowStockLevel ?? undefined),
  openingStock: isBundle ? 0 : (variant.openingStock ?? 0),
  openingCost: variant.openingStock && !isBundle ? (variant.openingCost ?? 0) : 0,
});

/** The input of createProduct. */
export function createInput(draft: ProductDraft): CreateProductInput {
  const { images } = draft;
  return { ...sharedInput(draft), ...(images.length > 0 && { images: images.map(({ id }) => id) }) };
}

function sharedInput({ variants, ...draft }: ProductDraft): Omit<CreateProductInput, 'images'> {
  const { name, description, category, brand, allowsPreorder, options, isBundle, parts } = draft;
  return {
    name: name.trim(),
    description: description.trim(),
    category: category || undefined,
    brand: brand || undefined,
    allowsPreorder,
    options: isBundle ? [] : optionsInput(options),
    variants: (isBundle ? variants.slice(0, 1) : variants).map((variant) => variantInput(variant, isBundle)),
    // The form has asked whether they are meant so.
    allowsZeroCost: skusWithoutCost({ variants, ...draft }).length > 0,
    ...(isBundle && { parts: parts.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 1 })) }),
  };
}

/** The input of updateProduct. */
export function updateInput(id: string, version: number, draft: ProductDraft): UpdateProductInput {
  const input = sharedInput(draft);
  return { id, version, ...input, variants: input.variants.map((variant, index) => ({ id: draft.variants[index]!.variantId, ...variant })) };
}
