import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';
import { UsageKind } from '../../db/generated/client/enums.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const usageKind = z.enum(UsageKind);

/** The ledger behind the SMS balance and the expiry date. */
export const usageListQuery = defineListQuery({
  name: 'billing.usage',
  table: 'UsageEntry',
  permission: 'ADMIN',
  filter: z.object({
    kind: usageKind.default('SMS'),
  }),
  sorts: { NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' } },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { kind }): Prisma.UsageEntryWhereInput => ({ businessId, kind }),
});
