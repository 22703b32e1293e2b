import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../env.ts';
import { logger } from '../logging/logger.ts';
import { startRunner, type JobRunner, type RunnerOptions } from './runner.ts';
import { cronItems, tasks } from './tasks.ts';

export interface Worker {
  /** Waits for the jobs in flight and takes no more; after `timeoutMs` they fail, to run again later. */
  stop: (timeoutMs?: number) => Promise<void>;
}

const STOP_TIMEOUT_MS = 8_000;
const BROKEN_TIMEOUT_MS = 500;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;

/**
 * Starts running background jobs in this process. A job that throws is tried again after e^attempt seconds until its
 * attempts are used up. While the database is away there is no runner; it is asked once a second whether one can be
 * started, and that is the only way back.
 */
export async function startWorker(options: Partial<RunnerOptions> = {}): Promise<Worker> {
  const settings = { tasks, cron: cronItems, concurrency: env.JOB_CONCURRENCY, ...options };
  const log = logger.child({ part: 'worker' });
  const stopping = new AbortController();
  const { signal } = stopping;
  const aborted = once(signal, 'abort');
  const { promise: attempted, resolve: firstAttemptDone } = Promise.withResolvers<void>();
  let runner: JobRunner | undefined;

  async function start(): Promise<JobRunner | undefined> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        return await startRunner(settings, log);
      } catch (error) {
        if (attempt === 0) log.error({ err: error }, 'The worker could not be started, it is tried again');
        else log.debug({ err: error, attempt }, 'The worker could not be started');
      } finally {
        firstAttemptDone();
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS);
      await delay(pause, undefined, { signal }).catch(() => {});
    }
    return undefined;
  }

  async function supervise(): Promise<void> {
    while (!signal.aborted) {
      runner = await start();
      const reason = await Promise.race([runner?.broken, aborted]);
      if (signal.aborted) return;
      log.error({ err: reason }, 'The worker broke and is started anew');
      await runner?.stop(BROKEN_TIMEOUT_MS);
      runner = undefined;
    }
  }

  const supervised = supervise();
  await attempted;
  const stop = async (timeoutMs = STOP_TIMEOUT_MS) => {
    if (signal.aborted) return;
    stopping.abort();
    await supervised;
    await runner?.stop(timeoutMs);
  };
  return { stop };
}
