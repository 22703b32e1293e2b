import { fromWire, msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { Prisma, type BulkJob } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { wordingOf } from '../../graphql/wording.ts';
import { bulkKind } from './bulk-kind.ts';
import { runJob, startBulkJob } from './start-bulk-job.ts';
import { doneRows, undoableRows, UNDO_MINUTES } from './undo-time.ts';

const input = z.object({ id: idOf('BulkJob') });

/** The stored title as a value of another sentence. */
const titleOf = ({ title, wording }: Pick<BulkJob, 'title' | 'wording'>) =>
  fromWire(wordingOf({ summary: title, wording }));

/** Throws NotFoundError for a row that the job does not have, PreconditionError for one that has not failed. */
async function assertFailed({ tx, session: { businessId } }: CommandContext, jobId: string, rowId: string): Promise<{ position: number }> {
  const row = await tx.bulkJobRow.findUnique({
    where: { businessId_id: { businessId, id: rowId } }, select: { jobId: true, status: true, position: true },
  });
  if (row?.jobId !== jobId) throw new NotFoundError('Row');
  if (row.status !== 'FAILED') throw new PreconditionError('NOT_FAILED', 'This row has not failed');
  return row;
}

/**
 * Runs the failed rows of a job again, or one of them, with the rights of who tries it again and in their name. Throws
 * PreconditionError while rows of it wait, which are those of who started it, and what its kind says of what the failed ones
 * need anew.
 */
export const retryBulkJob = defineCommand({
  name: 'bulk-jobs.retry',
  permission: 'SIGNED_IN',
  input: input.extend({
    row: idOf('BulkJobRow').optional().describe('The `rowId` of one that has failed: only it is tried again. All that have failed when left out.'),
  }),
  run: async (context, { id, row: rowId }) => {
    const { tx, session, audit, enqueue } = context;
    const { businessId } = session;
    await lockRow(tx, 'BulkJob', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const { kind, status, finishedAt, endedBefore, ...its } = await tx.bulkJob.findUniqueOrThrow({
      where, select: { kind: true, status: true, finishedAt: true, endedBefore: true, title: true, wording: true },
    });
    const title = titleOf(its);
    session.assertCan(bulkKind(kind).permission);
    if (status !== 'DONE' || !finishedAt) throw new PreconditionError('STILL_RUNNING', 'It is still running');
    const one = rowId === undefined ? null : await assertFailed(context, id, rowId);
    await bulkKind(kind).retried?.(context, { jobId: id, rowId });
    const { count } = await tx.bulkJobRow.updateMany({
      where: { businessId, jobId: id, id: rowId, status: 'FAILED' },
      data: { status: 'WAITING', message: '', wording: Prisma.DbNull, run: endedBefore.length + 1 },
    });
    if (count === 0) throw new PreconditionError('NOTHING_FAILED', 'No row of it has failed');
    await tx.bulkJob.update({
      where,
      data: {
        status: 'RUNNING', finishedAt: null, endedBefore: { push: finishedAt }, failed: { decrement: count },
        createdById: session.user?.id ?? null, viewsAsUserId: session.viewsAs?.id ?? null,
      },
      select: { id: true },
    });
    const summary = one
      ? msg('Tried row {{row}} again: {{title}}', { row: one.position, title })
      : msg('Tried {{count}} rows again: {{title}}', { count, title, defaultValue_one: 'Tried {{count}} row again: {{title}}' });
    await audit({ entity: ['BulkJob', id], summary });
    await enqueue(...runJob(bulkKind(kind), businessId, id));
    return { id };
  },
});

/**
 * Undoes the succeeded rows of a job, as a job of its own, for ten minutes after the run that did them has ended: a row that is
 * tried again later does not open the others anew. A row fails when its record has changed since.
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
      select: { businessId: true, id: true, kind: true, title: true, wording: true, status: true, undoOfId: true, finishedAt: true, endedBefore: true },
    });
    const kind = bulkKind(job.kind);
    session.assertCan(kind.permission);
    if (job.status !== 'DONE') throw new PreconditionError('STILL_RUNNING', 'It is still running');
    const isUndone = await tx.bulkJob.findFirst({ where: { businessId, undoOfId: id }, select: { id: true } });
    if (!kind.undo || job.undoOfId || isUndone || !(await tx.bulkJobRow.findFirst({ where: doneRows(job), select: { id: true } }))) {
      throw new PreconditionError('CANNOT_UNDO', isUndone ? 'It was undone already' : 'It cannot be undone');
    }
    const rows = await tx.bulkJobRow.findMany({
      where: undoableRows(job), select: { label: true, input: true, before: true }, orderBy: { position: 'desc' },
    });
    if (rows.length === 0) throw new PreconditionError('TOO_LATE', msg('It can be undone for {{minutes}} minutes only', { minutes: UNDO_MINUTES }));
    const values = rows.map((row) => ({ label: row.label, input: row.input as object, before: row.before as object }));
    return startBulkJob(context, kind, { title: msg('Undo: {{title}}', { title: titleOf(job) }), rows: values, undoOfId: id });
  },
});
