import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { adjustmentReason, adjustmentStatus } from './adjustment-state.ts';

export const adjustmentListQuery = defineListQuery({
  name: 'inventory.adjustments',
  table: 'StockAdjustment',
  permission: 'adjustStock',
  ...byCreation,
  filter: z.object({
    status: z.array(adjustmentStatus).max(10).optional(),
    reason: adjustmentReason.optional().describe('Only for this reason.'),
    search: text(100).optional().describe('Part of a product, a SKU, the note or the number.'),
    ...createdFields,
  }),
  where: ({ businessId }, { status, reason, search, ...created }): Prisma.StockAdjustmentWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(reason && { reason }),
    ...(search && inSearchText(search.toLowerCase().replace(/^#/, ''))),
  }),
});
