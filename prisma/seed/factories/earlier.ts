import { db } from '../../../gateway/db/client.ts';

/** Moves all that a record has moved in stock into the past, as if it had been entered so many days ago. */
export async function earlierStock({ id: businessId }: { id: string }, sourceId: string, days: number): Promise<void> {
  await db.$transaction(async (tx) => {
    // The stock ledger refuses changes.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`
      UPDATE "StockMovement" SET "createdAt" = "createdAt" - make_interval(days => ${days}::int)
      WHERE "businessId" = ${businessId}::uuid AND "sourceId" = ${sourceId}::uuid`;
  });
}
