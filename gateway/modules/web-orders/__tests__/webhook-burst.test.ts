import { Agent, request } from 'node:http';
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phpJson, WEBHOOK_SECRET } from '../../../../e2e/doubles/woocommerce-recordings.ts';
import { deliverOwn } from '../../../../e2e/doubles/woocommerce-delivery.ts';
import { startGateway, type ChildGateway } from '../../../../e2e/support/gateway.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { sealSiteSecret } from '../site-secrets.ts';
import { shopOrder, withSite, type SeededSite } from './support.ts';

let gateway: ChildGateway;
let shop: Shop;
let site: SeededSite;

beforeEach(async () => {
  shop = await seedBusiness();
  site = await withSite(shop);
});
afterEach(() => gateway.kill());

const start = async (worker: 'on' | 'off') => {
  gateway = await startGateway({ databaseUrl: env.DATABASE_URL, env: { WORKER: worker, LOG_LEVEL: 'warn' } });
  return `${gateway.url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
};

interface Answer {
  status: number;
  retryAfter?: string;
  ms: number;
}

/** Sends deliveries as a shop does, over any number of connections at once. */
function deliver(url: string, agent: Agent, order: object): Promise<Answer> {
  const body = phpJson(order);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'x-wc-webhook-topic': 'order.updated',
        'x-wc-webhook-delivery-id': '1',
        'x-wc-webhook-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'),
      },
    }, (response) => {
      response.resume();
      response.on('end', () => resolve({
        status: response.statusCode!, retryAfter: response.headers['retry-after'], ms: performance.now() - started,
      }));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** So long WooCommerce waits for the answer to a delivery. It takes ten seconds on an idle machine; here other test files run. */
const SHOP_WAITS_MS = 60_000;

const inbox = () => db.webhookInbox.groupBy({
  by: ['status'], where: { businessId: shop.id }, _count: true,
}).then((rows) => Object.fromEntries(rows.map(({ status, _count }) => [status, _count])));

/** The duration depends on the machine; that the burst ends does not. */
async function allProcessed(): Promise<void> {
  const waiting = async () => (await inbox()).RECEIVED ?? 0;
  let before = await waiting();
  while (before > 0) {
    const last = before;
    await expect.poll(waiting, { timeout: 30_000, interval: 500 }).toBeLessThan(last);
    before = await waiting();
  }
}

describe('2,000 deliveries at once', () => {
  it('are all accepted in time, and processed', { timeout: 600_000 }, async () => {
    const url = await start('on');
    const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
    const orders = Array.from({ length: 2_000 }, (_, index) =>
      shopOrder({ id: index + 1, number: String(index + 1) }));
    const answers = await Promise.all(orders.map((order) => deliver(url, agent, order)));
    agent.destroy();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(SHOP_WAITS_MS);
    await allProcessed();
    expect(await inbox()).toEqual({ PROCESSED: 2_000 });
    expect(await db.webOrder.count({ where: { businessId: shop.id } })).toBe(2_000);
  });
});

describe('a database that does not take them', () => {
  it('is said after ten seconds, with the time to come again', async () => {
    const url = await start('off');
    const blocker = new pg.Client({ connectionString: env.DATABASE_URL });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE "WebhookInbox"');
    const agent = new Agent();
    const answer = await deliver(url, agent, shopOrder());
    // The database gives up waiting for the lock when the answer is due: either is said in time.
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^(?:2|30)$/) });
    expect(answer.ms).toBeGreaterThan(9_000);
    await blocker.query('COMMIT');
    await blocker.end();
    // Sent once or repeatedly, it is stored once.
    expect((await deliver(url, agent, shopOrder())).status).toBe(200);
    await expect.poll(inbox).toEqual({ RECEIVED: 1 });
  });
});

it('a secret that was changed a moment ago is the one that counts', async () => {
  const url = await start('off');
  expect((await deliverOwn(url, { topic: 'order.updated', body: shopOrder() })).status).toBe(200);
  const webhookSecret = sealSiteSecret({ businessId: shop.id, id: site.id }, 'webhookSecret', 'another secret');
  await db.webSite.updateMany({ where: { businessId: shop.id, id: site.id }, data: { webhookSecret } });
  const again = { topic: 'order.updated', body: shopOrder({ id: 2 }), secret: 'another secret' };
  expect((await deliverOwn(url, again)).status).toBe(200);
});
