import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../../../../prisma/seed/factories/purchase.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { Session } from '../../../../session/session.ts';
import { trialBalance } from '../../../accounting/trial-balance.ts';
import { figures } from '../../../orders/dashboard.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { loseOrder, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { orderProfits } from '../order-profit.ts';
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

/** The profit of today and yesterday on the dashboard. */
async function dashboardProfit(businessId: string): Promise<bigint> {
  const day = dhakaDay(new Date());
  const { days } = await figures(businessId, { before: addDays(day, -1), from: addDays(day, -1), to: day });
  return days.reduce((sum, { profitPoisha }) => sum + profitPoisha, 0n);
}

it('the dashboard shows the profit that the settled orders show, less what changed the cost of goods', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 10, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500, quantity: 10 }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SF1' });
  const shown = () => dashboardProfit(shop.id);
  // Ten are with the courier at 100; ten more at 200 make the average 150.
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 10, unitCost: 200 }] });
  const revalued = 500_00n;
  expect(await shown()).toBe(-revalued);
  await execute(deliverOrder, session, { orderId });
  const lines = [{ consignment: 'SF1', collected: 5_060, deliveryCharge: 60.5, codFee: 50.6 }];
  const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } });
  await execute(postStatement, session, { statementId, version });
  const { profit, packaging } = (await orderProfits(db, shop.id, [orderId])).get(orderId)!;
  expect(profit).toBe(3_948_90n - packaging);
  // Packaging is a figure of the business's settings; its cost is booked when it is bought.
  expect(await shown()).toBe(profit + packaging - revalued);
});

it('the profits of all orders are those of the dashboard and of the books, less the packaging that these do not have', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  await db.business.update({ where: { id: shop.id }, data: { packagingCostPoisha: 12_50n }, select: { id: true } });
  const product = await withProduct(shop, { stock: 20, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL' });
  const shipped = async (trackingCode: string) => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500, quantity: 2 }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
    return orderId;
  };
  const [paid, back, lost] = [await shipped('SF1'), await shipped('SF2'), await shipped('SF3')];
  await execute(deliverOrder, session, { orderId: paid });
  await execute(returnOrder, session, { orderId: back, reason: 'Torn' });
  const [line] = await db.orderLine.findMany({ where: { businessId: shop.id, orderId: back } });
  await execute(receiveReturn, session, { orderId: back, lines: [{ lineId: line!.id, good: 1, damaged: 1, missing: 0 }] });
  await execute(loseOrder, session, { orderId: lost, reason: 'The van was robbed', claim: 40 });
  const { id: kept } = await withOrder(shop, { lines: [{ product, price: 500 }], advance: 200 });
  await execute(cancelOrder, session, { orderId: kept, reason: 'No answer', keepAdvance: true });
  const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [
    { consignment: 'SF1', collected: 1_060, deliveryCharge: 60.5, codFee: 10.6 }, { consignment: 'SF2', collected: 0, returnCharge: 30 },
  ] });
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } });
  await execute(postStatement, session, { statementId, version });
  const profits = [...(await orderProfits(db, shop.id, [paid, back, lost, kept])).values()];
  expect(profits.map(({ profit }) => profit).toSorted((one, other) => Number(one - other))).toEqual([-172_50n, -142_50n, 200_00n, 776_40n]);
  expect(profits.reduce((sum, { packaging }) => sum + packaging, 0n)).toBe(3n * 12_50n);
  const earned = profits.reduce((sum, { profit, packaging }) => sum + profit + packaging, 0n);
  expect(await dashboardProfit(shop.id)).toBe(earned);
  const day = dhakaDay(new Date());
  const booked = (await trialBalance(shop.id, addDays(day, -1), day)).filter(({ type }) => type === 'INCOME' || type === 'EXPENSE');
  expect(booked.reduce((sum, { creditPoisha, debitPoisha }) => sum + creditPoisha - debitPoisha, 0n)).toBe(earned);
});
