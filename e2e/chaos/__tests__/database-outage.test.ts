import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { watchPool } from '../../../gateway/logging/watch-pool.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import {
  expectAway, expectJobsRun, expectReturn, flowing, mostConnections, readiness, readyStatus, returnLimit, untilAnswered, usualAnswer,
} from '../service.ts';
import { makeShop, approve, list, type Shop } from '../shop.ts';
import type { Traffic } from '../traffic.ts';
import { expectSound } from '../verdict.ts';

const server = await vi.hoisted(async () => (await import('../own-server.ts')).ownServer());

/** `npm run chaos` takes longer than `npm test`. */
const LONG = inject('isLong');
/** Many orders have to be there first. */
const SETUP_MS = 300_000;
const AWAY_SECONDS = LONG ? [3, 10, 60] : [5];
const FROZEN_SECONDS = LONG ? 60 : 6;
const SILENCE_MS = 2_000;
/** The application name of all connections of the gateway; the one in the database's address is used. */
const NAME = 'chaos-gateway';
const SOON = { timeout: 15_000 };

watchPool();
let gateway: ChildGateway;
let shop: Shop;
let traffic: Traffic | undefined;

beforeAll(async () => {
  shop = await makeShop(LONG ? 10_000 : 2_000);
  gateway = await startGateway({
    databaseUrl: `${server.url}?application_name=${NAME}`,
    env: {
      LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000',
      DATABASE_SILENCE_MS: String(SILENCE_MS),
    },
  });
}, SETUP_MS);
afterEach(async () => {
  await traffic?.stop();
  traffic = undefined;
});
afterAll(async () => {
  await gateway.kill();
  await server.remove();
});

const ready = () => readyStatus(gateway);

async function timed<Outcome>(run: () => Promise<Outcome>): Promise<{ outcome: Outcome; ms: number }> {
  const since = performance.now();
  const outcome = await run();
  return { outcome, ms: performance.now() - since };
}

const connections = () => server.connections(NAME);

async function away(seconds: number): Promise<void> {
  await server.stop();
  await expectAway(gateway, shop, seconds);
  await server.start();
}

describe('PostgreSQL goes away', () => {
  it.each(AWAY_SECONDS)('for %i seconds while nothing happens', { timeout: 180_000 }, async (seconds) => {
    const before = await mostConnections(gateway, shop, connections);
    await away(seconds);
    await expectReturn(gateway, shop);
    expect(await readiness(gateway)).toEqual({ status: 'ready' });
    await expectJobsRun();
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  });

  it.each(AWAY_SECONDS)('for %i seconds under load', { timeout: 180_000 }, async (seconds) => {
    traffic = await flowing(gateway, shop);
    const before = await mostConnections(gateway, shop, connections);
    await away(seconds);
    await expectReturn(gateway, shop);
    await traffic.stop();
    expect([...traffic.outcomes.keys()].toSorted()).toEqual(['SERVICE_UNAVAILABLE', 'ok']);
    await expectJobsRun();
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(before);
    await expectSound(shop, traffic.acknowledged);
  });

  it.each(['while nothing happens', 'under load'])('three times in a row %s', async (when) => {
    if (when === 'under load') traffic = await flowing(gateway, shop);
    const before = await mostConnections(gateway, shop, connections);
    for (let round = 0; round < 3; round += 1) {
      await away(1);
      await expectReturn(gateway, shop);
    }
    await traffic?.stop();
    await expectJobsRun();
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(before);
    await expectSound(shop, traffic?.acknowledged ?? []);
  });

  it('and all connections with it, as in a failover', async () => {
    traffic = await flowing(gateway, shop);
    for (let round = 0; round < 3; round += 1) {
      await server.dropConnections();
      await expectReturn(gateway, shop);
    }
    await traffic.stop();
    await expectJobsRun();
    await expectSound(shop, traffic.acknowledged);
  });
});

describe('PostgreSQL', () => {
  it.each([
    { when: 'while nothing happens', people: 0 },
    { when: 'under load', people: 4 },
    { when: 'while many write', people: 16 },
  ])('stands still $when: nobody waits for long, and all goes on when it does', { timeout: 180_000 }, async ({ people }) => {
    const limit = returnLimit(await usualAnswer(gateway, shop));
    const before = await mostConnections(gateway, shop, connections);
    traffic = await flowing(gateway, shop, people);
    const slowestBefore = traffic.slowest();
    const thaw = await server.freeze();
    await expect.poll(ready, SOON).toBe(503);
    expect(await timed(() => list(gateway, shop))).toMatchObject({ outcome: 'SERVICE_UNAVAILABLE' });
    await delay(FROZEN_SECONDS * 1_000);
    expect((await timed(ready)).ms).toBeLessThan(limit);
    thaw();
    await expectReturn(gateway, shop);
    await traffic.stop();
    expect([...traffic.outcomes.keys()].filter((outcome) => !['SERVICE_UNAVAILABLE', 'ok'].includes(outcome))).toEqual([]);
    // So many at once wait for each other, before as after.
    expect(traffic.slowest()).toBeLessThan(SILENCE_MS + limit + 5 * slowestBefore);
    await expectJobsRun();
    await expect.poll(connections, { timeout: 30_000 }).toBeLessThanOrEqual(before);
    await expectSound(shop, traffic.acknowledged);
  });

  it('is read-only: who reads is served, who writes is told', async () => {
    await untilAnswered(gateway, shop);
    await server.setReadOnly(true);
    const id = shop.waiting.pop()!;
    await expect.poll(() => readiness(gateway), SOON).toEqual({ status: 'read-only' });
    expect(await ready()).toBe(200);
    expect(await list(gateway, shop)).toBe('ok');
    expect(await approve(gateway, shop, id)).toBe('SERVICE_UNAVAILABLE');
    await server.setReadOnly(false);
    await expect.poll(() => readiness(gateway), SOON).toEqual({ status: 'ready' });
    expect(await approve(gateway, shop, id)).toBe('ok');
    await expectJobsRun();
  });
});
