import { db } from '../../../db/client.ts';
import type { BulkJob as Job } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { visibleIf } from '../../../graphql/guard-records.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { wordingOf } from '../../../graphql/wording.ts';
import { retryBulkJob, undoBulkJob } from '../bulk-job-commands.ts';
import { bulkJobListQuery, bulkJobRowListQuery, bulkRowStatus } from '../bulk-job-list-query.ts';
import { bulkKind, kindsFor } from '../bulk-kind.ts';
import { stopBulkJob } from '../stop-bulk-job.ts';
import { undoableRows, undoUntil } from '../undo-time.ts';

const BulkJobStatus = describedEnum<'RUNNING' | 'DONE'>('BulkJobStatus', 'Whether a bulk job has rows left.', {
  RUNNING: 'Rows are waiting.',
  DONE: 'Every row has ended.',
});

const BulkRowStatus = describedEnum<'WAITING' | 'OK' | 'SKIPPED' | 'FAILED'>('BulkRowStatus', 'What became of a row.', {
  WAITING: 'Its turn has not come.',
  OK: 'Done.',
  SKIPPED: 'There was nothing to do.',
  FAILED: 'Not done; the message says why.',
});
nameEnum(bulkRowStatus, BulkRowStatus);

/** Written by `startBulkJob` and `restUntil`. */
function startsAt(params: unknown): Date | null {
  const { runAt } = params as { runAt?: string };
  return runAt === undefined ? null : new Date(runAt);
}

/** Whether a job may be undone at all, if it was not too long ago. */
async function isUndoable({ businessId, id, kind, status, ok, undoOfId }: Job): Promise<boolean> {
  if (status !== 'DONE' || ok === 0 || undoOfId || !bulkKind(kind).undo) return false;
  return (await db.bulkJob.findFirst({ where: { businessId, undoOfId: id }, select: { id: true } })) === null;
}

/** Each kind of work takes one of these. */
const PERMISSIONS = ['product', 'order', 'orderUpdate', 'confirmOrder', 'newOrder', 'notification'] as const;

export const BulkJob = builder.prismaNode('BulkJob', {
  ...tenantRecord(...PERMISSIONS),
  extensions: visibleIf<{ kind: string }>(({ kind }, session) => kindsFor(session).includes(kind), ...PERMISSIONS),
  description: 'Work on many records that goes on in the background.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it does, in a few words of English.' }),
    messageKey: t.string({ description: 'The title as messageKey of Error.', resolve: ({ title, wording }) => wordingOf({ summary: title, wording }).messageKey }),
    messageValues: t.field({
      type: 'MessageValues', description: 'As messageValues of Error.',
      resolve: ({ title, wording }) => wordingOf({ summary: title, wording }).messageValues,
    }),
    status: t.expose('status', { type: BulkJobStatus, description: 'Whether rows are waiting.' }),
    total: t.exposeInt('total', { description: 'Rows.' }),
    ok: t.exposeInt('ok', { description: 'Rows that are done.' }),
    skipped: t.exposeInt('skipped', { description: 'Rows with nothing to do.' }),
    failed: t.exposeInt('failed', { description: 'Rows that are not done.' }),
    actorName: t.exposeString('actorName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    startsAt: t.field({
      type: 'DateTime', nullable: true, description: 'When it begins, goes on, or has done so, where it waits for a time of its own: one that was chosen, or the end of quiet hours.',
      resolve: ({ params }) => startsAt(params),
    }),
    canStop: t.boolean({
      description: 'Whether what waits of it may be stopped.',
      resolve: ({ kind, status }) => status === 'RUNNING' && bulkKind(kind).stopped !== undefined,
    }),
    undoUntil: t.field({
      type: 'DateTime', nullable: true, description: 'Until when all that undoing it takes back now may be undone, if anything may be; null while it runs.',
      resolve: async (job) => {
        if (job.status !== 'DONE' || job.endedBefore.length === 0) return undoUntil(job);
        const { _min: { run } } = await db.bulkJobRow.aggregate({ where: undoableRows(job), _min: { run: true } });
        return undoUntil(job, run ?? undefined);
      },
    }),
    canUndo: t.boolean({
      description: 'Whether it may still be undone: for ten minutes after it has ended. What is tried again later may be undone by itself.',
      resolve: async (job) => await isUndoable(job) && (await db.bulkJobRow.findFirst({ where: undoableRows(job), select: { id: true } })) !== null,
    }),
    undoCount: t.int({
      description: 'Rows that undoing it takes back: after a while only those that were tried again.',
      resolve: async (job) => (await isUndoable(job) ? db.bulkJobRow.count({ where: undoableRows(job) }) : 0),
    }),
  }),
});

const BulkJobRow = builder.prismaObject('BulkJobRow', {
  description: 'One record of a bulk job and what became of it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique among rows.' }),
    rowId: t.id({ description: 'As retryBulkJob takes it.', select: { id: true }, resolve: ({ id }) => encodeId('BulkJobRow', id) }),
    position: t.exposeInt('position'),
    label: t.exposeString('label'),
    status: t.expose('status', { type: BulkRowStatus, description: 'What became of it.' }),
    message: t.exposeString('message', { description: 'Why it failed or was skipped, or what is to be known of what was done, in English; empty otherwise.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: ({ message, wording }) => wordingOf({ summary: message, wording }).messageKey }),
    messageValues: t.field({
      type: 'MessageValues', description: 'As messageValues of Error.',
      resolve: ({ message, wording }) => wordingOf({ summary: message, wording }).messageValues,
    }),
  }),
});

listQueryField('bulkJobs', bulkJobListQuery, {
  description: 'Bulk jobs of the business.', type: BulkJob,
});

listQueryField('bulkJobRows', bulkJobRowListQuery, {
  description: 'Rows of a bulk job.', type: BulkJobRow,
});

interface Answering {
  session: { businessId: string };
  query: object;
}

export const readBulkJob = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.bulkJob.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('retryBulkJob', retryBulkJob, {
  description: 'Runs the rows again that failed, or one of them.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

commandField('stopBulkJob', stopBulkJob, {
  description: 'Ends a job early: what waits of it is not done.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

commandField('undoBulkJob', undoBulkJob, {
  description: 'Takes back what a job did, by a job of its own.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
