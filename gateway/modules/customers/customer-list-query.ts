import { z } from 'zod';
import { phone } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const customerListQuery = defineListQuery({
  name: 'customers.list',
  table: 'Customer',
  permission: 'ADMIN',
  filter: z.object({
    phone: phone().optional().describe('The customer of this phone number.'),
    ...updatedFields,
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    ...byUpdate,
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { phone: number, ...updated }): Prisma.CustomerWhereInput => ({
    businessId,
    ...(number && { phone: number }),
    ...updatedWhere(updated),
  }),
});
