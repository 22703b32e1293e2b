import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { REDX_TOKEN } from '../../../../e2e/doubles/redx.ts';
import {
  bookAll, connectedShop, db, encodeId, execute, saveDeliveryMethod, shipOrder, steadfast, testServer, tokenOf, type ConnectedShop,
} from './support.ts';

const { editOrder } = await import('../../orders/edit-order.ts');
const { recallOrder } = await import('../../orders/recall-order.ts');
const { receiveReturn, returnOrder } = await import('../../orders/return-orders.ts');
const { confirmOrder } = await import('../../orders/order-commands.ts');
const { scanOrder } = await import('../../scanning/scan-order.ts');
const { voidParcel } = await import('../void-parcel.ts');

let server: Awaited<ReturnType<typeof testServer>>;
let place: ConnectedShop;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  place = await connectedShop('STEADFAST');
});

const ship = (orderId: string, more: object = {}) => execute(shipOrder, place.session, { orderId, courierName: 'Steadfast', ...more });

it('is refused at every door while a connected courier has neither booked nor numbered the parcel', async () => {
  const order = await place.confirmed();
  const { data } = await server.graphql<{ shipOrder: unknown }>(
    await tokenOf(place.shop.founder),
    'mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { __typename ... on PreconditionError { reason message } } }',
    { input: { orderId: encodeId('Order', order), courierName: ' steadfast ' } },
  );
  expect(data!.shipOrder).toEqual({
    __typename: 'PreconditionError', reason: 'NOT_BOOKED',
    message: 'Steadfast is connected and has no such parcel yet: book it, or enter the number that it gave',
  });
  await expect(execute(editOrder, place.session, { orderId: order, status: 'SHIPPED', plannedCourier: 'STEADFAST', reason: 'He took it' }))
    .rejects.toMatchObject({ reason: 'NOT_BOOKED' });
  const { number } = await place.orderOf(order);
  await expect(execute(scanOrder, place.session, { mode: 'HAND_OVER', text: String(number), courierName: 'Steadfast' }, { idempotencyKey: randomUUID() }))
    .rejects.toMatchObject({ reason: 'NOT_BOOKED' });
  expect(await place.orderOf(order)).toMatchObject({ status: 'CONFIRMED', courierName: null });
  expect(await db.courier.count({ where: { businessId: place.shop.id } })).toBe(1);
});

it('takes the number that a connected courier gave, and any courier that is entered by hand', async () => {
  const [numbered, byHand] = [await place.confirmed(), await place.confirmed()];
  await ship(numbered, { courierName: 'STEADFAST', trackingCode: 'SF-77' });
  expect(await place.orderOf(numbered)).toMatchObject({ status: 'SHIPPED', courierName: 'Steadfast', trackingCode: 'SF-77' });
  await ship(byHand, { courierName: 'Karim on his bicycle' });
  expect(await place.orderOf(byHand)).toMatchObject({ status: 'SHIPPED', trackingCode: null });
  const couriers = await db.courier.findMany({ where: { businessId: place.shop.id }, select: { name: true, kind: true }, orderBy: { name: 'asc' } });
  expect(couriers).toEqual([{ name: 'Karim on his bicycle', kind: 'MANUAL' }, { name: 'Steadfast', kind: 'API' }]);
  expect(await place.drift()).toEqual([]);
});

it('goes on under its booking after the hand-over was taken back', async () => {
  const order = await place.confirmed();
  await place.book(order);
  const booked = (await place.shipmentOf(order))!;
  await execute(recallOrder, place.session, { orderId: order });
  await ship(order);
  expect(await place.shipmentOf(order)).toMatchObject({
    consignmentId: booked.consignmentId, invoice: booked.invoice, trackingCode: booked.trackingCode, courierStatus: 'BOOKED',
  });
  expect(place.parcels()).toHaveLength(1);
  expect(await place.drift()).toEqual([]);
});

it('is refused at every door while another courier has a parcel of the order, however it is numbered, until that is cancelled there', async () => {
  const order = await place.confirmed();
  await execute(saveDeliveryMethod, place.session, { kind: 'API', provider: 'REDX', name: 'RedX', apiKey: REDX_TOKEN, storeId: '7' });
  await place.book(order);
  const { trackingCode, number } = await place.orderOf(order);
  await execute(recallOrder, place.session, { orderId: order });
  const refusal = {
    __typename: 'PreconditionError', reason: 'STILL_BOOKED',
    message: `Steadfast still has the parcel ${trackingCode} of this order: book it there, or have it cancelled there and say so on the order`,
  };
  const token = await tokenOf(place.shop.founder);
  const tried = async (command: string, input: object) => {
    const type = `${command[0]!.toUpperCase()}${command.slice(1)}Input`;
    const { data, errors } = await server.graphql<Record<string, unknown>>(token,
      `mutation($input: ${type}!) { ${command}(input: $input) { __typename ... on PreconditionError { reason message } } }`, { input });
    expect(errors).toBeUndefined();
    return data![command];
  };
  const orderId = encodeId('Order', order);
  expect(await tried('shipOrder', { orderId, courierName: 'RedX' })).toEqual(refusal);
  expect(await tried('shipOrder', { orderId, courierName: 'RedX', trackingCode: 'RX-1' })).toEqual(refusal);
  expect(await tried('shipOrder', { orderId, courierName: 'Karim on his bicycle' })).toEqual(refusal);
  expect(await tried('editOrder', { orderId, status: 'SHIPPED', plannedCourier: 'RedX', trackingCode: 'RX-1', reason: 'He took it' })).toEqual(refusal);
  expect(await tried('scanOrder', { mode: 'HAND_OVER', text: String(number), courierName: 'RedX' })).toEqual(refusal);
  expect((await bookAll(place.session, [{ orderId: order, courierId: (await db.courier.findFirstOrThrow({ where: { businessId: place.shop.id, name: 'RedX' } })).id }]))[0])
    .toMatchObject({ status: 'FAILED' });
  expect(await place.orderOf(order)).toMatchObject({ status: 'CONFIRMED', courierName: null });
  expect(await db.courier.count({ where: { businessId: place.shop.id } })).toBe(2);

  expect(await tried('scanOrder', { mode: 'HAND_OVER', text: String(number), courierName: 'steadfast' })).toEqual({ __typename: 'ScanOrderSuccess' });
  expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', courierName: 'Steadfast', trackingCode });
  await execute(recallOrder, place.session, { orderId: order });
  await execute(voidParcel, place.session, { orderId: order, reason: 'Their panel says so' });
  expect(await tried('shipOrder', { orderId, courierName: 'Karim on his bicycle' })).toEqual({ __typename: 'ShipOrderSuccess' });
  expect(place.parcels()).toHaveLength(1);
  expect(await place.drift()).toEqual([]);
});

it('is refused under another number of the courier that has its parcel, and takes each number of that one', async () => {
  const order = await place.confirmed();
  await place.book(order);
  const { trackingCode, consignmentId, invoice } = (await place.shipmentOf(order))!;
  await execute(recallOrder, place.session, { orderId: order });
  const token = await tokenOf(place.shop.founder);
  const tried = async (code: string) => (await server.graphql<{ shipOrder: object }>(token,
    'mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { __typename ... on PreconditionError { reason message } } }',
    { input: { orderId: encodeId('Order', order), courierName: 'Steadfast', trackingCode: code } })).data!.shipOrder;
  expect(await tried('SF-OTHER')).toEqual({
    __typename: 'PreconditionError', reason: 'STILL_BOOKED',
    message: `Steadfast still has the parcel ${trackingCode} of this order: book it there, or have it cancelled there and say so on the order`,
  });
  expect(await place.orderOf(order)).toMatchObject({ status: 'CONFIRMED' });
  for (const code of [trackingCode!.toLowerCase(), consignmentId!, invoice!]) {
    expect(await tried(code)).toEqual({ __typename: 'ShipOrderSuccess' });
    expect(await place.shipmentOf(order)).toMatchObject({ trackingCode, consignmentId, invoice });
    await execute(recallOrder, place.session, { orderId: order });
  }
  await execute(voidParcel, place.session, { orderId: order, reason: 'Their panel says so' });
  expect(await tried('SF-OTHER')).toEqual({ __typename: 'ShipOrderSuccess' });
  expect(place.parcels()).toHaveLength(1);
});

it('waits for a courier that was asked and has not answered, whoever is to take it', async () => {
  const order = await place.confirmed();
  steadfast.fail({ path: '/create_order', kind: 'drop-after' });
  steadfast.fail({ path: '/status_by_invoice', times: 10, kind: 'drop' });
  await place.book(order);
  expect(await place.bookingsOf(order)).toMatchObject([{ status: 'SENDING' }]);
  const token = await tokenOf(place.shop.founder);
  const tried = async (courierName: string, trackingCode?: string) => (await server.graphql<{ shipOrder: object }>(token,
    'mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { __typename ... on PreconditionError { reason message } } }',
    { input: { orderId: encodeId('Order', order), courierName, trackingCode } })).data!.shipOrder;
  const refusal = { __typename: 'PreconditionError', reason: 'BOOKING_OPEN', message: 'Steadfast was asked to take this parcel and has not answered: wait for it first' };
  expect(await tried('Karim on his bicycle')).toEqual(refusal);
  expect(await tried('Steadfast', 'SF-99')).toEqual(refusal);
  const { number } = await place.orderOf(order);
  await expect(execute(scanOrder, place.session, { mode: 'HAND_OVER', text: String(number), courierName: 'Steadfast' }, { idempotencyKey: randomUUID() }))
    .rejects.toMatchObject({ reason: 'BOOKING_OPEN' });
  steadfast.heal();
  await place.resume();
  expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', courierName: 'Steadfast' });
  expect(place.parcels()).toHaveLength(1);
});

it('takes no number of a parcel that came back', async () => {
  const order = await place.confirmed();
  await place.book(order);
  const { trackingCode } = await place.orderOf(order);
  await execute(returnOrder, place.session, { orderId: order, reason: 'Refused' });
  const [line] = await db.orderLine.findMany({ where: { businessId: place.shop.id, orderId: order } });
  await execute(receiveReturn, place.session, { orderId: order, lines: [{ lineId: line!.id, good: 1, damaged: 0, missing: 0 }] });
  await execute(confirmOrder, place.session, { orderId: order });
  await expect(ship(order)).rejects.toMatchObject({ reason: 'NOT_BOOKED' });
  await expect(ship(order, { trackingCode })).rejects.toMatchObject({ reason: 'NOT_BOOKED' });
  await expect(execute(scanOrder, place.session, { mode: 'HAND_OVER', text: trackingCode!, courierName: 'Steadfast' }, { idempotencyKey: randomUUID() }))
    .rejects.toMatchObject({ reason: 'NOT_BOOKED' });
  await ship(order, { trackingCode: 'SF-SECOND' });
  expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', trackingCode: 'SF-SECOND' });
});
