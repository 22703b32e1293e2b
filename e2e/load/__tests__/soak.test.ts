import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { withSite, type SeededSite } from '../../../gateway/modules/web-orders/__tests__/support.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { phpJson, WEBHOOK_SECRET } from '../../doubles/woocommerce-recordings.ts';
import { testDatabase } from '../../support/database.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import { SoakShops, versionOf, type ShopVersion } from '../soak-shops.ts';

/**
 * Shops send their orders in any sequence, with repeats, wrong signatures and bodies that are no orders, to two gateways
 * that are killed and started again meanwhile. WooCommerce repeats no delivery, so one that reaches a dead gateway is lost:
 * deliveries and polls together must bring every order once, in its newest state. By default 6 shops and some 200
 * deliveries; `npx vitest run e2e/load/__tests__/soak.test.ts --mode long` sends 53,000 from 200 shops.
 */

const LONG = inject('isLong');
const [BUSINESSES, SITES_EACH, ORDERS, VERSIONS] = LONG ? [40, 5, 50, 4] : [2, 3, 8, 3];
/** Connections that send at once. */
const SENDERS = 40;

let shops: SoakShops;
let gateways: ChildGateway[];
const sites: (SeededSite & { name: string })[] = [];

const start = async () => startGateway({ databaseUrl: await testDatabase(), env: { WORKER: 'on', LOG_LEVEL: 'error' } });

beforeAll(async () => {
  shops = await new SoakShops().listen();
  for (let b = 0; b < BUSINESSES; b += 1) {
    const business = await seedBusiness();
    for (let s = 0; s < SITES_EACH; s += 1) {
      const name = `shop-${b}-${s}`;
      sites.push({ name, ...await withSite(business, { url: `${shops.url}/${name}` }) });
    }
  }
  // The test decides when they are polled; before, only deliveries bring orders.
  await db.webSite.updateMany({ where: { id: { in: sites.map(({ id }) => id) } }, data: { nextPollAt: new Date('2099-01-01') } });
  gateways = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await shops.close();
});

interface Delivery {
  site: SeededSite;
  body: string;
  secret: string;
}

/** A shuffle that gives the same sequence in every run. */
function shuffled<Item>(items: Item[]): Item[] {
  let state = 42;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return items.map((item) => ({ item, at: next() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** Every version of every order, a third of them twice; and for each site one with a wrong secret and two that are no orders. */
function deliveries(): Delivery[] {
  const all: Delivery[] = [];
  for (const [at, site] of sites.entries()) {
    const send = (order: ShopVersion | string, secret = WEBHOOK_SECRET) =>
      all.push({ site, body: typeof order === 'string' ? order : phpJson(order), secret });
    for (let id = 1; id <= ORDERS; id += 1) {
      for (let version = 0; version < VERSIONS; version += 1) {
        const order = versionOf(id, version, at);
        send(order);
        if ((id + version) % 3 === 0) send(order);
        shops.put(site.name, order);
      }
    }
    send(versionOf(999, 0, at), 'not the secret');
    send('{"id":');
    send('<html>notice</html>');
  }
  return shuffled(all);
}

const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });

/** The HTTP status of the answer; 0 without an answer. */
function deliver({ site, body, secret }: Delivery, { port }: ChildGateway, index: number): Promise<number> {
  return new Promise((resolve) => {
    const sending = request({
      host: '127.0.0.1', port, agent, method: 'POST', path: `/api/webhooks/woocommerce/${site.id}`,
      headers: {
        'content-type': 'application/json', 'x-wc-webhook-topic': 'order.updated', 'x-wc-webhook-delivery-id': String(index % 500),
        'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
      },
    }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!)).on('error', () => resolve(0));
    });
    sending.on('error', () => resolve(0));
    sending.end(body);
  });
}

const ids = () => sites.map(({ id }) => id);

/** The expected orders that are missing or not in their newest state, as lines of text. */
async function missing(): Promise<string[]> {
  const rows = await db.webOrder.findMany({
    where: { siteId: { in: ids() } }, select: { siteId: true, wooOrderId: true, storeStatus: true, dateModified: true },
  });
  const found = rows.map(({ siteId, wooOrderId, storeStatus, dateModified }) =>
    `${siteId} ${wooOrderId} ${storeStatus} ${dateModified.toISOString().slice(0, 19)}`);
  const wanted = sites.flatMap(({ id }, at) => Array.from({ length: ORDERS }, (_, index) => {
    const newest = versionOf(index + 1, VERSIONS - 1, at);
    return `${id} ${newest.id} ${newest.status} ${newest.date_modified_gmt}`;
  }));
  const has = new Set(found);
  return [...wanted.filter((row) => !has.has(row)), ...(found.length > wanted.length ? ['more than there should be'] : [])];
}

it('every order arrives once and in its newest state although both gateways are killed', async () => {
  const all = deliveries();
  const closed = sites[0]!;
  shops.down.add(closed.name);
  const answers = new Map<number, number>();
  /** Kills a gateway while it works, and starts another. */
  async function replace(which: number): Promise<void> {
    await gateways[which]!.kill();
    gateways[which] = await start();
  }
  /** Sends a part of the deliveries; half-way through, one gateway is replaced. */
  async function send(part: readonly Delivery[], which?: number): Promise<void> {
    let next = 0;
    let replaced: Promise<void> | undefined;
    async function sender(): Promise<void> {
      while (next < part.length) {
        const index = next++;
        if (index === Math.floor(part.length / 2) && which !== undefined) replaced = replace(which);
        const status = await deliver(part[index]!, gateways[index % 2]!, index);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, sender));
    await replaced;
  }
  const third = Math.ceil(all.length / 3);
  await send(all.slice(0, third), 0);
  await send(all.slice(third, 2 * third), 1);
  await send(all.slice(2 * third));
  // One wrong signature per site, unless it reached a dead gateway.
  expect(answers.get(401) ?? 0).toBeLessThanOrEqual(sites.length);
  expect(answers.get(200) ?? 0).toBeGreaterThan(all.length / 4);

  const pollNow = () => db.webSite.updateMany({ where: { id: { in: ids() } }, data: { nextPollAt: new Date() } });
  await pollNow();
  // All except those of the shop that is down: no other shop waits for it.
  await expect.poll(async () => (await missing()).filter((row) => !row.startsWith(closed.id)), { timeout: LONG ? 1_200_000 : 150_000, interval: 500 }).toEqual([]);
  expect(shops.asked.get(closed.name) ?? 0).toBeLessThan(20);

  shops.down.delete(closed.name);
  await db.webSite.updateMany({ where: { id: closed.id }, data: { pausedUntil: null, nextPollAt: new Date() } });
  await expect.poll(missing, { timeout: 150_000, interval: 500 }).toEqual([]);
  await expect.poll(() => db.webhookInbox.count({ where: { siteId: { in: ids() }, status: 'RECEIVED' } }), { timeout: LONG ? 1_200_000 : 60_000, interval: 500 }).toBe(0);
  expect(await db.webOrder.count({ where: { siteId: { in: ids() }, wooOrderId: 999 } })).toBe(0);
  const unreadable = await db.webhookInbox.count({ where: { siteId: { in: ids() }, status: 'UNREADABLE' } });
  expect(unreadable).toBeLessThanOrEqual(2 * sites.length);
}, LONG ? 3_600_000 : 420_000);
