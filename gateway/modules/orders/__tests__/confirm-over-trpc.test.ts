import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('older clients look at orders and confirm them, and read of each what became of it', async () => {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 3, cost: 300 });
  const [one, two] = [await withOrder(shop, { lines: [{ product, quantity: 2 }] }), await withOrder(shop, { lines: [{ product, quantity: 2 }] })];
  const other = await seedBusiness();
  const foreign = await withOrder(other, { lines: [{ product: await withProduct(other) }] });
  const token = await tokenOf(shop.founder);
  const look = await server.trpcGet(token, 'order.confirmPreflight', { numbers: [one.number, two.number, 99] });
  expect(look.data).toMatchObject({
    unknown: [99],
    orders: [{ id: one.id, number: one.number, isReady: true, short: [] }, { id: two.id, number: two.number, isReady: false, short: [{ units: 1 }] }],
  });
  const { data } = await server.trpcPost(token, 'order.confirmOrders', { orders: [two.id, one.id] });
  expect(data).toEqual({ results: [
    { orderId: one.id, ok: true, message: '' }, { orderId: two.id, ok: false, message: `Not enough stock of ${product.sku}: 2 needed, 1 available` },
  ] });
  expect((await server.trpcPost(token, 'order.confirmOrders', { orders: [foreign.id] })).data).not.toMatchObject({ results: [{ ok: true }] });
});
