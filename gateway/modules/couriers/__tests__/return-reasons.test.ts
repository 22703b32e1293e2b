import { afterAll, beforeAll, expect, it } from 'vitest';
import { COURIER_WEBHOOKS, type ReportedParcel } from '../../../../e2e/doubles/courier-webhooks.ts';
import { connectedShop, db, execute, type Provider } from './support.ts';

const { testServer } = await import('../../../../e2e/support/test-server.ts');
const { processEvents } = await import('../tracking/process-events.ts');
const { setReturnReason } = await import('../../orders/return-reason.ts');
const { returnOrder } = await import('../../orders/return-orders.ts');

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

/** A parcel at a courier, and its webhook: each report is later than the one before, unless it says when. */
async function sent(provider: Provider) {
  const place = await connectedShop(provider);
  const orderId = await place.confirmed();
  await place.book(orderId);
  const { id: shipmentId, consignmentId, invoice } = (await place.shipmentOf(orderId))!;
  let clock = Date.now();
  const said = async (status: string, more: Partial<ReportedParcel> = {}) => {
    clock += 1_000;
    await COURIER_WEBHOOKS[provider](`${server.url}/api/webhooks/couriers/${place.courierId}`, 'hook-secret', {
      consignment: consignmentId ?? '', invoice: invoice!, status, at: new Date(clock).toISOString(), ...more,
    });
    while (await processEvents(place.shop.id, { log: { warn: () => {}, error: () => {} } as never }));
    return (await db.courierEvent.findMany({ where: { businessId: place.shop.id }, orderBy: { id: 'desc' }, take: 1 }))[0]!.outcome;
  };
  const reason = async () => {
    const { status, returnReason, returnReasonBy } = await place.orderOf(orderId);
    return [status, returnReason, returnReasonBy];
  };
  return { ...place, orderId, shipmentId, said, reason };
}

it('the reason that a courier gives is that of the return, until a person says otherwise', async () => {
  const { session, orderId, said, reason, orderOf } = await sent('PATHAO');
  expect(await said('order.returned', { message: 'Customer did not answer' })).toBe('APPLIED');
  expect(await reason()).toEqual(['RETURN_PENDING', 'Customer did not answer', 'COURIER']);
  // A later one of the courier is newer, and nobody who has the order open is disturbed.
  const { version } = await orderOf(orderId);
  expect(await said('order.returned-to-merchant', { message: 'Address not found' })).toBe('TRACKED');
  expect(await reason()).toEqual(['RETURN_PENDING', 'Address not found', 'COURIER']);
  expect(await said('order.return-in-transit')).toBe('TRACKED');
  expect((await orderOf(orderId)).version).toBe(version);
  await execute(setReturnReason, session, { orderId, version, reason: 'Wrong product' });
  expect(await said('order.returned-to-merchant', { message: 'Address not found' })).toBe('TRACKED');
  expect(await reason()).toEqual(['RETURN_PENDING', 'Wrong product', 'PERSON']);
});

it('a report that comes late or twice changes no reason', async () => {
  const { session, orderId, said, reason } = await sent('PATHAO');
  const before = new Date(Date.now() - 60_000).toISOString();
  await execute(returnOrder, session, { orderId, reason: 'Changed mind' });
  await said('order.return-in-transit', { message: 'Not at home' });
  await said('order.returned', { message: 'Refused', at: before });
  expect(await reason()).toEqual(['RETURN_PENDING', 'Changed mind', 'PERSON']);
  const other = await sent('PATHAO');
  await other.said('order.return-in-transit', { message: 'Not at home' });
  await other.said('order.returned', { message: 'Refused', at: before });
  expect(await other.reason()).toEqual(['RETURN_PENDING', 'Not at home', 'COURIER']);
});

it('the reason of a refusal that a person decides about is there when they do', async () => {
  const { session, orderId, said, reason } = await sent('PATHAO');
  expect(await said('order.paid-return', { message: 'Price was other' })).toBe('TO_DECIDE');
  expect(await reason()).toEqual(['SHIPPED', 'Price was other', 'COURIER']);
  await execute(returnOrder, session, { orderId, reason: 'Wrong price', feeCollected: 60 });
  expect(await reason()).toEqual(['RETURN_PENDING', 'Wrong price', 'PERSON']);
});

it('a parcel that arrives after all has no reason', async () => {
  const { said, reason } = await sent('PATHAO');
  await said('order.paid-return', { message: 'Refused' });
  expect(await said('order.delivered')).toBe('APPLIED');
  expect(await reason()).toEqual(['DELIVERED', null, null]);
});

it('what somebody has told the courier when asking for the parcel is the reason of its return', async () => {
  const { shop, shipmentId, said, reason } = await sent('STEADFAST');
  await db.returnRequest.create({
    data: { businessId: shop.id, shipmentId, reason: 'She changed her mind', byName: 'Nadia', status: 'ACCEPTED', sentAt: new Date() }, select: { id: true },
  });
  expect(await said('cancelled')).toBe('APPLIED');
  expect(await reason()).toEqual(['RETURN_PENDING', 'She changed her mind', 'PERSON']);
});

it.each(['STEADFAST', 'REDX'] as const)('where a message of %s only says where the parcel is, nobody has given a reason', async (provider) => {
  const { orderId, said, reason, shop } = await sent(provider);
  expect(await said(provider === 'REDX' ? 'agent-returning' : 'cancelled', { message: 'The parcel is at the hub' })).toBe('APPLIED');
  expect(await reason()).toEqual(['RETURN_PENDING', null, null]);
  const trail = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId: orderId }, orderBy: { createdAt: 'desc' }, take: 1 });
  expect(trail[0]!.summary).toBe('On its way back: The parcel is at the hub');
});
