import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';
import { Prisma } from '../../db/generated/client/client.ts';

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
];
