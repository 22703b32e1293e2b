import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import { TransferStatus } from '../../db/generated/client/enums.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const transferStatus = z.enum(TransferStatus);

export const transferListQuery = defineListQuery({
  name: 'inventory.transfers',
  table: 'StockTransfer',
  permission: 'purchase',
  ...byCreation,
  filter: z.object({
    status: z.array(transferStatus).max(10).optional(),
    locationId: idOf('Location').optional().describe('Only from or to this location.'),
    search: text(100).optional().describe('Part of a product, a SKU, a location, the note or the number.'),
    ...createdFields,
  }),
  where: ({ businessId }, { status, locationId, search, ...created }): Prisma.StockTransferWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(locationId && { OR: [{ fromLocationId: locationId }, { toLocationId: locationId }] }),
    AND: search ? inSearchText(search.toLowerCase().replace(/^#/, '')) : {},
  }),
});
