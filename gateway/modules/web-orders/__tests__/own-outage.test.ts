import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { startGateway } from '../../../../e2e/support/gateway.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { shopOrder, withSite, type SeededSite } from './support.ts';

/** Nobody of ours was there for a while: deliveries of that time are lost, so shops are asked at once. */

const SHOPS = 12;
/** A start that the next full minute falls into proves nothing: then that minute's own turn may have asked. */
const TRIES = 6;

const doubles: WooCommerceDouble[] = [];
beforeAll(async () => {
  for (let n = 0; n < SHOPS; n += 1) doubles.push(await new WooCommerceDouble().listen());
});
afterAll(async () => {
  await Promise.all(doubles.map((double) => double.close()));
});

const minute = () => Math.floor(Date.now() / 60_000);

/** As if the worker had ended ten minutes ago, before these sites came due. */
async function withOverdueSites(round: number): Promise<SeededSite[]> {
  const sites: SeededSite[] = [];
  for (const double of doubles) {
    double.orders.clear();
    const id = 9_000 + round;
    double.put(shopOrder({ id, number: String(id) }) as unknown as WooOrder);
    sites.push(await withSite(await seedBusiness(), { url: double.url }));
  }
  await db.webSite.updateMany({ where: { id: { in: sites.map(({ id }) => id) } }, data: { nextPollAt: new Date(Date.now() - 540_000) } });
  await db.$executeRaw`UPDATE graphile_worker._private_known_crontabs
    SET "known_since" = now() - interval '1 day', "last_execution" = now() - interval '10 minutes'`;
  return sites;
}

const polled = (sites: SeededSite[]) =>
  db.webSite.count({ where: { id: { in: sites.map(({ id }) => id) }, lastPolledAt: { not: null }, lastError: null } });

it('asks every shop that is due as soon as a worker runs again, not at the next turn', { timeout: 600_000 }, async () => {
  const start = () => startGateway({ databaseUrl: env.DATABASE_URL, env: { WORKER: 'on', LOG_LEVEL: 'warn' } });
  // From the first start on the turns are known: before it there was nothing to miss.
  await (await start()).stop();
  let isProven = false;
  for (let round = 1; round <= TRIES && !isProven; round += 1) {
    const sites = await withOverdueSites(round);
    const began = minute();
    const gateway = await start();
    try {
      await expect.poll(() => polled(sites), { timeout: 90_000 }).toBe(SHOPS);
      isProven = minute() === began;
      expect(await db.webOrder.count({ where: { siteId: { in: sites.map(({ id }) => id) }, wooOrderId: 9_000 + round } })).toBe(SHOPS);
    } finally {
      await gateway.stop();
    }
  }
  expect(isProven).toBe(true);
});
