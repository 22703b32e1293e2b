import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { deliverOrder, shipOrder } from '../order-commands.ts';
import { takeOrder } from '../take-order.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('takes the discount of a whole order off what its products sold, alike on the dashboard, in the report and on their pages', async () => {
  const shop = await seedBusiness();
  const prices = [100.01, 50, 33.33];
  const products = await Promise.all(prices.map((price) => withProduct(shop, { stock: 5, price, cost: 10 })));
  const { id: orderId } = await execute(takeOrder, Session.system(shop.id), {
    customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi, Dhaka', source: 'Phone', confirm: true,
    discount: 10, deliveryFee: 60, lines: products.map(({ variantId }, index) => ({ variantId, quantity: 1, unitPrice: prices[index] })),
  });
  await execute(shipOrder, Session.system(shop.id), { orderId, courierName: 'Pathao' });
  await execute(deliverOrder, Session.system(shop.id), { orderId });
  const { data } = await server.graphql<{
    dashboard: { products: { productId: string; revenue: number }[]; days: { revenue: number }[] };
    productReport: { total: { revenue: number } };
    pages: ({ sales: { revenue: number } } | null)[];
  }>(await tokenOf(shop.founder), `query ($ids: [ID!]!) {
    dashboard { products { productId revenue } days { revenue } }
    productReport { total { revenue } }
    pages: nodes(ids: $ids) { ... on Product { sales { revenue } } }
  }`, { ids: products.map(({ productId }) => encodeId('Product', productId)) });
  // 183.34 in all, and 10 less: 5.45, 2.73 and 1.82 of it.
  const sold = [94.56, 47.27, 31.51];
  expect(data!.dashboard.products.map(({ productId, revenue }) => [productId, revenue]))
    .toEqual(products.map(({ productId }, index) => [encodeId('Product', productId), sold[index]]));
  expect(data!.pages.map((page) => page!.sales.revenue)).toEqual(sold);
  expect(data!.productReport.total.revenue).toBe(173.34);
  expect(data!.dashboard.days.at(-1)!.revenue).toBe(173.34 + 60);
});
