import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';

/** What the business owes on one account, in poisha. */
export interface OwedAccount {
  accountId: string;
  code: string;
  name: string;
  amount: Poisha;
  /** The number of parties that it is owed to. */
  parties: number;
}

/** Open amounts of loans, salaries and bills, by days overdue. */
export interface OwedAges {
  notDue: Poisha;
  days1to30: Poisha;
  days31to60: Poisha;
  over60: Poisha;
}

/** What is owed on accounts with parties, the largest first: suppliers, advances, refunds, loans, bills. */
export const owedAccounts = (businessId: string): Promise<OwedAccount[]> => db.$queryRaw<OwedAccount[]>`
  SELECT a."id" AS "accountId", a."code", a."name", -sum(t."balancePoisha")::bigint AS "amount", count(*)::int AS "parties"
  FROM "Account" a JOIN "PartyTotal" t ON t."businessId" = a."businessId" AND t."accountId" = a."id" AND t."balancePoisha" <> 0
  WHERE a."businessId" = ${businessId}::uuid AND a."type" = 'LIABILITY' AND a."kind" = 'PARTIES'
  GROUP BY 1, 2, 3 ORDER BY 4 DESC, 3`;

/** The ageing of liabilities; one statement over the open ones. */
export async function owedAges(businessId: string): Promise<OwedAges> {
  const today = dhakaDay(new Date());
  const [row] = await db.$queryRaw<OwedAges[]>`
    SELECT coalesce(sum(l."left") FILTER (WHERE l."late" <= 0), 0)::bigint AS "notDue",
      coalesce(sum(l."left") FILTER (WHERE l."late" BETWEEN 1 AND 30), 0)::bigint AS "days1to30",
      coalesce(sum(l."left") FILTER (WHERE l."late" BETWEEN 31 AND 60), 0)::bigint AS "days31to60",
      coalesce(sum(l."left") FILTER (WHERE l."late" > 60), 0)::bigint AS "over60"
    FROM (
      SELECT "principalPoisha" - "paidPoisha" AS "left", ${today}::date - "dueDay" AS "late" FROM "Liability"
      WHERE "businessId" = ${businessId}::uuid AND "status" = 'OPEN'
    ) l`;
  return row!;
}
