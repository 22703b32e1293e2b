import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Session } from '../../../session/session.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { postStatement, voidStatement } from '../../couriers/settlement/post-statement.ts';
import { editOrder } from '../../orders/edit-order.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { loseOrder, receiveReturn, returnOrder } from '../../orders/return-orders.ts';
import { createIncome } from '../expense-commands.ts';
import { voidVoucher } from '../voucher-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

const today = dhakaDay(new Date());
const ago = (days: number) => addDays(today, -days);
const noon = (day: string) => new Date(`${day}T12:00:00+06:00`);

/** A business with income of every kind, over some days of some months. */
async function trade(shop: Shop): Promise<void> {
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 50, cost: 100 });
  const shipped = async (trackingCode: string) => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
    return orderId;
  };
  /** Delivered so many days ago; each order of another amount of days. */
  const delivered = async (trackingCode: string, days: number) => {
    const orderId = await shipped(trackingCode);
    await execute(deliverOrder, session, { orderId });
    await execute(editOrder, session, {
      orderId, reason: 'Entered late', orderedOn: ago(days + 2), confirmedOn: ago(days + 2), shippedOn: ago(days + 1), deliveredOn: ago(days),
    });
    return orderId;
  };
  await delivered('SF1', 70);
  await delivered('SF2', 35);
  const back = await delivered('SF3', 3);
  await delivered('SF4', 0);
  await execute(returnOrder, session, { orderId: back, reason: 'Too small' });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: back } });
  await execute(receiveReturn, session, { orderId: back, lines: [{ lineId: line.id, good: 1, damaged: 0, missing: 0 }] });
  await execute(returnOrder, session, { orderId: await shipped('SF5'), reason: 'Refused', feeCollected: 60 });
  await execute(loseOrder, session, { orderId: await shipped('SF6'), reason: 'The van was robbed' });
  const { id: kept } = await withOrder(shop, { lines: [{ product, price: 500 }], advance: 200 });
  await execute(cancelOrder, session, { orderId: kept, reason: 'No answer', keepAdvance: true });

  const courier = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Steadfast' } });
  const statement = async (days: number, lines: object[]) => {
    const { id: statementId } = await execute(createStatement, session, { courierId: courier.id, account: 'BANK', day: ago(days), lines });
    const versionOf = async () => (await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } })).version;
    await execute(postStatement, session, { statementId, version: await versionOf() });
    return async () => execute(voidStatement, session, { statementId, version: await versionOf(), reason: 'Wrong file' });
  };
  await statement(33, [{ consignment: 'SF1', collected: 560, deliveryCharge: 60 }]);
  // Lost goods of 100, paid with 250: what exceeds the claim is income of the statement's day.
  await statement(2, [{ consignment: 'SF6', collected: 250 }]);
  await (await statement(1, [{ consignment: 'SF2', collected: 560, deliveryCharge: 60 }]))();

  const entered = { accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'other-income') };
  await execute(createIncome, session, { ...entered, amount: 75.5, day: noon(ago(35)) });
  await execute(createIncome, session, { ...entered, amount: 30, day: noon(ago(2)) });
  const { id: voucherId } = await execute(createIncome, session, { ...entered, amount: 999, day: noon(ago(2)) });
  await execute(voidVoucher, session, { voucherId, version: 1, reason: 'Entered twice' });
}

const QUERY = `query ($from: DateTime!, $to: DateTime!) {
  orderIncome(from: $from, to: $to) { name amount }
  voucherTotals(filter: { kind: [INCOME], from: $from, to: $to }) { amount }
  trialBalance(from: $from, to: $to) { type debit credit }
}`;

interface Answer {
  orderIncome: { name: string; amount: number }[];
  voucherTotals: { amount: number };
  trialBalance: { type: string; debit: number; credit: number }[];
}

it('what orders and settlements brought and what was entered are the income of the profit and loss, on whatever days', async () => {
  const shop = await seedBusiness();
  await trade(shop);
  const token = await tokenOf(shop.founder);
  const between = async (from: string, to: string) => {
    const { data } = await server.graphql<Answer>(token, QUERY, { from: noon(from), to: noon(to) });
    const fromOrders = data!.orderIncome.reduce((sum, { amount }) => sum + amount, 0);
    const income = data!.trialBalance.filter(({ type }) => type === 'INCOME').reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    expect([from, to, fromOrders + data!.voucherTotals.amount]).toEqual([from, to, income]);
    return Object.fromEntries(data!.orderIncome.map(({ name, amount }) => [name, amount]));
  };
  for (const [first, last] of [[0, 0], [2, 2], [3, 3], [35, 35], [3, 0], [36, 3], [70, 34], [400, 0]] as const) await between(ago(first), ago(last));

  expect(await between(ago(35), ago(35))).toEqual({ 'Sales': 500, 'Delivery fees': 60 });
  expect(await between(ago(2), ago(2))).toEqual({ 'Other income': 150 });
  // Today one is delivered and one came back; a fee of 60 was paid, and an advance of 200 kept.
  expect(await between(today, today)).toEqual({ 'Delivery fees': 60, 'Other income': 260 });
  expect(await between(ago(400), today)).toEqual({ 'Sales': 1_500, 'Delivery fees': 240, 'Other income': 410 });
  expect(await between(ago(400), ago(100))).toEqual({});
});

it('is told until today without days, to whoever may see expenses, and only of the own business', async () => {
  const shop = await seedBusiness();
  await trade(shop);
  const read = async (token: string, args = '') => (await server.graphql<{ orderIncome: { amount: number }[] }>(token, `{ orderIncome${args} { amount } }`)).data?.orderIncome;
  const founder = await tokenOf(shop.founder);
  expect(await read(founder)).toEqual([{ amount: 1_500 }, { amount: 410 }, { amount: 240 }]);
  expect(await read(await tokenOf((await seedBusiness()).founder))).toEqual([]);
  expect(await read(await tokenOf(await withMember(shop, { flags: ['orderList'] })))).toBeUndefined();
  expect(await read(founder, '(from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z")')).toBeUndefined();
});
