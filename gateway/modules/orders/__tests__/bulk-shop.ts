import { afterAll, expect, vi } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';

/** Businesses whose orders are changed in bulk, with one worker for all of them, which stops after the tests of the file. */
export function bulkShops() {
  let worker: Worker | undefined;
  afterAll(() => worker?.stop());

  async function shopWith(stock: number) {
    const shop = await seedBusiness();
    const product = await withProduct(shop, { stock, cost: 300 });
    const session = await sessionFor(shop.founder);
    const take = (quantity: number, phone?: string) => withOrder(shop, { lines: [{ product, quantity }], phone });
    const statuses = async () =>
      (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } })).map(({ status }) => status);
    async function ended(id: string, businessId = shop.id) {
      worker ??= await startWorker();
      const where = { businessId_id: { businessId, id } };
      await vi.waitFor(async () => expect((await db.bulkJob.findUniqueOrThrow({ where })).status).toBe('DONE'), { timeout: 20_000, interval: 100 });
      const rows = await db.bulkJobRow.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } });
      return rows.map(({ status, message }) => (message ? [status, message] : [status]));
    }
    return { shop, product, session, take, statuses, ended };
  }

  return { shopWith };
}
