import { db, type Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

interface Balance {
  accountId: string;
  value: Poisha;
}

interface Asked {
  /** The balance at the end of this day, 'YYYY-MM-DD'. */
  day: string;
  /** All accounts of the business when left out. */
  accountIds?: readonly string[];
}

/** The month totals before the month of a day, and the day totals of that month: few rows, however old the books are. */
export const totalsThrough = (day: string) => Prisma.sql`(
  (t."span" = 'MONTH' AND t."start" < date_trunc('month', ${day}::date))
  OR (t."span" = 'DAY' AND t."start" BETWEEN date_trunc('month', ${day}::date) AND ${day}::date))`;

/** Account balances at the end of a day, debit minus credit, in poisha. Accounts without entries are not included. */
export async function accountBalances(
  businessId: string, { day, accountIds }: Asked, client: Tx | typeof db = db,
): Promise<Map<string, Poisha>> {
  const some = accountIds ? Prisma.sql`AND t."accountId" = ANY(${[...accountIds]}::uuid[])` : Prisma.empty;
  const rows = await client.$queryRaw<Balance[]>`
    SELECT t."accountId", sum(t."debitPoisha" - t."creditPoisha")::bigint AS "value"
    FROM "AccountTotal" t WHERE t."businessId" = ${businessId}::uuid ${some} AND ${totalsThrough(day)} GROUP BY 1`;
  return new Map(rows.map(({ accountId, value }) => [accountId, value]));
}

/** The same for one account. */
export async function accountBalance(businessId: string, accountId: string, day: string, client: Tx | typeof db = db): Promise<Poisha> {
  return (await accountBalances(businessId, { day, accountIds: [accountId] }, client)).get(accountId) ?? 0n;
}
