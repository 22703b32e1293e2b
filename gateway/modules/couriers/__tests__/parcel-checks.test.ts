import { beforeEach, describe, expect, it } from 'vitest';
import { connectedShop, db, type ConnectedShop } from './support.ts';


let shop: ConnectedShop;
let orderId: string;
beforeEach(async () => {
  shop = await connectedShop();
  orderId = await shop.confirmed();
  await shop.book(orderId);
  expect(await shop.drift()).toEqual([]);
});

/** What the audit says of the order, in short. */
const found = async () => (await shop.drift()).map(({ subject, detail }) => [subject, detail]);
const order = async () => `order ${(await shop.orderOf(orderId)).number}`;
const parcels = () => ({ where: { businessId: shop.shop.id, orderId } });

describe('a parcel that was changed by hand', () => {
  it('is found where its order has left without it', async () => {
    await db.shipment.updateMany({ ...parcels(), data: { active: false } });
    expect(await found()).toEqual([[await order(), 'SHIPPED, parcels that count: 0']]);
  });

  it('is found where its code or number is another', async () => {
    const { trackingCode, invoice, consignmentId } = (await shop.shipmentOf(orderId))!;
    await db.shipment.updateMany({ ...parcels(), data: { trackingCode: 'OTHER', consignmentId: 'OTHER' } });
    expect(await found()).toEqual([
      [await order(), `its code: ${trackingCode}, that of its parcel: OTHER`],
      [await order(), `booked with Steadfast under ${invoice} as ${consignmentId}, but there is no such parcel`],
    ]);
  });

  it('is found where nobody has booked it', async () => {
    const { invoice } = (await shop.shipmentOf(orderId))!;
    await db.courierBooking.updateMany({ ...parcels(), data: { status: 'REFUSED' } });
    expect(await found()).toEqual([[await order(), `its parcel ${invoice} was never booked with Steadfast`]]);
  });
});
