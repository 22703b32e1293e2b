import { db } from '../../db/client.ts';
import { Prisma, type Account } from '../../db/generated/client/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { addDays } from '../../../schema/rules/format.ts';
import { totalsThrough } from './account-balances.ts';

/** One account over a range of days; opening and closing balances are debit minus credit. */
export interface TrialRow extends Pick<Account, 'id' | 'code' | 'name' | 'type'> {
  openingPoisha: Poisha;
  debitPoisha: Poisha;
  creditPoisha: Poisha;
  closingPoisha: Poisha;
}

/**
 * Opening balance, debits, credits and closing balance of every account over a range of days, in one statement. Reads one
 * row per month, and the days of two months, however old the business is.
 */
export function trialBalance(businessId: string, from: string, to: string): Promise<TrialRow[]> {
  const before = addDays(from, -1);
  const sum = (column: Prisma.Sql, through: string) => Prisma.sql`coalesce(sum(t.${column}) FILTER (WHERE ${totalsThrough(through)}), 0)`;
  const [debit, credit] = [Prisma.raw('"debitPoisha"'), Prisma.raw('"creditPoisha"')];
  return db.$queryRaw<TrialRow[]>`
    SELECT a."id", a."code", a."name", a."type",
      (s."debit0" - s."credit0")::bigint AS "openingPoisha", (s."debit1" - s."debit0")::bigint AS "debitPoisha",
      (s."credit1" - s."credit0")::bigint AS "creditPoisha", (s."debit1" - s."credit1")::bigint AS "closingPoisha"
    FROM (
      SELECT t."accountId", ${sum(debit, before)} AS "debit0", ${sum(credit, before)} AS "credit0",
        ${sum(debit, to)} AS "debit1", ${sum(credit, to)} AS "credit1"
      FROM "AccountTotal" t
      WHERE t."businessId" = ${businessId}::uuid AND (${totalsThrough(before)} OR ${totalsThrough(to)}) GROUP BY 1
    ) s JOIN "Account" a ON a."businessId" = ${businessId}::uuid AND a."id" = s."accountId"
    ORDER BY a."type", a."name"`;
}
