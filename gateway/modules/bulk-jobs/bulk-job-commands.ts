import { fromWire, msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { Prisma, type BulkJob } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { wordingOf } from '../../graphql/wording.ts';
import { bulkKind } from './bulk-kind.ts';
import { runJob, startBulkJob } from './start-bulk-job.ts';
import { isTooLateToUndo, UNDO_MINUTES } from './undo-time.ts';

const input = z.object({ id: idOf('BulkJob') });

/** The stored title as a value of another sentence. */
const titleOf = ({ title, wording }: Pick<BulkJob, 'title' | 'wording'>) =>
  fromWire(wordingOf({ summary: title, wording }));

/**
 * Runs the failed rows of a job again, with the rights of who tries it again and in their name. Throws PreconditionError while
 * rows of it wait, which are those of who started it, and what its kind says of what the failed ones need anew.
 */
export const retryBulkJob = defineCommand({
  name: 'bulk-jobs.retry',
  permission: 'SIGNED_IN',
  input,
  run: async (context, { id }) => {
    const { tx, session, audit, enqueue } = context;
    const { businessId } = session;
    await lockRow(tx, 'BulkJob', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const { kind, status, ...its } = await tx.bulkJob.findUniqueOrThrow({ where, select: { kind: true, status: true, title: true, wording: true } });
    const title = titleOf(its);
    session.assertCan(bulkKind(kind).permission);
    if (status !== 'DONE') throw new PreconditionError('STILL_RUNNING', 'It is still running');
    await bulkKind(kind).retried?.(context, id);
    const { count } = await tx.bulkJobRow.updateMany({
      where: { businessId, jobId: id, status: 'FAILED' }, data: { status: 'WAITING', message: '', wording: Prisma.DbNull },
    });
    if (count === 0) throw new PreconditionError('NOTHING_FAILED', 'No row of it has failed');
    await tx.bulkJob.update({
      where,
      data: {
        status: 'RUNNING', finishedAt: null, failed: { decrement: count },
        createdById: session.user?.id ?? null, viewsAsUserId: session.viewsAs?.id ?? null,
      },
      select: { id: true },
    });
    await audit({ entity: ['BulkJob', id], summary: msg('Tried {{count}} rows again: {{title}}', { count, title, defaultValue_one: 'Tried {{count}} row again: {{title}}' }) });
    await enqueue(...runJob(bulkKind(kind), businessId, id));
    return { id };
  },
});

/**
 * Undoes the succeeded rows of a job, as a job of its own, for ten minutes after it has ended. A row fails when its record
 * has changed since.
 */
export const undoBulkJob = defineCommand({
  name: 'bulk-jobs.undo',
  permission: 'SIGNED_IN',
  input,
  run: async (context, { id }) => {
    const { tx, session } = context;
    const { businessId } = session;
    await lockRow(tx, 'BulkJob', businessId, id);
    const job = await tx.bulkJob.findUniqueOrThrow({
      where: { businessId_id: { businessId, id } },
      select: { kind: true, title: true, wording: true, status: true, undoOfId: true, finishedAt: true },
    });
    const kind = bulkKind(job.kind);
    session.assertCan(kind.permission);
    if (job.status !== 'DONE') throw new PreconditionError('STILL_RUNNING', 'It is still running');
    const isUndone = await tx.bulkJob.findFirst({ where: { businessId, undoOfId: id }, select: { id: true } });
    const rows = await tx.bulkJobRow.findMany({
      where: { businessId, jobId: id, status: 'OK' }, select: { label: true, input: true, before: true }, orderBy: { position: 'desc' },
    });
    const undoable = rows.filter(({ before }) => before !== null);
    if (!kind.undo || job.undoOfId || isUndone || undoable.length === 0) {
      throw new PreconditionError('CANNOT_UNDO', isUndone ? 'It was undone already' : 'It cannot be undone');
    }
    if (isTooLateToUndo(job)) throw new PreconditionError('TOO_LATE', msg('It can be undone for {{minutes}} minutes only', { minutes: UNDO_MINUTES }));
    const values = undoable.map((row) => ({ label: row.label, input: row.input as object, before: row.before as object }));
    return startBulkJob(context, kind, { title: msg('Undo: {{title}}', { title: titleOf(job) }), rows: values, undoOfId: id });
  },
});
