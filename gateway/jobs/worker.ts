import { EventEmitter } from 'node:events';
import {
  Logger, parseCronItems, run, type Runner, type Task as GraphileTask, type WorkerEvents, type WorkerPool,
} from 'graphile-worker';
import type { z } from 'zod';
import { pool } from '../db/client.ts';
import { jobsFinished } from '../logging/metrics.ts';
import { logger, type Log } from '../logging/logger.ts';
import { showLife, watchForAbandonedJobs, type LifeSign } from './abandoned-jobs.ts';
import type { CronItem, Task } from './task.ts';
import { cronItems, tasks } from './tasks.ts';

export interface Worker {
  /** Waits for the jobs in flight and takes no more; after `patienceMs` they fail, to run again later. */
  stop: (patienceMs?: number) => Promise<void>;
}

export interface WorkerOptions {
  tasks?: readonly Task[];
  cron?: readonly CronItem[];
  concurrency?: number;
}

const STOP_PATIENCE_MS = 8_000;

/** One job: its payload is checked, then its task runs. */
function runTask(task: Task, log: Log): GraphileTask {
  return async (payload, { job, abortSignal: signal }) => {
    const { attempts: attempt, max_attempts: maxAttempts } = job;
    const jobId = String(job.id);
    const context = {
      log: log.child({ job: jobId, task: task.name }),
      jobId,
      attempt,
      lastAttempt: attempt >= maxAttempts,
      signal,
    };
    await task.run(task.payload.parse(payload) as z.output<typeof task.payload>, context);
  };
}

/** Of graphile-worker's own messages only the troubles; what happens to a job is told from the events. */
const troublesOnly = (log: Log) => new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task')) log.error({ detail: message }, 'worker');
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

const CONCURRENCY = 2;

/**
 * Starts running background jobs in this process, on the pool that everything else uses. A job that throws
 * is tried again after e^attempt seconds until its attempts are used up.
 */
export async function startWorker(options: WorkerOptions = {}): Promise<Worker> {
  const { tasks: list = tasks, cron = cronItems, concurrency = CONCURRENCY } = options;
  const log = logger.child({ part: 'worker' });
  const events: WorkerEvents = new EventEmitter();
  report(events, log);
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
    taskList: Object.fromEntries(list.map((task) => [task.name, runTask(task, log)])),
    parsedCronItems: parseCronItems([...cron]),
    preset: {
      plugins: [{
        name: 'LifeSignPlugin',
        version: '1.0.0',
        worker: { hooks: { startWorker: (_ctx, { worker }) => beforeFirstJob(worker.workerPool.id) } },
      }],
    },
  });
  runner.promise.catch((error: unknown) => log.fatal({ err: error }, 'The worker ended by itself'));
  const watch = watchForAbandonedJobs(log);
  let stopping: Promise<void> | undefined;
  return {
    stop: (patienceMs = STOP_PATIENCE_MS) => {
      stopping ??= stopRunner(runner, workers, patienceMs).finally(async () => {
        await watch.stop();
        await (await life)?.stop();
      });
      return stopping;
    },
  };
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
