import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { MOVED_STOCK_TASK } from '../web-orders/moved-stock.ts';
import { withinShare } from '../web-orders/shop-share.ts';
import { shopQueue, sweepQueue } from '../web-orders/site-jobs.ts';
import { noteMovedStock, planPushes, pushStock, PUSH_TASK } from './push-stock.ts';
import { readProducts } from './read-products.ts';
import { READ_TASK } from './sync-settings.ts';

const sitePayload = z.object({ businessId: z.uuid(), siteId: z.uuid() });

/** A business that uses its whole share of the workers waits this long for its next job. */
const SHARE_PAUSE_MS = 5_000;

const read = defineTask({
  name: READ_TASK,
  lane: 'sweeps',
  payload: sitePayload,
  run: async ({ businessId, siteId }, { signal }) => {
    if (await withinShare(businessId, () => readProducts(businessId, siteId, { signal }), 'sweeps')) return;
    await enqueue(db, READ_TASK, { businessId, siteId }, {
      jobKey: `${READ_TASK}:${siteId}`, queue: sweepQueue(siteId), runAt: new Date(Date.now() + SHARE_PAUSE_MS), maxAttempts: 3,
    });
  },
});

/** Enqueued by the database's triggers when stock has changed. */
const plan = defineTask({
  name: 'product-sync.plan-pushes',
  payload: z.object({ businessId: z.uuid() }),
  run: ({ businessId }) => planPushes(businessId),
});

/** Enqueued with the deliveries and polls whose orders moved the shop's own stock. */
const noteMoved = defineTask({
  name: MOVED_STOCK_TASK,
  payload: z.object({ businessId: z.uuid(), siteId: z.uuid(), items: z.array(z.object({ productId: z.int(), variationId: z.int() })) }),
  run: ({ businessId, siteId, items }) => noteMovedStock(businessId, siteId, items),
});

const push = defineTask({
  name: PUSH_TASK,
  lane: 'shops',
  payload: sitePayload,
  run: async ({ businessId, siteId }) => {
    let comeAgain: Date | null = null;
    const ran = await withinShare(businessId, async () => {
      comeAgain = await pushStock(businessId, siteId);
    });
    const runAt = ran ? comeAgain : new Date(Date.now() + SHARE_PAUSE_MS);
    if (!runAt) return;
    await enqueue(db, PUSH_TASK, { businessId, siteId }, { jobKey: `${PUSH_TASK}:${siteId}`, queue: shopQueue(siteId), runAt });
  },
});

/** Makes up for lost jobs. For a shop that is up to date this costs one statement. */
const sweep = defineTask({
  name: 'product-sync.sweep',
  payload: z.object({}).loose(),
  run: async () => {
    const businesses = await db.webSite.findMany({
      where: { enabled: true, pushesStock: true }, select: { businessId: true }, distinct: ['businessId'],
    });
    for (const { businessId } of businesses) await enqueue(db, plan.name, { businessId }, { jobKey: `product-sync.sweep:${businessId}` });
  },
});

export const productSyncJobs = {
  tasks: [read, plan, noteMoved, push, sweep],
  cron: [{ task: sweep.name, match: '*/15 * * * *' }],
};
