import { msg } from '../../../../schema/rules/message.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../../ledger-checks/ledger-check.ts';

export const liabilityChecks: LedgerCheck[] = [
  {
    name: msg('what a liability has open is what its payments leave, and what the books owe for it'),
    drift: Prisma.sql`
      WITH booked AS (
        SELECT e."businessId", e."sourceId" AS "id", sum(l."creditPoisha" - l."debitPoisha") AS "value"
        FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" IN ('loans', 'bills-payable')
        WHERE e."sourceType" = 'Liability' GROUP BY 1, 2
      ), paid AS (
        SELECT "businessId", "liabilityId" AS "id", sum("amountPoisha") AS "value" FROM "LiabilityPayment" WHERE "voidReason" IS NULL GROUP BY 1, 2
      ), wanted AS (
        SELECT "businessId", "id", "number", "paidPoisha", CASE WHEN "status" = 'VOID' THEN 0 ELSE "principalPoisha" - "paidPoisha" END AS "open"
        FROM "Liability"
      )
      SELECT w."businessId", 'liability ' || w."number" AS "subject",
        format('poisha open: %s, booked: %s; paid: %s, by its payments: %s', w."open", coalesce(b."value", 0), w."paidPoisha", coalesce(p."value", 0)) AS "detail"
      FROM wanted w LEFT JOIN booked b USING ("businessId", "id") LEFT JOIN paid p USING ("businessId", "id")
      WHERE w."open" <> coalesce(b."value", 0) OR w."paidPoisha" <> coalesce(p."value", 0)`,
  },
];
