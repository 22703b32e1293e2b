import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { totalsThrough } from './account-balances.ts';

/** What an account has earned that nobody entered by hand, in poisha. */
export interface BookedIncome {
  accountId: string;
  name: string;
  amount: Poisha;
}

/**
 * Income that deliveries, settlements and their corrections have booked on some days, by account: all income of the books
 * less that of vouchers, so that both together are the income of the profit and loss. From the beginning, or until today,
 * where a day is left out. Reads kept totals, and the entries of what people entered.
 */
export function orderIncome(businessId: string, { from, to = dhakaDay(new Date()) }: { from?: string; to?: string }): Promise<BookedIncome[]> {
  const before = from && addDays(from, -1);
  const earned = Prisma.sql`t."creditPoisha" - t."debitPoisha"`;
  return db.$queryRaw<BookedIncome[]>`
    WITH booked AS (
      SELECT t."accountId", coalesce(sum(${earned}) FILTER (WHERE ${totalsThrough(to)}), 0)
        - ${before ? Prisma.sql`coalesce(sum(${earned}) FILTER (WHERE ${totalsThrough(before)}), 0)` : Prisma.sql`0`} AS "value"
      FROM "AccountTotal" t JOIN "Account" a ON a."businessId" = t."businessId" AND a."id" = t."accountId" AND a."type" = 'INCOME'
      WHERE t."businessId" = ${businessId}::uuid AND (${totalsThrough(to)}${before ? Prisma.sql` OR ${totalsThrough(before)}` : Prisma.empty}) GROUP BY 1
    ), entered AS (
      SELECT l."accountId", sum(l."creditPoisha" - l."debitPoisha") AS "value"
      FROM "Voucher" v JOIN "JournalEntry" e ON e."businessId" = v."businessId" AND e."sourceType" = 'Voucher' AND e."sourceId" = v."id"
      JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id" AND l."day" <= ${to}::date
        ${from ? Prisma.sql`AND l."day" >= ${from}::date` : Prisma.empty}
      WHERE v."businessId" = ${businessId}::uuid AND v."kind" = 'INCOME' GROUP BY 1
    )
    SELECT a."id" AS "accountId", a."name", (b."value" - coalesce(e."value", 0))::bigint AS "amount"
    FROM booked b JOIN "Account" a ON a."businessId" = ${businessId}::uuid AND a."id" = b."accountId"
    LEFT JOIN entered e ON e."accountId" = b."accountId"
    WHERE b."value" <> coalesce(e."value", 0) ORDER BY 3 DESC, 2`;
}
