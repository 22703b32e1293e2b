import { db } from '../../../db/client.ts';
import type { CourierStatement } from '../../../db/generated/client/client.ts';

type Statement = Pick<CourierStatement, 'businessId' | 'id' | 'account' | 'day' | 'netPoisha' | 'status'>;

/** Days after the day of a statement in which its money may come. */
const DAYS = 7;

/**
 * The day by which the bank's own statement has the money of a courier's statement: its booked money, or a deposit of just that
 * amount that somebody entered otherwise. Null where no reconciled entry has it.
 */
export async function seenInBank({ businessId, id, account, day, netPoisha: net, status }: Statement): Promise<Date | null> {
  if (net <= 0n || status === 'VOID') return null;
  const [seen] = await db.$queryRaw<{ day: Date }[]>`
    SELECT c."day" FROM "JournalLine" l
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId" AND a."code" = ${account}
    JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
    JOIN "ReconciledLine" r ON r."businessId" = l."businessId" AND r."lineId" = l."id"
    JOIN "Reconciliation" c ON c."businessId" = r."businessId" AND c."id" = r."reconciliationId"
    WHERE l."businessId" = ${businessId}::uuid AND l."day" BETWEEN ${day}::date AND ${day}::date + ${DAYS}::int AND l."debitPoisha" = ${net}
      AND (e."sourceId" = ${id}::uuid OR e."sourceType" <> 'CourierStatement')
    ORDER BY e."sourceId" = ${id}::uuid DESC, c."day" LIMIT 1`;
  return seen?.day ?? null;
}
