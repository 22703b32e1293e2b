import { afterAll, expect, it } from 'vitest';
import { connectedShop, db, pathao, redx, resumeBookings, steadfast } from './support.ts';

const { pollParcels } = await import('../tracking/poll-parcels.ts');
const { processEvents } = await import('../tracking/process-events.ts');

afterAll(() => Promise.all([steadfast.close(), pathao.close(), redx.close()]));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('a business with more due parcels than are asked for at once leaves the others their turn', async () => {
  const [greedy, other] = [await connectedShop(), await connectedShop()];
  const [waiting, parcel] = [await greedy.confirmed(), await other.confirmed()];
  await db.shipment.createMany({
    data: Array.from({ length: 150 }, (_, index) => ({
      businessId: greedy.shop.id, orderId: waiting, courierId: greedy.courierId, active: false, consignmentId: `${index}-gone`,
      nextPollAt: minutesAgo(600),
    })),
  });
  await other.book(parcel);
  steadfast.parcels.get((await other.shipmentOf(parcel))!.invoice!)!.status = 'delivered';
  await db.shipment.updateMany({ where: { businessId: other.shop.id }, data: { nextPollAt: minutesAgo(1) } });
  // Of the log they use these two only.
  const quiet = { log: { warn: () => {}, error: () => {} } as never };
  await pollParcels(quiet);
  while (await processEvents(other.shop.id, quiet));
  expect(await other.orderOf(parcel)).toMatchObject({ status: 'DELIVERED' });
});

it('bookings that wait for an answer are gone on with in turns, one of each business after the other', async () => {
  const [greedy, other] = [await connectedShop(), await connectedShop()];
  const open = async ({ shop, courierId, confirmed }: typeof greedy, claimedUntil: Date) => {
    const orderId = await confirmed();
    await db.courierBooking.create({ data: { businessId: shop.id, orderId, courierId, invoice: orderId, parcel: {}, claimedUntil }, select: { id: true } });
    return orderId;
  };
  const theirs = [await open(greedy, minutesAgo(30)), await open(greedy, minutesAgo(20)), await open(greedy, minutesAgo(10))];
  const its = await open(other, minutesAgo(1));
  // Nothing can be gone on with: each attempt is logged.
  await db.courier.updateMany({ where: { businessId: { in: [greedy.shop.id, other.shop.id] } }, data: { kind: 'MANUAL', provider: null } });
  const turns: string[] = [];
  // Of the log it uses this only.
  await resumeBookings({ log: { warn: ({ order }: { order: string }) => turns.push(order) } as never });
  expect(turns).toEqual([theirs[0], its, theirs[1], theirs[2]]);
});
