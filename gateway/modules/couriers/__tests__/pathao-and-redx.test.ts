import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectCourier, connectedShop, db, execute, pathao, redx, type ConnectedShop, type Provider } from './support.ts';

const { claimBooking } = await import('../claim-booking.ts');
const { resolveBooking } = await import('../resolve-booking.ts');

const COURIERS = [
  { provider: 'PATHAO' as Provider, double: pathao, create: '/aladdin/api/v1/orders' },
  { provider: 'REDX' as Provider, double: redx, create: '/parcel' },
];


describe.each(COURIERS)('booking with $provider', ({ provider, double, create }) => {
  let place: ConnectedShop;
  beforeEach(async () => { place = await connectedShop(provider); });
  afterEach(() => double.heal());

  it('takes the parcel once, in the area that the thana is called like, and the order is shipped', async () => {
    const order = await place.confirmed({ advance: 100 });
    expect(await place.book(order)).toEqual([{ status: 'OK' }]);
    const sent = provider === 'PATHAO' ? pathao.parcels.at(-1) : redx.parcels.at(-1);
    expect(sent).toMatchObject(provider === 'PATHAO'
      ? { recipient_city: 1, recipient_zone: 11, amount_to_collect: 460 }
      : { delivery_area_id: 1, cash_collection_amount: '460' });
    const [booking] = await place.bookingsOf(order);
    expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', trackingCode: booking!.consignmentId });
    expect(await place.shipmentOf(order)).toMatchObject({ consignmentId: booking!.consignmentId, invoice: booking!.invoice });
    expect(await place.book(order)).toEqual([{ status: 'SKIPPED', message: 'It is booked already' }]);
    expect(place.invoices()).toHaveLength(1);
    expect(await place.drift()).toEqual([]);
  });

  it('leaves to a person what was not answered, and sends no second parcel', async () => {
    const order = await place.confirmed();
    double.fail({ path: create, kind: 'drop-after' });
    expect(await place.book(order)).toMatchObject([{ status: 'FAILED', message: expect.stringContaining("Look at the courier's panel") }]);
    await place.resume();
    await place.book(order);
    await place.resume();
    expect(place.invoices()).toHaveLength(1);
    const [booking] = await place.bookingsOf(order);
    expect(booking).toMatchObject({ status: 'SENDING' });
    // A person finds it in the courier's panel; the order is shipped under the courier's number.
    await execute(resolveBooking, place.session, { bookingId: booking!.id, consignment: 'SEEN-1' });
    expect(await place.orderOf(order)).toMatchObject({ status: 'SHIPPED', trackingCode: 'SEEN-1' });
    expect(place.invoices()).toHaveLength(1);
  });

  it('is said by nobody while the courier is being asked, nor once it has answered', async () => {
    const [asked, answered] = [await place.confirmed(), await place.confirmed()];
    const say = async (order: string) => {
      const [booking] = await place.bookingsOf(order);
      return execute(resolveBooking, place.session, { bookingId: booking!.id });
    };
    await execute(claimBooking, place.session, { orderId: asked, courierId: place.courierId });
    await expect(say(asked)).rejects.toMatchObject({ code: 'CONFLICT' });
    await place.book(answered);
    await expect(say(answered)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
    expect([await place.bookingsOf(asked), await place.bookingsOf(answered)]).toMatchObject([[{ status: 'SENDING' }], [{ status: 'BOOKED' }]]);
  });

  it('goes again, under the same number, once somebody has seen that the courier has nothing', async () => {
    const order = await place.confirmed();
    double.fail({ path: create, kind: 'drop' });
    await place.book(order);
    const [booking] = await place.bookingsOf(order);
    await execute(resolveBooking, place.session, { bookingId: booking!.id });
    expect(await place.orderOf(order)).toMatchObject({ status: 'CONFIRMED' });
    expect(await place.book(order)).toEqual([{ status: 'OK' }]);
    expect(place.invoices()).toEqual([booking!.invoice]);
  });

  it('says what the courier says about a mistake, and books the others', async () => {
    const [wrong, right] = [await place.confirmed(), await place.confirmed()];
    double.fail({ path: create, answer: { status: 422, body: JSON.stringify({ message: 'Please fix the given errors', errors: { recipient_name: ['The name is too short.'] } }) } });
    const ended = await place.book(wrong, right);
    expect(ended.map(({ status }) => status).sort()).toEqual(['FAILED', 'OK']);
    expect(ended.find(({ status }) => status === 'FAILED')!.message).toBe('The name is too short.');
    expect(place.invoices()).toHaveLength(1);
  });

  it('claims a parcel of many only when its turn comes, however long those before it take', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => place.confirmed()));
    const before = double.seen.filter(({ path }) => path === create).length;
    const answered = Promise.withResolvers<void>();
    for (let n = 0; n < 5; n += 1) double.fail({ path: create, until: answered.promise });
    const booked = place.book(...orders);
    await expect.poll(() => double.seen.filter(({ path }) => path === create).length - before, { timeout: 10_000, interval: 5 }).toBe(5);
    const bookings = await db.courierBooking.findMany({ where: { businessId: place.shop.id }, select: { orderId: true } });
    answered.resolve();
    expect(new Set(bookings.map(({ orderId }) => orderId)).size).toBe(5);
    expect(await booked).toEqual(orders.map(() => ({ status: 'OK' })));
    expect(place.invoices()).toHaveLength(6);
  });

  it('makes at most one parcel for each order whatever the courier does', async () => {
    const fault = fc.constantFrom(
      { kind: 'drop' as const }, { kind: 'drop-after' as const }, { answer: { status: 502, body: 'Bad gateway' } },
      { answer: { status: 200, body: '{}' } }, { answer: { status: 401, body: '{"message":"Unauthorized"}' } }, { delay: 700 },
    );
    await fc.assert(fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 3 }), async (faults, count) => {
      const orders = await Promise.all(Array.from({ length: count }, () => place.confirmed()));
      for (const one of faults) double.fail({ path: '/', ...one });
      await place.book(...orders);
      await place.book(...orders);
      double.heal();
      await place.resume();
      await place.book(...orders);
      const invoices = place.invoices();
      expect(new Set(invoices).size).toBe(invoices.length);
      for (const order of orders) {
        const [booking] = await place.bookingsOf(order);
        const isThere = invoices.includes(booking!.invoice);
        // A shipped order has a parcel at the courier, and every parcel at the courier has an order.
        if (booking!.status === 'BOOKED') expect(isThere).toBe(true);
        else expect(booking!.status).toBe('SENDING');
      }
    }), { numRuns: 4 });
  });
});

describe('the areas of a courier', () => {
  it('are sent where the names are the same, and asked for where they are only alike', async () => {
    const place = await connectedShop('REDX');
    const alike = await place.confirmed({}, { district: 'Dhaka', thana: 'Mirpur' });
    expect(await place.book(alike)).toEqual([{ status: 'FAILED', message: 'Choose the area of RedX for Mirpur, Dhaka' }]);
    const { bookCourier } = await import('../book-orders.ts');
    await execute(bookCourier, place.session, { courierId: place.courierId, orders: [alike], areas: [{ district: 'Dhaka', thana: 'Mirpur', code: '2' }] });
    expect(await place.book(alike)).toEqual([{ status: 'OK' }]);
    expect(redx.parcels.at(-1)).toMatchObject({ delivery_area_id: 2 });
    // A choice is remembered for the next order to the same place.
    expect(await place.book(await place.confirmed({}, { district: 'Dhaka', thana: 'Mirpur' }))).toEqual([{ status: 'OK' }]);
    await expect(execute(bookCourier, place.session, { courierId: place.courierId, orders: [alike], areas: [{ district: '', thana: '', code: 'no' }] }))
      .rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('let Pathao read the address where nothing is sure', async () => {
    const place = await connectedShop('PATHAO');
    expect(await place.book(await place.confirmed({}, { district: 'Dhaka', thana: 'Mirpur' }))).toEqual([{ status: 'OK' }]);
    expect(pathao.parcels.at(-1)).not.toHaveProperty('recipient_zone');
    // The old spelling of the district.
    expect(await place.book(await place.confirmed({}, { district: 'Chattogram', thana: 'Kotwali' }))).toEqual([{ status: 'OK' }]);
    expect(pathao.parcels.at(-1)).toMatchObject({ recipient_city: 2, recipient_zone: 21 });
  });
});

describe('the clients of Pathao and RedX', () => {
  it('ask for a token once, and again when it has ended', async () => {
    const place = await connectedShop('PATHAO');
    const tokens = () => pathao.seen.filter(({ path }) => path.endsWith('/issue-token')).length;
    const before = tokens();
    await place.book(await place.confirmed(), await place.confirmed());
    expect(tokens()).toBe(before);
    pathao.tokens.clear();
    expect(await place.book(await place.confirmed())).toEqual([{ status: 'OK' }]);
    expect(tokens()).toBe(before + 1);
  });

  it('tell where a parcel is, what it costs, and ask for it back where the courier takes that', async () => {
    const place = await connectedShop('REDX');
    const order = await place.confirmed();
    await place.book(order);
    const { client } = await connectCourier(place.shop.id, place.courierId);
    const { consignmentId, invoice } = (await place.shipmentOf(order))!;
    const parcel = { consignmentId, invoice: invoice! };
    expect(await client.track(parcel)).toBe('pickup-pending');
    const [area] = await client.areas!();
    expect(await client.price!({ area: area!, weight: 500, collect: 900 })).toBe(69);
    expect(await client.askBack!(parcel, 'Changed their mind')).toMatchObject({ ok: true, said: 'cancelled' });
    expect(await client.track(parcel)).toBe('cancelled');
  });

  it('never write the number of another parcel on ours', async () => {
    const place = await connectedShop('PATHAO');
    const order = await place.confirmed();
    pathao.fail({ path: '/aladdin/api/v1/orders', answer: { status: 200, body: '{"code":200,"data":{"consignment_id":"DP9","merchant_order_id":"ANOTHER","order_status":"Pending","delivery_fee":80}}' } });
    await place.book(order);
    expect(await place.bookingsOf(order)).toMatchObject([{ status: 'SENDING', consignmentId: null, error: expect.stringContaining('another parcel') }]);
    expect(await db.shipment.count({ where: { businessId: place.shop.id, orderId: order } })).toBe(0);
  });
});

it.each([[60.005, 60_01n], ['1e300', null], [-5, null], ['', null]])('a parcel that Pathao took with the fee %j is booked', async (fee, chargePoisha) => {
  const place = await connectedShop('PATHAO');
  const order = await place.confirmed();
  pathao.fail({ path: '/aladdin/api/v1/orders', answer: { status: 200, body: JSON.stringify({ data: { consignment_id: 'FEE-1', delivery_fee: fee } }) } });
  expect(await place.book(order)).toEqual([{ status: 'OK' }]);
  expect(await place.bookingsOf(order)).toMatchObject([{ status: 'BOOKED', consignmentId: 'FEE-1', chargePoisha }]);
});
