import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  connectedShop, db, deliverOrder, encodeId, execute, pathao, redx, saveDeliveryMethod, shipOrder, steadfast, testServer, tokenOf, withMember, type ConnectedShop,
} from './support.ts';
import type { TestServer } from '../../../../e2e/support/test-server.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(() => { steadfast.heal(); redx.heal(); pathao.heal(); });

const tokens = new Map<string, Promise<string>>();
/** One sign-in for each business. */
const founderOf = ({ id, founder }: ConnectedShop['shop']): Promise<string> => {
  const token = tokens.get(id) ?? tokenOf(founder);
  tokens.set(id, token);
  return token;
};

const calls = (double: typeof steadfast | typeof redx | typeof pathao, path: string) => double.seen.filter((one) => one.path.endsWith(path)).length;

async function balanceOf({ shop, courierId }: ConnectedShop) {
  const { data, errors } = await server.graphql<{ courierBalance: { amount: number; askedAt: string } | null }>(
    await founderOf(shop), 'query ($courierId: ID!) { courierBalance(courierId: $courierId) { amount askedAt } }', { courierId: encodeId('Courier', courierId) });
  return data?.courierBalance === undefined || errors ? errors![0]!.message : data.courierBalance;
}

it('a balance comes from the courier once for all who look, and its failure is said', async () => {
  const place = await connectedShop();
  const before = calls(steadfast, '/get_balance');
  const [first, second] = await Promise.all([balanceOf(place), balanceOf(place)]);
  expect(first).toEqual({ amount: 1250.5, askedAt: expect.any(String) });
  expect(second).toEqual(first);
  expect(await balanceOf(place)).toEqual(first);
  expect(calls(steadfast, '/get_balance')).toBe(before + 1);
  expect(await balanceOf(await connectedShop('REDX'))).toBeNull();
});

it.each([
  ['an empty balance', { status: 200, body: '{"status":200,"current_balance":null}' }, 'Steadfast gave no readable answer (HTTP 200)'],
  ['an impossible balance', { status: 200, body: '{"status":200,"current_balance":"1e300"}' }, 'Steadfast gave no readable answer (HTTP 200)'],
  ['a page instead of an answer', { status: 200, body: '<html>Maintenance</html>' }, 'Steadfast gave no readable answer (HTTP 200)'],
  ['refused keys', { status: 401, body: '{"status":401,"message":"Unauthorized Access"}' }, 'Steadfast refuses the keys'],
])('a courier that answers with %s has told no balance', async (_what, answer, message) => {
  const place = await connectedShop();
  steadfast.fail({ path: '/get_balance', answer });
  expect(await balanceOf(place)).toBe(message);
  // A failure is not kept.
  expect(await balanceOf(place)).toMatchObject({ amount: 1250.5 });
});

it('a slow courier is not waited for, and nobody hammers a failing one', async () => {
  const place = await connectedShop();
  const other = await connectedShop();
  steadfast.fail({ path: '/get_balance', times: 1, delay: 2_500 });
  expect(await balanceOf(place)).toBe('Steadfast did not answer');
  steadfast.fail({ path: '/get_balance', times: 100, answer: { status: 401, body: '{}' } });
  for (let time = 0; time < 5; time += 1) expect(await balanceOf(place)).toBe('Steadfast refuses the keys');
  const before = calls(steadfast, '/get_balance');
  expect(await balanceOf(place)).toBe('The courier was asked often just now. Please wait a minute.');
  expect(calls(steadfast, '/get_balance')).toBe(before);
  steadfast.heal();
  expect(await balanceOf(other)).toMatchObject({ amount: 1250.5 });
});

interface Price { reference: string; byTerms: number | null; byCourier: number | null; hasArea: boolean }

async function pricesOf({ shop, courierId }: ConnectedShop, orderIds: string[], areas: object[] = []) {
  const { data, errors } = await server.graphql<{ parcelPrices: Price[] | null }>(
    await founderOf(shop),
    'query ($courierId: ID!, $orders: [ID!]!, $areas: [PricedAreaInput!]) { parcelPrices(courierId: $courierId, orders: $orders, areas: $areas) { byTerms byCourier hasArea } }',
    { courierId: encodeId('Courier', courierId), orders: orderIds.map((id) => encodeId('Order', id)), areas });
  return errors ? errors[0]!.message : data!.parcelPrices;
}

it('an account that its courier leaves without answers stops no other business', async () => {
  const [broken, whole] = [await connectedShop(), await connectedShop()];
  steadfast.fail({ path: '/get_balance', times: 8, kind: 'drop' });
  const before = calls(steadfast, '/get_balance');
  for (let time = 0; time < 4; time += 1) expect(await balanceOf(broken)).toBe('Steadfast did not answer');
  expect(calls(steadfast, '/get_balance')).toBe(before + 8);
  expect(await balanceOf(whole)).toMatchObject({ amount: 1250.5 });
  const parcel = await whole.confirmed();
  expect(await whole.book(parcel)).toEqual([{ status: 'OK' }]);
});

it('the price of parcels stands beside the terms before they are booked, each parcel asked for once', async () => {
  const place = await connectedShop('REDX');
  await execute(saveDeliveryMethod, place.session, { courierId: place.courierId, kind: 'API', provider: 'REDX', name: 'RedX', storeId: '7', insideCharge: 60, outsideCharge: 120, codPercent: 1 });
  const [one, alike, unsure] = [await place.confirmed(), await place.confirmed(), await place.confirmed({}, { district: 'Dhaka', thana: 'Mirpur' })];
  const before = calls(redx, '/charge_calculator');
  // 60 for the way and 1% of 560.
  const known = { byTerms: 65.6, byCourier: 69, hasArea: true };
  expect(await pricesOf(place, [one, alike, unsure])).toEqual([known, known, { byTerms: 65.6, byCourier: null, hasArea: false }]);
  expect(calls(redx, '/charge_calculator')).toBe(before + 1);
  expect(await pricesOf(place, [unsure], [{ district: 'Dhaka', thana: 'Mirpur', code: '2' }])).toEqual([known]);
  expect(place.invoices()).toEqual([]);

  const byPathao = await connectedShop('PATHAO');
  // 80 and 1% of 560: Pathao names the fee for the cash beside the charge.
  expect(await pricesOf(byPathao, [await byPathao.confirmed()])).toMatchObject([{ byCourier: 85.6 }]);
  const bySteadfast = await connectedShop();
  expect(await pricesOf(bySteadfast, [await bySteadfast.confirmed()])).toBeNull();
});

it('parts of a poisha in a price or a balance are rounded, half a poisha away from zero', async () => {
  const place = await connectedShop('REDX');
  const order = await place.confirmed();
  redx.fail({ path: '/charge/', answer: { status: 200, body: '{"deliveryCharge":"60.005","codCharge":5.605}' } });
  expect(await pricesOf(place, [order])).toMatchObject([{ byCourier: 65.61 }]);
  const owing = await connectedShop();
  steadfast.fail({ path: '/get_balance', answer: { status: 200, body: '{"status":200,"current_balance":-60.005}' } });
  expect(await balanceOf(owing)).toMatchObject({ amount: -60.01 });
});

it('an order of another business has no price, and goes nowhere', async () => {
  const [place, rival] = [await connectedShop('REDX'), await connectedShop('REDX')];
  const theirs = await rival.confirmed();
  const before = redx.seen.filter(({ path }) => path.startsWith('/charge/')).length;
  const placesOf = async ({ shop, courierId }: ConnectedShop) => (await server.graphql<{ courierPlaces: object[] }>(
    await founderOf(shop), 'query ($courierId: ID!, $orders: [ID!]!) { courierPlaces(courierId: $courierId, orders: $orders) { district orders } }',
    { courierId: encodeId('Courier', courierId), orders: [encodeId('Order', theirs)] })).data!.courierPlaces;
  expect([await pricesOf(place, [theirs]), await placesOf(place)]).toEqual([[], []]);
  expect(redx.seen.filter(({ path }) => path.startsWith('/charge/'))).toHaveLength(before);
  expect([await pricesOf(rival, [theirs]), await placesOf(rival)]).toMatchObject([[{}], [{ orders: 1 }]]);
});

it('an administrator from whom costs are hidden reads no price, and nobody is asked', async () => {
  const place = await connectedShop('REDX');
  const member = await withMember(place.shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
  const before = redx.seen.length;
  const { data, errors } = await server.graphql<object>(await tokenOf(member),
    'query ($courierId: ID!, $orders: [ID!]!) { parcelPrices(courierId: $courierId, orders: $orders) { byTerms byCourier } }',
    { courierId: encodeId('Courier', place.courierId), orders: [encodeId('Order', await place.confirmed())] });
  expect([data, errors]).toEqual([{ parcelPrices: null }, undefined]);
  expect(redx.seen).toHaveLength(before);
});

it('a courier that names no price or an impossible one is not believed, and is not asked on and on', async () => {
  const place = await connectedShop('REDX');
  const orders = [await place.confirmed()];
  redx.fail({ path: '/charge/', answer: { status: 200, body: '{"deliveryCharge":null}' } });
  expect(await pricesOf(place, orders)).toBe('RedX gave no readable answer (HTTP 200)');
  redx.fail({ path: '/charge/', answer: { status: 200, body: '{"deliveryCharge":-5,"codCharge":0}' } });
  expect(await pricesOf(place, orders)).toBe('RedX gave no readable answer (HTTP 200)');
  redx.fail({ path: '/charge/', times: 1, delay: 2_500 });
  expect(await pricesOf(place, orders)).toBe('RedX did not answer');
  for (let time = 0; time < 7; time += 1) expect(await pricesOf(place, orders)).toMatchObject([{ byCourier: 69 }]);
  expect(await pricesOf(place, orders)).toBe('The courier was asked often just now. Please wait a minute.');
});

async function askBack({ shop }: ConnectedShop, orderId: string, key?: string) {
  const { data } = await server.graphql<{ askParcelBack: Record<string, unknown> }>(await founderOf(shop), `mutation ($input: AskParcelBackInput!) {
    askParcelBack(input: $input) { __typename
      ... on AskParcelBackSuccess { order { status parcelReturn { way requests { state said reason } } } }
      ... on PreconditionError { reason message } ... on ConflictError { message } ... on TooManyRequestsError { message } } }`,
    { input: { orderId: encodeId('Order', orderId), reason: 'Changed their mind' } }, key === undefined ? {} : { 'idempotency-key': key });
  return data!.askParcelBack;
}

/** As if the last requests were two hours old. */
const later = async ({ shop }: ConnectedShop) => db.returnRequest.updateMany({ where: { businessId: shop.id }, data: { createdAt: new Date(Date.now() - 7_200_000) } });
const trailOf = async ({ shop }: ConnectedShop, orderId: string) =>
  (await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: orderId }, orderBy: { createdAt: 'asc' } })).map(({ summary }) => summary).slice(-2);

async function shippedOrder(provider: 'STEADFAST' | 'REDX' | 'PATHAO' = 'STEADFAST') {
  const place = await connectedShop(provider);
  const orderId = await place.confirmed();
  await place.book(orderId);
  return { place, orderId };
}

it('a courier is asked once for a parcel back, its word stands on the order, and the order stays shipped', async () => {
  const { place, orderId } = await shippedOrder();
  const before = steadfast.returnRequests.length;
  const request = { state: 'ACCEPTED', said: 'pending', reason: 'Changed their mind' };
  const answer = { __typename: 'AskParcelBackSuccess', order: { status: 'SHIPPED', parcelReturn: { way: 'API', requests: [request] } } };
  expect(await askBack(place, orderId, 'once')).toEqual(answer);
  expect(await askBack(place, orderId, 'once')).toEqual(answer);
  expect(await askBack(place, orderId)).toMatchObject({ reason: 'ALREADY_ASKED' });
  expect(steadfast.returnRequests.slice(before)).toMatchObject([{ reason: 'Changed their mind' }]);
  expect(await trailOf(place, orderId)).toEqual(['Asked Steadfast for the parcel back: Changed their mind', 'Steadfast will bring the parcel back: pending']);
  expect(await place.drift()).toEqual([]);
});

it('a refusal, silence and a lie about a parcel asked back are told apart, and a courier is asked five times at most', async () => {
  const { place, orderId } = await shippedOrder();
  const path = '/create_return_request';
  const said = async () => ((await askBack(place, orderId)).order as { parcelReturn: { requests: object[] } }).parcelReturn.requests[0];
  steadfast.fail({ path, answer: { status: 200, body: '{"status":400,"message":"The consignment is delivered already."}' } });
  expect(await said()).toMatchObject({ state: 'REFUSED', said: 'The consignment is delivered already.' });
  expect(await askBack(place, orderId)).toMatchObject({ __typename: 'TooManyRequestsError' });
  await later(place);
  steadfast.fail({ path, kind: 'drop-after' });
  expect(await said()).toMatchObject({ state: 'UNKNOWN', said: 'Steadfast did not answer' });
  await later(place);
  steadfast.fail({ path, delay: 2_500 });
  expect(await said()).toMatchObject({ state: 'UNKNOWN' });
  await later(place);
  steadfast.fail({ path, answer: { status: 200, body: '{"id":1,"consignment_id":9,"status":"pending"}' } });
  expect(await said()).toMatchObject({ state: 'UNKNOWN', said: 'Steadfast answered for another parcel' });
  await later(place);
  steadfast.fail({ path, answer: { status: 200, body: '<html>Maintenance</html>' } });
  expect(await said()).toMatchObject({ state: 'UNKNOWN', said: 'Steadfast gave no readable answer (HTTP 200)' });
  await later(place);
  expect(await askBack(place, orderId)).toMatchObject({ reason: 'ASKED_OFTEN' });
  expect((await place.orderOf(orderId)).status).toBe('SHIPPED');
});

it('a request whose process died is no answer after a while, and nobody asks while one is under way', async () => {
  const { place, orderId } = await shippedOrder('REDX');
  const { id: shipmentId } = (await place.shipmentOf(orderId))!;
  await db.returnRequest.create({ data: { businessId: place.shop.id, shipmentId, reason: 'x', byName: 'Somebody', sentAt: new Date() }, select: { id: true } });
  expect(await askBack(place, orderId)).toMatchObject({ __typename: 'ConflictError' });
  await later(place);
  expect(await askBack(place, orderId)).toMatchObject({ order: { parcelReturn: { requests: [{ state: 'ACCEPTED', said: 'cancelled' }, { state: 'UNKNOWN' }] } } });
  expect(redx.parcels.find(({ tracking_id }) => tracking_id === redx.parcels.at(-1)!.tracking_id)).toMatchObject({ status: 'cancelled' });
});

it('what cannot be asked back from here says where it can', async () => {
  const { place, orderId } = await shippedOrder('PATHAO');
  expect(await askBack(place, orderId)).toMatchObject({ reason: 'IN_PANEL', message: 'Pathao takes cancellations in its panel only' });
  const waiting = await place.confirmed();
  expect(await askBack(place, waiting)).toMatchObject({ reason: 'WRONG_STATUS' });
  await execute(shipOrder, place.session, { orderId: waiting, courierName: 'Own rider' });
  expect(await askBack(place, waiting)).toMatchObject({ reason: 'NOT_CONNECTED', message: 'Own rider is not connected: call it' });
  const done = await shippedOrder();
  await execute(deliverOrder, done.place.session, { orderId: done.orderId });
  expect(await askBack(done.place, done.orderId)).toMatchObject({ reason: 'WRONG_STATUS' });
});

it('a parcel without an answer says why in words that every language has', async () => {
  const place = await connectedShop('PATHAO');
  pathao.fail({ path: '/aladdin/api/v1/orders', answer: { status: 502, body: '<html>Bad Gateway</html>' } });
  await place.book(await place.confirmed());
  const { data } = await server.graphql(await founderOf(place.shop),
    'query ($id: ID!) { node(id: $id) { ... on Courier { openBookings { error messageKey messageValues } } } }', { id: encodeId('Courier', place.courierId) });
  expect(data).toEqual({ node: { openBookings: [{
    error: "Pathao gave no readable answer (HTTP 502). Look at the courier's panel",
    messageKey: "{{message}}. Look at the courier's panel",
    messageValues: { message: { messageKey: '{{service}} gave no readable answer (HTTP {{status}})', messageValues: { service: 'Pathao', status: 502 } } },
  }] } });
});
