import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import type { Session } from '../../../session/session.ts';
import { withSite } from '../../web-orders/__tests__/support.ts';
import { archiveProduct, restoreProduct } from '../archive-product.ts';
import { createBrand } from '../brands.ts';
import { createCategory } from '../categories.ts';
import { createProduct } from '../create-product.ts';
import { VARIANT_USES } from '../remove-variants.ts';
import { setVariantPrice } from '../set-price.ts';
import { updateProduct } from '../update-product.ts';

let shop: Shop;
let session: Session;
let number = 0;

beforeAll(async () => {
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
});

/** A product in red and blue, ten pieces of each. */
async function panjabi() {
  number += 1;
  const variants = ['Red', 'Blue'].map((name) => ({
    name, sku: `PNJ${number}-${name}`, price: 1_500, openingStock: 10, openingCost: 800,
  }));
  const { id } = await execute(createProduct, session, { name: `Panjabi ${number}`, variants });
  const rows = await db.variant.findMany({ where: { businessId: shop.id, productId: id }, orderBy: { position: 'asc' } });
  const fields = { id, version: 1, name: `Panjabi ${number}` };
  const kept = rows.map((row) => ({ id: row.id, name: row.name, sku: row.sku, price: 1_500 }));
  return { id, fields, kept: kept as [typeof kept[0], typeof kept[0]] };
}

const summaries = async (entityId: string) => {
  const rows = await db.auditEntry.findMany({ where: { businessId: shop.id, entityId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return rows.map(({ summary }) => summary);
};
const skusOf = async (productId: string) => {
  const rows = await db.variant.findMany({ where: { businessId: shop.id, productId }, orderBy: { position: 'asc' } });
  return rows.map(({ sku }) => sku);
};
const fieldsOf = (promise: Promise<unknown>) =>
  promise.then(() => null, (error: { fieldErrors?: { field: string; message: string }[] }) => error.fieldErrors?.map(({ field }) => field));

describe('saving a product', () => {
  it('takes no category or brand of another business, and no variant of another product', async () => {
    const [{ id, fields, kept }, other, { id: businessId }] = [await panjabi(), await panjabi(), await seedBusiness()];
    const [category, brand] = [await db.category.create({ data: { businessId, name: 'Theirs' } }), await db.brand.create({ data: { businessId, name: 'Theirs' } })];
    for (const foreign of [{ category: category.id }, { brand: brand.id }, { variants: [...kept, other.kept[0]] }]) {
      await expect(execute(updateProduct, session, { ...fields, variants: kept, ...foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const made = execute(createProduct, session, { name: 'New', category: category.id, variants: [{ name: '', sku: `NEW${number}`, price: 5 }] });
    await expect(made).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.product.findUnique({ where: { businessId_id: { businessId: shop.id, id } } })).toMatchObject({ version: 1, categoryId: null, brandId: null });
  });

  it('changes what it is called, priced and filed under, and says so in its history', async () => {
    const { id, fields, kept: [red, blue] } = await panjabi();
    const { id: category } = await execute(createCategory, session, { name: `Panjabis ${id}` });
    const { id: brand } = await execute(createBrand, session, { name: `Aarong ${id}` });
    await execute(updateProduct, session, {
      ...fields, name: 'Festive panjabi', category, brand, allowsPreorder: true,
      options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
      variants: [{ ...red, price: 1_650, salePrice: 1_600, barcode: `890${number}` }, { ...blue, lowStockLevel: 4, weightGrams: 250 }],
    });
    expect(await db.product.findUnique({ where: { businessId_id: { businessId: shop.id, id } }, include: { variants: { orderBy: { position: 'asc' } } } }))
      .toMatchObject({
        name: 'Festive panjabi', categoryId: category, brandId: brand, allowsPreorder: true, version: 2,
        variants: [
          { pricePoisha: 165_000n, salePricePoisha: 160_000n, barcode: `890${number}`, avgCostPoisha: 80_000n },
          { lowStockLevel: 4, weightGrams: 250 },
        ],
      });
    expect((await summaries(id))[0]).toBe(
      `Renamed to Festive panjabi. Price of ${red.sku} ৳1,500 to ৳1,650. Sale price of ${red.sku} ৳1,600. `
      + `Category Panjabis ${id}. Brand Aarong ${id}. May be preordered. Details of ${red.sku}, ${blue.sku}`,
    );
  });

  it('adds variants with their stock, sorts them, and lets SKUs change places', async () => {
    const { id, fields, kept: [red, blue] } = await panjabi();
    const green = { name: 'Green', sku: `${red.sku}-G`, price: 1_700, openingStock: 3, openingCost: 900 };
    await execute(updateProduct, session, {
      ...fields, variants: [green, { ...blue, sku: red.sku }, { ...red, sku: blue.sku }],
    });
    expect(await skusOf(id)).toEqual([green.sku, red.sku, blue.sku]);
    const stock = await db.stockBalance.findMany({ where: { businessId: shop.id, variant: { productId: id } } });
    expect(stock.map(({ onHand }) => onHand).toSorted()).toEqual([10, 10, 3]);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('takes stock that cost nothing only when somebody says that it is meant so, new or added', async () => {
    const { id, fields, kept } = await panjabi();
    const free = { name: 'Free', sku: `FREE-${id}`, price: 100, openingStock: 2 };
    const edit = { ...fields, variants: [...kept, free] };
    await expect(execute(updateProduct, session, edit)).rejects.toMatchObject({ reason: 'FREE_GOODS' });
    expect(await skusOf(id)).toHaveLength(2);
    await execute(updateProduct, session, { ...edit, allowsZeroCost: true });
    expect(await skusOf(id)).toContain(free.sku);
    const fresh = { name: 'Gift', variants: [{ ...free, sku: `GIFT-${id}` }] };
    await expect(execute(createProduct, session, fresh)).rejects.toMatchObject({ reason: 'FREE_GOODS' });
    const { id: made } = await execute(createProduct, session, { ...fresh, allowsZeroCost: true });
    expect(await skusOf(made)).toEqual([`GIFT-${id}`]);
    expect(await findDrift(ledgerChecks)).toEqual([]);
  });

  it('removes what was never used, and nothing else', async () => {
    const { id, fields, kept: [red, blue] } = await panjabi();
    const fresh = { name: 'Fresh', sku: `${red.sku}-F`, price: 10 };
    await execute(updateProduct, session, { ...fields, variants: [red, blue, fresh] });
    await execute(updateProduct, session, { ...fields, version: 2, variants: [red, blue] });
    expect(await skusOf(id)).toEqual([red.sku, blue.sku]);
    await expect(execute(updateProduct, session, { ...fields, version: 3, variants: [red] }))
      .rejects.toMatchObject({ reason: 'VARIANT_IN_USE' });
    expect(await skusOf(id)).toHaveLength(2);
  });

  it('does not remove what a shop’s product is linked to, and says so', async () => {
    const { fields, id, kept: [red, blue] } = await panjabi();
    const fresh = { name: 'Fresh', sku: `${red.sku}-F`, price: 10 };
    await execute(updateProduct, session, { ...fields, variants: [red, blue, fresh] });
    const { id: variantId } = await db.variant.findFirstOrThrow({ where: { businessId: shop.id, sku: fresh.sku } });
    const site = await withSite(shop);
    await db.shopProduct.create({
      data: { businessId: shop.id, siteId: site.id, wooProductId: 7, name: 'Fresh', match: 'MATCHED', matchedBy: 'HAND', variantId, readAt: new Date() },
    });
    await expect(execute(updateProduct, session, { ...fields, version: 2, variants: [red, blue] }))
      .rejects.toThrow(`${fresh.sku} cannot be removed: it was counted, bought, sold, put into a bundle or linked to a shop`);
    expect(await skusOf(id)).toHaveLength(3);
  });

  it('asks every table that may name a variant before one is removed', async () => {
    const keys = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT c.conrelid::regclass::text AS "table", a.attname AS "column" FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey) AND a.attname <> 'businessId'
      WHERE c.contype = 'f' AND c.confrelid = '"Variant"'::regclass AND c.confdeltype <> 'c'`;
    const named = keys.map(({ table, column }) => `${table.replaceAll('"', '')}.${column}`);
    // A balance is deleted with its variant, as long as it never moved.
    const asked = [...VARIANT_USES.map(([table, column]) => `${table}.${column}`), 'StockBalance.variantId'];
    expect(named.toSorted()).toEqual(asked.toSorted());
  });

  it.each([
    ['a SKU twice, whatever its case', (sku: string) => [{ sku }, { sku: sku.toLowerCase() }], ['variants.1.sku']],
    ['a barcode twice', (sku: string) => [{ sku, barcode: '1' }, { sku: `${sku}2`, barcode: '1' }], ['variants.1.barcode']],
    ['a sale price above the price', (sku: string) => [{ sku, salePrice: 1_501 }, { sku: `${sku}2` }], ['variants.0.salePrice']],
  ])('is refused with %s', async (_case, change, fields) => {
    const product = await panjabi();
    const changes = change(product.kept[0].sku);
    const variants = product.kept.map((variant, index) => ({ ...variant, ...changes[index] }));
    expect(await fieldsOf(execute(updateProduct, session, { ...product.fields, variants }))).toEqual(fields);
  });

  it('is refused with the SKU or barcode of another product, and after somebody else has saved', async () => {
    const [one, two] = [await panjabi(), await panjabi()];
    const [red, blue] = two.kept;
    const taken = { ...red, sku: one.kept[0].sku.toUpperCase() };
    expect(await fieldsOf(execute(updateProduct, session, { ...two.fields, variants: [taken, blue] }))).toEqual(['variants.0.sku']);
    await execute(updateProduct, session, { ...two.fields, variants: two.kept });
    await expect(execute(updateProduct, session, { ...two.fields, variants: two.kept })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('never lets two take one SKU at once', async () => {
    const sku = `RACE-${number += 1}`;
    const make = (code: string) => execute(createProduct, session, { name: 'Race', variants: [{ sku: code, price: 1 }] });
    const ends = await Promise.allSettled([make(sku), make(sku.toLowerCase()), make(sku)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('archiving', () => {
  const usage = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).productUsage;

  it('takes a product off sale and out of the package, and back as far as that allows', async () => {
    const { productId } = await withProduct(shop);
    const before = await usage();
    await execute(archiveProduct, session, { id: productId });
    await execute(archiveProduct, session, { id: productId });
    expect(await usage()).toBe(before - 1);
    await db.business.update({ where: { id: shop.id }, data: { productLimit: before - 1 } });
    await expect(execute(restoreProduct, session, { id: productId })).rejects.toMatchObject({ reason: 'PRODUCT_LIMIT_REACHED' });
    await db.business.update({ where: { id: shop.id }, data: { productLimit: 5_000 } });
    await execute(restoreProduct, session, { id: productId });
    expect(await usage()).toBe(before);
    expect((await summaries(productId)).slice(0, 2)).toEqual([expect.stringMatching(/^Restored/), expect.stringMatching(/^Archived/)]);
  });
});

describe('a price typed in the list', () => {
  it('is saved for one variant, orders keep theirs, and a sale price above it goes', async () => {
    const product = await withProduct(shop, { price: 500 });
    const order = await withOrder(shop, { lines: [{ product }] });
    const { productId, variantId: id, sku } = product;
    await db.variant.updateMany({ where: { id }, data: { salePricePoisha: 450_00n } });
    await execute(setVariantPrice, session, { id, price: 400, expected: 500 });
    expect(await db.variant.findFirst({ where: { id } })).toMatchObject({ pricePoisha: 400_00n, salePricePoisha: null });
    expect((await db.orderLine.findFirstOrThrow({ where: { orderId: order.id } })).unitPricePoisha).toBe(500_00n);
    expect((await summaries(productId))[0]).toBe(`Price of ${sku} ৳500 to ৳400`);
    expect(await fieldsOf(execute(setVariantPrice, session, { id, price: 450, expected: 500 }))).toEqual(['price']);
  });
});
