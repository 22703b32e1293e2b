import { db } from '../../../gateway/db/client.ts';
import { PATIENT } from '../patient.ts';

/** Moves all that a record has moved in stock into the past, as if it had been entered so many days ago. */
export async function earlierStock({ id: businessId }: { id: string }, sourceId: string, days: number): Promise<void> {
  await db.$transaction(async (tx) => {
    // The stock ledger refuses changes.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    // A change of costs has the time of the movement that made it.
    await tx.$executeRaw`
      UPDATE "CostChange" c SET "at" = c."at" - make_interval(days => ${days}::int) FROM "StockMovement" m
      WHERE m."businessId" = ${businessId}::uuid AND m."sourceId" = ${sourceId}::uuid
        AND c."businessId" = m."businessId" AND c."variantId" = m."variantId" AND c."at" = m."createdAt"`;
    await tx.$executeRaw`
      UPDATE "StockMovement" SET "createdAt" = "createdAt" - make_interval(days => ${days}::int)
      WHERE "businessId" = ${businessId}::uuid AND "sourceId" = ${sourceId}::uuid`;
  }, PATIENT);
}

/** Moves all that has moved in stock, changed costs and left with parcels into the past: as if so many days had gone by since. */
export async function daysLater({ id: businessId }: { id: string }, days: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE "Order" SET "shippedAt" = "shippedAt" - make_interval(days => ${days}::int), "deliveredAt" = "deliveredAt" - make_interval(days => ${days}::int)
      WHERE "businessId" = ${businessId}::uuid AND "shippedAt" IS NOT NULL`;
    await tx.$executeRaw`UPDATE "CostChange" SET "at" = "at" - make_interval(days => ${days}::int) WHERE "businessId" = ${businessId}::uuid`;
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
    // The stock ledger refuses changes.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`UPDATE "StockMovement" SET "createdAt" = "createdAt" - make_interval(days => ${days}::int) WHERE "businessId" = ${businessId}::uuid`;
  }, PATIENT);
}
