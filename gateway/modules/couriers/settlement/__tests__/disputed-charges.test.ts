import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { db } from '../../../../db/client.ts';
import { execute } from '../../../../commands/execute.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { deliverOrder } from '../../../orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { moneyTrail } from '../money-trail.ts';
import { orderProfits } from '../order-profit.ts';
import { undoSettlementDecision, writeOffOrder } from '../settlement-decisions.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, ship, shipped, delivered, enter, post, undo, statementOf, resultsOf, settlementOf, drift, books } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 }, district: 'Dhaka',
});

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

let founder: string;
let clerk: string;
beforeEach(async () => {
  founder = await tokenOf(world().shop.founder);
  clerk = await tokenOf(await withMember(world().shop, { flags: ['deliveryMethod'] }));
});

async function send(token: string, command: string, input: object): Promise<string | undefined> {
  const type = `${command[0]!.toUpperCase()}${command.slice(1)}Input`;
  const { data, errors } = await server.graphql<Record<string, { __typename: string; message?: string } | null>>(
    token, `mutation ($input: ${type}!) { ${command}(input: $input) { __typename ... on Error { message } } }`, { input });
  return errors?.[0]?.extensions.code as string | undefined ?? data?.[command]?.message ?? data?.[command]?.__typename;
}

const lineOf = async (id: string, position = 1) => (await statementOf(id)).lines[position - 1]!;
const dispute = async (id: string, position = 1, token?: string) =>
  send(token ?? clerk, 'decideStatementLine', { lineId: encodeId('StatementLine', (await lineOf(id, position)).id), decision: 'DISPUTE', note: 'Within the city' });
const end = async (command: 'resolveDispute' | 'writeOffOrder', orderId: string, token?: string) =>
  send(token ?? founder, command, { orderId: encodeId('Order', orderId), note: 'They answered', ...(command === 'resolveDispute' && { account: 'BANK' }) });
const profitOf = async (orderId: string) => (await orderProfits(db, world().shop.id, [orderId])).get(orderId)!;
const trailOf = async (orderId: string) => (await moneyTrail(db, world().shop.id, orderId))!;

/** A posted statement that charges 95 for the way there instead of 60, and 10 for the cash instead of 5.60: in dispute. */
async function dear() {
  const { orderId, code } = await delivered();
  const { id } = await enter([paid(code, 560, { deliveryCharge: 95, codFee: 10 })]);
  expect(await resultsOf(id)).toEqual(['CHARGE_DIFF']);
  expect(await dispute(id)).toBe('DecideStatementLineSuccess');
  await post(id);
  return { id, orderId, code };
}

describe('a charge that is not what was agreed', () => {
  it('is booked as agreed while it is in dispute, and the rest stands on the account of disputes', async () => {
    const { id, orderId } = await dear();
    expect(await books()).toEqual({ 'bank': 455, 'courier-charges': 60, 'cod-fees': 5.6, 'settlement-disputes': 39.4 });
    expect(await settlementOf(orderId)).toBe('DISPUTED');
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: 60_00n, codFee: 5_60n });
    expect(await trailOf(orderId)).toMatchObject({ owed: 560_00n, paidOut: 455_00n, charges: 60_00n, codFees: 5_60n, disputed: 39_40n, writtenOff: 0n, open: 0n });
    expect(await drift()).toEqual([]);
    await undo(id);
    expect([await books(), await settlementOf(orderId)]).toEqual([{ 'courier-receivable': 560 }, 'UNSETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('is paid back by the courier', async () => {
    const { id, orderId } = await dear();
    expect(await end('resolveDispute', orderId, clerk)).toBe('ResolveDisputeSuccess');
    expect(await books()).toEqual({ 'bank': 494.4, 'courier-charges': 60, 'cod-fees': 5.6 });
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: 60_00n, codFee: 5_60n, writtenOff: 0n });
    expect(await trailOf(orderId)).toMatchObject({ paidOut: 494_40n, charges: 60_00n, codFees: 5_60n, disputed: 0n });
    expect(await drift()).toEqual([]);
    await expect(undo(id)).rejects.toMatchObject({ reason: 'DECIDED' });
    await execute(undoSettlementDecision, world().session, { orderId, reason: 'Mistyped' });
    expect([await settlementOf(orderId), (await books())['settlement-disputes']]).toEqual(['DISPUTED', 39.4]);
    expect(await drift()).toEqual([]);
    await undo(id);
    expect(await drift()).toEqual([]);
  });

  it('is accepted by an administrator, and is a charge then', async () => {
    const { orderId } = await dear();
    expect(await end('writeOffOrder', orderId, clerk)).toBe('FORBIDDEN');
    expect(await end('writeOffOrder', orderId)).toBe('WriteOffOrderSuccess');
    expect(await books()).toEqual({ 'bank': 455, 'courier-charges': 95, 'cod-fees': 10 });
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: 95_00n, codFee: 10_00n, writtenOff: 0n });
    expect(await trailOf(orderId)).toMatchObject({ charges: 95_00n, codFees: 10_00n, disputed: 0n, writtenOff: 0n });
    expect(await drift()).toEqual([]);
    await execute(undoSettlementDecision, world().session, { orderId, reason: 'It pays' });
    expect(await profitOf(orderId)).toMatchObject({ courierCharge: 60_00n, codFee: 5_60n });
    expect(await drift()).toEqual([]);
  });

  it('needs no dispute where it is lower, and books what was charged where nobody disputes it', async () => {
    const { orderId, code } = await delivered();
    const cheap = await delivered();
    const { id } = await enter([paid(code, 560, { deliveryCharge: 95 }), paid(cheap.code, 560, { deliveryCharge: 40 })]);
    expect(await dispute(id, 2)).toBe('That cannot be decided about such a line');
    await post(id);
    expect(await books()).toMatchObject({ 'courier-charges': 135 });
    expect([await settlementOf(orderId), await settlementOf(cheap.orderId)]).toEqual(['SETTLED', 'SETTLED']);
  });

  it('can be disputed where its cash stands on another line, and where the parcel came back without any', async () => {
    const { orderId, code } = await delivered();
    const refused = await shipped();
    await execute(returnOrder, world().session, { orderId: refused.orderId, reason: 'Refused' });
    const { id } = await enter([
      { consignment: code, collected: 560 }, { consignment: code, collected: 0, deliveryCharge: 95, codFee: 5.6 },
      { consignment: refused.code, collected: 0, deliveryCharge: 60, returnCharge: 60 },
    ]);
    expect(await resultsOf(id)).toEqual(['CHARGE_DIFF', 'CHARGE_DIFF', 'CHARGE_DIFF']);
    expect(await dispute(id, 2)).toBe('That cannot be decided about such a line');
    expect([await dispute(id), await dispute(id, 3)]).toEqual(['DecideStatementLineSuccess', 'DecideStatementLineSuccess']);
    await post(id);
    expect(await books()).toMatchObject({ 'courier-charges': 60 + 60 + 30, 'settlement-disputes': 35 + 30 });
    expect([await settlementOf(orderId), await settlementOf(refused.orderId)]).toEqual(['DISPUTED', 'DISPUTED']);
    expect(await drift()).toEqual([]);
    // Its next cash would hide the dispute.
    await expect(execute(deliverOrder, world().session, { orderId: refused.orderId })).rejects.toMatchObject({ reason: 'ALREADY_SETTLED' });
    await execute(writeOffOrder, world().session, { orderId: refused.orderId, note: 'So be it' });
    expect(await settlementOf(refused.orderId)).toBe('NA');
    expect(await profitOf(refused.orderId)).toMatchObject({ courierCharge: 60_00n, returnCharge: 60_00n });
    expect(await drift()).toEqual([]);
    const [line] = await db.orderLine.findMany({ where: { businessId: world().shop.id, orderId: refused.orderId } });
    await execute(receiveReturn, world().session, { orderId: refused.orderId, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
    await ship(refused.orderId);
    await execute(deliverOrder, world().session, { orderId: refused.orderId });
    expect(await drift()).toEqual([]);
  });

  it('stays in dispute with what it is when the statement is posted, of a way back too', async () => {
    const { orderId, code } = await delivered();
    const { id: first } = await enter([paid(code)]);
    await post(first);
    await execute(returnOrder, world().session, { orderId, reason: 'Torn', refund: 0 });
    const { id } = await enter([{ consignment: code, collected: 0, returnCharge: 50 }]);
    expect(await dispute(id)).toBe('DecideStatementLineSuccess');
    await post(id);
    expect(await settlementOf(orderId)).toBe('DISPUTED');
    expect((await books())['settlement-disputes']).toBe(20);
    await expect(undo(first)).rejects.toMatchObject({ reason: 'PAID_SINCE' });
    expect(await drift()).toEqual([]);
    await undo(id);
    expect(await settlementOf(orderId)).toBe('SETTLED');
    expect(await drift()).toEqual([]);
  });

  it('stands with its excess on the claim sheets, and among what is in dispute', async () => {
    const { id, orderId } = await dear();
    const sheet = async (name: string, filter: object, token: string) => {
      const answer = await fetch(`${server.url}/api/export/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { headers: { authorization: `Bearer ${token}` } });
      return (await answer.text()).split('\r\n').slice(1, -1).map((row) => row.split(','));
    };
    const byStatement = { statementId: encodeId('CourierStatement', id) };
    expect((await sheet('statement-claims', byStatement, founder)).map((row) => row.slice(11, 14))).toEqual([['39.40', 'CHARGE_DIFF', 'Within the city']]);
    expect((await sheet('claim-sheet', { show: 'DISPUTED' }, founder)).map((row) => row.slice(9, 12))).toEqual([['39.40', 'DISPUTED', 'Within the city']]);
    const { data } = await server.graphql<{ notSettledOrders: { edges: { node: object }[] } }>(
      founder, '{ notSettledOrders(first: 5, filter: { show: DISPUTED }) { edges { node { amount isInDisputeAboutCharges } } } }', {});
    expect(data!.notSettledOrders.edges).toEqual([{ node: { amount: 39.4, isInDisputeAboutCharges: true } }]);
    await end('resolveDispute', orderId);
    expect(await sheet('statement-claims', byStatement, founder)).toEqual([]);
  });

  it('tells what it is to nobody who may not see charges, who sees what is in dispute of the cash', async () => {
    await dear();
    const short = await delivered();
    const { id } = await enter([paid(short.code, 500)], { reference: 'Short' });
    await post(id);
    const keeper = await tokenOf(await withMember(world().shop, { flags: ['notification'] }));
    const listed = async (token: string) => {
      const { data, errors } = await server.graphql<{ notSettledOrders: { edges: { node: object }[] } }>(
        token, '{ notSettledOrders(first: 5, filter: { show: DISPUTED }) { edges { node { amount isInDisputeAboutCharges } } } }', {});
      const answer = await fetch(`${server.url}/api/export/claim-sheet?filter=${encodeURIComponent('{"show":"DISPUTED"}')}`, { headers: { authorization: `Bearer ${token}` } });
      const held = (await answer.text()).split('\r\n').slice(1, -1).map((row) => row.split(',')[9]);
      return [errors, data!.notSettledOrders.edges.map(({ node }) => node), held];
    };
    expect(await listed(keeper)).toEqual([undefined, [{ amount: 60, isInDisputeAboutCharges: false }, { amount: null, isInDisputeAboutCharges: true }], ['60.00', '']]);
    expect(await listed(founder)).toEqual([undefined, [{ amount: 60, isInDisputeAboutCharges: false }, { amount: 39.4, isInDisputeAboutCharges: true }], ['60.00', '39.40']]);
  });

  it('of an order that was sent again is accepted as it came: the order stands where its parcel of now stands', async () => {
    const { id: orderId } = await withOrder(world().shop, { lines: [{ product: world().product, price: 500 }], deliveryFee: 60, district: 'Dhaka' });
    const first = await ship(orderId);
    await execute(returnOrder, world().session, { orderId, reason: 'Refused' });
    const [line] = await db.orderLine.findMany({ where: { businessId: world().shop.id, orderId } });
    await execute(receiveReturn, world().session, { orderId, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
    await ship(orderId);
    const { id } = await enter([{ consignment: first.code, collected: 0, returnCharge: 90 }]);
    expect(await resultsOf(id)).toEqual(['CHARGE_DIFF']);
    expect(await dispute(id)).toBe('That cannot be decided about such a line');
  });
});
