import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectJobsRun } from '../../../e2e/chaos/service.ts';
import { WooCommerceDouble } from '../../../e2e/doubles/woocommerce.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { takeOrder, withSite, type SeededSite } from '../../modules/web-orders/__tests__/support.ts';
import { pollJob } from '../../modules/web-orders/site-jobs.ts';
import { startLanes } from '../lanes.ts';
import { tasks } from '../tasks.ts';
import type { Worker } from '../worker.ts';

/** More than the lane has workers. */
const SITES = 30;
/** Of one business at once, of those that read all that a shop has. */
const SHARE = 2;
/** More of them than the lane has workers for. */
const BUSINESSES = 12;
/** Most of the workers of the lane. */
const MOST = 15;

/** More than the workers of deliveries and messages. */
const CHECKS = 8;

/** Takes connections and never says a word; the payment provider from the start. */
const { silent, held, silentUrl } = await vi.hoisted(async () => {
  const { createServer } = await import('node:net');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => { sockets.add(socket.on('error', () => {})); });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    BKASH_BASE_URL: url, BKASH_APP_KEY: 'key', BKASH_APP_SECRET: 'secret', BKASH_USERNAME: 'user', BKASH_PASSWORD: 'password', BKASH_TIMEOUT_MS: '30000',
  });
  return { silent: server, held: sockets, silentUrl: url };
});
let answering: WooCommerceDouble;
let worker: Worker;

beforeAll(async () => {
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
});

it('a silent shop is polled once at a time', async () => {
  const site = await withSite(await seedBusiness(), { url: silentUrl });
  const before = held.size;
  // As the schedule does it: without a queue.
  const planned = () => db.$executeRaw`SELECT graphile_worker.add_job('web-orders.poll-site',
    json_build_object('businessId', ${site.businessId}::text, 'siteId', ${site.id}::text), job_key := 'web-orders.poll-site:' || ${site.id}::text)`;
  await planned();
  await expect.poll(() => held.size, { timeout: 15_000 }).toBe(before + 1);
  await planned();
  const jobs = async () => (await db.$queryRaw<object[]>`SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'siteId' = ${site.id}`).length;
  await expect.poll(jobs, { timeout: 15_000 }).toBe(1);
  expect(held.size).toBe(before + 1);
});

it('many businesses whose shops are silent delay neither what other shops are asked and told, nor deliveries and messages', async () => {
  const before = held.size;
  for (let n = 0; n < BUSINESSES; n += 1) {
    const slow = await seedBusiness();
    for (let site = 0; site < SHARE; site += 1) await poll(await withSite(slow, { url: silentUrl }));
  }
  await expect.poll(() => held.size, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + MOST);
  await expectJobsRun();
  const other = await withSite(await seedBusiness(), { url: answering.url });
  answering.seen.length = 0;
  await takeOrder(other, { id: 41, number: '41', refunds: [{ id: 5, total: '-10.00' }] });
  await expect.poll(() => answering.seen.map(({ path }) => path), { timeout: 10_000 }).toContain('/wp-json/wc/v3/orders/41/refunds');
});

it('a payment provider that is silent takes none of them either', async () => {
  const before = held.size;
  for (let n = 0; n < CHECKS; n += 1) {
    const { id: businessId, founder: { id: createdById } } = await seedBusiness();
    const { id: paymentId } = await db.payment.create({
      data: { businessId, type: 'SMS', transactionId: `SMS_${n}`, status: 'PENDING', amountPoisha: 100_00n, quantity: 200, providerPaymentId: `silent-${n}`, createdById },
    });
    await enqueue(db, 'billing.check-payment', { businessId, paymentId });
  }
  await expect.poll(() => held.size, { timeout: 15_000 }).toBeGreaterThan(before);
  await expectJobsRun();
});

it('every job that waits for a service of others stands in a lane of its own', () => {
  const waiting = tasks.flatMap(({ lane, name }) => (lane === 'shops' || lane === 'sweeps' || lane === 'services' ? [`${lane}: ${name}`] : []));
  expect(waiting.toSorted()).toEqual([
    'services: billing.check-payment',
    'services: identity.sendInvitation',
    'shops: bulk-jobs.run-outside',
    'shops: couriers.poll-parcels',
    'shops: couriers.read-areas',
    'shops: couriers.resume-bookings',
    'shops: marketing.read-meta',
    'shops: messaging.readReports',
    'shops: order-messages.send',
    'shops: product-sync.push-stock',
    'shops: web-orders.ask-courier-score',
    'shops: web-orders.read-refunds',
    'shops: web-orders.try-site-keys',
    'shops: web-orders.write-back',
    'sweeps: couriers.pull-payouts',
    'sweeps: product-sync.read',
    'sweeps: web-orders.import-orders',
    'sweeps: web-orders.poll-site',
  ]);
});
