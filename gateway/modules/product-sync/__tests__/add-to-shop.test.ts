import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withBundle, withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startLanes } from '../../../jobs/lanes.ts';
import type { Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { archiveProduct } from '../../catalog/archive-product.ts';
import { createProduct } from '../../catalog/create-product.ts';
import { productListings } from '../../catalog/product-listings.ts';
import { withSite, type SeededSite } from '../../web-orders/__tests__/support.ts';
import { addProductsToShops } from '../add-to-shop.ts';
import { newShopProduct } from '../new-shop-product.ts';

let worker: Worker;
let double: WooCommerceDouble;
let shop: Shop;
let session: Session;
let site: SeededSite;

beforeAll(async () => { worker = await startLanes(); });
afterAll(() => worker.stop());
beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.catalog.clear();
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  site = await withSite(shop, { url: double.url });
});
afterEach(() => double.close());

/** Adds the products, and waits for the outcome of each. */
async function add(products: string[]) {
  const { id: jobId } = await execute(addProductsToShops, session, { products, siteIds: [site.id] });
  const job = () => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: jobId } } });
  await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: 60_000, interval: 100 });
  const rows = await db.bulkJobRow.findMany({ where: { businessId: shop.id, jobId }, orderBy: { position: 'asc' } });
  return rows.map(({ label, status, message }) => [label.split(': ')[1], status, message]);
}

const shirt = () => execute(createProduct, session, {
  name: 'Panjabi', description: 'Cotton',
  options: [{ name: 'Colour', values: ['Red', 'Blue'] }, { name: 'Size', values: ['M'] }],
  variants: [
    { name: 'Red, M', sku: 'PNJ-R', price: 1_800, salePrice: 1_500.5, openingStock: 4, openingCost: 900 },
    { name: 'Blue, M', sku: 'PNJ-B', price: 1_800, barcode: '8801234567894', openingStock: 2, openingCost: 900 },
  ],
});
const linked = () => db.shopProduct.count({ where: { businessId: shop.id, siteId: site.id, match: 'MATCHED', variantId: { not: null } } });
const ofSku = (sku: string) => double.catalog.withSkus([sku])[0]!;

describe('a product is created in a web shop', () => {
  it('whose name is too long for the list of the job, with a sign of two halves where it is cut', async () => {
    const { name: siteName } = await db.webSite.findFirstOrThrow({ where: { businessId: shop.id } });
    const before = 200 - `${siteName}: `.length - 1;
    const { productId } = await withProduct(shop, { name: `${'P'.repeat(before)}🔥 sale`, sku: 'LONG', price: 300 });
    expect(await add([productId])).toEqual([['P'.repeat(before), 'OK', expect.stringContaining('draft')]]);
  });

  it('as a draft with its variations, linked, and its stock follows', async () => {
    await db.webSite.update({ where: { businessId_id: { businessId: shop.id, id: site.id } }, data: { pushesStock: true } });
    const { id: panjabi } = await shirt();
    const mug = await withProduct(shop, { name: 'Mug', sku: 'MUG', price: 300, stock: 7 });
    expect(await add([panjabi, mug.productId])).toEqual([
      ['Mug', 'OK', expect.stringContaining('draft')], ['Panjabi', 'OK', expect.stringContaining('draft')],
    ]);
    expect(ofSku('MUG')).toMatchObject({ type: 'simple', status: 'draft', name: 'Mug', regular_price: '300.00' });
    const red = ofSku('PNJ-R');
    expect(red).toMatchObject({
      regular_price: '1800.00', sale_price: '1500.50', attributes: [{ name: 'Colour', option: 'Red' }, { name: 'Size', option: 'M' }],
    });
    expect(double.catalog.product(red.parent_id)).toMatchObject({ type: 'variable', status: 'draft', name: 'Panjabi', description: 'Cotton' });
    expect(ofSku('PNJ-B').global_unique_id).toBe('8801234567894');
    expect(await linked()).toBe(3);
    const shown = async (id: string, businessId = shop.id) => (await productListings(businessId, id)).map(({ siteName, sku }) => `${siteName}: ${sku}`);
    expect((await shown(panjabi)).toSorted()).toEqual(['Nakshi Ghor Online: PNJ-B', 'Nakshi Ghor Online: PNJ-R']);
    // What orders brought of the same product of the shop is shown once, and of another one beside it.
    const ordered = { businessId: shop.id, siteId: site.id, wooVariationId: 0, name: 'Mug', variantId: mug.variantId };
    await db.webProductMapping.createMany({ data: [{ ...ordered, wooProductId: ofSku('MUG').id, sku: 'MUG' }, { ...ordered, wooProductId: 999_999, sku: 'OLD-MUG' }] });
    expect(await shown(mug.productId)).toEqual(['Nakshi Ghor Online: MUG', 'Nakshi Ghor Online: OLD-MUG']);
    expect(await shown(mug.productId, (await seedBusiness()).id)).toEqual([]);
    await vi.waitFor(() => expect([ofSku('MUG'), red.id === ofSku('PNJ-R').id && ofSku('PNJ-R'), ofSku('PNJ-B')]).toMatchObject([
      { manage_stock: true, stock_quantity: 7 }, { stock_quantity: 4 }, { stock_quantity: 2 },
    ]), { timeout: 60_000, interval: 100 });
  });

  it('once: what the shop has already is linked, also when an answer was lost', async () => {
    const mug = await withProduct(shop, { name: 'Mug', sku: 'MUG' });
    double.fail({ path: '/wp-json/wc/v3/products', method: 'POST', kind: 'drop-after' });
    expect(await add([mug.productId])).toEqual([['Mug', 'FAILED', expect.any(String)]]);
    expect(await add([mug.productId])).toEqual([['Mug', 'SKIPPED', 'The shop has it already, and it is linked']]);
    expect(double.catalog.withSkus(['MUG'])).toHaveLength(1);
    expect(await linked()).toBe(1);
  });

  it('not by half, not where it is archived or a bundle, and not by the id of somebody else', async () => {
    const { id: panjabi } = await shirt();
    double.catalog.put({ id: 900, type: 'simple', sku: 'PNJ-B', name: 'Panjabi blue' });
    const mug = await withProduct(shop, { name: 'Mug', sku: 'MUG' });
    const gone = await withProduct(shop, { name: 'Old mug', sku: 'OLD' });
    await execute(archiveProduct, session, { id: gone.productId });
    const set = await withBundle(shop, { name: 'Set', parts: [[mug, 2]] });
    expect(await add([panjabi, gone.productId, set.productId])).toEqual([
      ['Old mug', 'FAILED', 'It is archived'],
      ['Panjabi', 'FAILED', 'The shop has a part of it already, but not PNJ-R'],
      ['Set', 'FAILED', expect.stringContaining('bundle')],
    ]);
    expect(double.catalog.products).toHaveLength(1);
    const rival = await seedBusiness();
    const theirs = await withProduct(rival);
    await expect(add([theirs.productId])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const theirSession = await sessionFor(rival.founder);
    await expect(execute(addProductsToShops, theirSession, { products: [theirs.productId], siteIds: [site.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a product whose variants are named freely has one attribute', () => {
  const variant = (name: string, sku: string) => ({ name, sku, barcode: null, pricePoisha: 100_00n, salePricePoisha: null }) as never;
  const { parent, variations } = newShopProduct({ name: 'Soap', description: '', options: [], variants: [variant('Rose, large', 'S-1'), variant('', 'S-2')] });
  expect(parent).toMatchObject({ type: 'variable', attributes: [{ name: 'Variant', options: ['Rose, large', 'S-2'] }] });
  expect(variations.map(({ attributes }) => attributes)).toEqual([[{ name: 'Variant', option: 'Rose, large' }], [{ name: 'Variant', option: 'S-2' }]]);
});
