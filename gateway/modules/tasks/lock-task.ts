import type { CommandContext } from '../../commands/command.ts';
import type { Task } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';

/** The task, locked until the transaction ends. Throws NotFoundError, ConflictError for a stale version. */
export async function lockTask({ tx, session: { businessId } }: Pick<CommandContext, 'tx' | 'session'>, id: string, version?: number): Promise<Task> {
  await lockRow(tx, 'Task', businessId, id, version);
  return tx.task.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}
