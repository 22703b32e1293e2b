import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../order-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

interface Answer {
  receiveReturn: { __typename: string; reason?: string; message?: string };
}

it('an order of which nothing is on its way back says what it is, and what to do first', async () => {
  const shop = await seedBusiness();
  const [session, token] = [await sessionFor(shop.founder), await tokenOf(shop.founder)];
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 3 }) }] });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
  const receive = async () => {
    const { data } = await server.graphql<Answer>(token,
      'mutation ($input: ReceiveReturnInput!) { receiveReturn(input: $input) { __typename ... on Error { message } ... on PreconditionError { reason } } }',
      { input: { orderId: encodeId('Order', orderId), lines: [{ lineId: encodeId('OrderLine', lineId), good: 1, damaged: 0, missing: 0 }] } });
    return data!.receiveReturn;
  };
  const refused = (message: RegExp) => ({ __typename: 'PreconditionError', reason: 'WRONG_STATUS', message: expect.stringMatching(message) as string });
  expect(await receive()).toEqual(refused(/is Pending: nothing of it comes back$/));
  await execute(confirmOrder, session, { orderId });
  expect(await receive()).toEqual(refused(/is Confirmed: nothing of it comes back$/));
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  expect(await receive()).toEqual(refused(/is Shipped: say on its page first that it comes back$/));
  await execute(deliverOrder, session, { orderId });
  expect(await receive()).toEqual(refused(/is Delivered: say on its page first that it comes back$/));
});
