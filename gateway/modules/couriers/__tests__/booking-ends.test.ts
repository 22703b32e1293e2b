import { afterAll, expect, it, vi } from 'vitest';
import { bookCourier, connectedShop, db, execute, steadfast, withMember } from './support.ts';

const { sessionFor } = await import('../../../../prisma/seed/factories/session.ts');
const { startWorker } = await import('../../../jobs/worker.ts');
const { confirmAndSend } = await import('../confirm-and-send.ts');

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
afterAll(async () => {
  await worker?.stop();
  steadfast.close();
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
