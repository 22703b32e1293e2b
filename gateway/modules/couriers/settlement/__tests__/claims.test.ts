import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { accountId } from '../../../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { deliverPart, loseOrder, receiveReturn } from '../../../orders/return-orders.ts';
import { undoLoss } from '../../../orders/undo-loss.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { receiveCompensation, writeOffClaim } from '../claim-decisions.ts';
import { createStatement } from '../create-statement.ts';
import { moneyTrail } from '../money-trail.ts';
import { orderProfits } from '../order-profit.ts';
import { postStatement, voidStatement } from '../post-statement.ts';
import { undoSettlementDecision } from '../settlement-decisions.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let shop: Shop;
let session: Session;
let product: SeededProduct;
let courierId: string;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 1_000, cost: 100 });
  ({ id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', tolerance: 1 }));
});

let lastCode = 0;
/** Creates an order of pieces of 500 taka, at a cost of 100, that is with the courier. */
async function shipped(quantity = 1): Promise<{ orderId: string; code: string }> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity, price: 500 }] });
  const code = `CL${(lastCode += 1)}`;
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: code });
  return { orderId, code };
}
async function lost(claim?: number) {
  const parcel = await shipped();
  await execute(loseOrder, session, { orderId: parcel.orderId, reason: 'The van was robbed', claim });
  return parcel;
}

const statementOf = (id: string) => db.courierStatement.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
});
/** Enters and posts a statement. */
async function post(lines: object[]) {
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const drafted = (await statementOf(id)).lines.map(({ result }) => result);
  await execute(postStatement, session, { statementId: id, version: (await statementOf(id)).version });
  const { lines: posted } = await statementOf(id);
  expect(posted.map(({ result }) => result)).toEqual(drafted);
  return { id, results: drafted };
}
const takeBack = async (id: string) => execute(voidStatement, session, { statementId: id, version: (await statementOf(id)).version, reason: 'Wrong file' });
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);
/** Balances that a lost parcel changes, in taka; income is below zero. */
async function books(): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
    SELECT a."code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
    FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
    WHERE a."businessId" = ${shop.id}::uuid AND a."code" IN ('bank', 'cash', 'courier-claims', 'other-income', 'damaged-goods', 'settlement-disputes',
      'courier-charges', 'courier-receivable')
    GROUP BY 1 HAVING sum(b."debitPoisha" - b."creditPoisha") <> 0`;
  return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value) / 100]));
}

it('a claim is at most what the goods are worth: more would be invented profit', async () => {
  const { orderId } = await shipped(2);
  const lose = (claim: number) => execute(loseOrder, session, { orderId, reason: 'The van was robbed', claim });
  await expect(lose(1_000.01)).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field: 'claim', message: 'At most ৳1,000: what the goods are worth' }] });
  expect((await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).status).toBe('SHIPPED');
  await lose(1_000);
  expect(await drift()).toEqual([]);
});

describe('what a courier pays for goods that it has lost', () => {
  it('pays its claim when a statement brings it, and only what exceeds the claim is income', async () => {
    const [exact, more] = [await lost(), await lost()];
    expect(await books()).toEqual({ 'courier-claims': 200 });
    const { id, results } = await post([
      { consignment: exact.code, collected: 0, adjustment: 100, deliveryCharge: 20 }, { consignment: more.code, collected: 350 },
    ]);
    expect(results).toEqual(['COMPENSATED', 'COMPENSATED']);
    expect(await books()).toEqual({ 'bank': 430, 'courier-charges': 20, 'other-income': -250 });
    expect(await moneyTrail(db, shop.id, more.orderId)).toMatchObject({ claimed: 100_00n, claimOpen: 0n, owed: 0n });
    expect((await orderProfits(db, shop.id, [more.orderId])).get(more.orderId)).toMatchObject({ revenue: 250_00n, goodsLoss: 0n });
    expect(await drift()).toEqual([]);
    await takeBack(id);
    expect(await books()).toEqual({ 'courier-claims': 200 });
    expect(await drift()).toEqual([]);
  });

  it('is none where the parcel was found before the statement is posted: a claim that is gone is not paid', async () => {
    const { orderId, code } = await lost();
    const { id: statementId } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: code, collected: 0, adjustment: 100 }] });
    expect((await statementOf(statementId)).lines.map(({ result }) => result)).toEqual(['COMPENSATED']);
    await execute(undoLoss, session, { orderId, reason: 'It lay in their hub' });
    const posted = () => statementOf(statementId).then(({ version }) => execute(postStatement, session, { statementId, version }));
    await posted().catch(posted);
    expect(await books()).toEqual({ 'bank': 100, 'settlement-disputes': -100 });
    expect(await drift()).toEqual([]);
  });

  it('pays no claim twice: what comes again is in dispute', async () => {
    const { code } = await lost();
    await post([{ consignment: code, collected: 0, adjustment: 60 }]);
    expect(await books()).toEqual({ 'bank': 60, 'courier-claims': 40 });
    const { results } = await post([{ consignment: code, collected: 0, adjustment: 40 }, { consignment: code, collected: 0, adjustment: 40 }]);
    expect(results).toEqual(['COMPENSATED', 'NOT_DELIVERED_HERE']);
    expect(await books()).toEqual({ 'bank': 140, 'settlement-disputes': -40 });
    expect(await drift()).toEqual([]);
  });

  it('stands beside the cash of what was delivered of the same parcel', async () => {
    const { orderId, code } = await shipped(2);
    const [line] = await db.orderLine.findMany({ where: { businessId: shop.id, orderId } });
    await execute(deliverPart, session, { orderId, lines: [{ lineId: line!.id, accepted: 1 }], collected: 500, reason: 'Took one' });
    await execute(receiveReturn, session, { orderId, lines: [{ lineId: line!.id, good: 0, damaged: 0, missing: 1 }] });
    expect(await books()).toEqual({ 'courier-receivable': 500, 'courier-claims': 100 });
    const { id, results } = await post([{ consignment: code, collected: 0, adjustment: 80 }, { consignment: code, collected: 500 }]);
    expect(results).toEqual(['COMPENSATED', 'MATCHED']);
    expect(await books()).toEqual({ 'bank': 580, 'courier-claims': 20 });
    // A decision about the rest of the claim does not keep the statement.
    await execute(writeOffClaim, session, { orderId, note: 'No more' });
    await takeBack(id);
    expect(await books()).toEqual({ 'courier-receivable': 500, 'courier-claims': 80, 'damaged-goods': 20 });
    expect(await drift()).toEqual([]);
  });

  it('is said in the timeline without the amount, which is read by who may not see costs', async () => {
    const { orderId } = await lost();
    await execute(receiveCompensation, session, { orderId, amount: 99.5, account: 'CASH', note: 'Brought by the rider' });
    const masked = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['order', 'hideProductCostReportForAdmin'] }));
    const { data, errors } = await server.graphql<{ node: { timeline: { edges: { node: object }[] } } }>(masked,
      'query ($id: ID!) { node(id: $id) { ... on Order { timeline(first: 1) { edges { node { summary messageValues } } } } } }', { id: encodeId('Order', orderId) });
    expect([data?.node.timeline.edges, errors]).toEqual([[{ node: { summary: 'The courier paid for lost goods: Brought by the rider', messageValues: { note: 'Brought by the rider' } } }], undefined]);
  });

  it('is entered by hand where no statement brings it; the rest is written off, and both can be taken back', async () => {
    const { orderId } = await lost();
    await execute(receiveCompensation, session, { orderId, amount: 70, account: 'CASH', note: 'Brought by the rider' });
    expect(await books()).toEqual({ 'cash': 70, 'courier-claims': 30 });
    await execute(writeOffClaim, session, { orderId, note: 'No more will come' });
    expect(await books()).toEqual({ 'cash': 70, 'damaged-goods': 30 });
    expect((await orderProfits(db, shop.id, [orderId])).get(orderId)).toMatchObject({ goodsLoss: 30_00n });
    expect(await moneyTrail(db, shop.id, orderId)).toMatchObject({
      claimed: 100_00n, claimOpen: 0n, open: 0n, writtenOff: 0n, paidOut: 0n, decisions: [{ kind: 'CLAIM_PAID' }, { kind: 'CLAIM_WRITTEN_OFF' }],
    });
    await expect(execute(receiveCompensation, session, { orderId, amount: 1, note: 'x' })).rejects.toMatchObject({ reason: 'NOTHING_OPEN' });
    expect(await drift()).toEqual([]);
    await execute(undoSettlementDecision, session, { orderId, reason: 'It was another order' });
    await execute(undoSettlementDecision, session, { orderId, reason: 'It was another order' });
    expect(await books()).toEqual({ 'courier-claims': 100 });
    await execute(receiveCompensation, session, { orderId, amount: 130, account: 'CASH', note: 'All of it' });
    expect(await books()).toEqual({ 'cash': 130, 'other-income': -30 });
    expect(await drift()).toEqual([]);
  });

  it('is an amount above nothing, goes to the account that is named, and is entered once by a request that is sent again', async () => {
    const { orderId } = await lost();
    const founder = await tokenOf(shop.founder);
    const pay = async (input: object, key: string) => (await server.graphql<{ receiveCompensation: object }>(founder,
      `mutation ($input: ReceiveCompensationInput!) { receiveCompensation(input: $input) {
        __typename ... on Error { code } ... on ValidationError { fieldErrors { field message } } } }`,
      { input: { orderId: encodeId('Order', orderId), note: 'By wallet', ...input } }, { 'idempotency-key': key })).data!.receiveCompensation;
    for (const amount of [0, -5]) expect(await pay({ amount }, `none ${amount}`)).toMatchObject({ __typename: 'ValidationError', fieldErrors: [{ field: 'amount' }] });
    expect(await books()).toEqual({ 'courier-claims': 100 });
    const named = { amount: 60, accountId: encodeId('Account', await accountId(shop, 'cash')) };
    for (let sent = 0; sent < 2; sent += 1) expect(await pay(named, 'lost answer')).toEqual({ __typename: 'ReceiveCompensationSuccess' });
    expect(await books()).toEqual({ 'cash': 60, 'courier-claims': 40 });
    expect(await pay({ amount: 90 }, 'the rest')).toEqual({ __typename: 'ReceiveCompensationSuccess' });
    expect(await books()).toEqual({ 'cash': 60, 'bank': 90, 'other-income': -50 });
    // Of the claim they have paid what was open of it.
    expect((await moneyTrail(db, shop.id, orderId))!.decisions).toMatchObject([{ amount: 60_00n }, { amount: 40_00n }]);
    expect(await drift()).toEqual([]);
    await execute(undoSettlementDecision, session, { orderId, reason: 'It was another order' });
    expect(await books()).toEqual({ 'cash': 60, 'courier-claims': 40 });
    expect(await drift()).toEqual([]);
  });

  it('has nothing to pay for goods that arrived', async () => {
    const { orderId } = await shipped();
    await execute(deliverOrder, session, { orderId });
    await expect(execute(writeOffClaim, session, { orderId, note: 'x' })).rejects.toMatchObject({ reason: 'NOTHING_OPEN' });
    await expect(execute(receiveCompensation, session, { orderId, amount: 5, note: 'x' })).rejects.toMatchObject({ reason: 'NOTHING_OPEN' });
  });

  it('is paid once by two that enter it at once', async () => {
    const { orderId } = await lost();
    const both = await Promise.allSettled([1, 2].map(() => execute(receiveCompensation, session, { orderId, amount: 100, account: 'CASH', note: 'Paid' })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books()).toEqual({ cash: 100 });
  });
});
