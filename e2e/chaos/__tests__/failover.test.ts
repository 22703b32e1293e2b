import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { watchPool } from '../../../gateway/logging/watch-pool.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';
import type { OwnServer } from '../own-server.ts';
import { expectAway, expectJobsRun, expectReturn, flowing, mostConnections, readiness } from '../service.ts';
import { makeShop, type Shop } from '../shop.ts';
import type { Traffic } from '../traffic.ts';
import { expectSound } from '../verdict.ts';

/**
 * The primary fails for good and a standby becomes the primary, at the same address: what managed PostgreSQL does.
 * Acknowledged commits are on both, so that none may be lost.
 */
const start = await vi.hoisted(async () => {
  const { ownServer } = await import('../own-server.ts');
  const { movableAddress } = await import('../movable-address.ts');
  const { portOf, waitForStandbys } = await import('../standby.ts');
  const server = await ownServer();
  await waitForStandbys(server);
  const address = await movableAddress();
  address.leadTo(portOf(server));
  const url = Object.assign(new URL(server.url), { port: String(address.port) }).href;
  process.env.DATABASE_URL = url;
  return { server, address, url };
});
const { portOf, startStandby } = await import('../standby.ts');

const LONG = inject('isLong');
/** Many orders have to be there first. */
const SETUP_MS = 300_000;
const ROUNDS = LONG ? 3 : 1;
const NAME = 'chaos-gateway';

watchPool();
const { address, url } = start;
const servers: OwnServer[] = [start.server];
let gateway: ChildGateway;
let shop: Shop;
let traffic: Traffic | undefined;

beforeAll(async () => {
  shop = await makeShop(LONG ? 10_000 : 2_000);
  gateway = await startGateway({
    databaseUrl: `${url}?application_name=${NAME}`,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_CONNECT_TIMEOUT_MS: '3000' },
  });
}, SETUP_MS);
afterEach(async () => {
  await traffic?.stop();
  traffic = undefined;
});
afterAll(async () => {
  await gateway.kill();
  await address.close();
  await Promise.all(servers.map((server) => server.remove()));
});

const connections = () => servers.at(-1)!.connections(NAME);

/** For `seconds` there is no primary; resolves when the standby is the primary and has the address. */
async function failOver(seconds: number): Promise<void> {
  const standby = await startStandby(servers.at(-1)!);
  await servers.at(-1)!.crash();
  servers.push(standby);
  address.leadTo(null);
  await expectAway(gateway, shop, seconds);
  await standby.promote();
  address.leadTo(portOf(standby));
}

async function expectBack(before: number): Promise<void> {
  await expectReturn(gateway, shop);
  expect(await readiness(gateway)).toEqual({ status: 'ready' });
  await expectJobsRun();
  await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(before);
}

describe('another PostgreSQL takes over', () => {
  it('while nothing happens', { timeout: 180_000 }, async () => {
    const before = await mostConnections(gateway, shop, connections);
    await failOver(LONG ? 60 : 1);
    await expectBack(before);
  });

  it('under load, in the long form three times in a row', { timeout: 300_000 }, async () => {
    traffic = await flowing(gateway, shop);
    const before = await mostConnections(gateway, shop, connections);
    for (let round = 0; round < ROUNDS; round += 1) {
      await failOver(LONG ? 10 : 2);
      await expectReturn(gateway, shop);
    }
    await traffic.stop();
    expect([...traffic.outcomes.keys()].toSorted()).toEqual(['SERVICE_UNAVAILABLE', 'ok']);
    await expectBack(before);
    await expectSound(shop, traffic.acknowledged);
  });
});
