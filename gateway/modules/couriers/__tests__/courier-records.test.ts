import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { returnOrder } from '../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../save-delivery-method.ts';
import { createStatement } from '../settlement/create-statement.ts';
import { postStatement } from '../settlement/post-statement.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('couriers are told apart by what became of the parcels to the same thana', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 100, cost: 100 });
  const method = (name: string, more: object = {}) =>
    execute(saveDeliveryMethod, session, { name, kind: 'MANUAL', codPercent: 1, insideCharge: 60, suburbCharge: 100, outsideCharge: 120, returnPercent: 50, ...more });
  const { id: steadfast } = await method('Steadfast');
  await method('Pathao', { suburbCharge: 90 });
  await method('Own riders');
  const order = async (thana: string) => {
    const { id } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    await db.order.updateMany({ where: { businessId: shop.id, id }, data: { district: 'Dhaka', thana } });
    return id;
  };
  let code = 0;
  async function sent(courierName: string, end: 'delivered' | 'returned' | 'on its way', thana = 'Savar') {
    const orderId = await order(thana);
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName, trackingCode: `CR${(code += 1)}` });
    if (end === 'delivered') await execute(deliverOrder, session, { orderId });
    if (end === 'returned') await execute(returnOrder, session, { orderId, reason: 'Not at home' });
    return `CR${code}`;
  }
  const first = await sent('Steadfast', 'delivered');
  await sent('Steadfast', 'delivered');
  await sent('Steadfast', 'on its way');
  await sent('Pathao', 'delivered');
  await sent('Pathao', 'returned');
  await sent('Pathao', 'delivered', 'Mirpur');

  const next = await order('Savar');
  const founder = await tokenOf(shop.founder);
  const records = async (token = founder, id = next) => (await server.graphql<{ courierRecords: object[] }>(token, `query ($orders: [ID!]!) {
    courierRecords(orders: $orders) { name parcels deliveredShare averageDays charge net } }`, { orders: [encodeId('Order', id)] })).data?.courierRecords;
  const day = expect.any(Number);
  expect(await records()).toEqual([
    // 560 collected, minus 100 charge for Savar and 1 % COD fee.
    { name: 'Steadfast', parcels: 3, deliveredShare: 1, averageDays: day, charge: 100, net: 454.4 },
    // 464.4 received for the delivered parcel, 135 of charges for the returned one.
    { name: 'Pathao', parcels: 2, deliveredShare: 0.5, averageDays: day, charge: 90, net: 164.7 },
    { name: 'Own riders', parcels: 0, deliveredShare: null, averageDays: null, charge: 100, net: null },
  ]);
  // Charges of a statement replace the estimate by the terms.
  const { id: statementId } = await execute(createStatement, session, {
    courierId: steadfast, account: 'BANK', lines: [{ consignment: first, collected: 560, deliveryCharge: 130, codFee: 5.6 }],
  });
  await execute(postStatement, session, { statementId, version: 1 });
  expect((await records())![0]).toMatchObject({ name: 'Steadfast', net: 439.4 });
  // Earnings are hidden from members who may not see costs; an order of another business has no records.
  const packer = await tokenOf(await withMember(shop, { flags: ['orderList', 'orderUpdate'] }));
  expect((await records(packer))![0]).toMatchObject({ name: 'Steadfast', deliveredShare: 1, charge: null, net: null });
  const rival = await seedBusiness();
  const theirs = await tokenOf(rival.founder);
  expect(await records(theirs)).toEqual([]);
  // Nor does its courier say where that order goes.
  await execute(saveDeliveryMethod, Session.system(rival.id), { name: 'Steadfast', kind: 'MANUAL', insideCharge: 60, suburbCharge: 100, outsideCharge: 120 });
  expect(await records(theirs)).toEqual([{ name: 'Steadfast', parcels: 0, deliveredShare: null, averageDays: null, charge: null, net: null }]);
});

it('however many parcels of other businesses have gone to a place since, the latest own ones are read', async () => {
  const [shop, rival] = [await seedBusiness(), await seedBusiness()];
  const carried = async (place: Shop) => {
    const session = Session.system(place.id);
    await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', outsideCharge: 120 });
    const { id: orderId } = await withOrder(place, { lines: [{ product: await withProduct(place, { stock: 5 }) }], district: 'Bogura' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'OWN1' });
    return orderId;
  };
  const [mine, theirs] = [await carried(shop), await carried(rival)];
  // As many as are read of a place, sent later.
  await db.$executeRaw`INSERT INTO "Order" SELECT (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', o."number" + n, 'shippedAt', o."shippedAt" + interval '1 minute'))).*
    FROM "Order" o, generate_series(1, 500) n WHERE o."id" = ${theirs}::uuid`;
  const { data } = await server.graphql<{ courierRecords: object[] }>(await tokenOf(shop.founder),
    'query ($orders: [ID!]!) { courierRecords(orders: $orders) { name parcels } }', { orders: [encodeId('Order', mine)] });
  expect(data?.courierRecords).toEqual([{ name: 'Steadfast', parcels: 1 }]);
});

it.each(['courierRecords(orders: $orders) { name }', 'courierPlaces(courierId: $id, orders: $orders) { thana }', 'parcelPrices(courierId: $id, orders: $orders) { orderId }'])(
  'more than 500 orders are refused, and not answered for some of them: %s', async (field) => {
    const token = await tokenOf((await seedBusiness()).founder);
    const ask = (count: number) => server.graphql(token, `query ($orders: [ID!]!, $id: ID! = "x") { ${field} courierAreas(courierId: $id, search: "") { code } }`, {
      orders: Array.from({ length: count }, () => 'x'),
    });
    expect((await ask(500)).errors).toBeUndefined();
    expect((await ask(501)).errors).toMatchObject([{ message: 'At most 500 orders in one booking', extensions: { code: 'BAD_REQUEST' } }]);
  },
);
