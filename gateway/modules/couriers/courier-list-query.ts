import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byName } from '../../list-query/common-filters.ts';
import { inName } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const courierListQuery = defineListQuery({
  name: 'couriers.list',
  table: 'Courier',
  permission: 'readOrders',
  filter: z.object({}),
  ...byName,
  where: ({ businessId }): Prisma.CourierWhereInput => ({ businessId }),
});

export const deliveryMethodListQuery = defineListQuery({
  name: 'couriers.methods',
  table: 'Courier',
  permission: 'deliveryMethod',
  filter: z.object({
    search: text(100).optional().describe('A part of the name.'),
    isActive: z.boolean().optional().describe('Only those that take new parcels, or only the others.'),
  }),
  ...byName,
  where: ({ businessId }, { search, isActive }): Prisma.CourierWhereInput => ({
    businessId, isActive, ...(search && inName(search)),
  }),
});
