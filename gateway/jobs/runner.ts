import { EventEmitter } from 'node:events';
import {
  Logger, parseCronItems, run, type Runner, type Task as GraphileTask, type WorkerEvents, type WorkerPool,
} from 'graphile-worker';
import type { z } from 'zod';
import { pool } from '../db/client.ts';
import { jobsFinished } from '../logging/metrics.ts';
import type { Log } from '../logging/logger.ts';
import { showLife, type LifeSign } from './abandoned-jobs.ts';
import type { CronItem, Task } from './task.ts';
import { isJobWaiting } from './waiting-jobs.ts';

export interface RunnerOptions {
  tasks: readonly Task[];
  cron: readonly CronItem[];
  concurrency: number;
}

/** One run of graphile-worker, from its start until it is stopped or breaks. */
export interface JobRunner {
  /** Resolves when it can no longer be relied on, with the reason; never rejects. */
  broken: Promise<unknown>;
  /** Waits for the jobs in flight and takes no more; after `patienceMs` they fail, to run again later. */
  stop: (patienceMs: number) => Promise<void>;
}

/** One job: its payload is checked, then its task runs. */
function runTask(task: Task, lane: string[], log: Log): GraphileTask {
  return async (payload, { job, abortSignal: signal }) => {
    const { attempts: attempt, max_attempts: maxAttempts } = job;
    const jobId = String(job.id);
    const context = {
      log: log.child({ job: jobId, task: task.name }),
      jobId,
      attempt,
      lastAttempt: attempt >= maxAttempts,
      signal,
      othersWait: () => isJobWaiting(lane, job.key),
    };
    await task.run(task.payload.parse(payload) as z.output<typeof task.payload>, context);
  };
}

/** Of graphile-worker's own messages only the troubles; what happens to a job is told from the events. */
const troublesOnly = (log: Log) => new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task')) log.warn({ detail: message }, 'worker');
});

function report(events: WorkerEvents, log: Log): void {
  events.on('job:success', ({ job }) => {
    jobsFinished.inc({ task: job.task_identifier, outcome: 'done' });
    log.info({ job: job.id, task: job.task_identifier, attempt: job.attempts }, 'job done');
  });
  events.on('job:error', ({ job, error }) => {
    const { id, task_identifier: task, attempts: attempt } = job;
    const dead = attempt >= job.max_attempts;
    jobsFinished.inc({ task, outcome: dead ? 'dead' : 'retried' });
    if (dead) log.error({ job: id, task, attempt, err: error }, 'job dead: its attempts are used up');
    else log.warn({ job: id, task, attempt, err: error }, 'job failed, it will be tried again');
  });
}

export async function startRunner({ tasks, cron, concurrency }: RunnerOptions, log: Log): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  report(events, log);
  const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>();
  // It could not write down how a job ended, and will not try again.
  events.on('pool:fatalError', ({ error }) => breaks(error));
  let workers: WorkerPool | undefined;
  events.once('pool:create', ({ workerPool }) => { workers = workerPool; });
  let life: Promise<LifeSign> | undefined;
  const beforeFirstJob = async (workerId: string) => {
    life ??= showLife(workerId, log);
    await life;
  };
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: troublesOnly(log),
    events,
    taskList: Object.fromEntries(tasks.map((task) => [task.name, runTask(task, tasks.map(({ name }) => name), log)])),
    parsedCronItems: parseCronItems([...cron]),
    preset: {
      // In batches, because without them nobody hears when the end of a job could not be written down.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [{
        name: 'LifeSignPlugin',
        version: '1.0.0',
        worker: { hooks: { startWorker: (_ctx, { worker }) => beforeFirstJob(worker.workerPool.id) } },
      }],
    },
  });
  runner.promise.then(() => breaks('It ended'), breaks);
  const stop = async (patienceMs: number) => {
    await stopRunner(runner, workers, patienceMs);
    await life?.then((sign) => sign.stop(), () => {});
  };
  return { broken, stop };
}

/** A task that never returns keeps `runner.stop` waiting for ever: its job is then marked as failed. */
async function stopRunner(runner: Runner, workers: WorkerPool | undefined, patienceMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<void>((resolve) => {
    const giveUp = async () => workers?.forcefulShutdown('The process ended before it was done');
    timer = setTimeout(() => void giveUp().catch(() => {}).then(() => resolve()), patienceMs);
  });
  await Promise.race([runner.stop().catch(() => {}), givenUp]);
  clearTimeout(timer);
}
