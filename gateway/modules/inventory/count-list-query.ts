import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import { CountStatus } from '../../db/generated/client/enums.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const countStatus = z.enum(CountStatus);

export const countListQuery = defineListQuery({
  name: 'inventory.counts',
  table: 'StockCount',
  permission: 'adjustStock',
  ...byCreation,
  filter: z.object({
    status: z.array(countStatus).max(10).optional(),
    search: text(100).optional().describe('Part of a product, a SKU, the note or the number.'),
    ...createdFields,
  }),
  where: ({ businessId }, { status, search, ...created }): Prisma.StockCountWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(search && inSearchText(search.toLowerCase().replace(/^#/, ''))),
  }),
});
