import { beforeAll, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { createBrand, removeBrand } from '../brands.ts';
import { createCategory, removeCategory } from '../categories.ts';
import { updateProduct } from '../update-product.ts';

let shop: Shop;
let session: Session;
beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});

/** Whoever saves this variant waits until it is let go. */
async function holdVariant(id: string): Promise<{ letGo: () => Promise<void> }> {
  const [held, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Variant" WHERE "id" = ${id}::uuid FOR UPDATE`;
    locked.resolve();
    await held.promise;
  }, { timeout: 60_000 });
  await locked.promise;
  return { letGo: () => (held.resolve(), work) };
}

const isWaitedFor = (table: string) => vi.waitUntil(async () => (await db.$queryRaw<object[]>`
  SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE ${`%"${table}"%`}`).length > 0,
{ timeout: 30_000, interval: 20 });

/** A product that is being put somewhere, and not stored yet. */
async function puttingInto(place: { category: string } | { brand: string }) {
  const { productId, variantId, sku } = await withProduct(shop);
  const { name, version } = await db.product.findFirstOrThrow({ where: { id: productId } });
  const { letGo } = await holdVariant(variantId);
  const put = execute(updateProduct, session, { id: productId, version, name, variants: [{ id: variantId, name: '', sku, price: 7 }], ...place });
  await isWaitedFor('Variant');
  return { put, letGo, product: () => db.product.findFirstOrThrow({ where: { id: productId } }) };
}

it('a product that is put into a category while that is merged goes on to the other one', async () => {
  const [old, kept] = [await execute(createCategory, session, { name: 'Old' }), await execute(createCategory, session, { name: 'Kept' })];
  const { put, letGo, product } = await puttingInto({ category: old.id });
  const gone = execute(removeCategory, session, { id: old.id, into: kept.id });
  await isWaitedFor('Category');
  await letGo();
  await Promise.all([put, gone]);
  expect(await product()).toMatchObject({ categoryId: kept.id });
});

it('a category into which a product is put at this moment is not empty', async () => {
  const { id } = await execute(createCategory, session, { name: 'Empty' });
  const { put, letGo, product } = await puttingInto({ category: id });
  const gone = execute(removeCategory, session, { id }).catch((error: unknown) => error);
  await isWaitedFor('Category');
  await letGo();
  await put;
  expect(await gone).toMatchObject({ fieldErrors: [{ field: 'into' }] });
  expect(await product()).toMatchObject({ categoryId: id });
});

it('a product that gets a brand while that goes is left without one', async () => {
  const { id } = await execute(createBrand, session, { name: 'Arong' });
  const { put, letGo, product } = await puttingInto({ brand: id });
  const gone = execute(removeBrand, session, { id });
  await isWaitedFor('Brand');
  await letGo();
  await Promise.all([put, gone]);
  expect(await product()).toMatchObject({ brandId: null });
});
