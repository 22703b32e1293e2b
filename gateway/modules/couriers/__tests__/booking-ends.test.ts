import { afterAll, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../schema/rules/message.ts';
import { REDX_TOKEN } from '../../../../e2e/doubles/redx.ts';
import { bookAll, bookCourier, connectedShop, db, execute, redx, saveDeliveryMethod, steadfast, withMember } from './support.ts';

const { sessionFor } = await import('../../../../prisma/seed/factories/session.ts');
const { startWorker } = await import('../../../jobs/worker.ts');
const { confirmAndSend } = await import('../confirm-and-send.ts');
const { recallOrder } = await import('../../orders/recall-order.ts');

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
afterAll(async () => {
  await worker?.stop();
  steadfast.close();
  redx.close();
});

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
}, 60_000);

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
  expect(inEnglish(elsewhere!.message!)).toBe(`Steadfast still has the parcel ${before!.trackingCode} of this order: book it there, or have it cancelled there first`);
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
