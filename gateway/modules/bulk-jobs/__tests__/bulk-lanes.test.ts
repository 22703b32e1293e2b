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
}, 90_000);
