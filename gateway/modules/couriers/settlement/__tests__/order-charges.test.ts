import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { postStatement, voidStatement } from '../post-statement.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('an order says what its courier has kept, while a statement says so, to whoever may see costs', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 1 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SF1' });
  await execute(deliverOrder, session, { orderId });
  const [founder, staff] = [await tokenOf(shop.founder), await tokenOf(await withMember(shop, { flags: ['orderList'] }))];
  const chargesFor = async (token: string) => {
    const { data } = await server.graphql<{ node: unknown }>(
      token, 'query ($id: ID!) { node(id: $id) { ... on Order { courierCharge codFee } } }', { id: encodeId('Order', orderId) });
    return data!.node;
  };
  const unknown = { courierCharge: null, codFee: null };
  const line = { consignment: 'SF1', collected: 560, deliveryCharge: 60.5, codFee: 5.6 };
  // A parcel that occurs twice on one statement is settled once.
  const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [line, line] });
  expect(await chargesFor(founder)).toEqual(unknown);
  const versionOf = async () => (await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } })).version;
  await execute(postStatement, session, { statementId, version: await versionOf() });
  expect(await chargesFor(founder)).toEqual({ courierCharge: 60.5, codFee: 5.6 });
  expect(await chargesFor(staff)).toEqual(unknown);
  await execute(voidStatement, session, { statementId, version: await versionOf(), reason: 'Wrong file' });
  expect(await chargesFor(founder)).toEqual(unknown);
});
