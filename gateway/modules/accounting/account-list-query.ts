import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { AccountKind, AccountType } from '../../db/generated/client/enums.ts';
import { byName } from '../../list-query/common-filters.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const accountKind = z.enum(AccountKind);
export const accountType = z.enum(AccountType);

export const accountListQuery = defineListQuery({
  name: 'accounting.accounts',
  permission: 'expense',
  ...byName,
  filter: z.object({
    search: text(100).optional(),
    kind: accountKind.optional().describe('Only what is for this.'),
    type: accountType.optional().describe('Only of this part of the books.'),
    isArchived: z.boolean().optional().describe('Only archived ones, or only the others; both when left out.'),
  }),
  where: ({ businessId }, { search, kind, type, isArchived }): Prisma.AccountWhereInput => ({
    businessId,
    ...(kind && { kind }),
    ...(type && { type }),
    ...(isArchived !== undefined && { isArchived }),
    ...(search && { name: { contains: likeText(search), mode: 'insensitive' } }),
  }),
});
