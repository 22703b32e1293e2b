import { afterAll, expect, it, vi } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { balanceOf } from '../../messaging/__tests__/support.ts';
import { textKind, textOrdersInBulk } from '../text-orders.ts';

let worker: Worker | undefined;
afterAll(() => worker?.stop());

async function shopWith(smsBalance: number, orders: number) {
  const shop = await seedBusiness({ smsBalance });
  const product = await withProduct(shop, { stock: 9 });
  const taken = [];
  for (let n = 0; n < orders; n += 1) {
    taken.push(await withOrder(shop, { customerName: `Customer ${n}`, phone: `0171120446${n}`, lines: [{ product }], advance: 100 * n }));
  }
  const rowsOf = async (jobId: string) => db.bulkJobRow.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
  async function ended(id: string) {
    worker ??= await startWorker();
    const where = { businessId_id: { businessId: shop.id, id } };
    await vi.waitFor(async () => expect((await db.bulkJob.findUniqueOrThrow({ where })).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
    return (await rowsOf(id)).map(({ status }) => status);
  }
  const sent = () => db.smsMessage.findMany({ where: { businessId: shop.id }, orderBy: { mobileNumber: 'asc' }, select: { mobileNumber: true, message: true, status: true } });
  return { shop, session: await sessionFor(shop.founder), orders: taken, ended, rowsOf, sent };
}

it('tells each customer what their order says, takes exactly what was sent, and sends nothing twice', async () => {
  const { shop, session, orders: [first, second, third], ended, rowsOf, sent } = await shopWith(2, 3);
  const { id } = await execute(textOrdersInBulk, session, {
    orders: [third!.id, first!.id, second!.id], text: '{name}: {order} comes, {due} to pay{tracking} {else}',
  });
  expect(await ended(id)).toEqual(['OK', 'OK', 'FAILED']);
  expect((await rowsOf(id))[2]!.message).toContain('Your SMS balance is too low: 1 needed');
  expect(await sent()).toEqual([
    { mobileNumber: '01711204460', message: `Customer 0: ${first!.number} comes, TK 560 to pay {else}`, status: 'SENT' },
    { mobileNumber: '01711204461', message: `Customer 1: ${second!.number} comes, TK 460 to pay {else}`, status: 'SENT' },
  ]);
  // Taka in Bangla script make it 67 letters a message: one each.
  expect(await balanceOf(shop.id)).toEqual({ balance: 0, ledger: await ledgerAtFirst(shop.id), kept: 2 });

  // The process ended before it had written what became of the rows: they run again.
  const rows = (await rowsOf(id)).slice(0, 2).map(({ input }) => textKind.row.parse(input));
  expect(await textKind.outside!(session, rows)).toEqual([{ status: 'OK' }, { status: 'OK' }]);
  expect(await sent()).toHaveLength(2);
  expect(await balanceOf(shop.id)).toMatchObject({ balance: 0, kept: 2 });
});

/** What the ledger says once two were sent: the factory gives the balance without a row. */
async function ledgerAtFirst(businessId: string) {
  const { _sum } = await db.usageEntry.aggregate({ where: { businessId, kind: 'SMS', key: { not: { startsWith: 'sms:' } } }, _sum: { delta: true } });
  return (_sum.delta ?? 0) - 2;
}

it('is for those who may send messages, and for orders of the own business', async () => {
  const { shop, session, orders: [own] } = await shopWith(5, 1);
  const { orders: [foreign] } = await shopWith(5, 1);
  const packer = await sessionFor(await withMember(shop, { flags: ['orderUpdate', 'orderList'] }));
  await expect(execute(textOrdersInBulk, packer, { orders: [own!.id], text: 'Hello' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(execute(textOrdersInBulk, session, { orders: [own!.id, foreign!.id], text: 'Hello' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(execute(textOrdersInBulk, session, { orders: [own!.id], text: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
