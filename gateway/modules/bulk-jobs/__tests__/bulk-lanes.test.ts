import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { expectJobsRun } from '../../../../e2e/chaos/service.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { startLanes } from '../../../jobs/lanes.ts';
import type { Worker } from '../../../jobs/worker.ts';
import { defineBulkKind } from '../bulk-kind.ts';
import { startBulkJob } from '../start-bulk-job.ts';

/** Rows that end only when the test releases them. */
const { promise: released, resolve: release } = Promise.withResolvers<void>();
const seen = { outside: 0, inside: 0 };
const row = z.object({});

const outside = defineBulkKind({
  name: 'test.silent-service', permission: 'ADMIN', row,
  outside: async (_session, rows) => {
    seen.outside += 1;
    await released;
    return rows.map(() => ({ status: 'OK' as const }));
  },
});
const inside = defineBulkKind({
  name: 'test.long-work', permission: 'ADMIN', row,
  run: async () => {
    seen.inside += 1;
    await released;
    return { status: 'OK' };
  },
});

/** Rows for some seconds of work, each of which takes a moment. */
const MANY = 3_000;
const ROW_MS = 2;

/** Which rows of a job ran, in their sequence. */
const ran: string[] = [];
const counting = defineBulkKind({
  name: 'test.many-rows', permission: 'ADMIN', row: z.object({ of: z.string() }),
  run: async (_context, { of }) => {
    await setTimeout(ROW_MS);
    ran.push(of);
    return { status: 'OK' };
  },
});

const startMany = defineCommand({
  name: 'test.startMany', permission: 'ADMIN', input: z.object({ of: z.string(), rows: z.int() }),
  run: (context, { of, rows }) => startBulkJob(context, counting, {
    title: msg('Long'), rows: Array.from({ length: rows }, (_, index) => ({ label: String(index), input: { of } })),
  }),
});

const start = defineCommand({
  name: 'test.start', permission: 'ADMIN', input: z.object({ isOutside: z.boolean() }),
  run: (context, { isOutside }) =>
    startBulkJob(context, isOutside ? outside : inside, { title: msg('Long'), rows: [{ label: 'One', input: {} }] }),
});

let worker: Worker;
beforeAll(async () => { worker = await startLanes(); });
afterAll(() => worker.stop());

it('takes no worker from deliveries and messages, however long the rows of many businesses take', async () => {
  const shops = await Promise.all(Array.from({ length: 2 * env.JOB_CONCURRENCY }, () => seedBusiness()));
  for (const [index, { founder }] of shops.entries()) await execute(start, await sessionFor(founder), { isOutside: index % 2 === 0 });
  await expect.poll(() => seen.outside + seen.inside, { timeout: 20_000 }).toBeGreaterThanOrEqual(env.JOB_CONCURRENCY);
  await expectJobsRun();
  release();
  const ids = shops.map(({ id }) => id);
  const running = () => db.bulkJob.count({ where: { businessId: { in: ids }, status: 'RUNNING' } });
  await expect.poll(running, { timeout: 30_000 }).toBe(0);
  expect(seen).toEqual({ outside: shops.length / 2, inside: shops.length / 2 });
});

it('of two businesses leave workers to a third, and each goes on with its own in their sequence', async () => {
  const [one, two, third] = await Promise.all([seedBusiness(), seedBusiness(), seedBusiness()]);
  const begin = async ({ founder }: typeof one, of: string, rows: number) => execute(startMany, await sessionFor(founder), { of, rows });
  const statusOf = async ({ id: businessId }: typeof one, { id }: { id: string }) =>
    (await db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } })).status;
  const long = [await begin(one, 'one', MANY), await begin(two, 'two', MANY)];
  await expect.poll(() => new Set(ran).size, { timeout: 20_000 }).toBe(2);
  const next = await begin(one, 'next of one', 30);
  const small = await begin(third, 'third', 1);
  await expect.poll(() => statusOf(third, small), { timeout: 20_000 }).toBe('DONE');
  expect([await statusOf(one, long[0]!), await statusOf(two, long[1]!)]).toEqual(['RUNNING', 'RUNNING']);
  await expect.poll(() => statusOf(one, next), { timeout: 120_000 }).toBe('DONE');
  expect(ran.indexOf('next of one')).toBeGreaterThan(ran.lastIndexOf('one'));
  await expect.poll(() => statusOf(two, long[1]!), { timeout: 120_000 }).toBe('DONE');
  expect(ran).toHaveLength(2 * MANY + 31);
}, 300_000);
