import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectJobsRun } from '../../../e2e/chaos/service.ts';
import { WooCommerceDouble } from '../../../e2e/doubles/woocommerce.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { withSite, type SeededSite } from '../../modules/web-orders/__tests__/support.ts';
import { pollJob } from '../../modules/web-orders/site-jobs.ts';
import { startLanes } from '../lanes.ts';
import { tasks } from '../tasks.ts';
import type { Worker } from '../worker.ts';

/** More than the lane has workers. */
const SITES = 30;
/** Of one business at once. */
const SHARE = 4;

/** Takes connections and never says a word. */
const silent = createServer((socket) => { held.add(socket.on('error', () => {})); });
const held = new Set<Socket>();
let silentUrl: string;
let answering: WooCommerceDouble;
let worker: Worker;

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  answering = await new WooCommerceDouble().listen();
  worker = await startLanes();
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  silent.close();
  await worker.stop();
  await answering.close();
});

const poll = ({ businessId, id }: SeededSite) => enqueue(db, ...pollJob(businessId, id));
const isPolled = async ({ businessId, id }: SeededSite) =>
  (await db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } })).lastPolledAt !== null;

it('one business whose shops are silent takes neither the workers of others, nor those of deliveries and messages', async () => {
  const slow = await seedBusiness();
  for (let n = 0; n < SITES; n += 1) await poll(await withSite(slow, { url: silentUrl }));
  await expect.poll(() => held.size, { timeout: 15_000 }).toBe(SHARE);
  await expectJobsRun();
  const other = await withSite(await seedBusiness(), { url: answering.url });
  await poll(other);
  await expect.poll(() => isPolled(other), { timeout: 10_000 }).toBe(true);
  expect(held.size).toBe(SHARE);
}, 60_000);

it('every job that waits for a service of others stands in the lane of shops', () => {
  const shops = tasks.filter(({ lane }) => lane === 'shops').map(({ name }) => name);
  expect(shops.toSorted()).toMatchInlineSnapshot(`
    [
      "bulk-jobs.run-outside",
      "couriers.poll-parcels",
      "couriers.read-areas",
      "couriers.resume-bookings",
      "product-sync.push-stock",
      "product-sync.read",
      "web-orders.import-orders",
      "web-orders.poll-site",
      "web-orders.read-refunds",
      "web-orders.try-site-keys",
      "web-orders.write-back",
    ]
  `);
});
