import { beforeAll, expect, it, vi } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db, type Tx } from '../../../db/client.ts';
import type { Session } from '../../../session/session.ts';
import { createBrand, removeBrand } from '../brands.ts';
import { createCategory, removeCategory } from '../categories.ts';
import { createProduct } from '../create-product.ts';
import { deleteProduct } from '../delete-product.ts';
import { updateProduct } from '../update-product.ts';

let shop: Shop;
let session: Session;
beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});

/** A transaction that has done this, and ends when it is let go. */
async function hold(work: (tx: Tx) => Promise<unknown>): Promise<{ letGo: () => Promise<void> }> {
  const [held, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const whole = db.$transaction(async (tx) => {
    await work(tx);
    locked.resolve();
    await held.promise;
  }, { timeout: 60_000 });
  await locked.promise;
  return { letGo: () => (held.resolve(), whole) };
}

const isWaitedFor = (table: string) => vi.waitUntil(async () => (await db.$queryRaw<object[]>`
  SELECT 1 FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE ${`%"${table}"%`}`).length > 0,
{ timeout: 30_000, interval: 20 });

/** A product that is being put somewhere, and not stored yet. */
async function puttingInto(place: { category: string } | { brand: string }) {
  const { productId, variantId, sku } = await withProduct(shop);
  const { name, version } = await db.product.findFirstOrThrow({ where: { id: productId } });
  const { letGo } = await hold((tx) => tx.$executeRaw`SELECT 1 FROM "Variant" WHERE "id" = ${variantId}::uuid FOR UPDATE`);
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

it('a variant that somebody begins to use at this moment is not removed', async () => {
  const { id } = await execute(createProduct, session, { name: 'Panjabi', variants: ['Red', 'Blue'].map((name) => ({ name, sku: `PNJ-${name}`, price: 1_500 })) });
  const [red, blue] = await db.variant.findMany({ where: { businessId: shop.id, productId: id }, orderBy: { position: 'asc' } });
  const { letGo } = await hold((tx) => tx.preorderPlan.create({ data: { businessId: shop.id, variantId: blue!.id, expectedOn: new Date('2090-01-01') } }));
  const variants = [{ id: red!.id, name: 'Red', sku: red!.sku, price: 1_500 }];
  const gone = execute(updateProduct, session, { id, version: 1, name: 'Panjabi', variants }).catch((error: unknown) => error);
  await isWaitedFor('Variant');
  await letGo();
  expect(await gone).toMatchObject({ reason: 'VARIANT_IN_USE' });
  expect(await db.variant.count({ where: { productId: id } })).toBe(2);
});

it('a product that somebody begins to advertise at this moment is not removed', async () => {
  const businessId = shop.id;
  const { id } = await execute(createProduct, session, { name: 'Shawl', variants: [{ name: '', sku: 'SHAWL', price: 900 }] });
  const campaign = await db.campaign.create({ data: { businessId, platform: 'Facebook', name: 'Eid', key: 'facebook\neid' } });
  const { letGo } = await hold((tx) => tx.campaignProduct.create({ data: { businessId, campaignId: campaign.id, productId: id, weight: 1 } }));
  const gone = execute(deleteProduct, session, { id, version: 1 }).catch((error: unknown) => error);
  await isWaitedFor('Product');
  await letGo();
  expect(await gone).toMatchObject({ reason: 'PRODUCT_IN_USE' });
});
