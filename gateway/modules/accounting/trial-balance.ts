import { db } from '../../db/client.ts';
import type { Account } from '../../db/generated/client/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { addDays } from '../../../schema/rules/format.ts';
import { totalsThrough } from './account-balances.ts';

/** One account of the books over some days; opening and closing are debit less credit. */
export interface TrialRow extends Account {
  openingPoisha: Poisha;
  debitPoisha: Poisha;
  creditPoisha: Poisha;
  closingPoisha: Poisha;
}

/**
 * What every account held before the first day, what came and went, and what it held when the last day ended. Reads a
 * row for each month and for the days of two months, however long the business exists.
 */
export async function trialBalance(businessId: string, from: string, to: string): Promise<TrialRow[]> {
  const before = addDays(from, -1);
  const [accounts, sums] = await Promise.all([
    db.account.findMany({ where: { businessId }, orderBy: [{ type: 'asc' }, { name: 'asc' }] }),
    db.$queryRaw<{ accountId: string; debit0: Poisha; credit0: Poisha; debit1: Poisha; credit1: Poisha }[]>`
      SELECT t."accountId",
        coalesce(sum(t."debitPoisha") FILTER (WHERE ${totalsThrough(before)}), 0)::bigint AS "debit0",
        coalesce(sum(t."creditPoisha") FILTER (WHERE ${totalsThrough(before)}), 0)::bigint AS "credit0",
        coalesce(sum(t."debitPoisha") FILTER (WHERE ${totalsThrough(to)}), 0)::bigint AS "debit1",
        coalesce(sum(t."creditPoisha") FILTER (WHERE ${totalsThrough(to)}), 0)::bigint AS "credit1"
      FROM "AccountTotal" t
      WHERE t."businessId" = ${businessId}::uuid AND (${totalsThrough(before)} OR ${totalsThrough(to)}) GROUP BY 1`,
  ]);
  const byId = new Map(sums.map((sum) => [sum.accountId, sum]));
  return accounts.flatMap((account): TrialRow[] => {
    const sum = byId.get(account.id);
    if (!sum) return [];
    return [{
      ...account,
      openingPoisha: sum.debit0 - sum.credit0,
      debitPoisha: sum.debit1 - sum.debit0,
      creditPoisha: sum.credit1 - sum.credit0,
      closingPoisha: sum.debit1 - sum.credit1,
    }];
  });
}
