import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { PurchaseStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { inSearchText, isLikeSql } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { readForFilter } from '../../list-query/read-rows.ts';

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
  storedWhere: async ({ businessId }, { search }, client) => (search ? found(client, businessId, search) : null),
});

/** More suppliers than that are found by no word that anybody looks for. */
const MAX_SUPPLIERS = 200;

/** By what stood on it when it was entered, and by what its supplier is called now: the list shows that. */
async function found(client: Tx | undefined, businessId: string, search: string): Promise<Prisma.PurchaseWhereInput> {
  const suppliers = await readForFilter<{ id: string }>(client, Prisma.sql`
    SELECT "id" FROM "Supplier" WHERE "businessId" = ${businessId}::uuid AND ${isLikeSql(search, Prisma.sql`"name"`)} LIMIT ${MAX_SUPPLIERS}::int`);
  const written = inSearchText(search.toLowerCase().replace(/^#/, ''));
  return suppliers.length === 0 ? written : { OR: [written, { supplierId: { in: suppliers.map(({ id }) => id) } }] };
}
