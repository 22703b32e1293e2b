import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const productStatus = z.enum(['ACTIVE', 'ARCHIVED']);

export const productListQuery = defineListQuery({
  name: 'catalog.products',
  permission: 'product',
  filter: z.object({
    /** Part of a product's name or of a variant's SKU. */
    search: text(100).optional(),
    status: productStatus.optional().describe('ACTIVE when left out.'),
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    NAME: { column: 'name', direction: 'asc', kind: 'text' },
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { search, status = 'ACTIVE' }): Prisma.ProductWhereInput => ({
    businessId,
    status,
    ...(search && {
      OR: [
        { name: { contains: likeText(search), mode: 'insensitive' } },
        { variants: { some: { businessId, sku: { contains: likeText(search), mode: 'insensitive' } } } },
      ],
    }),
  }),
});
