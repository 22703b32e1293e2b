import { beforeAll, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { Session } from '../../../session/session.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { orderProfits } from '../../couriers/settlement/order-profit.ts';
import { postStatement, voidStatement } from '../../couriers/settlement/post-statement.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { customerChecks } from '../customer-checks.ts';

const PHONE = '01711204466';

let shop: Shop;
let session: Session;
beforeAll(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
});

const customer = (phone = PHONE) => db.customer.findUniqueOrThrow({ where: { businessId_phone: { businessId: shop.id, phone } } });
const driftHere = async () => (await findDrift(customerChecks)).filter(({ businessId }) => businessId === shop.id);

async function ship(orderId: string, trackingCode: string) {
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
}

const versionOf = async (id: string) =>
  (await db.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).version;

it('a customer has spent and earned what their orders have, with every step and every statement', async () => {
  const product = await withProduct(shop, { stock: 20, cost: 300 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1 });
  const take = (address: string) =>
    withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, phone: PHONE, customerName: 'Farhana Akter', address });
  const [kept, back, dropped] = [await take('House 14'), await take('House 14'), await take('Level 9')];
  expect(await customer()).toMatchObject({ orderCount: 3, spentPoisha: 0n, profitPoisha: 0n });

  for (const [index, { id }] of [kept, back].entries()) await ship(id, `SF${index}`);
  await execute(deliverOrder, session, { orderId: kept.id });
  expect(await customer()).toMatchObject({ spentPoisha: 560_00n, profitPoisha: 260_00n, deliveredCount: 1, returnedPercent: 0 });

  await execute(returnOrder, session, { orderId: back.id, reason: 'Refused' });
  const { lines } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: back.id } }, include: { lines: true } });
  await execute(receiveReturn, session, { orderId: back.id, lines: lines.map(({ id, quantity }) => ({ lineId: id, good: 0, damaged: quantity, missing: 0 })) });
  await execute(cancelOrder, session, { orderId: dropped.id, reason: 'Changed their mind' });
  // The goods came back damaged.
  expect(await customer()).toMatchObject({ spentPoisha: 560_00n, profitPoisha: -40_00n, returnedCount: 1, returnedPercent: 50 });

  const { id: statementId } = await execute(createStatement, session, {
    courierId, account: 'BANK', lines: [{ consignment: 'SF0', collected: 560, deliveryCharge: 60.5, codFee: 5.6 }],
  });
  await execute(postStatement, session, { statementId, version: await versionOf(statementId) });
  const profits = await orderProfits(db, shop.id, [kept.id, back.id]);
  const settled = profits.get(kept.id)!;
  expect((await customer()).profitPoisha).toBe(settled.profit + settled.packaging - 300_00n);
  expect(await driftHere()).toEqual([]);
  await execute(voidStatement, session, { statementId, version: await versionOf(statementId), reason: 'Wrong file' });
  expect((await customer()).profitPoisha).toBe(-40_00n);
  expect(await driftHere()).toEqual([]);
});

it('first and last order, source and area follow the orders, and an order that moves takes its part with it', async () => {
  const product = await withProduct(shop, { stock: 20 });
  const phone = '01811000111';
  const first = await withOrder(shop, { lines: [{ product }], phone, district: 'Dhaka', source: 'Facebook' });
  const second = await withOrder(shop, { lines: [{ product }], phone, district: 'Sylhet', source: 'Phone' });
  const times = await db.order.findMany({ where: { businessId: shop.id, phone }, orderBy: { number: 'asc' } });
  expect(await customer(phone)).toMatchObject({
    firstSource: 'Facebook', district: 'Sylhet', firstOrderAt: times[0]!.createdAt, lastOrderAt: times[1]!.createdAt,
  });

  await execute(editOrder, session, { orderId: second.id, version: 1, reason: 'Typed wrongly', phone: '01911000222' });
  expect(await customer(phone)).toMatchObject({ orderCount: 1, district: 'Dhaka', lastOrderAt: times[0]!.createdAt });
  expect(await customer('01911000222')).toMatchObject({ orderCount: 1, firstSource: 'Phone', district: 'Sylhet' });

  await execute(editOrder, session, { orderId: first.id, version: 1, reason: 'Taken earlier', orderedOn: '2026-11-01' });
  expect((await customer(phone)).firstOrderAt!.toISOString().slice(0, 7)).toMatch(/^2026-1[01]/);
  expect(await driftHere()).toEqual([]);
});
