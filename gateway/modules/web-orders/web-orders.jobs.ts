import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { isEarlierRunning } from '../../jobs/waiting-jobs.ts';
import { SHOP_NEWS_TASK } from '../orders/shop-news.ts';
import { askCourierScore, forgetCourierScores } from './courier-score/ask-score.ts';
import { SCORE_TASK, scoreJob } from './courier-score/score-job.ts';
import { importOrders } from './import-orders.ts';
import { inboxJob, wakeWaitingInboxes } from './inbox-jobs.ts';
import { pollSite } from './poll-site.ts';
import { planPolls } from './poll-sites.ts';
import { processInbox } from './process-inbox.ts';
import { askRefundsAgain, readRefunds } from './read-refunds.ts';
import { forgetKeyRequests } from './key-hand-out/request-state.ts';
import { tryKeys } from './key-hand-out/try-keys.ts';
import { tryKeysJob, TRY_KEYS_TASK } from './key-hand-out/try-keys-job.ts';
import { forgetCheckoutCodes } from './plugin/prove-checkout-code.ts';
import { retainInbox } from './retain-inbox.ts';
import { withinShare } from './shop-share.ts';
import { POLL_TASK, pollJob, refundsJob, writeBackJob } from './site-jobs.ts';
import { importJob, IMPORT_TASK } from './site-defaults.ts';
import { tellShop, writeBack } from './write-back.ts';

const processInboxTask = defineTask({
  name: 'web-orders.process-inbox',
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, { log, signal, othersWait }) => {
    while (await processInbox(businessId, { log, signal })) {
      // Queued at the end: every waiting business gets a turn before this one's next.
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
  run: async (_payload, { signal }) => {
    await retainInbox(signal);
    await forgetCheckoutCodes();
    await forgetKeyRequests();
    await forgetCourierScores();
  },
});

const pollSitesTask = defineTask({
  name: 'web-orders.poll-sites',
  payload: z.object({}).loose(),
  run: planPolls,
});

/** The delay of a job whose business has its full share of workers. */
const SHARE_PAUSE_MS = 5_000;
const afterShare = () => new Date(Date.now() + SHARE_PAUSE_MS);

const pollSiteTask = defineTask({
  name: POLL_TASK,
  lane: 'sweeps',
  payload: z.object({ businessId: z.uuid(), siteId: z.uuid() }),
  run: async ({ businessId, siteId }, { signal, jobId }) => {
    // The shop is slow: polls of it do not pile up.
    if (await isEarlierRunning(POLL_TASK, siteId, jobId)) return;
    const ran = await withinShare(businessId, () => pollSite(businessId, siteId, { signal }), 'sweeps');
    if (ran) return;
    const [task, payload, options] = pollJob(businessId, siteId);
    await enqueue(db, task, payload, { ...options, runAt: afterShare() });
  },
});

const importOrdersTask = defineTask({
  name: IMPORT_TASK,
  lane: 'sweeps',
  payload: z.object({ businessId: z.uuid(), siteId: z.uuid() }),
  run: async ({ businessId, siteId }, { signal }) => {
    let isDone = false;
    const ran = await withinShare(businessId, async () => {
      isDone = await importOrders(businessId, siteId, { signal });
    }, 'sweeps');
    if (isDone) return;
    const [task, payload, options] = importJob(businessId, siteId);
    await enqueue(db, task, payload, { ...options, runAt: ran ? undefined : afterShare() });
  },
});

const tryKeysTask = defineTask({
  name: TRY_KEYS_TASK,
  lane: 'shops',
  payload: z.object({ businessId: z.uuid(), requestId: z.uuid() }),
  run: async ({ businessId, requestId }, { jobId, lastAttempt }) => {
    if (await withinShare(businessId, () => tryKeys(businessId, requestId, { jobId, lastAttempt }))) return;
    const [task, payload, options] = tryKeysJob(businessId, requestId);
    await enqueue(db, task, payload, { ...options, runAt: afterShare() });
  },
});

const askScoreTask = defineTask({
  name: SCORE_TASK,
  lane: 'shops',
  payload: z.object({ businessId: z.uuid(), phone: z.string() }),
  run: async ({ businessId, phone }) => {
    if (await withinShare(businessId, () => askCourierScore(businessId, phone))) return;
    const [task, payload, options] = scoreJob(businessId, phone);
    await enqueue(db, task, payload, { ...options, runAt: afterShare() });
  },
});

const webOrderPayload = z.object({ businessId: z.uuid(), siteId: z.uuid(), webOrderId: z.uuid() });

/**
 * Runs a job that calls a shop about one order, within the share of its business, and reschedules it when the result
 * says so.
 */
function webOrderTask(
  name: string,
  call: (businessId: string, webOrderId: string) => Promise<Date | null>,
  again: typeof writeBackJob | typeof refundsJob,
) {
  return defineTask({
    name,
    lane: 'shops',
    payload: webOrderPayload,
    run: async ({ businessId, siteId, webOrderId }) => {
      let comeAgain: Date | null = null;
      const ran = await withinShare(businessId, async () => {
        comeAgain = await call(businessId, webOrderId);
      });
      const runAt = ran ? comeAgain : afterShare();
      if (!runAt) return;
      const [task, payload, options] = again(businessId, siteId, webOrderId);
      await enqueue(db, task, payload, { ...options, runAt });
    },
  });
}

const writeBackTask = webOrderTask('web-orders.write-back', writeBack, writeBackJob);
const newsTask = defineTask({
  name: SHOP_NEWS_TASK,
  payload: z.object({ businessId: z.uuid(), webOrderId: z.uuid() }),
  run: ({ businessId, webOrderId }) => tellShop(businessId, webOrderId),
});

const refundsTask = webOrderTask('web-orders.read-refunds', readRefunds, refundsJob);

const askRefundsAgainTask = defineTask({
  name: 'web-orders.ask-refunds-again',
  payload: z.object({}).loose(),
  run: askRefundsAgain,
});

export const webOrderJobs = {
  tasks: [
    processInboxTask, wakeInboxesTask, retainInboxTask, pollSitesTask, pollSiteTask, writeBackTask, newsTask, refundsTask, askRefundsAgainTask, importOrdersTask, tryKeysTask, askScoreTask,
  ],
  cron: [
    // Each site has its own interval. After an outage of ours this runs at once, not at the next full minute.
    { task: pollSitesTask.name, match: '* * * * *', options: { backfillPeriod: 60_000 } },
    { task: wakeInboxesTask.name, match: '* * * * *' },
    { task: askRefundsAgainTask.name, match: '*/30 * * * *' },
    { task: retainInboxTask.name, match: '40 21 * * *' },
  ],
};
