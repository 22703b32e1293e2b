import type { Task } from './task.ts';
import { cronItems, tasks } from './tasks.ts';
import { startWorker, type Worker } from './worker.ts';

/**
 * Jobs that wait for shops and couriers have their own workers. They hardly use the processor or the database, so many may
 * run at once, and slow shops never delay jobs that wait for no outside service.
 */
const SHOP_CONCURRENCY = 20;

/** Reading all that a shop has takes minutes: polls, imports and products have workers of their own, so that bookings, messages and news for shops do not wait. */
const SWEEP_CONCURRENCY = 20;

/** So have jobs that wait for bKash and for the sign-in service, which neither silent shops nor deliveries may delay. */
const SERVICE_CONCURRENCY = 4;

/** Jobs over thousands of records have their own workers too, so that deliveries and messages do not wait for them. */
const BULK_CONCURRENCY = 2;

const of = (wanted: Task['lane']) => tasks.filter(({ lane }) => lane === wanted);

/** Runs all background jobs of this process, each in its lane. */
export async function startLanes(): Promise<Worker> {
  const lanes = await Promise.all([
    startWorker({ tasks: of(undefined), cron: cronItems }),
    startWorker({ tasks: of('shops'), cron: [], concurrency: SHOP_CONCURRENCY }),
    startWorker({ tasks: of('sweeps'), cron: [], concurrency: SWEEP_CONCURRENCY }),
    startWorker({ tasks: of('services'), cron: [], concurrency: SERVICE_CONCURRENCY }),
    startWorker({ tasks: of('bulk'), cron: [], concurrency: BULK_CONCURRENCY }),
  ]);
  return { stop: async (timeoutMs) => void (await Promise.all(lanes.map((lane) => lane.stop(timeoutMs)))) };
}
