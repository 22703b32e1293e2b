import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { text } from '../../../commands/fields.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { LiabilityStatus } from '../../../db/generated/client/enums.ts';
import { inSearchText } from '../../../list-query/like-text.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { liabilityKind } from './liability-commands.ts';

export const liabilityStatus = z.enum(LiabilityStatus);

export const liabilityListQuery = defineListQuery({
  name: 'accounting.liabilities',
  table: 'Liability',
  permission: 'ADMIN',
  sorts: {
    DUE: { column: 'dueDay', direction: 'asc', kind: 'date' },
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
  },
  defaultSort: 'DUE',
  filter: z.object({
    status: liabilityStatus.optional().describe('Only those that stand so.'),
    kind: liabilityKind.optional().describe('Only of this kind.'),
    isLate: z.boolean().optional().describe('Only open ones whose next part was due before today, or only the others.'),
    search: text(100).optional(),
  }),
  where: ({ businessId }, { status, kind, isLate, search }): Prisma.LiabilityWhereInput => {
    const late: Prisma.LiabilityWhereInput = { status: 'OPEN', dueDay: { lt: new Date(dhakaDay(new Date())) } };
    return {
      businessId,
      ...(status && { status }),
      ...(kind && { kind }),
      ...(isLate !== undefined && (isLate ? { AND: late } : { NOT: late })),
      ...(search && inSearchText(search.toLowerCase().replace(/^#/, ''))),
    };
  },
});
