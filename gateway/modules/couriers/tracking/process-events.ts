import { msg } from '../../../../schema/rules/message.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Log } from '../../../logging/logger.ts';
import { Session } from '../../../session/session.ts';
import { applyReport } from './apply-report.ts';

const PER_TURN = 100;
/** Tries of a report that fails for a reason of ours. */
const MAX_ATTEMPTS = 5;

/** One turn of what couriers said to a business, the oldest first. True when more may be waiting. */
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
  // What failed waits for the clock, not for the next turn.
  return waiting.length === PER_TURN && failed < waiting.length;
}
