import type { Tx } from '../../../db/client.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { asciiDigits } from '../../../../schema/rules/phone.ts';
import type { ProductRow } from './product-row.ts';

/** A variant as an import compares it, with what it shares with its siblings. */
export interface KnownVariant {
  id: string;
  sku: string;
  name: string;
  barcode: string | null;
  pricePoisha: Poisha;
  salePricePoisha: Poisha | null;
  weightGrams: number | null;
  lowStockLevel: number | null;
  isBundle: boolean;
  productId: string;
  product: string;
  status: 'ACTIVE' | 'ARCHIVED';
  categoryId: string | null;
  brandId: string | null;
  description: string;
  allowsPreorder: boolean;
}

interface Shelf {
  id: string;
  name: string;
}

/** What of the catalogue some rows are about. */
export interface CatalogueFacts {
  variants: KnownVariant[];
  categories: (Shelf & { parentId: string | null })[];
  brands: Shelf[];
  /** All SKUs in small letters, where a row has none and needs one proposed. */
  skus: string[];
}

/** Names and codes are the same whatever their case and however their letters are composed. */
export const plain = (text: string) => text.normalize('NFC').toLowerCase();

const texts = (values: (string | null | undefined)[]) => [...new Set(values.filter((value): value is string => Boolean(value)))];

/** Reads what rows need to be compared with, however many they are, in at most four statements. */
export async function catalogueFacts(
  tx: Pick<Tx, '$queryRaw' | 'category' | 'brand'>, businessId: string, rows: readonly ProductRow[],
): Promise<CatalogueFacts> {
  // As they are typed, and in ASCII digits: an existing SKU may be written in Bangla digits.
  const skus = texts(rows.flatMap(({ SKU = '' }) => [SKU.toLowerCase(), asciiDigits(SKU).toLowerCase()]));
  const barcodes = texts(rows.map(({ BARCODE }) => BARCODE));
  const names = texts(rows.map(({ PRODUCT }) => PRODUCT && plain(PRODUCT)));
  // Without names of products in the file there are still those of the variants found.
  const variants = await tx.$queryRaw<KnownVariant[]>`
    WITH wanted AS (
      SELECT "id" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND lower("sku") = ANY(${skus})
      UNION SELECT "id" FROM "Variant" WHERE "businessId" = ${businessId}::uuid AND "barcode" = ANY(${barcodes})
      UNION SELECT v."id" FROM "Product" p JOIN "Variant" v ON v."businessId" = p."businessId" AND v."productId" = p."id"
        WHERE p."businessId" = ${businessId}::uuid AND lower(normalize(p."name", NFC)) = ANY(${names})
    )
    SELECT v."id", v."sku", v."name", v."barcode", v."pricePoisha", v."salePricePoisha", v."weightGrams", v."lowStockLevel", v."isBundle",
      p."id" AS "productId", p."name" AS "product", p."status"::text AS "status", p."categoryId", p."brandId",
      p."description", p."allowsPreorder"
    FROM wanted w
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = w."id"
    JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
    ORDER BY p."createdAt", p."id", v."position", v."id"`;
  const [categories, brands, taken] = [
    rows.some(({ CATEGORY }) => CATEGORY !== undefined)
      ? await tx.category.findMany({ where: { businessId }, select: { id: true, name: true, parentId: true } }) : [],
    rows.some(({ BRAND }) => BRAND !== undefined)
      ? await tx.brand.findMany({ where: { businessId }, select: { id: true, name: true } }) : [],
    rows.some(({ SKU }) => !SKU)
      ? await tx.$queryRaw<{ sku: string }[]>`SELECT lower("sku") AS "sku" FROM "Variant" WHERE "businessId" = ${businessId}::uuid` : [],
  ];
  return { variants, categories, brands, skus: taken.map(({ sku }) => sku) };
}

/** 'Clothes > Sarees' as its parts. */
export const pathParts = (path: string) => path.split('>').map((part) => part.trim()).filter(Boolean);

/**
 * The category that a path leads to, or null. A name alone may stand anywhere in the tree, as long as there is one of
 * that name.
 */
export function findCategory(categories: CatalogueFacts['categories'], path: string): string | null {
  const parts = pathParts(path).map(plain);
  const [only] = parts;
  if (parts.length === 1) {
    const same = categories.filter(({ name }) => plain(name) === only);
    return (same.find(({ parentId }) => parentId === null) ?? (same.length === 1 ? same[0] : undefined))?.id ?? null;
  }
  let at: string | null = null;
  for (const part of parts) {
    const next = categories.find(({ name, parentId }) => parentId === at && plain(name) === part);
    if (!next) return null;
    at = next.id;
  }
  return at;
}

/** The way to a category from the top. */
export function categoryPath(categories: CatalogueFacts['categories'], id: string | null): string {
  const names: string[] = [];
  for (let at = id; at !== null;) {
    const node = categories.find((category) => category.id === at);
    if (!node) break;
    names.unshift(node.name);
    at = node.parentId;
  }
  return names.join(' > ');
}
