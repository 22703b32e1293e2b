import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { searchWords } from './search-words.ts';

export const productStatus = z.enum(['ACTIVE', 'ARCHIVED']);

export const productListQuery = defineListQuery({
  name: 'catalog.products',
  table: 'Product',
  permission: 'product',
  filter: z.object({
    search: text(100).optional().describe('Words that all stand in the names, SKU or barcode of one variant, in any order.'),
    category: idOf('Category').optional().describe('Those that stand in this category, not below it.'),
    brand: idOf('Brand').optional().describe('Those that bear this brand.'),
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
    ...(category && { categoryId: category }),
    ...(brand && { brandId: brand }),
    // Uses the index on the variants' search text, which includes the product's name.
    ...(search && { variants: { some: { businessId, AND: searchWords(search) } } }),
  }),
});
