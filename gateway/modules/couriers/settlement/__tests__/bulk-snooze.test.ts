import { afterAll, expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../../../../schema/rules/format.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { startWorker, type Worker } from '../../../../jobs/worker.ts';
import { undoBulkJob } from '../../../bulk-jobs/bulk-job-commands.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { snoozeOrdersInBulk } from '../bulk-snooze.ts';
import { snoozeOrders } from '../snooze.ts';

let worker: Worker | undefined;
afterAll(() => worker?.stop());

const inDays = (days: number) => addDays(dhakaDay(new Date()), days);

it('many orders are put away together, and are as they were once it is taken back, but for what was changed since', async () => {
  const shop = await seedBusiness();
  const session = await sessionFor(shop.founder);
  await db.courier.create({ data: { businessId: shop.id, name: 'Rider' } });
  const product = await withProduct(shop, { stock: 9 });
  const order = async (isDelivered = true) => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Rider' });
    if (isDelivered) await execute(deliverOrder, session, { orderId });
    return orderId;
  };
  const [fresh, away, onItsWay] = [await order(), await order(), await order(false)];
  const standing = async () => (await db.settlementSnooze.findMany({ where: { businessId: shop.id }, orderBy: { untilDay: 'asc' } }))
    .map(({ orderId, untilDay, note }) => [orderId === fresh ? 'fresh' : 'away', untilDay.toISOString().slice(0, 10), note]);
  await execute(snoozeOrders, session, { orders: [away], until: inDays(2), note: 'Friday' });
  await expect(execute(snoozeOrders, session, { orders: [fresh, onItsWay], until: inDays(2) })).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  const rival = await sessionFor((await seedBusiness()).founder);
  for (const until of [inDays(2), undefined]) await expect(execute(snoozeOrders, rival, { orders: [away], until })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await standing()).toEqual([['away', inDays(2), 'Friday']]);
  async function ended({ id }: { id: string }) {
    worker ??= await startWorker();
    const where = { businessId_id: { businessId: shop.id, id } };
    await vi.waitFor(async () => expect((await db.bulkJob.findUniqueOrThrow({ where })).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
    return (await db.bulkJobRow.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } })).map(({ status, message }) => [status, message]);
  }
  const putAway = (until: string) => execute(snoozeOrdersInBulk, session, { orders: [fresh, away, onItsWay], until, note: 'After Eid' });

  await expect(putAway(dhakaDay(new Date()))).rejects.toMatchObject({ fieldErrors: [{ field: 'until' }] });
  const job = await putAway(inDays(9));
  expect(await ended(job)).toEqual([['OK', ''], ['OK', ''], ['SKIPPED', 'It does not wait for its money any more']]);
  expect(await standing()).toEqual([[expect.any(String), inDays(9), 'After Eid'], [expect.any(String), inDays(9), 'After Eid']]);
  expect(await ended(await putAway(inDays(9)))).toEqual([['SKIPPED', 'It is so already'], ['SKIPPED', 'It is so already'], ['SKIPPED', 'It does not wait for its money any more']]);

  await ended(await execute(undoBulkJob, session, { id: job.id }));
  expect(await standing()).toEqual([['away', inDays(2), 'Friday']]);

  const again = await putAway(inDays(9));
  await ended(again);
  await execute(snoozeOrders, session, { orders: [fresh] });
  expect((await ended(await execute(undoBulkJob, session, { id: again.id }))).toSorted()).toEqual([['FAILED', 'It was changed since'], ['OK', '']]);
  expect(await standing()).toEqual([['away', inDays(2), 'Friday']]);
});
