import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WooOrder } from '../../../../e2e/doubles/woocommerce-orders.ts';
import { deliverOwn } from '../../../../e2e/doubles/woocommerce-delivery.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { startGateway, type ChildGateway } from '../../../../e2e/support/gateway.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { pollSite } from '../poll-site.ts';
import { approveWebOrder } from '../web-order-commands.ts';
import { writeBack } from '../write-back.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite } from './support.ts';

const doubles: WooCommerceDouble[] = [];
async function double(): Promise<WooCommerceDouble> {
  const started = await new WooCommerceDouble().listen();
  started.orders.clear();
  doubles.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(doubles.splice(0).map((each) => each.close()));
});

const siteRow = ({ businessId, id }: SeededSite) =>
  db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });

describe('shops that do not answer', () => {
  let gateway: ChildGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: env.DATABASE_URL, env: { WORKER: 'on', LOG_LEVEL: 'warn' } });
  });
  afterAll(() => gateway.kill());

  /** Now, and not a second time by the schedule. */
  const poll = ({ businessId, id }: SeededSite) => db.$executeRaw`
    WITH once AS (UPDATE "WebSite" SET "nextPollAt" = now() + interval '1 hour'
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid)
    SELECT graphile_worker.add_job('web-orders.poll-site', json_build_object('businessId', ${businessId}::text,
      'siteId', ${id}::text), queue_name := 'web-orders.site:' || ${id}::text)`;

  it('delay neither the deliveries nor the polls of others', async () => {
    const dead = [await double(), await double(), await double()];
    for (const shop of dead) shop.fail({ delay: 600_000, times: 1_000 });
    for (const { url } of dead) await poll(await withSite(await seedBusiness(), { url }));
    await expect.poll(() => dead.every(({ seen }) => seen.length > 0), { timeout: 20_000 }).toBe(true);

    const well = await double();
    const site = await withSite(await seedBusiness(), { url: well.url });
    const started = Date.now();
    const url = `${gateway.url.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
    await deliverOwn(url, { topic: 'order.created', body: shopOrder({ id: 1, number: '1' }) });
    well.put(shopOrder({ id: 2, number: '2' }) as unknown as WooOrder);
    await poll(site);
    const count = () => db.webOrder.count({ where: { businessId: site.businessId } });
    await expect.poll(count, { timeout: 30_000 }).toBe(2);
    // Without a limit, three of them would occupy both workers for a minute each.
    expect(Date.now() - started).toBeLessThan(30_000);
    expect(dead.map(({ seen }) => seen.length)).toEqual([1, 1, 1]);
  });

  it('of one business leave workers to the others', async () => {
    const [dead, well] = [await double(), await double()];
    dead.fail({ delay: 600_000, times: 1_000 });
    const greedy = await seedBusiness();
    // As many as there are workers for shops.
    for (let count = 0; count < 20; count += 1) await poll(await withSite(greedy, { url: dead.url }));
    await expect.poll(() => dead.seen.length, { timeout: 20_000 }).toBe(2);
    const site = await withSite(await seedBusiness(), { url: well.url });
    await poll(site);
    await expect.poll(async () => (await siteRow(site)).lastPolledAt, { timeout: 30_000 }).not.toBeNull();
    expect(dead.seen).toHaveLength(2);
  });
});

describe('the breaker of a site', () => {
  let shop: Shop;
  let site: SeededSite;
  let shopDouble: WooCommerceDouble;

  async function withApproved(): Promise<string> {
    shopDouble = await double();
    shop = await seedBusiness();
    site = await withSite(shop, { url: shopDouble.url });
    for (const sku of ['MUG', 'SAREE']) await withProduct(shop, { sku });
    await takeOrder(site);
    const { id } = await webOrderOf(site, 700);
    await execute(approveWebOrder, await sessionFor(shop.founder), { webOrderId: id });
    return id;
  }
  const poll = () => pollSite(shop.id, site.id);

  it('holds every kind of call back after three failures, for longer each time', async () => {
    const id = await withApproved();
    shopDouble.down = 'database';
    for (let failure = 1; failure <= 3; failure += 1) await poll();
    const { consecutiveErrors, pausedUntil, nextPollAt } = await siteRow(site);
    expect(consecutiveErrors).toBe(3);
    expect(pausedUntil!.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(nextPollAt >= pausedUntil!).toBe(true);
    const calls = shopDouble.seen.length;
    expect(await writeBack(shop.id, id)).toEqual(pausedUntil);
    expect(shopDouble.seen).toHaveLength(calls);
    for (let failure = 4; failure <= 12; failure += 1) await poll();
    const minutes = ((await siteRow(site)).pausedUntil!.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('keeps the time that a shop asks for, from the first failure', async () => {
    await withApproved();
    shopDouble.down = 'maintenance';
    await poll();
    const seconds = ((await siteRow(site)).pausedUntil!.getTime() - Date.now()) / 1000;
    expect(Math.round(seconds / 60)).toBe(10);
  });

  it('closes when the shop sends: what was missed is fetched at once', async () => {
    await withApproved();
    shopDouble.down = 'maintenance';
    await poll();
    await takeOrder(site, { id: 701, number: '701' });
    const { pausedUntil, nextPollAt } = await siteRow(site);
    expect(pausedUntil).toBeNull();
    expect(nextPollAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('closes when the shop answers', async () => {
    await withApproved();
    shopDouble.down = 'database';
    for (let failure = 1; failure <= 3; failure += 1) await poll();
    shopDouble.down = null;
    shopDouble.put(shopOrder() as unknown as WooOrder);
    await poll();
    expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 0, pausedUntil: null, lastError: null });
  });

  it('does not count what is wrong with one order only', async () => {
    const id = await withApproved();
    await writeBack(shop.id, id);
    expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 0, pausedUntil: null });
  });
});

/** Longer than it takes to give up on a connection; `--mode long` waits as long as the slowest real shop took. */
const SLOW_MS = inject('isLong') ? 45_000 : 11_000;

it('a shop that takes its time for every answer is waited for', { timeout: 300_000 }, async () => {
  const slow = await double();
  slow.put(shopOrder({ id: 1, number: '1' }) as unknown as WooOrder);
  const site = await withSite(await seedBusiness(), { url: slow.url });
  slow.fail({ delay: SLOW_MS, times: 1 });
  await pollSite(site.businessId, site.id);
  expect(await siteRow(site)).toMatchObject({ consecutiveErrors: 0, lastError: null });
  expect(await webOrderOf(site, 1)).toMatchObject({ status: 'PROCESSING' });
  // Asked once: it was waited for, not asked again.
  expect(slow.seen.filter(({ path, query }) => path.endsWith('/orders') && !query.has('status'))).toHaveLength(1);
});
