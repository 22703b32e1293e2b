import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { db, openJobPool, withPool } from '../../../db/client.ts';
import { planPolls } from '../poll-sites.ts';
import { withSite } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seedBusiness();
});
afterEach(async () => {
  await db.$executeRaw`DELETE FROM "WebSite" WHERE "businessId" = ${shop.id}::uuid`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload->>'businessId' = ${shop.id}`;
});

interface Planned {
  siteId: string;
  runAt: Date;
}

const planned = () => db.$queryRaw<Planned[]>`
  SELECT payload->>'siteId' AS "siteId", run_at AS "runAt" FROM graphile_worker._private_jobs
  WHERE payload->>'businessId' = ${shop.id} AND task_id = (
    SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'web-orders.poll-site')`;

/** Sites due between `from` and `to` seconds from now. */
const withSites = (count: number, from: number, to: number) => db.$executeRaw`
  INSERT INTO "WebSite" ("businessId", "id", "name", "url", "consumerKey", "consumerSecret", "webhookSecret", "nextPollAt")
  SELECT ${shop.id}::uuid, gen_random_uuid(), 'Shop ' || n, 'https://shop.example', 'x', 'x', 'x',
    now() + (${from}::float + (${to}::float - ${from}::float) * n / ${count}) * interval '1 second'
  FROM generate_series(1, ${count}) n`;

describe('planning polls', () => {
  it('names each site once that is on and due, at its own time', async () => {
    const due = await withSite(shop);
    const [off, later] = [await withSite(shop), await withSite(shop)];
    await db.webSite.updateMany({ where: { id: off.id }, data: { enabled: false } });
    await db.webSite.updateMany({ where: { id: later.id }, data: { nextPollAt: new Date(Date.now() + 120_000) } });
    await planPolls();
    await planPolls();
    expect((await planned()).map(({ siteId }) => siteId)).toEqual([due.id]);
  });

  it('spreads the sites of a minute over that minute', async () => {
    await withSites(60, 0, 59);
    await planPolls();
    const seconds = (await planned()).map(({ runAt }) => Math.floor(runAt.getTime() / 1000));
    expect(seconds).toHaveLength(60);
    expect(new Set(seconds).size).toBeGreaterThan(50);
  });

  it('does a bounded part of ten thousand overdue sites at a time, and leaves none out', async () => {
    // What PostgreSQL has planned by now is for a quiet time.
    await db.$executeRaw`ANALYZE "WebSite", graphile_worker._private_jobs`;
    await withSites(10_000, -600, -300);
    const counts: number[] = [];
    // As in the worker, where a statement may take longer than one of a request.
    const pool = openJobPool(1);
    for (let turn = 0; turn < 5; turn += 1) {
      await withPool(pool, planPolls);
      counts.push((await planned()).length);
    }
    await pool.end();
    expect(counts).toEqual([2_500, 5_000, 7_500, 10_000, 10_000]);
    const next = await db.$queryRaw<{ spread: number }[]>`
      SELECT extract(epoch FROM max("nextPollAt") - min("nextPollAt"))::float AS "spread" FROM "WebSite"
      WHERE "businessId" = ${shop.id}::uuid`;
    // Sites that were overdue together get different times.
    expect(next[0]!.spread).toBeGreaterThan(45);
  });

  it('looks at the sites that are due, not at all', async () => {
    await withSites(5_000, 3_600, 7_200);
    await withSites(3, 0, 10);
    await db.$executeRaw`ANALYZE "WebSite"`;
    const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN (FORMAT TEXT)
      SELECT "businessId", "id" FROM "WebSite" WHERE "enabled" AND "nextPollAt" < now() + interval '1 minute'
      ORDER BY "nextPollAt" LIMIT 2500 FOR UPDATE SKIP LOCKED`;
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('WebSite_next_poll_idx');
    expect(text).not.toContain('Seq Scan');
  });
});
