import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TenantShares } from '../tenant-shares.ts';

/** More than a tenant may owe at once. */
const COST = 5_515;

async function millisecondsOf(costPerSecond: number): Promise<number> {
  const shares = new TenantShares({ connections: 10, costPerSecond, costPerMinute: 1e9 });
  const request = async () => {
    await shares.enter('busy');
    shares.spend('busy', COST);
    await delay(10);
    shares.leave('busy');
  };
  await request();
  await shares.enter('other');
  shares.leave('other');
  const since = performance.now();
  await Promise.all(Array.from({ length: 4 }, async () => { for (let sent = 0; sent < 4; sent += 1) await request(); }));
  return performance.now() - since;
}

it('lets a business spend at its rate while another is active, however fast the gateway is', async () => {
  // Each request leaves a debt of 4,000, a fifth of a second; the first four begin at once.
  expect(await millisecondsOf(20_000)).toBeGreaterThan(2_000);
});
