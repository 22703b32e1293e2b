import type { CommandContext } from '../../../commands/command.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { lockRow } from '../../../db/lock-row.ts';

/** Locks and reads a statement and its courier. Throws NotFoundError, ConflictError for another version than `seen`. */
export async function lockStatement({ tx, session: { businessId } }: CommandContext, id: string, seen?: number) {
  await lockRow(tx, 'CourierStatement', businessId, id, seen);
  return tx.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, include: { courier: true } });
}

export type LockedStatement = Awaited<ReturnType<typeof lockStatement>>;

/** Locks the orders of a statement, or of these lines of it, by id: the order in which every command locks them. */
export const lockOrdersOf = ({ tx, session: { businessId } }: CommandContext, statementId: string, lines?: readonly string[]) =>
  tx.$executeRaw`SELECT 1 FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "id" IN (
    SELECT "orderId" FROM "StatementLine" WHERE "businessId" = ${businessId}::uuid AND "statementId" = ${statementId}::uuid
      ${lines ? Prisma.sql`AND "id" = ANY(${[...lines]}::uuid[])` : Prisma.empty})
    ORDER BY "id" FOR NO KEY UPDATE`;
