import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { text } from '../../commands/fields.ts';
import type { Account, Prisma } from '../../db/generated/client/client.ts';
import { AccountKind, AccountType } from '../../db/generated/client/enums.ts';
import { byName } from '../../list-query/common-filters.ts';
import { inName } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { accountBalances } from './account-balances.ts';
import { MAX_ACCOUNTS } from './chart-of-accounts.ts';

export const accountKind = z.enum(AccountKind);
export const accountType = z.enum(AccountType);

export interface HeldAccount extends Account {
  /** Set when the list has read the balances of all its rows. */
  balancePoisha?: Poisha;
}

/** Reads the balances of a page of accounts in one statement. */
async function withBalances(rows: Account[]): Promise<HeldAccount[]> {
  const [first] = rows;
  if (!first) return [];
  const balances = await accountBalances(first.businessId, { day: dhakaDay(new Date()), accountIds: rows.map(({ id }) => id) });
  return rows.map((row) => ({ ...row, balancePoisha: balances.get(row.id) ?? 0n }));
}

export const accountListQuery = defineListQuery({
  name: 'accounting.accounts',
  table: 'Account',
  complete: withBalances,
  permission: 'expense',
  ...byName,
  maxPage: MAX_ACCOUNTS,
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
    ...(search && inName(search)),
  }),
});
