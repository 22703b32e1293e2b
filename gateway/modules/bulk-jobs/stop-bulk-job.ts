import { z } from 'zod';
import { inEnglish, msg, wireMessage } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { bulkKind } from './bulk-kind.ts';
import { beginFollowers } from './start-bulk-job.ts';

const STOPPED = msg('Stopped before');

/** Ends a job whose kind allows it: its rows that wait are SKIPPED. What is being done at this moment is still done. */
export const stopBulkJob = defineCommand({
  name: 'bulk-jobs.stop',
  permission: 'SIGNED_IN',
  input: z.object({ id: idOf('BulkJob') }),
  run: async (context, { id }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    await lockRow(tx, 'BulkJob', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const kind = bulkKind((await tx.bulkJob.findUniqueOrThrow({ where, select: { kind: true } })).kind);
    session.assertCan(kind.permission);
    if (!kind.stopped) throw new PreconditionError('CANNOT_STOP', 'This work cannot be stopped');
    const { count } = await tx.bulkJobRow.updateMany({
      where: { businessId, jobId: id, status: 'WAITING' }, data: { status: 'SKIPPED', message: inEnglish(STOPPED), wording: wireMessage(STOPPED) as object },
    });
    if (count === 0) throw new PreconditionError('ENDED', 'Nothing of it waits any more');
    await tx.bulkJob.update({
      where, data: { status: 'DONE', finishedAt: new Date(), skipped: { increment: count } }, select: { id: true },
    });
    await kind.stopped(context, id);
    await audit({ entity: ['BulkJob', id], summary: msg('Stopped, {{count}} rows were left', { count, defaultValue_one: 'Stopped, {{count}} row was left' }) });
    await beginFollowers(context, id);
    return { id };
  },
});
