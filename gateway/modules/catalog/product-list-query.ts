import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const productStatus = z.enum(['ACTIVE', 'ARCHIVED']);

export const productListQuery = defineListQuery({
  name: 'catalog.products',
  permission: 'product',
  filter: z.object({
    /** Part of a product's name or of a variant's SKU. */
    search: text(100).optional(),
    status: productStatus.optional().describe('ACTIVE when left out, and any with `updatedAfter`.'),
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    NAME: { column: 'name', direction: 'asc', kind: 'text' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { search, updatedAfter, status = updatedAfter ? undefined : 'ACTIVE' }): Prisma.ProductWhereInput => ({
    businessId,
    ...(status && { status }),
    ...updatedWhere({ updatedAfter }),
    ...(search && {
      OR: [
        { name: { contains: likeText(search), mode: 'insensitive' } },
        { variants: { some: { businessId, sku: { contains: likeText(search), mode: 'insensitive' } } } },
      ],
    }),
  }),
});
