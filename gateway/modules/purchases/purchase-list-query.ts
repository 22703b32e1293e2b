import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PurchaseStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const purchaseStatus = z.enum(PurchaseStatus);

export const purchaseListQuery = defineListQuery({
  name: 'purchases.list',
  table: 'Purchase',
  permission: 'purchase',
  ...byCreation,
  filter: z.object({
    status: z.array(purchaseStatus).max(10).optional(),
    search: text(100).optional().describe('Part of the supplier, the bill number or the number.'),
    supplierId: idOf('Supplier').optional().describe('Only from this supplier.'),
    ...createdFields,
  }),
  where: ({ businessId }, { status, search, supplierId, ...created }): Prisma.PurchaseWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(supplierId && { supplierId }),
    ...(search && inSearchText(search.toLowerCase().replace(/^#/, ''))),
  }),
});
