import { afterAll, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../schema/rules/message.ts';
import { REDX_TOKEN } from '../../../../e2e/doubles/redx.ts';
import {
  bookAll, bookCourier, cancelOrder, confirmOrder, connectedShop, db, encodeId, execute, redx, saveDeliveryMethod, steadfast, testServer, tokenOf, withMember,
} from './support.ts';

const { sessionFor } = await import('../../../../prisma/seed/factories/session.ts');
const { startWorker } = await import('../../../jobs/worker.ts');
const { confirmAndSend } = await import('../confirm-and-send.ts');
const { reopenOrder } = await import('../../orders/hold-orders.ts');
const { recallOrder } = await import('../../orders/recall-order.ts');
const { receiveReturn, returnOrder } = await import('../../orders/return-orders.ts');

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
afterAll(() => worker?.stop());

type Place = Awaited<ReturnType<typeof connectedShop>>;

/** The outcome of all jobs, once none runs any more. */
async function ended({ shop }: Place) {
  const jobs = () => db.bulkJob.findMany({ where: { businessId: shop.id }, orderBy: { id: 'asc' }, include: { rows: { orderBy: { position: 'asc' } } } });
  await vi.waitFor(async () => expect((await jobs()).map(({ status }) => status)).not.toContain('RUNNING'), { timeout: 20_000, interval: 100 });
  return (await jobs()).map(({ title, rows }) => [title, rows.map(({ status, message }) => `${status} ${message}`)]);
}

it('a booking ends, and what waits for it begins, when its courier is no longer connected or who started it may no longer book', async () => {
  const gone = await connectedShop();
  const orders = [await gone.confirmed(), await gone.confirmed({ phone: '01711204467' })];
  await execute(confirmAndSend, gone.session, { orders, courierId: gone.courierId, text: 'Hello' });
  await db.courier.update({ where: { businessId_id: { businessId: gone.shop.id, id: gone.courierId } }, data: { kind: 'MANUAL', provider: null }, select: { id: true } });

  const left = await connectedShop();
  const member = await withMember(left.shop, { flags: ['orderUpdate'] });
  await execute(bookCourier, await sessionFor(member), { courierId: left.courierId, orders: [await left.confirmed(), await left.confirmed()] });
  await db.userPermission.updateMany({ where: { businessId: left.shop.id, userId: member.id }, data: { orderUpdate: false } });

  worker = await startWorker();
  const [, booking, texts] = await ended(gone);
  expect(booking).toEqual(['Book with Steadfast', ['FAILED This courier is not connected', 'FAILED This courier is not connected']]);
  expect(texts![1]).toHaveLength(2);
  expect(await ended(left)).toEqual([['Book with Steadfast', [expect.stringMatching(/^FAILED ./), expect.stringMatching(/^FAILED ./)]]]);
  expect([gone.parcels(), left.parcels()]).toEqual([[], []]);
});

it('a parcel whose hand-over is taken back is handed over again as the one that the courier has, and no second one is booked', async () => {
  const place = await connectedShop();
  const other = await execute(saveDeliveryMethod, place.session, { kind: 'API', provider: 'REDX', name: 'RedX', apiKey: REDX_TOKEN, storeId: '7' });
  const orderId = await place.confirmed();
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  const before = await place.shipmentOf(orderId);
  await execute(recallOrder, place.session, { orderId });
  expect((await place.orderOf(orderId)).status).toBe('CONFIRMED');

  const [elsewhere] = await bookAll(place.session, [{ orderId, courierId: other.id }]);
  expect(elsewhere).toMatchObject({ status: 'FAILED' });
  expect(inEnglish(elsewhere!.message!)).toBe(`Steadfast still has the parcel ${before!.trackingCode} of this order: book it there, or have it cancelled there and say so on the order`);
  expect(redx.parcels).toEqual([]);

  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels()).toHaveLength(1);
  expect(await place.bookingsOf(orderId)).toHaveLength(1);
  expect(await place.orderOf(orderId)).toMatchObject({ status: 'SHIPPED', trackingCode: before!.trackingCode });
  expect(await place.shipmentOf(orderId)).toMatchObject({ consignmentId: before!.consignmentId, invoice: before!.invoice, courierStatus: 'BOOKED' });
  expect(await place.drift()).toEqual([]);
});

it('once its courier has cancelled it, the order is booked anew', async () => {
  const place = await connectedShop();
  const orderId = await place.confirmed();
  await place.book(orderId);
  await execute(recallOrder, place.session, { orderId });
  await db.courierEvent.create({
    data: { businessId: place.shop.id, courierId: place.courierId, orderId, source: 'POLL', hash: orderId, outcome: 'LATE', status: 'CANCELLED' }, select: { id: true },
  });
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels()).toHaveLength(2);
});

/** An order whose courier has accepted the parcel, while it was cancelled here; and taken up and confirmed again. */
async function acceptedInVain(place: Place): Promise<string> {
  const orderId = await place.confirmed();
  steadfast.hold();
  const booking = place.book(orderId);
  await vi.waitUntil(() => place.parcels().length === 1, { timeout: 30_000 });
  await execute(cancelOrder, place.session, { orderId, reason: 'Changed their mind' });
  steadfast.release();
  expect((await booking)[0]).toMatchObject({ status: 'FAILED', message: expect.stringContaining('The courier has the parcel, but') });
  await execute(reopenOrder, place.session, { orderId });
  await execute(confirmOrder, place.session, { orderId });
  return orderId;
}

it('a parcel that the courier accepted while its order could not leave is the one that leaves, and no other courier gets a second one', async () => {
  const place = await connectedShop();
  const other = await execute(saveDeliveryMethod, place.session, { kind: 'API', provider: 'REDX', name: 'RedX', apiKey: REDX_TOKEN, storeId: '7' });
  const orderId = await acceptedInVain(place);
  const [parcel] = place.parcels();
  const redxParcels = redx.parcels.length;

  const [elsewhere] = await bookAll(place.session, [{ orderId, courierId: other.id }]);
  expect(inEnglish(elsewhere!.message!)).toBe(`Steadfast still has the parcel ${parcel!.tracking_code} of this order: book it there, or have it cancelled there and say so on the order`);
  expect(redx.parcels).toHaveLength(redxParcels);

  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels()).toEqual([parcel]);
  expect(await place.bookingsOf(orderId)).toMatchObject([{ status: 'BOOKED', error: null, invoice: parcel!.invoice }]);
  expect(await place.orderOf(orderId)).toMatchObject({ status: 'SHIPPED', trackingCode: parcel!.tracking_code });
  expect(await place.shipmentOf(orderId)).toMatchObject({ consignmentId: String(parcel!.consignment_id), invoice: parcel!.invoice });
  expect(await place.drift()).toEqual([]);
});

it('an order that came back gets a parcel of its own, once; a late word about the first parcel does not free the second', async () => {
  const place = await connectedShop();
  const { shop, courierId, session } = place;
  const orderId = await place.confirmed();
  await place.book(orderId);
  const [first] = await place.bookingsOf(orderId);
  await execute(returnOrder, session, { orderId, reason: 'Refused' });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId }, select: { id: true } });
  await execute(receiveReturn, session, { orderId, lines: [{ lineId, good: 1, damaged: 0, missing: 0 }] });
  await execute(confirmOrder, session, { orderId });
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels()).toHaveLength(2);

  await execute(recallOrder, session, { orderId });
  await db.courierEvent.create({
    data: { businessId: shop.id, courierId, orderId, source: 'POLL', hash: 'first', outcome: 'LATE', status: 'RETURNED', invoice: first!.invoice, consignmentId: first!.consignmentId },
    select: { id: true },
  });
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels()).toHaveLength(2);
});

it('a parcel that somebody had cancelled at its courier is said to be so, with a reason; then the order is booked anew, under another number', async () => {
  const place = await connectedShop();
  const server = await testServer();
  const token = await tokenOf(place.shop.founder);
  const stranger = await tokenOf((await connectedShop()).shop.founder);
  const member = await withMember(place.shop, { flags: ['orderList', 'order'] });
  await sessionFor(member);
  const packer = await tokenOf(member);
  const orderId = await place.confirmed();
  const id = encodeId('Order', orderId);
  const standing = async () =>
    (await server.graphql<{ node: { standingParcel: unknown } }>(token, `{ node(id: "${id}") { ... on Order { standingParcel { courierName code } } } }`)).data!.node.standingParcel;
  const say = async (who: string) => {
    const { data, errors } = await server.graphql<{ voidParcel: object } | null>(who, `mutation($input: VoidParcelInput!) { voidParcel(input: $input) {
      __typename ... on PreconditionError { reason } } }`, { input: { orderId: id, reason: 'Their panel says so' } });
    return data?.voidParcel ?? errors?.[0]?.extensions.code;
  };
  await place.book(orderId);
  const [first] = place.parcels();
  expect(await standing()).toBeNull();
  // It is on its way.
  expect(await say(token)).toMatchObject({ reason: 'NO_PARCEL' });
  await execute(recallOrder, place.session, { orderId });
  expect(await standing()).toEqual({ courierName: 'Steadfast', code: first!.tracking_code });
  expect(await say(stranger)).toMatchObject({ __typename: 'NotFoundError' });
  expect(await say(packer)).toBe('FORBIDDEN');
  expect(await say(token)).toEqual({ __typename: 'VoidParcelSuccess' });
  expect(await standing()).toBeNull();
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  expect(place.parcels().map(({ invoice }) => invoice)).toEqual([first!.invoice, `${first!.invoice}-2`]);
  expect(await db.auditEntry.count({ where: { businessId: place.shop.id, entityId: orderId, summary: `The parcel ${first!.tracking_code} is cancelled at Steadfast: Their panel says so` } })).toBe(1);
  expect(await place.drift()).toEqual([]);
  await server.close();
});
