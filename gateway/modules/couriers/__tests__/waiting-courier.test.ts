import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChildGateway } from '../../../../e2e/support/gateway.ts';
import { connectedShop, db, encodeId, pathao, redx, steadfast, tokenOf } from './support.ts';

/** Slow couriers and a busy database: neither holds up more than its own question. */

const { startGateway } = await import('../../../../e2e/support/gateway.ts');
const { env } = await import('../../../env.ts');

let gateway: ChildGateway;
beforeAll(async () => {
  gateway = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: {
      DATABASE_POOL: '4', COURIER_TIMEOUT_MS: '60000', STEADFAST_URL: steadfast.url, PATHAO_URL: pathao.url, REDX_URL: redx.url, WORKER: 'off',
      // As long as a report may wait by default: which of both ends first would be chance.
      DATABASE_LOCK_TIMEOUT_MS: '30000',
    },
  });
});
afterAll(() => gateway.kill());

it('questions to a courier that does not answer leave the reads of their business their places', async () => {
  const { shop, courierId } = await connectedShop();
  const token = await tokenOf(shop.founder);
  steadfast.fail({ path: '/payments', times: 10, delay: 20_000 });
  const before = steadfast.seen.length;
  const courier = encodeId('Courier', courierId);
  const waiting = Array.from({ length: 6 }, () =>
    gateway.graphql(token, 'query ($id: ID!) { courierPayouts(courierId: $id) { payoutId } }', { id: courier }).catch(() => null));
  // More at once than a business has places.
  await expect.poll(() => steadfast.seen.length - before, { timeout: 15_000 }).toBe(6);
  let isAnswered = false;
  void Promise.race(waiting).then(() => { isAnswered = true; });
  const { data } = await gateway.graphql(token, '{ orders(first: 5) { edges { node { number } } } }');
  expect(data).toEqual({ orders: { edges: [] } });
  expect(isAnswered).toBe(false);
});

it('a report that cannot be stored in time is not waited for: the courier is told when to come again, and it counts once', async () => {
  const { shop, courierId } = await connectedShop();
  const report = () => gateway.request(null, `/api/webhooks/couriers/${courierId}`, {
    method: 'POST', headers: { authorization: 'Bearer hook-secret', 'content-type': 'application/json' }, body: '{"notification_type":"tracking_update"}',
  });
  const late = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "CourierEvent" IN ACCESS EXCLUSIVE MODE`;
    return report();
  }, { timeout: 40_000 });
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await report()).status).toBe(200);
  expect(await db.courierEvent.count({ where: { businessId: shop.id } })).toBe(1);
});
