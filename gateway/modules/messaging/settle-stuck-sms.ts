import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import { Session } from '../../session/session.ts';
import { claimSms, settleSms } from './settle-sms.ts';

/** Longer than the time limit of every provider. */
const STUCK_AFTER_MS = 5 * 60_000;
const BATCH = 500;

/**
 * Settles messages whose process died before it stored a result; sends none. An unclaimed message was never sent: it is
 * claimed here, so that nobody sends it later, and paid back. A claimed one may have been sent: it becomes UNKNOWN and
 * is not paid back. Returns how many messages it settled.
 */
export async function settleStuckSms(now?: Date): Promise<number> {
  // By the clock of a worker that is some minutes ahead, everything would be stuck that is on its way.
  const before = new Date((now ?? await databaseTime(db)).getTime() - STUCK_AFTER_MS);
  const stuck = await db.smsMessage.findMany({
    where: {
      status: 'QUEUED', createdAt: { lt: before },
      // Those of a bulk job wait for their turn as long as it runs.
      OR: [{ claimedAt: null, bulkJobId: null }, { claimedAt: null, bulkJob: { status: 'DONE' } }, { claimedAt: { lt: before } }],
    },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { businessId: true, id: true },
  });
  for (const { businessId, id } of stuck) {
    const unsent = await claimSms(businessId, id);
    await execute(settleSms, Session.system(businessId), {
      id,
      ...(unsent
        ? {
            status: 'REFUNDED', providerCode: 'NOT_SENT',
            providerMessage: 'It was never handed to the gateway',
          }
        : {
            status: 'UNKNOWN', providerCode: 'NO_ANSWER',
            providerMessage: 'The answer of the gateway was lost',
          }),
    });
  }
  return stuck.length;
}
