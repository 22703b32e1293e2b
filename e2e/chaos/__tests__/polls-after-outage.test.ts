import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { watchPool } from '../../../gateway/logging/watch-pool.ts';
import { withSite, type SeededSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { SoakShops, versionOf } from '../../load/soak-shops.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const server = await vi.hoisted(async () => (await import('../own-server.ts')).ownServer());

/**
 * The database goes away while shops are being asked for their orders, and while others come due. Deliveries of that time
 * are lost, and so is what was read and could not be stored: the worker that lives on has to ask again by itself.
 */

const SHOPS = 12;
const SOON = { timeout: 30_000 };

watchPool();
let shops: SoakShops;
let gateway: ChildGateway;
const sites: (SeededSite & { name: string })[] = [];

beforeAll(async () => {
  shops = await new SoakShops().listen();
  for (let at = 0; at < SHOPS; at += 1) {
    const name = `shop-${at}`;
    sites.push({ name, ...await withSite(await seedBusiness(), { url: `${shops.url}/${name}` }) });
    shops.put(name, versionOf(1, 0, at));
  }
  gateway = await startGateway({ databaseUrl: server.url, env: { WORKER: 'on', LOG_LEVEL: 'error' } });
});
afterAll(async () => {
  await gateway.kill();
  await shops.close();
  await server.remove();
});

const of = (some: readonly SeededSite[]) => ({ in: some.map(({ id }) => id) });
/** As if a turn of the schedule was missed: it came due some minutes ago. */
async function overdue(some: readonly SeededSite[]): Promise<void> {
  await db.webSite.updateMany({ where: { id: of(some) }, data: { nextPollAt: new Date(Date.now() - 240_000), lastPolledAt: null } });
}
/** A turn of the schedule now, as each full minute has one. */
const turn = () => db.$executeRaw`SELECT graphile_worker.add_job('web-orders.poll-sites', '{}')`;
const polled = () => db.webSite.count({ where: { id: of(sites), lastPolledAt: { not: null }, lastError: null } });
const arrived = (version: number) => db.webOrder.count({
  where: { siteId: of(sites), wooOrderId: 1, dateModified: { in: sites.map((_, at) => new Date(`${versionOf(1, version, at).date_modified_gmt}Z`)) } },
});

it('all that was under way or came due is asked for again, each shop a few times at most', { timeout: 300_000 }, async () => {
  await turn();
  await expect.poll(polled, SOON).toBe(SHOPS);
  expect(await arrived(0)).toBe(SHOPS);
  const calls = Math.max(...shops.asked.values());

  for (const [at, { name }] of sites.entries()) shops.put(name, versionOf(1, 1, at));
  shops.asked.clear();
  // Half of the shops are being read; none of their answers can be stored.
  const reading = sites.slice(0, SHOPS / 2);
  await overdue(sites);
  await db.webSite.updateMany({ where: { id: of(sites.slice(SHOPS / 2)) }, data: { nextPollAt: new Date('2099-01-01') } });
  shops.fail({ delay: 4_000, times: reading.length });
  const before = shops.seen.length;
  await turn();
  await expect.poll(() => shops.seen.length - before, SOON).toBe(reading.length);
  // The others come due, and the turns of ten minutes were missed.
  await overdue(sites.slice(SHOPS / 2));
  await db.$executeRaw`UPDATE graphile_worker._private_known_crontabs
    SET "known_since" = now() - interval '1 day', "last_execution" = now() - interval '10 minutes'`;
  await server.stop();
  // They answer, and nobody can store it.
  await expect.poll(() => shops.asked.size, SOON).toBe(reading.length);
  await server.start();

  await expect.poll(() => arrived(1).catch(() => 0), { timeout: 120_000, interval: 250 }).toBe(SHOPS);
  await expect.poll(polled, SOON).toBe(SHOPS);
  // What was lost is read once more, what came due once; nobody is asked over and over.
  for (const { name } of sites) expect(shops.asked.get(name)).toBeLessThanOrEqual(3 * calls);
});
