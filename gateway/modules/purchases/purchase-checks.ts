import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { LedgerCheck } from '../../ledger-checks/ledger-check.ts';

/** The part of a line's amount for the pieces that arrived; the last piece takes the remainder of the rounding. */
const arrivedOf = (column: string) => Prisma.raw(
  `coalesce(sum(CASE l."quantity" WHEN 0 THEN 0 ELSE round(l."${column}"::numeric * l."received" / l."quantity") END), 0)`);

export const purchaseChecks: LedgerCheck[] = [
  {
    name: msg('what is owed for each purchase is booked with its supplier'),
    drift: Prisma.sql`
      WITH owed AS (
        SELECT p."businessId", p."id", p."number", p."supplierId" AS "partyId", CASE p."status" WHEN 'VOID' THEN 0 ELSE
          ${arrivedOf('goodsPoisha')} + CASE WHEN p."extraAccount" IS NULL THEN ${arrivedOf('extraPoisha')} ELSE 0 END
            - p."returnedPoisha" - p."paidPoisha" END AS "value"
        FROM "Purchase" p LEFT JOIN "PurchaseLine" l ON l."businessId" = p."businessId" AND l."purchaseId" = p."id"
        GROUP BY p."businessId", p."id", p."number", p."supplierId", p."status", p."extraAccount", p."returnedPoisha", p."paidPoisha"
      ), booked AS (
        SELECT l."businessId", e."sourceId" AS "id", l."partyId", sum(l."creditPoisha" - l."debitPoisha") AS "value"
        FROM "JournalLine" l
        JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'supplier-payable'
        JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Purchase'
        GROUP BY 1, 2, 3
      )
      SELECT "businessId", 'purchase ' || coalesce(o."number"::text, "id"::text) AS "subject",
        format('%s poisha owed, %s booked', coalesce(o."value", 0), coalesce(b."value", 0)) AS "detail"
      FROM owed o FULL JOIN booked b USING ("businessId", "id", "partyId")
      WHERE coalesce(o."value", 0) <> coalesce(b."value", 0)`,
  },
  {
    name: msg('what purchases have received and returned is in the stock ledger'),
    drift: Prisma.sql`
      WITH moved AS (
        SELECT "businessId", "lineId", sum("onHand") AS "pieces" FROM "StockMovement"
        WHERE "sourceType" = 'Purchase' GROUP BY 1, 2
      )
      SELECT l."businessId", 'purchase line ' || l."id" AS "subject",
        format('%s received, %s returned, %s moved', l."received", l."returned", coalesce(m."pieces", 0)) AS "detail"
      FROM "PurchaseLine" l
      JOIN "Purchase" p ON p."businessId" = l."businessId" AND p."id" = l."purchaseId"
      LEFT JOIN moved m ON m."businessId" = l."businessId" AND m."lineId" = l."id"
      WHERE coalesce(m."pieces", 0) <> CASE p."status" WHEN 'VOID' THEN 0 ELSE l."received" - l."returned" END`,
  },
];
