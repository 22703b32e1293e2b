import type { Task } from './task.ts';
import { cronItems, tasks } from './tasks.ts';
import { startWorker, type Worker } from './worker.ts';

/**
 * Jobs that wait for shops have workers of their own. They hardly use the processor or the database, so many
 * may run at once; and however slow the shops are, they never take the place of work that waits for nobody.
 */
const SHOP_CONCURRENCY = 20;

const inShopLane = ({ lane }: Task) => lane === 'shops';

/** Runs all background jobs of this process, each in its lane. */
export async function startLanes(): Promise<Worker> {
  const lanes = await Promise.all([
    startWorker({ tasks: tasks.filter((task) => !inShopLane(task)), cron: cronItems }),
    startWorker({ tasks: tasks.filter(inShopLane), cron: [], concurrency: SHOP_CONCURRENCY }),
  ]);
  return { stop: async (timeoutMs) => void (await Promise.all(lanes.map((lane) => lane.stop(timeoutMs)))) };
}
