import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { sentStatements } from '../../../../../e2e/support/sent-statements.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';

const reads = sentStatements((text) => text.includes('"Order"') || text.includes('"Customer"'));

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('finds orders that wait for their money by number, phone, name and the number of the parcel, in one tab too', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const token = await tokenOf(shop.founder);
  const product = await withProduct(shop, { stock: 100, cost: 100 });
  await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60, outsideCharge: 120, returnPercent: 50, payoutDays: 3,
  });
  const numbers: number[] = [];
  for (const [customerName, phone, trackingCode] of [['Rahim', '01711204461', 'SFQ8811'], ['Karim', '01711204462', 'SFQ9922']] as const) {
    const { id: orderId, number } = await withOrder(shop, { lines: [{ product, price: 500 }], customerName, phone });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
    await execute(deliverOrder, session, { orderId });
    numbers.push(number);
  }
  const found = async (filter: object) => {
    const { data } = await server.graphql<{ notSettledOrders: { edges: { node: { customerName: string } }[] } }>(
      token, 'query ($filter: NotSettledOrdersFilter) { notSettledOrders(first: 5, filter: $filter, sort: OLDEST) { edges { node { customerName } } } }', { filter });
    return data!.notSettledOrders.edges.map(({ node }) => node.customerName);
  };
  expect(await found({})).toEqual(['Rahim', 'Karim']);
  for (const search of [`#${numbers[1]}`, '01711204462', '+880 1711-204462', 'sfq9922', 'kari']) expect(await found({ search })).toEqual(['Karim']);
  expect(await found({ search: 'SFQ', age: 'DAYS_0_3' })).toEqual(['Rahim', 'Karim']);
  expect([await found({ search: '01711204462', show: 'LATE' }), await found({ search: 'SFQ', age: 'OVER_15' }), await found({ search: 'Nobody' })]).toEqual([[], [], []]);

  const statements = async (filter: object) => {
    reads.length = 0;
    await found(filter);
    return reads.length;
  };
  const bare = await statements({});
  // Whose number it is takes one more.
  expect([await statements({ search: 'SFQ' }) - bare, await statements({ search: '01711204462' }) - bare]).toEqual([0, 1]);
});
