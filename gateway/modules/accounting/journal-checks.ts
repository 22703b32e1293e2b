import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { AccountCode } from './chart-of-accounts.ts';

/** What an account holds by the journal, debit less credit, for each business: "businessId" and "value". */
export const bookedOn = (account: AccountCode) => Prisma.sql`
  SELECT l."businessId", sum(l."debitPoisha" - l."creditPoisha") AS "value"
  FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
  WHERE a."code" = ${account} GROUP BY 1`;

export const accountingChecks: LedgerCheck[] = [
  {
    name: 'journal entries balance',
    drift: Prisma.sql`
      SELECT e."businessId", 'entry ' || e."id" || ' (' || e."description" || ')' AS "subject",
        CASE WHEN l."count" IS NULL THEN 'it has no lines'
          ELSE format('%s poisha debit, %s credit', l."debit", l."credit") END AS "detail"
      FROM "JournalEntry" e LEFT JOIN (
        SELECT "businessId", "entryId", count(*) AS "count", sum("debitPoisha") AS "debit",
          sum("creditPoisha") AS "credit"
        FROM "JournalLine" GROUP BY 1, 2
      ) l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      WHERE l."debit" IS DISTINCT FROM l."credit" OR l."count" IS NULL`,
  },
  {
    name: 'balances per account, party and day equal the journal',
    drift: Prisma.sql`
      WITH booked AS (
        SELECT l."businessId", l."accountId", coalesce(l."partyId", '00000000-0000-0000-0000-000000000000') AS "partyId",
          e."day", sum(l."debitPoisha") AS "debit", sum(l."creditPoisha") AS "credit"
        FROM "JournalLine" l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
        GROUP BY 1, 2, 3, 4
      )
      SELECT "businessId", format('account %s, party %s on %s', "accountId", "partyId", "day") AS "subject",
        format('the balance is %s debit, %s credit; booked are %s and %s', coalesce(k."debitPoisha", 0),
          coalesce(k."creditPoisha", 0), coalesce(b."debit", 0), coalesce(b."credit", 0)) AS "detail"
      FROM booked b FULL JOIN "AccountBalance" k USING ("businessId", "accountId", "partyId", "day")
      WHERE (coalesce(k."debitPoisha", 0), coalesce(k."creditPoisha", 0)) <> (coalesce(b."debit", 0), coalesce(b."credit", 0))`,
  },
];
