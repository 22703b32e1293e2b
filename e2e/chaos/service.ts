import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { pool } from '../../gateway/db/client.ts';
import type { Client } from '../support/client.ts';
import { approve, list, type Shop } from './shop.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** Checks of what clients and load balancers see of a gateway, and how soon. */

const RETURN_MS = 2_000;
const SOON = { timeout: 15_000 };

export const readyStatus = async (gateway: Client) => (await gateway.request(null, '/readyz')).status;
export const readiness = async (gateway: Client) =>
  (await gateway.request(null, '/readyz')).json() as Promise<{ status?: string }>;

/** Repeats a read and a write until both succeed; resolves to the milliseconds that it took. */
export async function untilAnswered(gateway: Client, shop: Shop): Promise<number> {
  const since = performance.now();
  await expect.poll(() => list(gateway, shop), { interval: 50, timeout: 30_000 }).toBe('ok');
  const id = shop.waiting.pop()!;
  await expect.poll(() => approve(gateway, shop, id), { interval: 50, timeout: 30_000 }).toBe('ok');
  return performance.now() - since;
}

/** Milliseconds of the slowest of three answers, which are as fast as this machine is now. */
export async function usualAnswer(gateway: Client, shop: Shop): Promise<number> {
  const times: number[] = [];
  while (times.length < 3) times.push(await untilAnswered(gateway, shop));
  return Math.max(...times);
}

/** What it may take to answer again: two seconds, and the time of some answers. */
export const returnLimit = (usualMs: number): number => RETURN_MS + 5 * usualMs;

/** Answers come soon. How long they take is measured now, when as much goes on as during the return: other programs come and go. */
export async function expectReturn(gateway: Client, shop: Shop): Promise<void> {
  const took = await untilAnswered(gateway, shop);
  expect(took).toBeLessThan(returnLimit(await usualAnswer(gateway, shop)));
}

/** Starts traffic of this many clients and waits until some of it was answered. */
export async function flowing(gateway: Client, shop: Shop, people = 4): Promise<Traffic> {
  const started = startTraffic(gateway, shop, people);
  if (people > 0) await expect.poll(() => started.acknowledged.length, SOON).toBeGreaterThan(3);
  return started;
}

/** A job that is added now is done soon. */
export async function expectJobsRun(): Promise<void> {
  await expect.poll(() => pool.query(`SELECT graphile_worker.add_job('messaging.settleStuckSms', '{}')`).catch(() => null), SOON)
    .not.toBeNull();
  const left = async () => (await pool.query(`SELECT 1 FROM graphile_worker.jobs
    WHERE task_identifier = 'messaging.settleStuckSms'`)).rowCount;
  await expect.poll(left, SOON).toBe(0);
}

/** Longer than the pause between two polls of the workers; each takes a connection that its pool keeps for ten seconds. */
const LOOK_MS = 3_000;

/** The largest number of connections that `count` sees after requests were answered and jobs have run, as after an outage. */
export async function mostConnections(gateway: Client, shop: Shop, count: () => Promise<number>): Promise<number> {
  await usualAnswer(gateway, shop);
  await expectJobsRun();
  const until = performance.now() + LOOK_MS;
  let most = 0;
  while (performance.now() < until) {
    most = Math.max(most, await count());
    await delay(200);
  }
  return most;
}

/** For `seconds` without a database every client gets the error that says so. */
export async function expectAway(gateway: Client, shop: Shop, seconds: number): Promise<void> {
  await expect.poll(() => readyStatus(gateway), SOON).toBe(503);
  expect(await list(gateway, shop)).toBe('SERVICE_UNAVAILABLE');
  await delay(seconds * 1_000);
}
