import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { inboxJob, wakeWaitingInboxes } from './inbox-jobs.ts';
import { pollJob, pollSite } from './poll-site.ts';
import { processInbox } from './process-inbox.ts';
import { retainInbox } from './retain-inbox.ts';
import { writeBack } from './write-back.ts';

const processInboxTask = defineTask({
  name: 'web-orders.process-inbox',
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, { log, signal, othersWait }) => {
    while (await processInbox(businessId, { log, signal })) {
      // At the end of the line: everyone who waits gets a turn before this business's next.
      if (signal.aborted || (await othersWait())) return enqueue(db, ...inboxJob(businessId));
    }
  },
});

const wakeInboxesTask = defineTask({
  name: 'web-orders.wake-inboxes',
  payload: z.object({}).loose(),
  run: wakeWaitingInboxes,
});

const retainInboxTask = defineTask({
  name: 'web-orders.retain-inbox',
  payload: z.object({}).loose(),
  run: (_payload, { signal }) => retainInbox(signal),
});

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
  tasks: [processInboxTask, wakeInboxesTask, retainInboxTask, pollSitesTask, pollSiteTask, writeBackTask],
  cron: [
    // Deliveries are late or lost often enough: every five minutes the shops are asked.
    { task: pollSitesTask.name, match: '*/5 * * * *' },
    { task: wakeInboxesTask.name, match: '* * * * *' },
    { task: retainInboxTask.name, match: '40 21 * * *' },
  ],
};
