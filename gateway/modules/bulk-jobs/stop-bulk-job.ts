import { inEnglish, msg, wireMessage, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { beginFollowers } from './start-bulk-job.ts';

/**
 * Ends a job: its rows that wait are SKIPPED, with the reason. What is being done at this moment is still done. Throws
 * NotFoundError, PreconditionError ENDED.
 */
export async function stopBulkJob(context: CommandContext, id: string, reason: Message): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  await lockRow(tx, 'BulkJob', businessId, id);
  const where = { businessId_id: { businessId, id } };
  const { count } = await tx.bulkJobRow.updateMany({
    where: { businessId, jobId: id, status: 'WAITING' }, data: { status: 'SKIPPED', message: inEnglish(reason), wording: wireMessage(reason) as object },
  });
  if (count === 0) throw new PreconditionError('ENDED', 'Nothing of it waits any more');
  await tx.bulkJob.update({
    where, data: { status: 'DONE', finishedAt: new Date(), skipped: { increment: count } }, select: { id: true },
  });
  await audit({ entity: ['BulkJob', id], summary: msg('Stopped, {{count}} rows were left', { count, defaultValue_one: 'Stopped, {{count}} row was left' }) });
  await beginFollowers(context, id);
}
