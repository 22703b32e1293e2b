import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { watchPool } from '../../../gateway/logging/watch-pool.ts';
import { shopOrder, withSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { deliverOwn } from '../../doubles/woocommerce-delivery.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import { startFuzz } from '../fuzz.ts';
import { processorOf, stretchOf } from '../processor.ts';
import { makeShop } from '../shop.ts';
import { startSlowBodies } from '../slow-bodies.ts';
import { startTraffic } from '../traffic.ts';
import { expectSound } from '../verdict.ts';

/** A burst of deliveries, bodies that never end and malformed requests, all at once, while others work. */

const LONG = inject('isLong');
const DELIVERIES = LONG ? 2_000 : 300;
const SLOW = LONG ? 300 : 60;
const SHOTS = LONG ? 5_000 : 300;
const MEGABYTES = 300;
/** So that memory measures what is kept, not how long V8 leaves its rubbish lie; who keeps more than this ends. */
const HEAP_MEGABYTES = 500;
/** A delivery that cannot be stored must not be refused earlier than this. */
const OVERLOAD_MS = 9_000;
const NO_ANSWER = 0;
/** When other programs slow the gateway down by this factor, deliveries may be refused. */
const CROWDED = 2;

watchPool();
let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: {
      LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', BODY_TIMEOUT_MS: '5000', REQUEST_TIMEOUT_MS: '20000',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    },
  });
});
afterAll(() => gateway.kill());

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))![1]) / 1024;

/** Each order comes twice, as shops send them: made, and changed in the same second. */
async function burst(siteId: string): Promise<{ status: number; ms: number; number: number }[]> {
  const url = `${gateway.url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${siteId}`;
  return Promise.all(Array.from({ length: DELIVERIES }, async (_, index) => {
    const since = performance.now();
    const number = Math.floor(index / 2) + 1;
    const topic = index % 2 ? 'order.updated' : 'order.created';
    const sent = deliverOwn(url, { topic, body: shopOrder({ id: number, number: String(number) }) });
    const { status } = await sent.catch(() => ({ status: NO_ANSWER }));
    return { status, ms: performance.now() - since, number };
  }));
}

it('takes nothing from those who work, and loses nothing', { timeout: 600_000 }, async ({ onTestFailed }) => {
  // A gateway that crashed shows in the test as a broken connection only, so its output is printed.
  onTestFailed(() => { process.stderr.write(`The gateway ${gateway.hasEnded() ? 'has ended' : 'runs'}:\n${gateway.output().slice(-4_000)}\n`); });
  const shop = await makeShop(5_000);
  const seller = await seedBusiness({ tier: 'ENTERPRISE' });
  const site = await withSite(seller);
  const traffic = startTraffic(gateway, shop, 2);
  await expect.poll(() => traffic.acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(3);
  // After a warm-up: what the first requests and jobs load and compile is not growth.
  const memory = [residentMegabytes()];
  const grown = () => Math.round(memory.at(-1)! - memory[0]!);

  const slow = startSlowBodies(gateway.port, { count: SLOW, bytes: 100_000 });
  const fuzz = startFuzz(gateway, await tokenOf((await seedBusiness()).founder), 2);
  const look = processorOf(gateway.pid);
  const deliveries = await burst(site.id);
  memory.push(residentMegabytes());
  const isCrowded = stretchOf([[look, processorOf(gateway.pid)]]) > CROWDED;
  const isRight = ({ status, ms }: { status: number; ms: number }) =>
    status === 200 || (isCrowded && status === 503 && ms > OVERLOAD_MS);
  expect(gateway.hasEnded()).toBe(false);
  expect(deliveries.filter((delivery) => !isRight(delivery))).toEqual([]);
  await expect.poll(fuzz.sent, { timeout: 300_000 }).toBeGreaterThan(SHOTS);
  await expect.poll(slow.givenUp, { timeout: 60_000 }).toBe(SLOW);
  await Promise.all([fuzz.stop(), traffic.stop()]);
  slow.stop();

  expect(fuzz.failures).toEqual([]);
  expect([...traffic.outcomes.keys()]).toEqual(['ok']);
  const waiting = () => db.webhookInbox.count({ where: { businessId: seller.id, status: 'RECEIVED' } });
  await expect.poll(waiting, { timeout: 240_000, interval: 500 }).toBe(0);
  const taken = new Set(deliveries.flatMap(({ status, number }) => (status === 200 ? [number] : [])));
  const made = await db.webOrder.findMany({ where: { businessId: seller.id }, select: { wooOrderId: true } });
  const known = new Set(made.map(({ wooOrderId }) => Number(wooOrderId)));
  expect([...taken].filter((number) => !known.has(number))).toEqual([]);
  memory.push(residentMegabytes());
  expect({ memory, grown: grown() }).toSatisfy(() => grown() < MEGABYTES);
  expect(gateway.output()).not.toMatch(/"level":"?(?:50|60|error|fatal)/);
  await expectSound(shop, traffic.acknowledged);
});
