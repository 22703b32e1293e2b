import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { dhakaDay, dhakaDayStart } from '../../../../../schema/rules/format.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { callOffExchange } from '../../../orders/call-off-exchange.ts';
import { exchangeOrder } from '../../../orders/exchange-order.ts';
import { confirmOrder, deliverOrder, revertDelivery, shipOrder } from '../../../orders/order-commands.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { postStatement, voidStatement } from '../post-statement.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

interface World {
  shop: Awaited<ReturnType<typeof seedBusiness>>;
  session: Session;
  token: string;
  courierId: string;
  product: Awaited<ReturnType<typeof withProduct>>;
}

/** Inside Dhaka the courier takes 60 for the way there and half of that for the way back. */
async function newWorld(): Promise<World> {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 50, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'MANUAL', insideCharge: 60, outsideCharge: 120, suburbCharge: 90, codPercent: 1, returnPercent: 50,
  });
  return { shop, session, token: await tokenOf(shop.founder), courierId, product };
}

async function shipped({ shop, session, product }: World, trackingCode: string): Promise<string> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500, quantity: 2 }], deliveryFee: 60, district: 'Dhaka' });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
  return orderId;
}

const lineOf = async ({ shop }: World, orderId: string) =>
  (await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } })).id;

const receive = async (world: World, orderId: string, good: number) =>
  execute(receiveReturn, world.session, { orderId, lines: [{ lineId: await lineOf(world, orderId), good, damaged: 0, missing: 0 }] });

type StatementLine = { consignment: string; collected?: number; deliveryCharge?: number; codFee?: number; returnCharge?: number };

async function post({ shop, session, courierId }: World, lines: StatementLine[]): Promise<string> {
  const { id: statementId } = await execute(createStatement, session, {
    courierId, account: 'BANK', lines: lines.map((one) => ({ collected: 0, ...one })),
  });
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } });
  await execute(postStatement, session, { statementId, version });
  return statementId;
}

async function takeBack({ shop, session }: World, statementId: string): Promise<void> {
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id: statementId } });
  await execute(voidStatement, session, { statementId, version, reason: 'Wrong file' });
}

interface Profit {
  courierCharge: number;
  codFee: number;
  returnCharge: number;
  packaging: number;
  profit: number;
  isEstimated: boolean;
  isReturnEstimated: boolean;
}

async function profitOf({ token }: World, orderId: string): Promise<Profit> {
  const { data } = await server.graphql<{ node: { profit: Profit } }>(
    token, 'query ($id: ID!) { node(id: $id) { ... on Order { profit { courierCharge codFee returnCharge packaging profit isEstimated isReturnEstimated } } } }',
    { id: encodeId('Order', orderId) });
  return data!.node.profit;
}

interface Booked {
  dashboard: number;
  books: number;
  expected: number;
}

/** The profit of today on the dashboard and by the books, and what these expect of return charges. */
async function booked({ token }: World): Promise<Booked> {
  const day = dhakaDay(new Date());
  const { data } = await server.graphql<{
    dashboard: { days: { profit: number }[] };
    trialBalance: { key: string; type: string; closing: number }[];
  }>(token, `query ($day: Date!, $time: DateTime!) {
    dashboard(from: $day, to: $day) { days { profit } }
    trialBalance(from: $time, to: $time) { key type closing }
  }`, { day, time: dhakaDayStart(day) });
  const { dashboard, trialBalance } = data!;
  const sumOf = (of: (row: { key: string; type: string }) => boolean) => trialBalance.filter(of).reduce((sum, { closing }) => sum - closing, 0);
  return {
    dashboard: dashboard.days[0]!.profit,
    books: sumOf(({ type }) => type === 'INCOME' || type === 'EXPENSE'),
    expected: sumOf(({ key }) => key === 'return-charges-due'),
  };
}

/** What books and dashboard have: the orders' profits without what only they estimate, the packaging and the way there. */
async function expectAlike(world: World, orderIds: string[]): Promise<Booked> {
  const profits = await Promise.all(orderIds.map((id) => profitOf(world, id)));
  const earned = profits.reduce((sum, { profit, packaging, courierCharge, codFee, isEstimated }) =>
    sum + profit + packaging + (isEstimated ? courierCharge + codFee : 0), 0);
  const now = await booked(world);
  expect(now).toMatchObject({ dashboard: earned, books: earned });
  expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === world.shop.id)).toEqual([]);
  return now;
}

describe('the return charge of a courier', () => {
  it('is expected by its terms from when a parcel turns back, and is what the statement says from then on', async () => {
    const world = await newWorld();
    const [back, part] = [await shipped(world, 'SF1'), await shipped(world, 'SF2')];
    await execute(returnOrder, world.session, { orderId: back, reason: 'No answer' });
    expect(await profitOf(world, back)).toMatchObject({ returnCharge: 30, isReturnEstimated: true });
    expect(await expectAlike(world, [back])).toMatchObject({ expected: 30, books: -30 });
    await receive(world, back, 2);
    await execute(deliverPart, world.session, { orderId: part, lines: [{ lineId: await lineOf(world, part), accepted: 1 }], collected: 560 });
    await receive(world, part, 1);
    expect(await profitOf(world, part)).toMatchObject({ courierCharge: 60, returnCharge: 30, isReturnEstimated: true });
    expect(await expectAlike(world, [back, part])).toMatchObject({ expected: 60 });

    const statementId = await post(world, [
      { consignment: 'SF1', returnCharge: 25 }, { consignment: 'SF2', collected: 560, deliveryCharge: 60, codFee: 5.6 },
    ]);
    expect(await profitOf(world, back)).toMatchObject({ courierCharge: 0, returnCharge: 25, isEstimated: false, isReturnEstimated: false });
    // The last word about a parcel that was taken in part names no charge for the way back.
    expect(await profitOf(world, part)).toMatchObject({ courierCharge: 60, codFee: 5.6, returnCharge: 0, isReturnEstimated: false });
    expect(await expectAlike(world, [back, part])).toMatchObject({ expected: 0 });

    await takeBack(world, statementId);
    expect(await profitOf(world, back)).toMatchObject({ returnCharge: 30, isReturnEstimated: true });
    expect(await expectAlike(world, [back, part])).toMatchObject({ expected: 60 });
  });

  it('of what a customer gives back is expected also after the delivery was settled, until a line charges it', async () => {
    const world = await newWorld();
    const orderId = await shipped(world, 'SF1');
    await execute(deliverOrder, world.session, { orderId });
    await execute(returnOrder, world.session, { orderId, reason: 'Too small' });
    await post(world, [{ consignment: 'SF1', collected: 1_060, deliveryCharge: 60, codFee: 10.6 }]);
    expect(await profitOf(world, orderId)).toMatchObject({ courierCharge: 60, returnCharge: 30, isEstimated: false, isReturnEstimated: true });
    expect(await expectAlike(world, [orderId])).toMatchObject({ expected: 30 });
    await receive(world, orderId, 2);
    await post(world, [{ consignment: 'SF1', returnCharge: 28 }]);
    expect(await profitOf(world, orderId)).toMatchObject({ returnCharge: 28, isReturnEstimated: false });
    expect(await expectAlike(world, [orderId])).toMatchObject({ expected: 0 });
  });

  it('is not expected of a parcel that turned back by mistake, and once when it turns back then', async () => {
    const world = await newWorld();
    const [back, part] = [await shipped(world, 'SF1'), await shipped(world, 'SF2')];
    const revert = (orderId: string) => execute(revertDelivery, world.session, { orderId, reason: 'Another parcel' });
    await execute(returnOrder, world.session, { orderId: back, reason: 'No answer' });
    await execute(deliverPart, world.session, { orderId: part, lines: [{ lineId: await lineOf(world, part), accepted: 1 }], collected: 560 });
    expect(await booked(world)).toMatchObject({ expected: 60 });
    for (const orderId of [back, part]) await revert(orderId);
    expect(await booked(world)).toMatchObject({ expected: 0, books: 0, dashboard: 0 });
    for (const orderId of [back, part]) await execute(returnOrder, world.session, { orderId, reason: 'No answer' });
    expect(await expectAlike(world, [back, part])).toMatchObject({ expected: 60, books: -60 });
  });

  it('is not expected any more of what stays with the customer, or was lost on its way back', async () => {
    const world = await newWorld();
    const [again, lost, swapped] = [await shipped(world, 'SF1'), await shipped(world, 'SF2'), await shipped(world, 'SF3')];
    for (const orderId of [again, lost]) await execute(returnOrder, world.session, { orderId, reason: 'No answer' });
    await execute(deliverOrder, world.session, { orderId: swapped });
    await execute(exchangeOrder, world.session, {
      orderId: swapped, reason: 'Too small', back: [{ lineId: await lineOf(world, swapped), quantity: 1 }],
      lines: [{ variantId: world.product.variantId, quantity: 1, unitPrice: 500 }],
    });
    expect(await profitOf(world, swapped)).toMatchObject({ returnCharge: 30, isReturnEstimated: true });
    expect(await booked(world)).toMatchObject({ expected: 90 });
    await execute(deliverOrder, world.session, { orderId: again });
    await execute(loseOrder, world.session, { orderId: lost, reason: 'The van was robbed' });
    await execute(callOffExchange, world.session, { orderId: swapped, reason: 'Keeps it' });
    for (const orderId of [again, lost, swapped]) expect(await profitOf(world, orderId)).toMatchObject({ returnCharge: 0, isReturnEstimated: false });
    expect(await expectAlike(world, [again, lost, swapped])).toMatchObject({ expected: 0 });
  });

  it('is expected once for each parcel, by the terms that held when it turned back', async () => {
    const world = await newWorld();
    const orderId = await shipped(world, 'SF1');
    await execute(deliverPart, world.session, { orderId, lines: [{ lineId: await lineOf(world, orderId), accepted: 1 }], collected: 560 });
    const { version } = await db.courier.findFirstOrThrow({ where: { businessId: world.shop.id, id: world.courierId } });
    await execute(saveDeliveryMethod, world.session, { courierId: world.courierId, version, name: 'Steadfast', kind: 'MANUAL', insideCharge: 100, returnPercent: 50 });
    await receive(world, orderId, 1);
    await execute(returnOrder, world.session, { orderId, reason: 'Too small' });
    expect(await profitOf(world, orderId)).toMatchObject({ returnCharge: 30, isReturnEstimated: true });
    expect(await booked(world)).toMatchObject({ expected: 30 });
    await receive(world, orderId, 1);

    const sent = await shipped(world, 'SF2');
    await execute(returnOrder, world.session, { orderId: sent, reason: 'No answer' });
    await receive(world, sent, 2);
    await execute(confirmOrder, world.session, { orderId: sent });
    await execute(shipOrder, world.session, { orderId: sent, courierName: 'Steadfast', trackingCode: 'SF3' });
    await execute(returnOrder, world.session, { orderId: sent, reason: 'No answer again' });
    expect(await profitOf(world, sent)).toMatchObject({ returnCharge: 100, isReturnEstimated: true });
    await post(world, [{ consignment: 'SF2', returnCharge: 45 }]);
    expect(await profitOf(world, sent)).toMatchObject({ returnCharge: 95, isReturnEstimated: true });
    expect(await booked(world)).toMatchObject({ expected: 80 });
  });

  it('is given up by an administrator where the courier brings goods back for nothing; what it charges later is booked', async () => {
    const world = await newWorld();
    const orderId = await shipped(world, 'SF1');
    await execute(deliverOrder, world.session, { orderId });
    await post(world, [{ consignment: 'SF1', collected: 1_060, deliveryCharge: 60, codFee: 10.6 }]);
    await execute(returnOrder, world.session, { orderId, reason: 'Too small' });
    await receive(world, orderId, 2);
    const waive = async (token: string) => {
      const { data } = await server.graphql<{ waiveReturnCharge: { __typename: string; reason?: string; order?: { profit: object } } }>(token, `mutation ($input: WaiveReturnChargeInput!) {
        waiveReturnCharge(input: $input) { __typename ... on PreconditionError { reason } ... on WaiveReturnChargeSuccess { order { profit { returnCharge isReturnEstimated } } } }
      }`, { input: { orderId: encodeId('Order', orderId), note: 'A friend brought it' } });
      return data?.waiveReturnCharge;
    };
    expect(await waive(await tokenOf(await withMember(world.shop, { flags: ['deliveryMethod', 'orderUpdate'] })))).toBeUndefined();
    expect(await waive(world.token)).toMatchObject({ order: { profit: { returnCharge: 0, isReturnEstimated: false } } });
    expect(await waive(world.token)).toMatchObject({ __typename: 'PreconditionError', reason: 'NOTHING_OPEN' });
    // Whoever reads the order reads of the decision, and not what the courier charges.
    const { data } = await server.graphql<{ node: { timeline: { edges: { node: { summary: string; messageValues: object } }[] } } }>(
      await tokenOf(await withMember(world.shop, { flags: ['orderList'] })),
      'query ($id: ID!) { node(id: $id) { ... on Order { timeline(first: 1) { edges { node { summary messageValues } } } } } }', { id: encodeId('Order', orderId) });
    expect(data!.node.timeline.edges).toEqual([{ node: { summary: expect.stringMatching(/^Return charge not expected any more: \D+$/), messageValues: { note: expect.any(String) } } }]);
    expect(await expectAlike(world, [orderId])).toMatchObject({ expected: 0 });
    await post(world, [{ consignment: 'SF1', returnCharge: 28 }]);
    expect(await profitOf(world, orderId)).toMatchObject({ returnCharge: 28, isReturnEstimated: false });
    expect(await expectAlike(world, [orderId])).toMatchObject({ expected: 0 });
  });
});
