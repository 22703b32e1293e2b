import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db, pool } from '../../db/client.ts';
import { registry } from '../../logging/metrics.ts';
import { watchPool } from '../../logging/watch-pool.ts';
import { releaseAbandonedJobs } from '../abandoned-jobs.ts';
import { deadJobs, retryDeadJob } from '../dead-jobs.ts';
import { defineTask, type Task } from '../task.ts';
import { startWorker, type Worker } from '../worker.ts';

watchPool();
let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

async function start(...tasks: unknown[]): Promise<Worker> {
  worker = await startWorker({ tasks: tasks as Task[], cron: [] });
  return worker;
}

const add = (task: string, payload: Record<string, unknown>, maxAttempts = 5) =>
  db.$transaction((tx) => enqueue(tx, task, payload, { maxAttempts }));

interface JobRow { attempts: number; wait: number; lastError: string | null }

async function jobOf(task: string): Promise<JobRow | undefined> {
  const { rows } = await pool.query<JobRow>(
    `SELECT attempts::int, extract(epoch FROM run_at - updated_at)::float AS wait, last_error AS "lastError"
       FROM graphile_worker.jobs WHERE task_identifier = $1 AND locked_at IS NULL`,
    [task],
  );
  return rows[0];
}

const runNow = (task: string) =>
  pool.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now())
       FROM graphile_worker.jobs WHERE task_identifier = $1`,
    [task],
  );

describe('a job', () => {
  it('runs with its checked payload, after the change that asked for it', async () => {
    const seen: unknown[] = [];
    await start(defineTask({
      name: 'test.plain',
      payload: z.object({ count: z.number() }),
      run: async (payload, { attempt, lastAttempt }) => void seen.push([payload, attempt, lastAttempt]),
    }));
    await expect(db.$transaction(async (tx) => {
      await enqueue(tx, 'test.plain', { count: 1 });
      throw new Error('rolled back');
    })).rejects.toThrow('rolled back');
    await add('test.plain', { count: 2, more: 'is left out' });
    await vi.waitFor(() => expect(seen).toEqual([[{ count: 2 }, 1, false]]), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await jobOf('test.plain')).toBeUndefined(), { timeout: 30_000 });
  });

  it('that fails is tried again, later each time', async () => {
    let failures = 2;
    await start(defineTask({
      name: 'test.shaky',
      payload: z.unknown(),
      run: async () => {
        failures -= 1;
        if (failures >= 0) throw new Error('The other side is down');
      },
    }));
    await add('test.shaky', {});
    const waits: number[] = [];
    for (const attempts of [1, 2]) {
      const job = await vi.waitFor(async () => {
        const found = await jobOf('test.shaky');
        expect(found).toMatchObject({ attempts, lastError: 'The other side is down' });
        return found!;
      }, 30_000);
      waits.push(job.wait);
      await runNow('test.shaky');
    }
    expect(waits[0]).toBeGreaterThan(1);
    expect(waits[1]).toBeGreaterThan(waits[0]! * 2);
    await vi.waitFor(async () => expect(await jobOf('test.shaky')).toBeUndefined(), 30_000);
  });

  it('that used up its attempts is dead, visible, and can be given another chance', async () => {
    let broken = true;
    await start(defineTask({
      name: 'test.broken',
      payload: z.object({ id: z.uuid() }),
      run: async () => {
        if (broken) throw new Error('Unreachable');
      },
    }));
    const id = '01900000-0000-7000-8000-000000000001';
    await add('test.broken', { id }, 1);
    const [dead] = await vi.waitFor(async () => {
      const found = await deadJobs();
      expect(found).toMatchObject([{ task: 'test.broken', attempts: 1, lastError: 'Unreachable' }]);
      return found;
    }, 30_000);
    expect(await registry.metrics()).toContain('jobs_total{task="test.broken",outcome="dead"} 1');
    broken = false;
    expect(await retryDeadJob(dead!.id)).toBe(true);
    await vi.waitFor(async () => expect(await jobOf('test.broken')).toBeUndefined(), 30_000);
    expect(await retryDeadJob(dead!.id)).toBe(false);
  });

  it('with a payload that its task does not take never runs', async () => {
    const run = vi.fn<() => Promise<void>>();
    await start(defineTask({ name: 'test.strict', payload: z.object({ id: z.uuid() }), run }));
    await add('test.strict', { id: 'none' }, 1);
    await vi.waitFor(async () => expect(await deadJobs()).toMatchObject([{ task: 'test.strict' }]), 30_000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('stopping', () => {
  it('waits for the job in flight', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let finished = false;
    const running = await start(defineTask({
      name: 'test.slow',
      payload: z.unknown(),
      run: async () => {
        begun.resolve();
        await gate;
        finished = true;
      },
    }));
    await add('test.slow', {});
    await begun.promise;
    const stopped = running.stop();
    open();
    await stopped;
    expect(finished).toBe(true);
    expect(await jobOf('test.slow')).toBeUndefined();
  });

  it('gives up a job that hangs, so that it runs again', async () => {
    const begun = Promise.withResolvers<void>();
    const running = await start(defineTask({
      name: 'test.hangs',
      payload: z.unknown(),
      run: async () => {
        begun.resolve();
        await new Promise(() => {});
      },
    }));
    await add('test.hangs', {});
    await begun.promise;
    await running.stop(50);
    expect(await jobOf('test.hangs')).toMatchObject({ attempts: 1 });
  });
});

describe('the jobs of a worker', () => {
  const lockBy = (workerId: string) =>
    pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now(), attempts = 1
        WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'test.left')`,
      [workerId],
    );

  it('that was killed are taken over at once', async () => {
    await add('test.left', {});
    await lockBy('worker-that-was-killed');
    const run = vi.fn<() => Promise<void>>(async () => {});
    await start(defineTask({ name: 'test.left', payload: z.unknown(), run }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 30_000);
  });

  it('that lives are left alone', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const run = vi.fn<() => Promise<void>>(() => gate);
    await start(defineTask({ name: 'test.left', payload: z.unknown(), run }));
    await add('test.left', {});
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 30_000);
    expect(await releaseAbandonedJobs()).toEqual([]);
    open();
  });
});
