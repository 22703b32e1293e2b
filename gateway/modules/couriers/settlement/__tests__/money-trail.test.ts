import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { decideStatementLine } from '../decide-line.ts';
import { postStatement, voidStatement } from '../post-statement.ts';
import { disputeOrder, resolveDispute, undoSettlementDecision, writeOffOrder } from '../settlement-decisions.ts';

let server: TestServer;
let shop: Shop;
let session: Session;
let product: SeededProduct;
let courierId: string;
let founder: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  founder = await tokenOf(shop.founder);
  product = await withProduct(shop, { stock: 100, cost: 100 });
  ({ id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60, outsideCharge: 120, returnPercent: 50, payoutDays: 3,
  }));
});

let lastCode = 0;
async function shipped({ advance = 0, plannedCourier = '' } = {}) {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, advance });
  await db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data: { district: 'Sylhet', ...(plannedCourier && { plannedCourier }) } });
  const code = `MT${(lastCode += 1)}`;
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: code });
  return { orderId, code };
}

async function delivered() {
  const order = await shipped();
  await execute(deliverOrder, session, { orderId: order.orderId });
  return order;
}

const versionOf = async (id: string) =>
  (await db.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } }, select: { version: true } })).version;
async function paid(line: object, { restComes = false } = {}) {
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', reference: `R${(lastCode += 1)}`, lines: [line] });
  const { id: lineId } = await db.statementLine.findFirstOrThrow({ where: { businessId: shop.id, statementId: id } });
  if (restComes) await execute(decideStatementLine, session, { lineId, restComes });
  await execute(postStatement, session, { statementId: id, version: await versionOf(id) });
  return id;
}

const PARTS = ['paidOut', 'charges', 'codFees', 'other', 'disputed', 'writtenOff', 'open'] as const;
type Trail = Record<(typeof PARTS)[number] | 'owed' | 'promised', number> & { payments: object[]; decisions: object[]; dueAt: string | null };

async function read<Field>(token: string, orderId: string, selection: string): Promise<Field> {
  const { data } = await server.graphql<{ node: Field }>(token, `query ($id: ID!) { node(id: $id) { ... on Order { ${selection} } } }`, { id: encodeId('Order', orderId) });
  return data!.node;
}

/** The trail as the founder's browser reads it. Checks that its parts add up to what was owed. */
async function trailOf(orderId: string): Promise<Trail> {
  const { moneyTrail } = await read<{ moneyTrail: Trail }>(founder, orderId, `moneyTrail {
    promised owed ${PARTS.join(' ')} dueAt payments { number account collected charges codFee net } decisions { kind amount note }
  }`);
  const sum = PARTS.reduce((total, part) => total + moneyTrail[part], 0);
  expect(Math.round(sum * 100)).toBe(Math.round(moneyTrail.owed * 100));
  return moneyTrail;
}

describe('the money trail of a parcel', () => {
  it('goes from the promise to the bank, taka by taka', async () => {
    const { orderId, code } = await shipped();
    expect(await trailOf(orderId)).toMatchObject({ promised: 560, owed: 0, open: 0, dueAt: null, payments: [] });
    await execute(deliverOrder, session, { orderId });
    expect(await trailOf(orderId)).toMatchObject({ owed: 560, open: 560, paidOut: 0, dueAt: expect.any(String) });
    const statement = await paid({ consignment: code, collected: 559.5, deliveryCharge: 120, codFee: 5.6, adjustment: 10 });
    // Half a taka is within the tolerance; ten taka were added.
    expect(await trailOf(orderId)).toMatchObject({
      owed: 560, paidOut: 443.9, charges: 120, codFees: 5.6, other: -9.5, disputed: 0, open: 0,
      payments: [{ number: 1, account: 'Bank', collected: 559.5, charges: 120, codFee: 5.6, net: 443.9 }],
    });
    const trail = async () => (await db.auditEntry.findMany({
      where: { businessId: shop.id, entityType: 'Order', entityId: orderId }, orderBy: { id: 'desc' }, take: 1, select: { summary: true },
    }))[0]!.summary;
    expect(await trail()).toBe('COD settled by statement 1 of Steadfast');
    await execute(voidStatement, session, { statementId: statement, version: await versionOf(statement), reason: 'Wrong file' });
    expect(await trailOf(orderId)).toMatchObject({ open: 560, payments: [] });
    expect(await trail()).toBe('Statement 1 of Steadfast was taken back: Wrong file');
  });

  it('says what is short, what came later, what was decided, and what was taken back', async () => {
    const { orderId, code } = await delivered();
    await paid({ consignment: code, collected: 300 }, { restComes: true });
    expect(await trailOf(orderId)).toMatchObject({ paidOut: 300, open: 260, disputed: 0 });
    const { data } = await server.graphql<object>(founder, '{ notSettledOrders(first: 5) { edges { node { amount } } } moneyHeldByCouriers { total } }');
    expect(data).toEqual({ notSettledOrders: { edges: [{ node: { amount: 260 } }] }, moneyHeldByCouriers: [{ total: 260 }] });
    await paid({ consignment: code, collected: 200 });
    expect(await trailOf(orderId)).toMatchObject({ paidOut: 500, open: 0, disputed: 60 });
    const disputed = await server.graphql<object>(founder, '{ notSettledOrders(first: 5, filter: { show: DISPUTED }) { edges { node { amount } } } }');
    expect(disputed.data).toEqual({ notSettledOrders: { edges: [{ node: { amount: 60 } }] } });
    await execute(resolveDispute, session, { orderId, note: 'Paid in cash', account: 'CASH' });
    expect(await trailOf(orderId)).toMatchObject({ paidOut: 560, disputed: 0, decisions: [{ kind: 'RESOLVE', amount: 60, note: 'Paid in cash' }] });
    await execute(undoSettlementDecision, session, { orderId, reason: 'Another order' });
    await execute(writeOffOrder, session, { orderId, note: 'Given up' });
    expect(await trailOf(orderId)).toMatchObject({ paidOut: 500, disputed: 0, writtenOff: 60, decisions: [{ kind: 'WRITE_OFF' }] });

    const other = await delivered();
    await execute(disputeOrder, session, { orderId: other.orderId, note: 'Three weeks' });
    expect(await trailOf(other.orderId)).toMatchObject({ owed: 560, disputed: 560, open: 0 });
    const over = await delivered();
    await paid({ consignment: over.code, collected: 600 });
    expect(await trailOf(over.orderId)).toMatchObject({ owed: 560, paidOut: 600, disputed: -40 });
  });

  it('is for those who may see costs, in their own business', async () => {
    const { orderId } = await delivered();
    const staff = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    expect(await read(staff, orderId, 'status moneyTrail { open } profit { profit }')).toEqual({ status: 'DELIVERED', moneyTrail: null, profit: null });
    const rival = await tokenOf((await seedBusiness()).founder);
    expect(await read(rival, orderId, 'moneyTrail { open }')).toBeNull();
  });
});

describe('the profit of an order', () => {
  const profitOf = async (orderId: string) => (await read<{ profit: Record<string, unknown> }>(founder, orderId, `profit {
    revenue goodsCost goodsLoss courierCharge codFee returnCharge packaging profit isExpected isEstimated isCostFrozen }`)).profit;

  it('is as it will be before the delivery, with the terms of the courier that is planned', async () => {
    await db.business.update({ where: { id: shop.id }, data: { packagingCostPoisha: 10_00n, codFeePercent: 2 }, select: { id: true } });
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
    const setPlan = (data: object) => db.order.updateMany({ where: { businessId: shop.id, id: orderId }, data });
    await setPlan({ district: 'Sylhet', thana: '', plannedCourier: null });
    // No courier is planned: the COD fee follows the setting of the business, and the charge is unknown.
    expect(await profitOf(orderId)).toEqual({
      revenue: 560, goodsCost: 100, goodsLoss: 0, courierCharge: null, codFee: 11.2, returnCharge: 0, packaging: 10, profit: 438.8,
      isExpected: true, isEstimated: true, isCostFrozen: false,
    });
    await setPlan({ plannedCourier: 'Steadfast' });
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: 120, codFee: 5.6, profit: 324.4, isEstimated: true });
    await setPlan({ district: '' });
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: null });
  });

  it('knows what came back: the way there and back, and what was damaged', async () => {
    const { orderId } = await delivered();
    await execute(returnOrder, session, { orderId, reason: 'Torn', refund: 560 });
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId }, select: { id: true } });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 0, damaged: 1, missing: 0 }] });
    expect(await profitOf(orderId)).toMatchObject({
      goodsCost: 0, goodsLoss: 100, courierCharge: 120, returnCharge: 60, isExpected: false, isEstimated: true, isCostFrozen: true,
    });
  });
});
