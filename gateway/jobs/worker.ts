import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '../logging/logger.ts';
import { watchForAbandonedJobs } from './abandoned-jobs.ts';
import { startRunner, type JobRunner, type RunnerOptions } from './runner.ts';
import { cronItems, tasks } from './tasks.ts';

export interface Worker {
  /** Waits for the jobs in flight and takes no more; after `patienceMs` they fail, to run again later. */
  stop: (patienceMs?: number) => Promise<void>;
}

const CONCURRENCY = 2;
const STOP_PATIENCE_MS = 8_000;
const BROKEN_PATIENCE_MS = 1_000;
const RESTART_MS = 1_000;

/**
 * Starts running background jobs in this process, on the pool that everything else uses. A job that throws
 * is tried again after e^attempt seconds until its attempts are used up. When the database goes away for a
 * while, the worker comes back with it.
 */
export async function startWorker(options: Partial<RunnerOptions> = {}): Promise<Worker> {
  const settings = { tasks, cron: cronItems, concurrency: CONCURRENCY, ...options };
  const log = logger.child({ part: 'worker' });
  const stopping = new AbortController();
  let runner: JobRunner | undefined = await startRunner(settings, log);
  const watch = watchForAbandonedJobs(log);

  async function restart(reason: unknown): Promise<void> {
    log.error({ err: reason }, 'The worker broke and is started anew');
    await runner?.stop(BROKEN_PATIENCE_MS);
    runner = undefined;
    while (!runner && !stopping.signal.aborted) {
      await delay(RESTART_MS, undefined, { signal: stopping.signal });
      runner = await startRunner(settings, log).catch((error: unknown) => {
        log.error({ err: error }, 'The worker could not be started');
        return undefined;
      });
    }
    watch.check();
  }

  async function supervise(): Promise<void> {
    while (runner && !stopping.signal.aborted) {
      const reason = await runner.broken;
      if (!stopping.signal.aborted) await restart(reason);
    }
  }

  const supervised = supervise().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'The worker is no longer watched');
  });
  const stop = async (patienceMs = STOP_PATIENCE_MS) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // Without one, it is just being started anew.
    if (!runner) await supervised;
    await runner?.stop(patienceMs);
    await watch.stop();
  };
  return { stop };
}
