import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEADFAST_KEYS } from '../../../../e2e/doubles/steadfast.ts';
import { bookAll, bookCourier, cancelOrder, connectedShop, db, execute, saveDeliveryMethod, shipOrder, steadfast, type ConnectedShop } from './support.ts';

const { resolveBooking } = await import('../resolve-booking.ts');
const { claimBooking } = await import('../claim-booking.ts');
const { resumeBookings } = await import('../resume-bookings.ts');
const { startWorker } = await import('../../../jobs/worker.ts');

let place: ConnectedShop;
beforeEach(async () => { place = await connectedShop(); });
afterEach(() => steadfast.heal());

const DROPPED = { path: '/create_order', kind: 'drop-after' } as const;

describe('booking with Steadfast', () => {
  it('takes the parcel once, and the order is shipped with its numbers', async () => {
    const order = await place.confirmed({ advance: 100 });
    expect(await place.book(order)).toEqual([{ status: 'OK' }]);
    const [parcel] = place.parcels();
    expect(parcel).toMatchObject({ recipient_phone: '01711204466', cod_amount: 460 });
    expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', courierName: 'Steadfast', trackingCode: parcel!.tracking_code });
    expect(await place.shipmentOf(order)).toMatchObject({
      consignmentId: String(parcel!.consignment_id), invoice: parcel!.invoice, courierStatus: 'BOOKED', courierId: place.courierId,
    });
    expect(await place.book(order)).toEqual([{ status: 'SKIPPED', message: 'It is booked already' }]);
    expect(place.parcels()).toHaveLength(1);
    expect(await place.drift()).toEqual([]);
  });

  it('books a whole selection in one call; a row that the courier refuses leaves the others alone', async () => {
    const orders = await Promise.all([place.confirmed(), place.confirmed(), place.confirmed()]);
    await db.order.updateMany({ where: { businessId: place.shop.id, id: orders[1] }, data: { customerName: '' } });
    const before = steadfast.seen.length;
    const ended = await place.book(...orders);
    expect(ended.map(({ status }) => status)).toEqual(['OK', 'FAILED', 'OK']);
    expect(steadfast.seen.slice(before).filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await place.orderOf(orders[1]!)).toMatchObject({ status: 'CONFIRMED' });
    expect(await place.bookingsOf(orders[1]!)).toMatchObject([{ status: 'REFUSED' }]);
    // After the correction it is booked under the same invoice number.
    await db.order.updateMany({ where: { businessId: place.shop.id, id: orders[1] }, data: { customerName: 'Farhana' } });
    expect(await place.book(orders[1]!)).toEqual([{ status: 'OK' }]);
    expect(await place.bookingsOf(orders[1]!)).toHaveLength(1);
  });

  it('leaves out what is to be sent on a later day, unless it is wanted all the same', async () => {
    const { shop, session, courierId } = place;
    const [now, later] = [await place.confirmed(), await place.confirmed()];
    await db.order.updateMany({ where: { businessId: shop.id, id: later }, data: { scheduledFor: new Date(Date.now() + 2 * 86_400_000) } });
    const worker = await startWorker();
    const book = async (input: object) => {
      const { id } = await execute(bookCourier, session, { courierId, orders: [now, later], ...input });
      await vi.waitFor(async () => expect(await db.bulkJob.findFirst({ where: { id } })).toMatchObject({ status: 'DONE' }), { timeout: 20_000, interval: 100 });
      return (await db.bulkJobRow.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } })).map(({ status }) => status);
    };
    expect(await book({})).toEqual(['OK', 'SKIPPED']);
    expect(place.parcels()).toHaveLength(1);
    expect(await place.orderOf(later)).toMatchObject({ status: 'CONFIRMED' });
    expect(await book({ early: true })).toEqual(['SKIPPED', 'OK']);
    expect(place.parcels()).toHaveLength(2);
    await worker.stop();
  });

  it('looks a parcel up whose answer was lost, and never sends a second one', async () => {
    const order = await place.confirmed();
    steadfast.fail(DROPPED);
    expect(await place.book(order)).toEqual([{ status: 'OK' }]);
    expect(place.parcels()).toHaveLength(1);
    expect(await place.shipmentOf(order)).toMatchObject({ invoice: place.parcels()[0]!.invoice, consignmentId: null });
  });

  it('leaves open what it cannot look up, and goes on with it later under the same number', async () => {
    const order = await place.confirmed();
    steadfast.fail(DROPPED);
    steadfast.fail({ path: '/status_by_invoice', times: 3, answer: { status: 503, body: '<h1>Busy</h1>' } });
    expect((await place.book(order))[0]).toMatchObject({ status: 'FAILED' });
    expect(await place.orderOf(order)).toMatchObject({ status: 'CONFIRMED' });
    const [booking] = await place.bookingsOf(order);
    expect(booking).toMatchObject({ status: 'SENDING' });
    // Steadfast will be asked again by itself: nobody need say what it knows better.
    await expect(execute(resolveBooking, place.session, { bookingId: booking!.id })).rejects.toMatchObject({ reason: 'LOOKED_UP' });
    steadfast.heal();
    await place.resume();
    expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED' });
    expect(place.parcels()).toHaveLength(1);
  });

  it('sends again what the courier certainly never got', async () => {
    const order = await place.confirmed();
    steadfast.fail({ path: '/create_order', kind: 'drop' });
    expect((await place.book(order))[0]).toMatchObject({ status: 'FAILED' });
    await place.resume();
    expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED' });
    expect(place.parcels()).toHaveLength(1);
  });

  it('asks about nothing that cannot leave, and not under wrong keys twice over', async () => {
    const [cancelled, byHand] = [await place.confirmed(), await place.confirmed()];
    await execute(cancelOrder, place.session, { orderId: cancelled, reason: 'Changed their mind' });
    await execute(shipOrder, place.session, { orderId: byHand, courierName: 'Sundarban' });
    expect((await place.book(cancelled, byHand)).map(({ message }) => message)).toEqual([
      'Only confirmed or packed orders can be booked', 'Only confirmed or packed orders can be booked',
    ]);
    expect(place.parcels()).toEqual([]);
    const refused = await place.confirmed();
    steadfast.fail({ path: '/create_order', answer: { status: 401, body: '{"status":401,"message":"Unauthorized Access"}' } });
    expect(await place.book(refused)).toEqual([{ status: 'FAILED', message: 'Steadfast refuses the keys' }]);
  });

  it('asks about nothing that its web shop has changed since', async () => {
    const order = await place.confirmed();
    // Written directly, as a delivery of the web shop would: the order of these tests comes from none.
    await db.order.updateMany({ where: { businessId: place.shop.id, id: order }, data: { shopChange: 'EDITED' } });
    expect(await place.book(order)).toEqual([{ status: 'FAILED', message: 'The web shop has changed this order: decide about that first' }]);
    expect([place.parcels(), await place.bookingsOf(order)]).toEqual([[], []]);
  });

  it('asks no courier that takes no parcels any more', async () => {
    const order = await place.confirmed();
    await db.courier.update({ where: { businessId_id: { businessId: place.shop.id, id: place.courierId } }, data: { isActive: false } });
    await expect(execute(bookCourier, place.session, { courierId: place.courierId, orders: [order] })).rejects.toMatchObject({ reason: 'NOT_CONNECTED' });
    expect(await db.bulkJob.count({ where: { businessId: place.shop.id } })).toBe(0);
  });

  it('asks no other courier while the first one may have the parcel', async () => {
    const order = await place.confirmed();
    const { id: second } = await execute(saveDeliveryMethod, place.session, {
      name: 'Second account', kind: 'API', provider: 'STEADFAST', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
    });
    steadfast.fail(DROPPED);
    steadfast.fail({ path: '/status_by_invoice', times: 3, answer: { status: 503, body: '<h1>Busy</h1>' } });
    await place.book(order);
    steadfast.heal();
    expect(await bookAll(place.session, [{ orderId: order, courierId: second }])).toMatchObject([
      { status: 'FAILED', message: 'Another courier was asked and has not answered: wait for it first' },
    ]);
    expect([place.parcels().length, (await place.bookingsOf(order)).map(({ courierId, attempts }) => [courierId, attempts])]).toEqual([1, [[place.courierId, 1]]]);
  });

  it('of two that book one order at once, one asks the courier', async () => {
    const order = await place.confirmed();
    const both = (await Promise.all([place.book(order), place.book(order)])).flat();
    expect(both.filter(({ status }) => status === 'OK')).toHaveLength(1);
    expect(place.parcels()).toHaveLength(1);
  });

  it.each([-10, 10])('has it alone while it asks the courier, also where its clock is wrong by %i minutes', async (minutes) => {
    const orderId = await place.confirmed();
    const claim = () => execute(claimBooking, place.session, { orderId, courierId: place.courierId });
    const withClock = async (run: () => Promise<unknown>) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      try {
        await run();
      } finally {
        vi.useRealTimers();
      }
    };
    await withClock(claim);
    await expect(claim()).rejects.toMatchObject({ code: 'CONFLICT' });
    await resumeBookings({ log: { warn: () => {} } as never });
    expect(place.parcels()).toEqual([]);
    const [booking] = await place.bookingsOf(orderId);
    expect(booking!.claimedUntil!.getTime()).toBeLessThan(Date.now() + 3 * 60_000);
    await withClock(() => expect(claim()).rejects.toMatchObject({ code: 'CONFLICT' }));
    await withClock(place.resume);
    expect(await place.orderOf(orderId)).toMatchObject({ status: 'SHIPPED' });
    expect(place.parcels()).toHaveLength(1);
  });

  it('says so when the order was cancelled while the courier took the parcel', async () => {
    const order = await place.confirmed();
    steadfast.hold();
    const booking = place.book(order);
    await vi.waitUntil(() => place.parcels().length === 1, { timeout: 30_000 });
    await execute(cancelOrder, place.session, { orderId: order, reason: 'Changed their mind' });
    steadfast.release();
    expect((await booking)[0]).toMatchObject({ status: 'FAILED', message: expect.stringContaining('The courier has the parcel, but') });
    expect(await place.bookingsOf(order)).toMatchObject([{ status: 'BOOKED', error: expect.stringContaining('The courier has the parcel') }]);
    expect(await place.orderOf(order)).toMatchObject({ status: 'CANCELLED' });
  });

  it('runs as a bulk job, through the worker', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => place.confirmed()));
    const { id } = await execute(bookCourier, place.session, { courierId: place.courierId, orders });
    const worker = await startWorker();
    const jobOf = () => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: place.shop.id, id } } });
    await vi.waitFor(async () => expect(await jobOf()).toMatchObject({ status: 'DONE', ok: 60, failed: 0 }), { timeout: 20_000, interval: 100 });
    await worker.stop();
    expect(place.parcels()).toHaveLength(60);
  });

  it('makes one parcel for each order whatever the courier does', async () => {
    const fault = fc.constantFrom(
      { kind: 'drop' as const }, { kind: 'drop-after' as const }, { answer: { status: 502, body: 'Bad gateway' } },
      { answer: { status: 200, body: '{}' } }, { delay: 700 },
    );
    await fc.assert(fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 3 }), async (faults, count) => {
      const orders = await Promise.all(Array.from({ length: count }, () => place.confirmed()));
      const before = place.parcels().length;
      for (const one of faults) steadfast.fail({ path: '/', ...one });
      await place.book(...orders);
      await place.book(...orders);
      steadfast.heal();
      for (let turn = 0; turn < 3; turn += 1) await place.resume();
      await place.book(...orders);
      await place.resume();
      expect(place.parcels()).toHaveLength(before + count);
      for (const order of orders) expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED' });
    }), { numRuns: 6 });
    expect(await place.drift()).toEqual([]);
  });
});
