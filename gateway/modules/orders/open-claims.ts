import type { Poisha } from '../../../schema/rules/money.ts';
import type { db, Tx } from '../../db/client.ts';
import { POSTED_LINES } from './posted-lines.ts';

/** What a courier still owes for goods of an order that it has lost. */
export interface OpenClaim {
  courierId: string;
  amount: Poisha;
}

/** The open claims of an order, by the journal and the posted statements; more than one only where it was sent again. */
export const openClaims = (client: Tx | typeof db, businessId: string, orderId: string): Promise<OpenClaim[]> => client.$queryRaw<OpenClaim[]>`
  WITH claimed AS (
    SELECT l."partyId" AS "courierId", sum(l."debitPoisha" - l."creditPoisha") AS "amount" FROM "JournalEntry" e
    JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = 'courier-claims'
    WHERE e."businessId" = ${businessId}::uuid AND e."sourceId" = ${orderId}::uuid AND e."sourceType" = 'Order' GROUP BY 1
  ), paid AS (
    SELECT t."courierId", sum(l."claimPoisha") AS "amount" FROM ${POSTED_LINES}
    WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid GROUP BY 1
  )
  SELECT c."courierId", (c."amount" - coalesce(p."amount", 0))::bigint AS "amount"
  FROM claimed c LEFT JOIN paid p USING ("courierId")
  WHERE c."courierId" IS NOT NULL AND c."amount" > coalesce(p."amount", 0) ORDER BY c."courierId"`;
