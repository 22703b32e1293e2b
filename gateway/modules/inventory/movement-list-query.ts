import { z } from 'zod';
import { idOf, time } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { createdWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { BUCKETS } from './stock-movement.ts';

export const stockBucket = z.enum(BUCKETS);

/** Relations that are loaded with every movement. */
export const MOVEMENT_RELATIONS = { variant: { select: { sku: true } }, location: true } as const;

/** The ledger rows behind a stock figure: their sum is the figure. */
export const movementListQuery = defineListQuery({
  name: 'inventory.movements',
  table: 'StockMovement',
  include: MOVEMENT_RELATIONS,
  permission: 'product',
  filter: z.object({
    variantId: idOf('Variant').optional().describe('Only of this variant.'),
    productId: idOf('Product').optional().describe('Only of the variants of this product.'),
    locationId: idOf('Location').optional().describe('Only at this location.'),
    bucket: stockBucket.optional().describe('Only rows that changed this bucket.'),
    createdBefore: time().optional().describe('Only rows from before this moment: what a figure of the past is the sum of.'),
  }),
  sorts: { NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' } },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { variantId, productId, locationId, bucket, createdBefore }): Prisma.StockMovementWhereInput => ({
    businessId,
    ...(variantId && { variantId }),
    ...(productId && { variant: { productId } }),
    ...(locationId && { locationId }),
    ...(bucket && { [bucket]: { not: 0 } }),
    ...createdWhere({ createdBefore }),
  }),
});
