import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { searchWords } from '../catalog/search-words.ts';

/** Filters that every part of the product report has. */
export const variantFields = {
  search: text(100).optional().describe('Words that all stand in the names, SKU or barcode of a variant, in any order.'),
  category: idOf('Category').optional().describe('Those that stand in this category or below it.'),
  brand: idOf('Brand').optional().describe('Those that bear this brand.'),
  productId: idOf('Product').optional().describe('Only this product.'),
  variantId: idOf('Variant').optional().describe('Only this variant.'),
};

const fields = z.object(variantFields);
export type VariantFilter = z.output<typeof fields>;

/** The condition on "Variant" v and its "Product" p. */
export function variantsSql(businessId: string, { search = '', category, brand, productId, variantId }: VariantFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`v."businessId" = ${businessId}::uuid`,
    ...searchWords(search).map(({ searchText: { contains } }) => Prisma.sql`v."searchText" LIKE ${`%${contains}%`}`),
    ...(category ? [Prisma.sql`p."categoryId" IN (
      WITH RECURSIVE branch AS (
        SELECT ${category}::uuid AS "id"
        UNION SELECT c."id" FROM branch b JOIN "Category" c ON c."businessId" = ${businessId}::uuid AND c."parentId" = b."id"
      ) SELECT "id" FROM branch)`] : []),
    ...(brand ? [Prisma.sql`p."brandId" = ${brand}::uuid`] : []),
    ...(productId ? [Prisma.sql`v."productId" = ${productId}::uuid`] : []),
    ...(variantId ? [Prisma.sql`v."id" = ${variantId}::uuid`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}
