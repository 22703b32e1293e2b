import { v7 as uuidv7 } from 'uuid';
import { inEnglish, msg, wireMessage, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { lockName } from '../../db/lock-name.ts';
import { TooManyRequestsError, ValidationError } from '../../errors.ts';
import { bulkKind, type BulkKind } from './bulk-kind.ts';

export const MAX_ROWS = 50_000;
/**
 * Jobs of one business run one after the other. Each stores all its rows, so the number that may wait is limited; that of jobs
 * which wait for a time of their own, such as SMS of next week or over night, apart: they keep nothing else from being done.
 */
export const MAX_RUNNING = 20;
export const RUN_TASK = 'bulk-jobs.run';
/** For kinds whose rows ask an outside service. */
export const RUN_OUTSIDE_TASK = 'bulk-jobs.run-outside';

/** The arguments of `enqueue` that run the waiting rows of a job, now or later. */
export function runJob({ outside }: Pick<BulkKind, 'outside'>, businessId: string, jobId: string, runAt?: Date) {
  return [outside ? RUN_OUTSIDE_TASK : RUN_TASK, { businessId, jobId }, { queue: `${RUN_TASK}:${businessId}`, runAt }] as const;
}

export interface NewBulkJob {
  title: Message;
  rows: { label: string; input: object; before?: object }[];
  undoOfId?: string;
  /** It begins when this job has ended: its rows look at what that one did. */
  afterId?: string;
  /** It begins then; at once when left out. */
  runAt?: Date;
}

/**
 * Starts work on many records, in the transaction of the calling command. Returns the id of the job. Throws
 * ValidationError for no rows or too many, TooManyRequestsError while too many jobs of the business are unfinished.
 */
export async function startBulkJob(
  { tx, session, audit, enqueue }: CommandContext, kind: Pick<BulkKind, 'name' | 'outside'>, { title, rows, undoOfId, afterId, runAt }: NewBulkJob,
): Promise<{ id: string }> {
  if (rows.length === 0) throw new ValidationError('There is nothing to do');
  if (rows.length > MAX_ROWS) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_ROWS }));
  const { businessId, actorName } = session;
  await refuseTooMany(tx, businessId, runAt);
  const id = uuidv7();
  await tx.bulkJob.create({
    data: {
      businessId, id, kind: kind.name, title: inEnglish(title), ...(typeof title !== 'string' && { wording: wireMessage(title) as object }),
      params: { ...(afterId && { after: afterId }), ...(runAt && { runAt: runAt.toISOString() }) }, total: rows.length, undoOfId, actorName,
      createdById: session.user?.id, viewsAsUserId: session.viewsAs?.id,
    },
    select: { id: true },
  });
  const values = rows.map((row, index) => ({ before: null, ...row, id: uuidv7(), position: index + 1 }));
  await tx.$executeRaw`
    INSERT INTO "BulkJobRow" ("businessId", "id", "jobId", "position", "label", "input", "before")
    SELECT ${businessId}::uuid, r."id", ${id}::uuid, r."position", r."label", r."input", r."before"
    FROM json_to_recordset(${toJson(values)}::json) AS r ("id" uuid, "position" int, "label" text, "input" jsonb, "before" jsonb)`;
  await audit({ entity: ['BulkJob', id], summary: msg('Started: {{title}}', { title }), after: { kind: kind.name, rows: rows.length } });
  if (!afterId) await enqueue(...runJob(kind, businessId, id, runAt));
  return { id };
}

/** Throws TooManyRequestsError while as many jobs as may wait do: those that can run, or those whose time is still to come. */
async function refuseTooMany(tx: Tx, businessId: string, runAt?: Date): Promise<void> {
  // Others that are started at the same moment are counted too.
  await lockName(tx, `bulk-jobs:${businessId}`);
  const [waiting] = await tx.$queryRaw<{ isLater: boolean; count: number }[]>`
    SELECT one."isLater", count(j."id")::int AS "count" FROM (SELECT coalesce(${runAt ?? null}::timestamptz > now(), false) AS "isLater") one
    LEFT JOIN "BulkJob" j ON j."businessId" = ${businessId}::uuid AND j."status" = 'RUNNING'
      AND coalesce((j."params"->>'runAt')::timestamptz > now(), false) = one."isLater"
    GROUP BY 1`;
  const { isLater, count } = waiting!;
  if (count < MAX_RUNNING) return;
  if (isLater) throw new TooManyRequestsError(msg('{{count}} jobs wait for their time already: stop one of them first', { count }));
  throw new TooManyRequestsError(msg('{{count}} jobs are not done yet, please wait for them', { count }), 60);
}

/** Begins the jobs that wait for the end of this one. */
export async function beginFollowers({ tx, session: { businessId }, enqueue }: CommandContext, id: string): Promise<void> {
  const waiting = await tx.bulkJob.findMany({
    where: { businessId, status: 'RUNNING', params: { path: ['after'], equals: id } }, select: { id: true, kind: true }, orderBy: { id: 'asc' },
  });
  for (const { id: jobId, kind } of waiting) await enqueue(...runJob(bulkKind(kind), businessId, jobId));
}
