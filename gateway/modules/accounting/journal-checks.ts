import { msg } from '../../../schema/rules/message.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { AccountCode } from './chart-of-accounts.ts';

/** The balance of an account by the journal, debit minus credit, per business: "businessId" and "value". */
export const bookedOn = (account: AccountCode) => Prisma.sql`
  SELECT l."businessId", sum(l."debitPoisha" - l."creditPoisha") AS "value"
  FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
  WHERE a."code" = ${account} GROUP BY 1`;

export const accountingChecks: LedgerCheck[] = [
  {
    name: msg('journal entries balance'),
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
    name: msg('lines of a journal entry have its day'),
    drift: Prisma.sql`
      SELECT e."businessId", 'entry ' || e."id" || ' (' || e."description" || ')' AS "subject", format('it is of %s, a line of %s', e."day", l."day") AS "detail"
      FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
      WHERE l."day" <> e."day"`,
  },
  {
    name: msg('balances per account, party and day equal the journal'),
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
  {
    name: msg('totals per account by day and month equal the journal'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT "businessId", "accountId", s."span", CASE s."span" WHEN 'DAY' THEN "day" ELSE date_trunc('month', "day")::date END AS "start",
          sum("debitPoisha") AS "debit", sum("creditPoisha") AS "credit"
        FROM "JournalLine" CROSS JOIN unnest(enum_range(NULL::"TotalSpan")) AS s ("span") GROUP BY 1, 2, 3, 4
      )
      SELECT "businessId", format('account %s, %s %s', "accountId", lower("span"::text), "start") AS "subject",
        format('the total is %s debit, %s credit; booked are %s and %s', coalesce(k."debitPoisha", 0),
          coalesce(k."creditPoisha", 0), coalesce(b."debit", 0), coalesce(b."credit", 0)) AS "detail"
      FROM booked b FULL JOIN "AccountTotal" k USING ("businessId", "accountId", "span", "start")
      WHERE (coalesce(k."debitPoisha", 0), coalesce(k."creditPoisha", 0)) <> (coalesce(b."debit", 0), coalesce(b."credit", 0))`,
  },
  {
    name: msg('what parties have open equals the journal'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT "businessId", "accountId", "partyId", sum("debitPoisha" - "creditPoisha") AS "value"
        FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3
      )
      SELECT "businessId", format('account %s, party %s', "accountId", "partyId") AS "subject",
        format('the balance is %s, booked are %s', coalesce(k."balancePoisha", 0), coalesce(b."value", 0)) AS "detail"
      FROM booked b FULL JOIN "PartyTotal" k USING ("businessId", "accountId", "partyId")
      WHERE coalesce(k."balancePoisha", 0) <> coalesce(b."value", 0)`,
  },
  {
    name: msg('what parties moved by in each month equals the journal'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT "businessId", "accountId", "partyId", date_trunc('month', "day")::date AS "start",
          sum("debitPoisha") AS "debit", sum("creditPoisha") AS "credit"
        FROM "JournalLine" WHERE "partyId" IS NOT NULL GROUP BY 1, 2, 3, 4
      )
      SELECT "businessId", format('account %s, party %s in the month of %s', "accountId", "partyId", "start") AS "subject",
        format('the total is %s debit, %s credit; booked are %s and %s', coalesce(k."debitPoisha", 0),
          coalesce(k."creditPoisha", 0), coalesce(b."debit", 0), coalesce(b."credit", 0)) AS "detail"
      FROM booked b FULL JOIN "PartyMonth" k USING ("businessId", "accountId", "partyId", "start")
      WHERE (coalesce(k."debitPoisha", 0), coalesce(k."creditPoisha", 0)) <> (coalesce(b."debit", 0), coalesce(b."credit", 0))`,
  },
  {
    name: msg('what is booked on accounts of parties names its party'),
    drift: Prisma.sql`
      SELECT l."businessId", 'entry ' || e."id" || ' (' || e."description" || ')' AS "subject", format('no party on %s', a."name") AS "detail"
      FROM "JournalLine" l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."kind" = 'PARTIES'
      JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
      WHERE l."partyId" IS NULL`,
  },
  {
    name: msg('every voucher stands in the books with its amount'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT e."businessId", e."sourceId" AS "id", l."accountId", sum(l."debitPoisha" - l."creditPoisha") AS "value"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        WHERE e."sourceType" = 'Voucher' GROUP BY 1, 2, 3
      ), wanted AS (
        SELECT v."businessId", v."id", v."accountId", v."number", CASE WHEN v."status" = 'VOID' THEN 0
          WHEN v."kind" = 'INCOME' OR (v."kind" = 'OPENING' AND a."type" = 'ASSET') OR (v."kind" = 'PARTY_PAYMENT' AND c."type" = 'ASSET')
          THEN v."amountPoisha" ELSE -v."amountPoisha" - v."feePoisha" END AS "value"
        FROM "Voucher" v JOIN "Account" a ON a."businessId" = v."businessId" AND a."id" = v."accountId"
        JOIN "Account" c ON c."businessId" = v."businessId" AND c."id" = v."counterId"
      )
      SELECT "businessId", 'voucher ' || w."number" AS "subject",
        format('%s poisha booked on its account, by itself %s', coalesce(b."value", 0), w."value") AS "detail"
      FROM wanted w LEFT JOIN booked b USING ("businessId", "id", "accountId")
      WHERE w."value" <> coalesce(b."value", 0)`,
  },
  {
    name: msg('reconciled entries come to the balance of their statement'),
    drift: Prisma.sql`
      WITH marked AS (
        SELECT r."businessId", r."id", sum(sum(l."debitPoisha" - l."creditPoisha"))
          OVER (PARTITION BY r."businessId", r."accountId" ORDER BY r."createdAt", r."id") AS "value"
        FROM "Reconciliation" r
        LEFT JOIN "ReconciledLine" m ON m."businessId" = r."businessId" AND m."reconciliationId" = r."id"
        LEFT JOIN "JournalLine" l ON l."businessId" = m."businessId" AND l."id" = m."lineId"
        GROUP BY r."businessId", r."id", r."accountId", r."createdAt"
      )
      SELECT "businessId", format('account %s on %s', r."accountId", r."day") AS "subject",
        format('the statement says %s poisha, marked are %s', r."statementPoisha", coalesce(m."value", 0)) AS "detail"
      FROM "Reconciliation" r JOIN marked m USING ("businessId", "id")
      WHERE r."statementPoisha" <> coalesce(m."value", 0)`,
  },
];
