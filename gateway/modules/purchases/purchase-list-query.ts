import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import { db, type Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PurchaseStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inName, inSearchText } from '../../list-query/like-text.ts';
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
  where: ({ businessId }, { status, supplierId, ...created }): Prisma.PurchaseWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(supplierId && { supplierId }),
  }),
  storedWhere: async ({ businessId }, { search }, client = db) => (search ? found(client, businessId, search) : null),
});

/** More suppliers than that are found by no word that anybody looks for. */
const MAX_SUPPLIERS = 200;

/** By what stood on it when it was entered, and by what its supplier is called now: the list shows that. */
async function found(client: Tx | typeof db, businessId: string, search: string): Promise<Prisma.PurchaseWhereInput> {
  const suppliers = await client.supplier.findMany({ where: { businessId, ...inName(search) }, select: { id: true }, take: MAX_SUPPLIERS });
  const written = inSearchText(search.toLowerCase().replace(/^#/, ''));
  return suppliers.length === 0 ? written : { OR: [written, { supplierId: { in: suppliers.map(({ id }) => id) } }] };
}
