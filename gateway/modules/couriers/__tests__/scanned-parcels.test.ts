import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { connectedShop, db, execute, shipOrder, type ConnectedShop } from './support.ts';

const { receiveReturn, returnOrder } = await import('../../orders/return-orders.ts');
const { confirmOrder } = await import('../../orders/order-commands.ts');
const { scanOrder } = await import('../../scanning/scan-order.ts');

let place: ConnectedShop;

beforeEach(async () => {
  place = await connectedShop('STEADFAST');
});

const scan = (mode: 'DELIVER' | 'RETURN', text: string) => execute(scanOrder, place.session, { mode, text }, { idempotencyKey: randomUUID() });

async function booked() {
  const orderId = await place.confirmed();
  expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  const { consignmentId, invoice } = (await place.shipmentOf(orderId))!;
  const { trackingCode } = await place.orderOf(orderId);
  return { orderId, consignmentId: consignmentId!, invoice: invoice!, trackingCode: trackingCode! };
}

it('is found by whichever number its courier has printed: tracking code, consignment id or our invoice', async () => {
  for (const which of ['trackingCode', 'consignmentId', 'invoice'] as const) {
    const parcel = await booked();
    expect(new Set([parcel.trackingCode, parcel.consignmentId, parcel.invoice]).size).toBe(3);
    expect(await scan('DELIVER', parcel[which].toLowerCase())).toEqual({ id: parcel.orderId });
    expect((await place.orderOf(parcel.orderId)).status).toBe('DELIVERED');
  }
});

it('is found by the numbers of the parcel that is under way, not of one that came back', async () => {
  const { orderId, consignmentId } = await booked();
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: place.shop.id, orderId } });
  await execute(returnOrder, place.session, { orderId, reason: 'Refused' });
  await scan('RETURN', consignmentId);
  expect((await place.orderOf(orderId)).status).toBe('RETURNED');
  await execute(confirmOrder, place.session, { orderId });
  await execute(shipOrder, place.session, { orderId, courierName: 'Rahim on his bicycle' });
  await expect(scan('DELIVER', consignmentId)).rejects.toMatchObject({ reason: 'UNKNOWN_SCAN' });
  await execute(returnOrder, place.session, { orderId, reason: 'Refused' });
  await execute(receiveReturn, place.session, { orderId, lines: [{ lineId, good: 1, damaged: 0, missing: 0 }] });
  expect(await place.drift()).toEqual([]);
});

it('of another business is not found by any of its numbers', async () => {
  const { orderId, consignmentId, invoice, trackingCode } = await booked();
  const { session } = await connectedShop('STEADFAST');
  for (const text of [consignmentId, invoice, trackingCode]) {
    await expect(execute(scanOrder, session, { mode: 'DELIVER', text }, { idempotencyKey: randomUUID() })).rejects.toMatchObject({ reason: 'UNKNOWN_SCAN' });
  }
  expect((await place.orderOf(orderId)).status).toBe('SHIPPED');
});
