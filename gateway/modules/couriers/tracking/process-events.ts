import { msg } from '../../../../schema/rules/message.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Log } from '../../../logging/logger.ts';
import { Session } from '../../../session/session.ts';
import { applyReport } from './apply-report.ts';

const PER_TURN = 100;
/** Attempts for a report that fails through an internal error. */
const MAX_ATTEMPTS = 5;

/** Processes a batch of the reports of a business, oldest first. Returns true when more may be waiting. */
export async function processEvents(businessId: string, { log, signal }: { log: Log; signal?: AbortSignal }): Promise<boolean> {
  const session = Session.system(businessId);
  const waiting = await db.courierEvent.findMany({
    where: { businessId, outcome: 'RECEIVED' }, orderBy: { id: 'asc' }, take: PER_TURN, select: { id: true, attempts: true },
  });
  let failed = 0;
  for (const { id, attempts } of waiting) {
    if (signal?.aborted) return true;
    try {
      await execute(applyReport, session, { eventId: id });
    } catch (error) {
      failed += 1;
      log.error({ err: error, event: id }, "A courier's report could not be applied");
      const isLast = attempts + 1 >= MAX_ATTEMPTS;
      await db.courierEvent.updateMany({
        where: { businessId, id, outcome: 'RECEIVED' },
        data: { attempts: attempts + 1, ...(isLast && { outcome: 'FAILED', note: msg('It could not be applied for a reason of ours'), processedAt: new Date() }) },
      });
    }
  }
  // Failed reports are retried by the cron job, not at once.
  return waiting.length === PER_TURN && failed < waiting.length;
}
