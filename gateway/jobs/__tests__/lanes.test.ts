import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
}, 60_000);

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
}, 60_000);

it('every job that waits for a service of others stands in a lane of its own', () => {
  const waiting = tasks.flatMap(({ lane, name }) => (lane === 'shops' || lane === 'services' ? [`${lane}: ${name}`] : []));
  expect(waiting.toSorted()).toEqual([
    'services: billing.check-payment',
    'services: identity.sendInvitation',
    'shops: bulk-jobs.run-outside',
    'shops: couriers.poll-parcels',
    'shops: couriers.read-areas',
    'shops: couriers.resume-bookings',
    'shops: marketing.read-meta',
    'shops: order-messages.send',
    'shops: product-sync.push-stock',
    'shops: product-sync.read',
    'shops: web-orders.ask-courier-score',
    'shops: web-orders.import-orders',
    'shops: web-orders.poll-site',
    'shops: web-orders.read-refunds',
    'shops: web-orders.try-site-keys',
    'shops: web-orders.write-back',
  ]);
});
