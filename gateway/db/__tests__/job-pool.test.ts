import { afterAll, beforeAll, expect, it } from 'vitest';
import type pg from 'pg';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { reads } from '../../fast-reads/reads.ts';
import { db, openJobPool, pool, withPool } from '../client.ts';

let shop: Shop;
let jobPool: pg.Pool;
const taken = { requests: 0, jobs: 0 };
const countRequest = () => { taken.requests += 1; };

beforeAll(async () => {
  shop = await seedBusiness();
  jobPool = openJobPool(1);
  pool.on('acquire', countRequest);
  jobPool.on('acquire', () => { taken.jobs += 1; });
});
afterAll(async () => {
  pool.off('acquire', countRequest);
  await jobPool.end();
});

/** How many connections of each pool `work` takes. */
async function connectionsOf(work: () => Promise<unknown>) {
  Object.assign(taken, { requests: 0, jobs: 0 });
  await work();
  return { ...taken };
}

// Prisma sends the look-ups of one turn of the event loop together, in the context of whoever asked first.
const readUser = () => db.user.findUnique({ where: { id: shop.founder.id }, select: { id: true } });
const readBusiness = () => db.business.findUnique({ where: { id: shop.id }, select: { id: true } });
// Prisma begins when somebody waits for it: that too happens in the job.
const inJob = (read: () => Promise<unknown>) => withPool(jobPool, async () => { await read(); });

it('runs the look-up of a request on its own pool although a job asked in the same turn, before it', async () => {
  expect(await connectionsOf(() => Promise.all([inJob(readUser), readBusiness()]))).toEqual({ requests: 1, jobs: 1 });
});

it('runs the look-up of a job on its own pool although a request asked in the same turn, before it', async () => {
  expect(await connectionsOf(() => Promise.all([readBusiness(), inJob(readUser)]))).toEqual({ requests: 1, jobs: 1 });
});

it('does not put the same look-up of a job and of a request into one statement', async () => {
  expect(await connectionsOf(() => Promise.all([inJob(readBusiness), readBusiness()]))).toEqual({ requests: 1, jobs: 1 });
});

it('runs the quick reads of a job on its own pool too', async () => {
  const readFast = () => reads.membership.findMany({ where: { businessId: shop.id }, select: { userId: true } });
  await readFast();
  expect(await connectionsOf(() => inJob(readFast))).toEqual({ requests: 0, jobs: 1 });
});
