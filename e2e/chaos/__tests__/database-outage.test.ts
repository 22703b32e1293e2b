import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pool } from '../../../gateway/db/client.ts';
import { watchPool } from '../../../gateway/logging/watch-pool.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import { makeShop, approve, list, type Shop } from '../shop.ts';
import { startTraffic, type Traffic } from '../traffic.ts';
import { expectSound } from '../verdict.ts';

const server = await vi.hoisted(async () => (await import('../own-server.ts')).ownServer());

/** `npm run chaos` takes longer than `npm test`. */
const LONG = import.meta.env.MODE === 'long';
const AWAY_SECONDS = LONG ? [3, 10, 60] : [3, 10];
/** Of every connection of the gateway: the database's address wins over what the gateway calls itself. */
const NAME = 'chaos-gateway';
const RETURN_MS = 2_000;
const SOON = { timeout: 15_000 };

watchPool();
let gateway: ChildGateway;
let shop: Shop;
let traffic: Traffic | undefined;

beforeAll(async () => {
  shop = await makeShop(LONG ? 20_000 : 2_000);
  gateway = await startGateway({
    databaseUrl: `${server.url}?application_name=${NAME}`,
    env: {
      LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000',
      DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '3000',
    },
  });
});
afterEach(async () => {
  await traffic?.stop();
  traffic = undefined;
});
afterAll(async () => {
  await gateway.kill();
  await server.remove();
});

const ready = async () => (await gateway.request(null, '/readyz')).status;
const readiness = async () => (await gateway.request(null, '/readyz')).json() as Promise<{ status?: string }>;

/** Somebody reads and somebody writes, until both succeed; then the milliseconds that it took. */
async function untilAnswered(): Promise<number> {
  const since = performance.now();
  await expect.poll(() => list(gateway, shop), { interval: 50, timeout: 30_000 }).toBe('ok');
  const id = shop.waiting.pop()!;
  await expect.poll(() => approve(gateway, shop, id), { interval: 50, timeout: 30_000 }).toBe('ok');
  return performance.now() - since;
}

/** Traffic of which some has been answered. */
async function flowing(): Promise<Traffic> {
  const started = startTraffic(gateway, shop);
  await expect.poll(() => started.acknowledged.length, SOON).toBeGreaterThan(3);
  return started;
}

/** Two seconds, and what an answer takes on this machine anyway: others may keep it busy. */
async function returnLimit(): Promise<number> {
  const times = [await untilAnswered(), await untilAnswered(), await untilAnswered()];
  return RETURN_MS + 5 * Math.max(...times);
}

/** A job that is added now is done soon. */
async function expectJobsRun(): Promise<void> {
  await expect.poll(() => pool.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`).catch(() => null), SOON)
    .not.toBeNull();
  const left = async () => (await pool.query(`SELECT 1 FROM graphile_worker.jobs
    WHERE task_identifier = 'messaging.settleStuckSms'`)).rowCount;
  await expect.poll(left, SOON).toBe(0);
}

async function away(seconds: number): Promise<void> {
  await server.stop();
  await expect.poll(ready, SOON).toBe(503);
  expect(await list(gateway, shop)).toBe('SERVICE_UNAVAILABLE');
  await delay(seconds * 1_000);
  await server.start();
}

describe('PostgreSQL goes away', () => {
  it.each(AWAY_SECONDS)('for %i seconds while nothing happens', { timeout: 180_000 }, async (seconds) => {
    const limit = await returnLimit();
    const before = await server.connections(NAME);
    await away(seconds);
    expect(await untilAnswered()).toBeLessThan(limit);
    expect(await readiness()).toEqual({ status: 'ready' });
    await expectJobsRun();
    await expect.poll(() => server.connections(NAME), { timeout: 20_000 }).toBeLessThanOrEqual(before);
  });

  it.each(AWAY_SECONDS)('for %i seconds under load', { timeout: 180_000 }, async (seconds) => {
    const limit = await returnLimit();
    traffic = await flowing();
    const before = await server.connections(NAME);
    await away(seconds);
    expect(await untilAnswered()).toBeLessThan(limit);
    await traffic.stop();
    expect([...traffic.outcomes.keys()].toSorted()).toEqual(['SERVICE_UNAVAILABLE', 'ok']);
    await expectJobsRun();
    await expect.poll(() => server.connections(NAME), { timeout: 20_000 }).toBeLessThanOrEqual(before);
    await expectSound(shop, traffic.acknowledged);
  });

  it('three times in a row', { timeout: 120_000 }, async () => {
    const limit = await returnLimit();
    traffic = await flowing();
    for (let round = 0; round < 3; round += 1) {
      await away(1);
      expect(await untilAnswered()).toBeLessThan(limit);
    }
    await traffic.stop();
    await expectJobsRun();
    await expectSound(shop, traffic.acknowledged);
  });

  it('and all connections with it, as in a failover', { timeout: 60_000 }, async () => {
    const limit = await returnLimit();
    traffic = await flowing();
    for (let round = 0; round < 3; round += 1) {
      await server.dropConnections();
      expect(await untilAnswered()).toBeLessThan(limit);
    }
    await traffic.stop();
    await expectJobsRun();
    await expectSound(shop, traffic.acknowledged);
  });
});

describe('PostgreSQL', () => {
  it('stands still: nobody waits for ever, and all goes on when it does', { timeout: 180_000 }, async () => {
    const limit = await returnLimit();
    const before = await server.connections(NAME);
    traffic = await flowing();
    const thaw = await server.freeze();
    await expect.poll(ready, SOON).toBe(503);
    // Longer than the time limits of connections and statements together.
    await delay(LONG ? 60_000 : 12_000);
    thaw();
    expect(await untilAnswered()).toBeLessThan(limit);
    await traffic.stop();
    expect(traffic.outcomes.get('SERVICE_UNAVAILABLE')).toBeGreaterThan(0);
    expect([...traffic.outcomes.keys()].toSorted()).toEqual(['SERVICE_UNAVAILABLE', 'ok']);
    expect(traffic.slowest()).toBeLessThan(11_500);
    await expectJobsRun();
    await expect.poll(() => server.connections(NAME), { timeout: 30_000 }).toBeLessThanOrEqual(before);
    await expectSound(shop, traffic.acknowledged);
  });

  it('is read-only: who reads is served, who writes is told', { timeout: 60_000 }, async () => {
    await untilAnswered();
    await server.setReadOnly(true);
    const id = shop.waiting.pop()!;
    await expect.poll(readiness, SOON).toEqual({ status: 'read-only' });
    expect(await ready()).toBe(200);
    expect(await list(gateway, shop)).toBe('ok');
    expect(await approve(gateway, shop, id)).toBe('SERVICE_UNAVAILABLE');
    await server.setReadOnly(false);
    await expect.poll(readiness, SOON).toEqual({ status: 'ready' });
    expect(await approve(gateway, shop, id)).toBe('ok');
    await expectJobsRun();
  });
});
