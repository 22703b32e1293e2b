import { afterAll, beforeAll, expect, it } from 'vitest';
import { COURIER_WEBHOOKS } from '../../../e2e/doubles/courier-webhooks.ts';
import { deliverOwn } from '../../../e2e/doubles/woocommerce-delivery.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { db } from '../../db/client.ts';
import { execute } from '../../commands/execute.ts';
import { saveDeliveryMethod } from '../../modules/couriers/save-delivery-method.ts';
import { shopOrder, withSite } from '../../modules/web-orders/__tests__/support.ts';
import { Session } from '../../session/session.ts';
import { StoredBytes, storedBytes } from '../stored-bytes.ts';

const MB = 1024 * 1024;

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

async function machinesOf(shop: Shop) {
  const site = await withSite(shop);
  const { id: courierId } = await execute(saveDeliveryMethod, Session.system(shop.id), {
    name: 'Pathao', kind: 'API', provider: 'PATHAO', storeId: '1', apiKey: 'a', apiSecret: 'b', username: 'c', password: 'd', webhookSecret: 'hook-secret',
  });
  let number = 100;
  return {
    deliver: async () => {
      number += 1;
      return (await deliverOwn(`${server.url}/api/webhooks/woocommerce/${site.id}`, { topic: 'order.created', body: shopOrder({ id: number, number: String(number) }) })).status;
    },
    report: async () => {
      number += 1;
      return (await COURIER_WEBHOOKS.PATHAO(`${server.url}/api/webhooks/couriers/${courierId}`, 'hook-secret', {
        consignment: `C${number}`, invoice: 'X', status: 'order.delivered', at: new Date().toISOString(),
      })).status;
    },
  };
}

const stored = async ({ id: businessId }: Shop) =>
  (await db.webhookInbox.count({ where: { businessId } })) + (await db.courierEvent.count({ where: { businessId } }));

it('a business whose machines send without end fills no disk, and stops no other', async () => {
  const [one, other] = [await seedBusiness(), await seedBusiness()];
  const machines = await machinesOf(one);
  expect([await machines.deliver(), await machines.report()]).toEqual([200, 202]);
  expect(storedBytes.take(one.id, 300 * MB)).toBe(true);
  expect([await machines.deliver(), await machines.report()]).toEqual([429, 429]);
  expect(await stored(one)).toBe(2);
  const others = await machinesOf(other);
  expect([await others.deliver(), await others.report()]).toEqual([200, 202]);
});

it('there is room again as time passes, and never more than at first', () => {
  const bytes = new StoredBytes();
  const day = 24 * 3_600_000;
  expect([bytes.take('a', 255 * MB, 0), bytes.take('a', 2 * MB, 0), bytes.take('a', 1, 0)]).toEqual([true, true, false]);
  expect([bytes.take('a', 1, 60_000), bytes.take('a', 1, 120_000), bytes.take('b', 1, 120_000)]).toEqual([false, true, true]);
  expect([bytes.take('a', 256 * MB, 10 * day), bytes.take('a', 1, 10 * day)]).toEqual([true, false]);
});
