import type { CommandContext } from '../../../commands/command.ts';
import { lockRow } from '../../../db/lock-row.ts';

/** Locks and reads a statement and its courier. Throws NotFoundError, ConflictError for another version than `seen`. */
export async function lockStatement({ tx, session: { businessId } }: CommandContext, id: string, seen?: number) {
  await lockRow(tx, 'CourierStatement', businessId, id, seen);
  return tx.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, include: { courier: true } });
}

export type LockedStatement = Awaited<ReturnType<typeof lockStatement>>;
