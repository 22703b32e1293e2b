import type { Tx } from '../../../db/client.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { asciiDigits } from '../../../../schema/rules/phone.ts';
import { plainName, spellings } from '../../../list-query/like-text.ts';
import type { ProductRow } from './product-row.ts';

/** An existing variant as an import compares it, with the values it shares with its siblings. */
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

interface NamedRow {
  id: string;
  name: string;
}

/** The part of the catalogue that a set of rows refers to. */
export interface CatalogueFacts {
  variants: KnownVariant[];
  categories: (NamedRow & { parentId: string | null })[];
  brands: NamedRow[];
  /** All SKUs in lower case; read only when a row has no SKU and needs a proposed one. */
  skus: string[];
}

/** The comparable form of names and codes: without regard to case and keyboards, as brands and categories of one name are refused. */
export const comparable = plainName;

const texts = (values: (string | null | undefined)[]) => [...new Set(values.filter((value): value is string => Boolean(value)))];

/** Reads what the rows are compared with: at most four statements for any number of rows. */
export async function catalogueFacts(
  tx: Pick<Tx, '$queryRaw' | 'category' | 'brand'>, businessId: string, rows: readonly ProductRow[],
): Promise<CatalogueFacts> {
  // Both as typed and in ASCII digits, because an existing SKU may have Bangla digits, and as other keyboards write it.
  const skus = texts(rows.flatMap(({ SKU = '' }) => [SKU, asciiDigits(SKU)].flatMap((sku) => spellings(sku.toLowerCase()))));
  const barcodes = texts(rows.map(({ BARCODE }) => BARCODE));
  const names = texts(rows.flatMap(({ PRODUCT = '' }) => spellings(PRODUCT.normalize('NFC').toLowerCase())));
  // A file without a column for the product's name still needs the siblings of the variants that it names.
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

/** Splits 'Clothes > Sarees' into its parts. */
export const pathParts = (path: string) => path.split('>').map((part) => part.trim()).filter(Boolean);

/** The category of a path, or null. A single name matches at any level of the tree, if exactly one category has it. */
export function findCategory(categories: CatalogueFacts['categories'], path: string): string | null {
  const parts = pathParts(path).map(comparable);
  const [only] = parts;
  if (parts.length === 1) {
    const same = categories.filter(({ name }) => comparable(name) === only);
    return (same.find(({ parentId }) => parentId === null) ?? (same.length === 1 ? same[0] : undefined))?.id ?? null;
  }
  let at: string | null = null;
  for (const part of parts) {
    const next = categories.find(({ name, parentId }) => parentId === at && comparable(name) === part);
    if (!next) return null;
    at = next.id;
  }
  return at;
}

/** The path of a category from the top: 'Clothes > Sarees'. */
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
