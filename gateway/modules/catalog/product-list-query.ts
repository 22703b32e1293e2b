import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { MAX_LEVELS } from './categories.ts';
import { inStockState, productStock } from './product-stock.ts';
import { searchWords } from './search-words.ts';

export const productStatus = z.enum(['ACTIVE', 'ARCHIVED']);

/** The category itself and all below it, down to the deepest level that there can be. */
export function inBranch(id: string): Prisma.CategoryWhereInput {
  const levels = [{ id }, { parentId: id }] as Prisma.CategoryWhereInput[];
  while (levels.length < MAX_LEVELS) levels.push({ parent: levels.at(-1) });
  return { OR: levels };
}

export const productListQuery = defineListQuery({
  name: 'catalog.products',
  table: 'Product',
  permission: 'product',
  filter: z.object({
    search: text(100).optional().describe('Words that all stand in the names, SKU or barcode of one variant, in any order.'),
    category: idOf('Category').optional().describe('Those that stand in this category or below it.'),
    brand: idOf('Brand').optional().describe('Those that bear this brand.'),
    stock: productStock.optional().describe('LOW: those that the low-stock list shows; SOLD_OUT: those of which no variant has a piece to sell. Only products on sale.'),
    status: productStatus.optional().describe('ACTIVE when left out, and any with `updatedAfter`.'),
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    NAME: { column: 'name', direction: 'asc', kind: 'text' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: (
    { businessId }, { search, category, brand, updatedAfter, status = updatedAfter ? undefined : 'ACTIVE' },
  ): Prisma.ProductWhereInput => ({
    businessId,
    ...(status && { status }),
    ...updatedWhere({ updatedAfter }),
    ...(category && { category: inBranch(category) }),
    ...(brand && { brandId: brand }),
    // Uses the index on the variants' search text, which includes the product's name.
    ...(search && { variants: { some: { businessId, AND: searchWords(search) } } }),
  }),
  storedWhere: async ({ businessId }, { stock }, client) => (stock ? inStockState(businessId, stock, client) : null),
});
