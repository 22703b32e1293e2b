import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byName } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const locationListQuery = defineListQuery({
  name: 'inventory.locations',
  table: 'Location',
  permission: 'pickProduct',
  filter: z.object({}),
  ...byName,
  where: ({ businessId }): Prisma.LocationWhereInput => ({ businessId }),
});
