import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct, type SeededProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { undoBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { archiveProducts, categorizeProducts, restoreProducts, setLowStockLevels } from '../bulk-products.ts';
import { changePrices } from '../change-prices.ts';

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

  it('stay in a category that somebody has put them into since, when the move before is undone', async () => {
    const [mugs, sale] = await Promise.all(['Mugs', 'Sale'].map((name) => db.category.create({ data: { businessId: shop.id, name } })));
    const before = (await facts()).map(({ categoryId }) => categoryId);
    const job = await execute(categorizeProducts, session, { products: ids, category: mugs!.id });
    await ended(job);
    await ended(await execute(categorizeProducts, session, { products: [ids[0]!], category: sale!.id }));
    expect(await undo(job.id)).toEqual({ ok: 2, skipped: 0, failed: 1 });
    expect((await facts()).map(({ categoryId }) => categoryId)).toEqual([sale!.id, ...before.slice(1)]);
  });

  it('get a level at which they are low, and lose it where nobody has changed it since', async () => {
    const job = await execute(setLowStockLevels, session, { products: ids, level: 4 });
    expect(await ended(job)).toMatchObject({ ok: 3 });
    await db.variant.updateMany({ where: { businessId: shop.id, id: goods[2]!.variantId }, data: { lowStockLevel: 9 } });
    expect(await undo(job.id)).toEqual({ ok: 2, skipped: 0, failed: 1 });
    expect((await facts()).map(({ variants: [one] }) => one!.lowStockLevel)).toEqual([null, null, 9]);
  });

  it('are all that a list shows, also more than can be chosen, counted beforehand', async () => {
    const big = await seedBusiness();
    const token = await tokenOf(big.founder);
    // After the account is there: an earlier session has ended with it.
    const founder = await sessionFor(big.founder);
    const category = await db.category.create({ data: { businessId: big.id, name: 'Cups' } });
    const brand = await db.brand.create({ data: { businessId: big.id, name: 'Tin' } });
    await withProduct(big, { name: 'Cup of glass', price: 500 });
    const rows = Array.from({ length: 1_001 }, (_, index) => ({ businessId: big.id, id: randomUUID(), name: `Cup of tin ${index}`, brandId: brand.id }));
    await db.product.createMany({ data: rows });
    await db.variant.createMany({
      data: rows.map(({ id }, index) => ({ businessId: big.id, productId: id, sku: `TIN-${index}`, pricePoisha: 10_000n })),
    });
    const filter = { brand: brand.id };
    const server = await testServer();
    const asked = { brand: encodeId('Brand', brand.id) };
    const { data } = await server.graphql<{ matchingProductCount: number }>(
      token, 'query($filter: ProductsFilter) { matchingProductCount(filter: $filter) }', { filter: asked });
    expect(data).toEqual({ matchingProductCount: 1_001 });
    await server.close();
    const total = async ({ id }: { id: string }) =>
      (await db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: big.id, id } } })).total;
    const started = await Promise.all([
      execute(changePrices, founder, { filter, mode: 'PERCENT', value: 10, roundTo: 1 }),
      execute(categorizeProducts, founder, { filter, category: category.id }),
      execute(setLowStockLevels, founder, { filter, level: 3 }),
    ]);
    expect(await Promise.all(started.map(total))).toEqual([1_001, 1_001, 1_001]);
    // What matches is what the list shows, so archived products are left alone.
    await db.product.update({ where: { businessId_id: { businessId: big.id, id: rows[0]!.id } }, data: { status: 'ARCHIVED' } });
    const [put, back] = await Promise.all([
      execute(archiveProducts, founder, { filter }), execute(restoreProducts, founder, { filter: { ...filter, status: 'ARCHIVED' } }),
    ]);
    expect([await total(put), await total(back)]).toEqual([1_000, 1]);
    await expect(execute(archiveProducts, founder, { filter: { search: 'copper' } })).rejects.toMatchObject({ message: 'There is nothing to do' });
    await expect(execute(archiveProducts, founder, {})).rejects.toMatchObject({ message: 'Choose products, or give a filter' });
  });

  it('are changed together or not at all when one of them is not there', async () => {
    const rival = await seedBusiness();
    const { productId } = await withProduct(rival);
    for (const command of [archiveProducts, restoreProducts, setLowStockLevels, categorizeProducts]) {
      await expect(execute(command, session, { products: [ids[0]!, productId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('lose sale prices that would be above their new price, and have them back after an undo unless somebody has set another since', async () => {
    const [ending, staying] = await Promise.all([withProduct(shop, { price: 500 }), withProduct(shop, { price: 500 })]);
    const setSale = ({ variantId: id }: SeededProduct, taka: bigint) => db.variant.update({
      where: { businessId_id: { businessId: shop.id, id } }, data: { salePricePoisha: taka * 100n }, select: { id: true },
    });
    const pricesOf = async ({ variantId: id }: SeededProduct) => {
      const { pricePoisha, salePricePoisha } = await db.variant.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
      return [pricePoisha, salePricePoisha];
    };
    await setSale(ending, 450n);
    await setSale(staying, 300n);
    const products = [ending.productId, staying.productId];
    const job = await execute(changePrices, session, { products, mode: 'PERCENT', value: -20, roundTo: 1 });
    expect(await ended(job)).toMatchObject({ ok: 2 });
    expect([await pricesOf(ending), await pricesOf(staying)]).toEqual([[40_000n, null], [40_000n, 30_000n]]);
    await setSale(staying, 350n);
    expect(await undo(job.id)).toEqual({ ok: 1, skipped: 0, failed: 1 });
    expect([await pricesOf(ending), await pricesOf(staying)]).toEqual([[50_000n, 45_000n], [40_000n, 35_000n]]);
  });

  it('is refused where it leads beyond all amounts', async () => {
    const dear = await withProduct(shop, { price: 9_000_000_000 });
    const raise = (value: number) => execute(changePrices, session, { products: [dear.productId], mode: 'PERCENT', value, roundTo: 1 });
    await expect(raise(20)).rejects.toMatchObject({ message: 'The amount is too large', fieldErrors: [{ field: 'value' }] });
    expect(await ended(await raise(11))).toMatchObject({ ok: 1 });
  });
});
