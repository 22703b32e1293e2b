import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { DomainError, isOutage, OutsideServiceError } from '../../errors.ts';
import { defineTask, type TaskContext } from '../../jobs/task.ts';
import { memberSession } from '../../session/current-rights.ts';
import type { Session } from '../../session/session.ts';
import { bulkKind, type BulkKind, type EndedRow } from './bulk-kind.ts';
import { giveWay, restUntil } from './give-way.ts';
import { endRows, failRow, MAX_OUTSIDE, runRows, waitingRows } from './run-rows.ts';
import { RUN_OUTSIDE_TASK, RUN_TASK } from './start-bulk-job.ts';

/** Rows run in one transaction, as long as none of them fails. */
const BATCH_SIZE = 25;

/** Runs the next rows of a job. A failed row rolls the whole batch back, so its rows then run one by one. Returns how many rows ended. */
async function runNext(session: Session, jobId: string): Promise<number> {
  for (const take of [BATCH_SIZE, 1]) {
    try {
      return await execute(runRows, session, { jobId, take });
    } catch (error) {
      if (!(error instanceof DomainError) || isOutage(error)) throw error;
      if (take === 1) return execute(failRow, session, { jobId, message: error.text });
    }
  }
  return 0;
}

/**
 * The same for rows that call an outside service: the call happens between two transactions. What is refused for all rows,
 * such as a lost permission, an expired package or a courier that is no longer connected, fails the next one, and then each that follows.
 */
async function runNextOutside(session: Session, jobId: string, kind: BulkKind): Promise<number> {
  const rows = await waitingRows({ tx: db, session }, { jobId, take: MAX_OUTSIDE });
  if (rows.length === 0) return 0;
  let ended: EndedRow[];
  try {
    session.assertPackageActive();
    session.assertCan(kind.permission);
    ended = await kind.outside!(session, rows.map(({ input }) => kind.row.parse(input)));
  } catch (error) {
    if (!(error instanceof DomainError) || error instanceof OutsideServiceError || isOutage(error)) throw error;
    return execute(failRow, session, { jobId, message: error.text });
  }
  return execute(endRows, session, { jobId, outcomes: rows.map(({ id }, index) => ({ id, ...ended[index]! })) });
}

/** Whether other jobs wait is asked this often, not after each row. */
const ASK_EVERY_MS = 1_000;

const payload = z.object({ businessId: z.uuid(), jobId: z.uuid() });

async function runAll(
  { businessId, jobId }: z.output<typeof payload>, { signal, lastAttempt, log, othersWait }: TaskContext,
): Promise<void> {
  const where = { businessId_id: { businessId, id: jobId } };
  const { createdById: userId, viewsAsUserId, kind: kindName } = await db.bulkJob.findUniqueOrThrow({
    where, select: { createdById: true, viewsAsUserId: true, kind: true },
  });
  const kind = bulkKind(kindName);
  let askedAt = Date.now();
  for (;;) {
    if (signal.aborted) throw new Error('The process ends; the rows that wait are run by another');
    // In the name of whoever started it, or tried it again, with the rights that they have by now; the audit entries name the job.
    const session = await memberSession(businessId, { userId, viewsAsUserId }, `bulk-job ${jobId}`);
    const rest = await kind.pausedUntil?.(session);
    if (rest) return restUntil(kind, businessId, jobId, rest);
    try {
      if (await (kind.outside ? runNextOutside(session, jobId, kind) : runNext(session, jobId)) === 0) return;
    } catch (error) {
      if (!lastAttempt || error instanceof DomainError) throw error;
      log.error({ err: error, bulkJob: jobId }, 'A row of a bulk job cannot be run');
      await execute(failRow, session, { jobId, message: msg('Something went wrong on our side') });
    }
    // A service that does not answer may take minutes for each row, and one business may have many rows: waiting jobs go first.
    if (!kind.outside && Date.now() - askedAt < ASK_EVERY_MS) continue;
    if (await othersWait()) return giveWay(kind, businessId, jobId);
    askedAt = Date.now();
  }
}

const run = defineTask({ name: RUN_TASK, lane: 'bulk', payload, run: runAll });
const runOutside = defineTask({ name: RUN_OUTSIDE_TASK, lane: 'shops', payload, run: runAll });

export const bulkJobJobs = { tasks: [run, runOutside] };
