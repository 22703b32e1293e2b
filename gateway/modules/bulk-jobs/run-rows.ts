import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { inEnglish, wireMessage } from '../../../schema/rules/message.ts';
import { toJson } from '../../db/json-rows.ts';
import type { ErrorText } from '../../errors.ts';
import { bulkKind, type ManyOutcome } from './bulk-kind.ts';
import { beginFollowers } from './start-bulk-job.ts';

interface WaitingRow {
  id: string;
  input: unknown;
  before: object | null;
}

/** Runs rows of a job and stores their results in one transaction. Returns how many there were. */
export const runRows = defineCommand({
  name: 'bulk-jobs.run',
  permission: 'SIGNED_IN',
  input: z.object({ jobId: idOf('BulkJob'), take: z.int().min(1).max(100) }),
  run: async (context, { jobId, take }) => {
    const job = await lockJob(context, jobId);
    const kind = bulkKind(job.kind);
    context.session.assertCan(kind.permission);
    const rows = await waitingRows(context, { jobId, take });
    const outcomes: ManyOutcome[] = [];
    if (kind.runMany && !job.undoOfId) outcomes.push(...await kind.runMany(context, rows.map(({ input }) => kind.row.parse(input))));
    else {
      for (const { input, before } of rows) {
        const row = kind.row.parse(input);
        outcomes.push(job.undoOfId ? await kind.undo!(context, row, before ?? {}) : await kind.run!(context, row));
      }
    }
    await writeOutcomes(context, jobId, rows.map(({ id }, index) => ({ ...outcomes[index]!, id })));
    return rows.length;
  },
});

/** Marks the next row of a job as failed, with the reason. That the package has expired is such a reason. */
export const failRow = defineCommand({
  name: 'bulk-jobs.fail',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({ jobId: idOf('BulkJob'), message: z.custom<ErrorText>() }),
  run: async (context, { jobId, message }) => {
    await lockJob(context, jobId);
    const rows = await waitingRows(context, { jobId, take: 1 });
    await writeOutcomes(context, jobId, rows.map(({ id }) => ({ id, status: 'FAILED', message })));
    return rows.length;
  },
});

/** Stores the results of rows that ran outside of a transaction. Rows that have ended meanwhile are left as they are. */
export const endRows = defineCommand({
  name: 'bulk-jobs.end',
  permission: 'SIGNED_IN',
  // What was sent or booked outside is stored, even if the package expires meanwhile.
  allowExpired: true,
  input: z.object({ jobId: idOf('BulkJob'), outcomes: z.custom<Ended[]>() }),
  run: async (context, { jobId, outcomes }) => {
    await lockJob(context, jobId);
    const waiting = new Set((await waitingRows(context, { jobId, take: MAX_OUTSIDE })).map(({ id }) => id));
    await writeOutcomes(context, jobId, outcomes.filter(({ id }) => waiting.has(id)));
    return outcomes.length;
  },
});

/** Rows that one call of `outside` gets. */
export const MAX_OUTSIDE = 50;

/** Locks the job, so that one gateway at a time works on it, even if its task was taken twice. */
async function lockJob({ tx, session: { businessId } }: CommandContext, id: string) {
  await tx.$executeRaw`SELECT 1 FROM "BulkJob" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.bulkJob.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } }, select: { kind: true, undoOfId: true },
  });
}

/**
 * The next rows of a job that run in the name of the session. Those of a job that somebody else has tried again are theirs: none
 * is left for a run that is still under way in the name of who started it.
 */
export const waitingRows = (
  { tx, session: { businessId, user, viewsAs } }: Pick<CommandContext, 'tx' | 'session'>, { jobId, take }: { jobId: string; take: number },
): Promise<WaitingRow[]> =>
  tx.$queryRaw`SELECT r."id", r."input", r."before" FROM "BulkJobRow" r
    JOIN "BulkJob" j ON j."businessId" = r."businessId" AND j."id" = r."jobId"
      AND j."createdById" IS NOT DISTINCT FROM ${user?.id ?? null}::uuid AND j."viewsAsUserId" IS NOT DISTINCT FROM ${viewsAs?.id ?? null}::uuid
    WHERE r."businessId" = ${businessId}::uuid AND r."jobId" = ${jobId}::uuid AND r."status" = 'WAITING'
    ORDER BY r."position" LIMIT ${take}`;

interface Ended {
  id: string;
  status: 'OK' | 'SKIPPED' | 'FAILED';
  message?: ErrorText;
  before?: object;
}

async function writeOutcomes(context: CommandContext, jobId: string, outcomes: readonly Ended[]): Promise<void> {
  const { tx, session: { businessId } } = context;
  const rows = outcomes.map(({ message = '', before = null, ...row }) => ({
    ...row, message: inEnglish(message), wording: typeof message === 'string' ? null : wireMessage(message), before,
  }));
  await tx.$executeRaw`
    UPDATE "BulkJobRow" r SET "status" = o."status"::"BulkRowStatus", "message" = o."message", "wording" = o."wording",
      "before" = coalesce(o."before", r."before")
    FROM json_to_recordset(${toJson(rows)}::json) AS o ("id" uuid, "status" text, "message" text, "wording" jsonb, "before" jsonb)
    WHERE r."businessId" = ${businessId}::uuid AND r."id" = o."id"`;
  const count = (status: Ended['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  await tx.$executeRaw`
    UPDATE "BulkJob" SET "ok" = "ok" + ${count('OK')}::int, "skipped" = "skipped" + ${count('SKIPPED')}::int,
      "failed" = "failed" + ${count('FAILED')}::int
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${jobId}::uuid`;
  const isDone = await tx.$executeRaw`
    UPDATE "BulkJob" SET "status" = 'DONE', "finishedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${jobId}::uuid AND "status" = 'RUNNING' AND "ok" + "skipped" + "failed" = "total"`;
  if (isDone > 0) await beginFollowers(context, jobId);
}
