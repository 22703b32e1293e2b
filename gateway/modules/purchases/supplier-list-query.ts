import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { inName, likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const supplierListQuery = defineListQuery({
  name: 'purchases.suppliers',
  table: 'Supplier',
  permission: 'purchase',
  filter: z.object({
    /** Part of a name or of a phone number. */
    search: text(100).optional(),
    isArchived: z.boolean().optional().describe('Only those that are no longer bought from, or only the others.'),
  }),
  sorts: { NAME: { column: 'name', direction: 'asc', kind: 'text' } },
  defaultSort: 'NAME',
  where: ({ businessId }, { search, isArchived = false }): Prisma.SupplierWhereInput => ({
    businessId,
    isArchived,
    ...(search && {
      OR: [inName(search), { phone: { contains: likeText(search) } }],
    }),
  }),
});
