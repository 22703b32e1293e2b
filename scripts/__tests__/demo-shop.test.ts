import { afterAll, beforeAll, expect, it } from 'vitest';
import { WOO_KEYS } from '../../e2e/doubles/woocommerce-auth.ts';
import { wooClient, type WooClient } from '../../gateway/modules/web-orders/woocommerce/client.ts';
import { startDemoShop, type DemoShop } from '../demo-shop.ts';

/** An order of the demo that is on hold, and one of the recorded deliveries. */
const ON_HOLD = 900_008;
const RECORDED = 78;

let shop: DemoShop;
let client: WooClient;
beforeAll(async () => {
  shop = await startDemoShop();
  client = wooClient({ url: shop.url, ...WOO_KEYS.readWrite });
});
afterAll(() => shop.stop());

async function news() {
  return (await Array.fromAsync(client.ordersModifiedAfter(new Date('2024-01-01')))).flat();
}

it('has nothing new to tell, until an order in it is changed', async () => {
  expect(await news()).toEqual([]);
  await client.setOrderStatus(ON_HOLD, 'processing');
  expect(await news()).toMatchObject([{ ok: true, order: { wooOrderId: ON_HOLD, status: 'processing' } }]);
});

it.each([ON_HOLD, RECORDED])('takes a note on order %i', async (id) => {
  await expect(client.addNote(id, 'Accepted as order 5')).resolves.not.toThrow();
});
