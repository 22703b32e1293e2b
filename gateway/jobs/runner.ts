import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger, parseCronItems, run, type Runner, type Task as GraphileTask, type WorkerEvents, type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import type { z } from 'zod';
import { openJobPool, withPool } from '../db/client.ts';
import { env } from '../env.ts';
import { jobsFinished } from '../logging/metrics.ts';
import type { Log } from '../logging/logger.ts';
import { watchForAbandonedJobs } from './abandoned-jobs.ts';
import { lookAgainWhenTold } from './look-again.ts';
import type { CronItem, Task } from './task.ts';
import { isJobWaiting } from './waiting-jobs.ts';
import { takeLease, type WorkerLease } from './worker-lease.ts';

export interface RunnerOptions {
  tasks: readonly Task[];
  cron: readonly CronItem[];
  concurrency: number;
  /** How long it waits for news of a job before it looks by itself; graphile-worker's two seconds when left out. */
  pollInterval?: number;
}

/** One run of graphile-worker, from its start until it is stopped or breaks. */
export interface JobRunner {
  /** Resolves when it can no longer be relied on, with the reason; never rejects. */
  broken: Promise<unknown>;
  /** Waits for the jobs in flight and takes no more; after `timeoutMs` they fail, to run again later. */
  stop: (timeoutMs: number) => Promise<void>;
}

interface TaskSurroundings {
  pool: pg.Pool;
  /** The names of all tasks that this runner runs. */
  lane: string[];
  log: Log;
}

/** One job: its payload is checked, then its task runs. */
function runTask(task: Task, { pool, lane, log }: TaskSurroundings): GraphileTask {
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
    const input = task.payload.parse(payload) as z.output<typeof task.payload>;
    await withPool(pool, () => task.run(input, context));
  };
}

/** Passes on the errors of graphile-worker's own log; outcomes of jobs are logged from its events. */
const errorsOnly = (log: Log) => new Logger(() => (level, message) => {
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

/** Connections besides those of the jobs themselves: one listens, one takes jobs and saves how they ended. */
const BOOKKEEPING_CONNECTIONS = 2;

/** The worker's lease. `ready` resolves when it is held, and never when it cannot be taken; no job starts before. */
function holdLease(breaks: (reason: unknown) => void) {
  let taking: Promise<WorkerLease> | undefined;
  const { promise: released, resolve: giveUpTaking } = Promise.withResolvers<void>();
  const ready = async (workerId: string) => {
    if (!taking) {
      taking = takeLease(workerId);
      taking.then(({ lost }) => lost).then(breaks, breaks);
    }
    await taking.catch(() => released);
  };
  const release = async () => {
    giveUpTaking();
    await taking?.then((lease) => lease.release(), () => {});
  };
  return { ready, release };
}

/**
 * Runs jobs on a pool of its own until it is stopped or loses its lease or its connections. It is not repaired then but
 * replaced: its pool is closed, so that nothing it left behind can take a job or write any more.
 */
export async function startRunner({ tasks, cron, concurrency, pollInterval }: RunnerOptions, log: Log): Promise<JobRunner> {
  // Jobs that wait for shops are many, and hardly ever need a connection.
  const pool = openJobPool(Math.min(concurrency, env.JOB_CONCURRENCY) + BOOKKEEPING_CONNECTIONS);
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection of the worker broke'));
  const events: WorkerEvents = new EventEmitter();
  report(events, log);
  lookAgainWhenTold(events);
  const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>();
  // It could not write down how a job ended, and will not try again.
  events.on('pool:fatalError', ({ error }) => breaks(error));
  let workers: WorkerPool | undefined;
  events.once('pool:create', ({ workerPool }) => { workers = workerPool; });
  const lease = holdLease(breaks);
  const surroundings = { pool, lane: tasks.map(({ name }) => name), log };
  const starting = run({
    pgPool: pool,
    concurrency,
    ...(pollInterval !== undefined && { pollInterval }),
    noHandleSignals: true,
    logger: errorsOnly(log),
    events,
    taskList: Object.fromEntries(tasks.map((task) => [task.name, runTask(task, surroundings)])),
    parsedCronItems: parseCronItems([...cron]),
    preset: {
      // Batches report when the end of a job could not be saved; single writes do not.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [{
        name: 'WorkerLeasePlugin',
        version: '1.0.0',
        worker: { hooks: { startWorker: (_ctx, { worker }) => lease.ready(worker.workerPool.id) } },
      }],
    },
  });
  const runner = await starting.catch(async (error: unknown) => {
    await close(pool);
    throw error;
  });
  runner.promise.then(() => breaks('It ended'), breaks);
  const watch = withPool(pool, () => watchForAbandonedJobs(log));
  const stop = async (timeoutMs: number) => {
    await stopRunner(runner, workers, timeoutMs);
    await lease.release();
    await Promise.race([watch.stop(), delay(CLOSE_MS)]);
    await close(pool);
  };
  return { broken, stop };
}

const CLOSE_MS = 500;

/** Takes no more work. Connections that do not come back in time are closed by their own time limit. */
async function close(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), delay(CLOSE_MS)]);
}

/**
 * Stops the runner, which waits for its tasks. After `timeoutMs` the jobs that still run are marked as failed, if the
 * database answers, so that they run again.
 */
async function stopRunner(runner: Runner, workers: WorkerPool | undefined, timeoutMs: number): Promise<void> {
  const timeout = new AbortController();
  const giveUp = async () => {
    await delay(timeoutMs, undefined, { signal: timeout.signal });
    const failed = workers?.forcefulShutdown('The process ended before it was done');
    await Promise.race([failed, delay(CLOSE_MS)]);
  };
  await Promise.race([runner.stop(), giveUp()]).catch(() => {});
  timeout.abort();
}
