import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectedShop, db, deliverOrder, encodeId, execute, steadfast, testServer, tokenOf, withMember } from './support.ts';
import type { TestServer } from '../../../../e2e/support/test-server.ts';

const { postStatement } = await import('../settlement/post-statement.ts');

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

it('what Steadfast has paid becomes a statement, once, and never one that leaves something out', async () => {
  const { shop, session, courierId, confirmed, book, orderOf, shipmentOf, drift } = await connectedShop();
  const orderId = await confirmed();
  await book(orderId);
  await execute(deliverOrder, session, { orderId });
  const { consignmentId, invoice } = (await shipmentOf(orderId))!;
  const parcel = { consignment_id: Number(consignmentId), invoice: invoice!, cod_amount: '560.00', delivery_charge: '60.00', cod_fee: '5.60' };
  // The first is paid at 2:00 of the next day in Dhaka time.
  steadfast.payments.push(
    { id: 55_001, amount: '494.40', reference: 'PAY-1', paid_at: '2026-03-01T20:00:00.000000Z', consignments: [parcel] },
    { id: 55_003, amount: '494.40', reference: 'PAY-3', paid_at: new Date(Date.now() + 2 * 86_400_000).toISOString(), consignments: [parcel] },
    { id: 55_002, amount: '900.00', reference: 'PAY-2', paid_at: '2026-03-03T12:00:00.000000Z', consignments: [parcel] },
  );
  const founder = await tokenOf(shop.founder);
  const courier = encodeId('Courier', courierId);
  const payouts = async () => (await server.graphql<{ courierPayouts: { statementId: string | null }[] }>(
    founder, 'query ($courierId: ID!) { courierPayouts(courierId: $courierId) { payoutId reference amount statementId } }', { courierId: courier })).data!.courierPayouts;
  const take = async (payoutId: string) => (await server.graphql<{ importPayout: Record<string, unknown> }>(founder, `mutation ($input: ImportPayoutInput!) {
    importPayout(input: $input) { __typename ... on ImportPayoutSuccess { statement { id number reference net lineCount day toDecide { result } } }
      ... on PreconditionError { reason message } ... on ValidationError { fieldErrors { field } } } }`, { input: { courierId: courier, account: 'BANK', payoutId } })).data!.importPayout;

  expect(await payouts()).toEqual([
    { payoutId: '55001', reference: 'PAY-1', amount: 494.4, statementId: null }, { payoutId: '55003', reference: 'PAY-3', amount: 494.4, statementId: null }, { payoutId: '55002', reference: 'PAY-2', amount: 900, statementId: null },
  ]);
  const masked = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
  const hidden = await server.graphql<object>(masked, 'query ($courierId: ID!) { courierPayouts(courierId: $courierId) { payoutId amount } }', { courierId: courier });
  expect([hidden.errors, hidden.data]).toEqual([undefined, { courierPayouts: [{ payoutId: '55001', amount: null }, { payoutId: '55003', amount: null }, { payoutId: '55002', amount: null }] }]);
  expect(await take('55003')).toEqual({ __typename: 'ValidationError', fieldErrors: [{ field: 'day' }] });
  const first = await take('55001');
  expect(first).toMatchObject({ statement: { number: 1, reference: 'PAY-1', net: 494.4, lineCount: 1, day: '2026-03-02T00:00:00.000Z', toDecide: [] } });
  expect(await take('55001')).toEqual(first);
  expect((await payouts())[0]!.statementId).toBe((first.statement as { id: string }).id);
  expect(await take('55002')).toMatchObject({ __typename: 'PreconditionError', reason: 'PAYOUT_DIFFERS' });
  expect(await db.courierStatement.count({ where: { businessId: shop.id } })).toBe(1);
  expect((await orderOf(orderId)).settlementStatus).toBe('UNSETTLED');

  // An HTML page instead of an answer is reported, and nothing is imported.
  steadfast.fail({ path: '/payments', times: 10, answer: { status: 200, body: '<html>Maintenance</html>' } });
  expect((await take('55001')).__typename).toBe('OutsideServiceError');
  expect(await drift()).toEqual([]);
  const { courierId: other } = await connectedShop('REDX');
  expect((await server.graphql<object>(founder, 'query ($id: ID!) { courierPayouts(courierId: $id) { payoutId } }', { id: encodeId('Courier', other) })).data)
    .toEqual({ courierPayouts: null });
});

it('parts of a poisha that a courier tells are rounded, and what came stays what came', async () => {
  steadfast.heal();
  const { shop, session, courierId, confirmed, book, shipmentOf, orderOf, drift } = await connectedShop();
  const orders = [await confirmed(), await confirmed()];
  await book(...orders);
  const parcels = await Promise.all(orders.map(async (orderId) => {
    await execute(deliverOrder, session, { orderId });
    const { consignmentId, invoice } = (await shipmentOf(orderId))!;
    return { consignment_id: Number(consignmentId), invoice: invoice!, cod_amount: '560.00', delivery_charge: '60.005', cod_fee: '5.605' };
  }));
  // Each charge is half a poisha above its rounded one: 494.39 a parcel, as 560 - 60.01 - 5.61 is 494.38.
  steadfast.payments.push({ id: 55_100, amount: '988.780', reference: 'PARTS', paid_at: '2026-03-05T12:00:00.000000Z', consignments: parcels });
  const founder = await tokenOf(shop.founder);
  const courier = encodeId('Courier', courierId);
  const asked = await server.graphql<{ courierPayouts: object[] }>(founder, 'query ($courierId: ID!) { courierPayouts(courierId: $courierId) { payoutId amount } }', { courierId: courier });
  expect(asked.data?.courierPayouts).toContainEqual({ payoutId: '55100', amount: 988.78 });
  const { data } = await server.graphql<object>(founder, `mutation ($input: ImportPayoutInput!) {
    importPayout(input: $input) { __typename ... on ImportPayoutSuccess { statement { net toDecide { result } } } ... on PreconditionError { message } } }`,
    { input: { courierId: courier, account: 'BANK', payoutId: '55100' } });
  expect(data).toEqual({ importPayout: { __typename: 'ImportPayoutSuccess', statement: { net: 988.78, toDecide: [] } } });
  const { id: statementId, version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id } });
  expect(await db.statementLine.findMany({ where: { businessId: shop.id }, orderBy: { position: 'asc' }, select: { deliveryPoisha: true, codFeePoisha: true, adjustPoisha: true } }))
    .toEqual([{ deliveryPoisha: 59_99n, codFeePoisha: 5_61n, adjustPoisha: 0n }, { deliveryPoisha: 60_01n, codFeePoisha: 5_61n, adjustPoisha: 0n }]);
  await execute(postStatement, session, { statementId, version });
  expect(await Promise.all(orders.map(async (orderId) => (await orderOf(orderId)).settlementStatus))).toEqual(['SETTLED', 'SETTLED']);
  expect(await drift()).toEqual([]);
});

it('a courier is asked for payouts so many times a minute by a business, whichever of its methods', async () => {
  const { shop, courierId } = await connectedShop();
  const founder = await tokenOf(shop.founder);
  const ask = async () => (await server.graphql<{ courierPayouts: object[] }>(
    founder, 'query ($courierId: ID!) { courierPayouts(courierId: $courierId) { payoutId } }', { courierId: encodeId('Courier', courierId) })).errors?.[0]?.extensions.code;
  for (let time = 0; time < 20; time += 1) expect(await ask()).not.toBe('TOO_MANY_REQUESTS');
  expect(await ask()).toBe('TOO_MANY_REQUESTS');
});
