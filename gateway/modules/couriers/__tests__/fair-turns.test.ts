import { afterAll, expect, it } from 'vitest';
import { connectedShop, db, resumeBookings, steadfast } from './support.ts';

const { planParcelPolls, pollParcels } = await import('../tracking/poll-parcels.ts');
const { startWorker } = await import('../../../jobs/worker.ts');

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
afterAll(() => worker?.stop());

// Of the log they use these two only.
const quiet = { log: { warn: () => {}, error: () => {} } as never };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('no more parcels are taken at once than the limit says, also when PostgreSQL expects a single one', async () => {
  const place = await connectedShop();
  const orderId = await place.confirmed();
  const add = (count: number) => db.shipment.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      businessId: place.shop.id, orderId, courierId: place.courierId, active: false, consignmentId: `${count}-${index}`, nextPollAt: minutesAgo(60),
    })),
  });
  await add(1);
  await db.$executeRaw`ANALYZE "Shipment"`;
  await add(29);
  await pollParcels(place.shop.id, quiet);
  expect(await db.shipment.count({ where: { businessId: place.shop.id, nextPollAt: { lte: new Date() } } })).toBe(10);
  // What the statistics say is known to the tests behind this one as well.
  await db.shipment.deleteMany({ where: { businessId: place.shop.id } });
});

it('a business with more due parcels than are asked for at once leaves the others their turn', async () => {
  const [greedy, other] = [await connectedShop(), await connectedShop()];
  const [waiting, parcel] = [await greedy.confirmed(), await other.confirmed()];
  const dueOf = ({ shop }: typeof greedy) => db.shipment.count({ where: { businessId: shop.id, nextPollAt: { lte: new Date() } } });
  await db.shipment.createMany({
    data: Array.from({ length: 1_000 }, (_, index) => ({
      businessId: greedy.shop.id, orderId: waiting, courierId: greedy.courierId, active: false, consignmentId: `${index}-gone`,
      nextPollAt: minutesAgo(600),
    })),
  });
  await other.book(parcel);
  steadfast.parcels.get((await other.shipmentOf(parcel))!.invoice!)!.status = 'delivered';
  await db.shipment.updateMany({ where: { businessId: other.shop.id }, data: { nextPollAt: minutesAgo(1) } });

  // A part of them is reserved and asked for, and no parcel of another business.
  expect(await pollParcels(greedy.shop.id, quiet)).toBe(false);
  expect([await dueOf(greedy), await dueOf(other)]).toEqual([980, 1]);

  // Planned twice before a worker comes, each has one job, in a queue of its own.
  await planParcelPolls();
  await planParcelPolls();
  const jobs = await db.$queryRaw<{ queue: string }[]>`
    SELECT queue_name AS "queue" FROM graphile_worker.jobs WHERE task_identifier = 'couriers.poll-parcels'
      AND queue_name LIKE ANY (ARRAY[${`%${greedy.shop.id}`}, ${`%${other.shop.id}`}])`;
  expect(jobs.map(({ queue }) => queue).toSorted()).toEqual([greedy, other].map(({ shop }) => `couriers.poll-parcels:${shop.id}`).toSorted());
  worker = await startWorker();
  await expect.poll(async () => (await other.orderOf(parcel)).status, { timeout: 20_000 }).toBe('DELIVERED');
  expect(await dueOf(greedy)).toBeGreaterThan(900);
  // Every minute it plans polls, also of the parcels that the next test polls.
  await worker.stop();
  worker = undefined;
});

it('parcels are asked for until none are due, as long as their courier answers and nobody else waits', async () => {
  const place = await connectedShop();
  const orders = [];
  for (let n = 0; n < 21; n += 1) orders.push(await place.confirmed({ phone: `017112044${String(n).padStart(2, '0')}` }));
  for (const orderId of orders) expect(await place.book(orderId)).toEqual([{ status: 'OK' }]);
  await db.shipment.updateMany({ where: { businessId: place.shop.id }, data: { nextPollAt: minutesAgo(1) } });
  expect(await pollParcels(place.shop.id, quiet)).toBe(true);
  expect(await pollParcels(place.shop.id, quiet)).toBe(false);
  expect(await db.shipment.count({ where: { businessId: place.shop.id, nextPollAt: { lte: new Date() } } })).toBe(0);
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
