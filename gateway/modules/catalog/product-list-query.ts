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

/** Variants for a picker: whoever takes orders may look them up, costs left out. */
export const variantListQuery = defineListQuery({
  name: 'catalog.variants',
  permission: 'newOrder',
  filter: z.object({
    search: text(100).optional(),
    sku: text(100).optional().describe('The variant of this SKU, whatever the case.'),
    ...updatedFields,
  }),
  sorts: { SKU: { column: 'sku', direction: 'asc', kind: 'text' }, ...byUpdate },
  defaultSort: 'SKU',
  where: ({ businessId }, { search, sku, updatedAfter }): Prisma.VariantWhereInput => ({
    businessId,
    // A copy also learns of what is no longer offered.
    ...(!updatedAfter && { product: { status: 'ACTIVE' } }),
    ...updatedWhere({ updatedAfter }),
    ...(sku && { sku: { equals: likeText(sku), mode: 'insensitive' } }),
    ...(search && {
      OR: [
        { sku: { contains: likeText(search), mode: 'insensitive' } },
        { product: { name: { contains: likeText(search), mode: 'insensitive' } } },
      ],
    }),
  }),
});
