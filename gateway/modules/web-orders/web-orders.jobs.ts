import { z } from 'zod';
import { enqueue, execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { Session } from '../../session/session.ts';
import { pollJob, pollSite } from './poll-site.ts';
import { processDelivery } from './process-delivery.ts';
import { writeBack } from './write-back.ts';

const processDeliveryTask = defineTask({
  name: 'web-orders.process-delivery',
  payload: z.object({ businessId: z.uuid(), inboxId: z.uuid() }),
  run: async ({ businessId, inboxId }, { lastAttempt }) => {
    try {
      await execute(processDelivery, Session.system(businessId), { inboxId });
    } catch (error) {
      if (lastAttempt) await giveUp(businessId, inboxId);
      throw error;
    }
  },
});

/** Leaves the delivery where people look for failures. */
async function giveUp(businessId: string, id: string): Promise<void> {
  await db.webhookInbox.updateMany({
    where: { businessId, id, status: 'RECEIVED' },
    data: { status: 'FAILED', error: 'It could not be processed', processedAt: new Date() },
  });
}

const pollSitesTask = defineTask({
  name: 'web-orders.poll-sites',
  payload: z.object({}).loose(),
  run: async () => {
    // A shop that keeps failing is asked less and less often, once an hour at the least.
    const sites = await db.$queryRaw<{ businessId: string; id: string }[]>`
      SELECT "businessId", "id" FROM "WebSite" WHERE "enabled" AND ("consecutiveErrors" < 3
        OR "lastPolledAt" < now() - least("consecutiveErrors", 12) * interval '5 minutes')
      ORDER BY "lastPolledAt" NULLS FIRST`;
    await db.$transaction(async (tx) => {
      for (const { businessId, id } of sites) await enqueue(tx, ...pollJob(businessId, id));
    });
  },
});

const pollSiteTask = defineTask({
  name: 'web-orders.poll-site',
  payload: z.object({ businessId: z.uuid(), siteId: z.uuid() }),
  run: ({ businessId, siteId }, { signal }) => pollSite(businessId, siteId, signal),
});

const writeBackTask = defineTask({
  name: 'web-orders.write-back',
  payload: z.object({ businessId: z.uuid(), webOrderId: z.uuid() }),
  run: ({ businessId, webOrderId }) => writeBack(businessId, webOrderId),
});

export const webOrderJobs = {
  tasks: [processDeliveryTask, pollSitesTask, pollSiteTask, writeBackTask],
  // Deliveries are late or lost often enough: every five minutes the shops are asked.
  cron: [{ task: pollSitesTask.name, match: '*/5 * * * *' }],
};
