import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { archiveProducts, categorizeProducts, restoreProducts, setLowStockLevels } from '../bulk-products.ts';

let shop: Shop;
let session: Session;
let worker: Worker;
let goods: SeededProduct[];
let ids: string[];

beforeAll(async () => {
  worker = await startWorker();
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  goods = await Promise.all([1, 2, 3].map((number) => withProduct(shop, { name: `Cup ${number}` })));
  ids = goods.map(({ productId }) => productId);
});
afterAll(() => worker.stop());

async function ended({ id }: { id: string }) {
  const job = () => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
  await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: 20_000, interval: 50 });
  const { ok, skipped, failed } = await job();
  return { ok, skipped, failed };
}

const undo = async (id: string) => ended(await execute(undoBulkJob, session, { id }));
const used = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).productUsage;
const facts = () => db.product.findMany({
  where: { businessId: shop.id }, orderBy: { name: 'asc' },
  select: { status: true, categoryId: true, variants: { select: { lowStockLevel: true } } },
});

describe('many products at once', () => {
  it('are archived, which frees room in the package, and are back after an undo', async () => {
    const before = await used();
    const job = await execute(archiveProducts, session, { products: ids });
    expect(await ended(job)).toEqual({ ok: 3, skipped: 0, failed: 0 });
    expect([(await facts()).map(({ status }) => status), await used()]).toEqual([['ARCHIVED', 'ARCHIVED', 'ARCHIVED'], before - 3]);
    expect(await ended(await execute(archiveProducts, session, { products: ids }))).toMatchObject({ skipped: 3 });
    await ended(await execute(restoreProducts, session, { products: [ids[0]!] }));
    expect(await undo(job.id)).toEqual({ ok: 2, skipped: 0, failed: 1 });
    expect([(await facts()).map(({ status }) => status), await used()]).toEqual([['ACTIVE', 'ACTIVE', 'ACTIVE'], before]);
  });

  it('are not restored beyond what the package allows', async () => {
    await ended(await execute(archiveProducts, session, { products: ids }));
    await db.business.update({ where: { id: shop.id }, data: { productLimit: await used() + 2 } });
    expect(await ended(await execute(restoreProducts, session, { products: ids }))).toEqual({ ok: 2, skipped: 0, failed: 1 });
    await db.business.update({ where: { id: shop.id }, data: { productLimit: 500 } });
    await ended(await execute(restoreProducts, session, { products: ids }));
  });

  it('go into a category, and back to where each stood', async () => {
    const [cups, rest] = await Promise.all(['Cups', 'Rest'].map((name) => db.category.create({ data: { businessId: shop.id, name } })));
    await db.product.updateMany({ where: { businessId: shop.id, id: ids[1]! }, data: { categoryId: rest!.id } });
    const job = await execute(categorizeProducts, session, { products: ids, category: cups!.id });
    expect(await ended(job)).toMatchObject({ ok: 3 });
    expect(new Set((await facts()).map(({ categoryId }) => categoryId))).toEqual(new Set([cups!.id]));
    expect(await undo(job.id)).toMatchObject({ ok: 3 });
    expect((await facts()).map(({ categoryId }) => categoryId)).toEqual([null, rest!.id, null]);
  });

  it('get a level at which they are low, and lose it where nobody has changed it since', async () => {
    const job = await execute(setLowStockLevels, session, { products: ids, level: 4 });
    expect(await ended(job)).toMatchObject({ ok: 3 });
    await db.variant.updateMany({ where: { businessId: shop.id, id: goods[2]!.variantId }, data: { lowStockLevel: 9 } });
    expect(await undo(job.id)).toEqual({ ok: 2, skipped: 0, failed: 1 });
    expect((await facts()).map(({ variants: [one] }) => one!.lowStockLevel)).toEqual([null, null, 9]);
  });

  it('are changed together or not at all when one of them is not there', async () => {
    const rival = await seedBusiness();
    const { productId } = await withProduct(rival);
    for (const command of [archiveProducts, restoreProducts, setLowStockLevels, categorizeProducts]) {
      await expect(execute(command, session, { products: [ids[0]!, productId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
