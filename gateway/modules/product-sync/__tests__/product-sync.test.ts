import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakConnectionAt } from '../../../../e2e/support/break-connection.ts';
import { pngOf } from '../../../../e2e/support/pictures.ts';
import { WooCommerceDouble } from '../../../../e2e/doubles/woocommerce.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { startLanes } from '../../../jobs/lanes.ts';
import type { Worker } from '../../../jobs/worker.ts';
import type { Session } from '../../../session/session.ts';
import { setVariantPrice } from '../../catalog/set-price.ts';
import { approveWebOrder } from '../../web-orders/web-order-commands.ts';
import { shopOrder, takeOrder, webOrderOf, withSite, type SeededSite } from '../../web-orders/__tests__/support.ts';
import { linkShopProduct } from '../link-product.ts';
import { readProducts } from '../read-products.ts';
import { runPreview, startProductSync, syncKind } from '../sync-products.ts';
import { saveProductSync } from '../sync-settings.ts';

let worker: Worker;
let double: WooCommerceDouble;
let shop: Shop;
let session: Session;
let site: SeededSite;

beforeAll(async () => { worker = await startLanes(); });
afterAll(() => worker.stop());
beforeEach(async () => {
  double = await new WooCommerceDouble().listen();
  double.orders.clear();
  shop = await seedBusiness();
  session = await sessionFor(shop.founder);
  site = await withSite(shop, { url: double.url });
});
afterEach(() => double.close());

const siteRow = () => db.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: site.id } } });
const productOf = (wooProductId: number, wooVariationId = 0) => db.shopProduct.findFirstOrThrow({
  where: { businessId: shop.id, siteId: site.id, wooProductId, wooVariationId }, include: { variant: { include: { product: true } } },
});
const read = () => readProducts(shop.id, site.id);
const preview = () => runPreview(session, { siteId: site.id }, {});

async function set(rules: { priceSync?: string; nameSync?: string; pushesStock?: boolean; stockBuffer?: number }) {
  const { version } = await siteRow();
  await execute(saveProductSync, session, {
    siteId: site.id, version, priceSync: 'OFF', nameSync: 'OFF', pushesStock: false, stockBuffer: 0, ...rules,
  });
}

async function sync(wanted: { updates?: boolean; imports?: boolean; takesStock?: boolean }) {
  const { id } = await startProductSync(session, { siteId: site.id, updates: false, imports: false, ...wanted }, {});
  const job = () => db.bulkJob.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } });
  await vi.waitFor(async () => expect((await job()).status).toBe('DONE'), { timeout: 60_000, interval: 100 });
  return job();
}

describe('the products of a shop', () => {
  it('are not read past a limit, which is said', async () => {
    await readProducts(shop.id, site.id, { maxItems: 13 });
    expect(await siteRow()).toMatchObject({ productsReadAt: null, productsError: 'The shop has more products and variations than can be read (13)' });
    expect(await db.shopProduct.count({ where: { businessId: shop.id } })).toBeLessThanOrEqual(13);
  });

  it('are known by a SKU in Bangla that another keyboard has written', async () => {
    await read();
    const { wooProductId } = await db.shopProduct.findFirstOrThrow({ where: { businessId: shop.id, match: 'UNMATCHED', conflict: '', wooVariationId: 0 }, orderBy: { wooProductId: 'asc' } });
    double.catalog.product(wooProductId)!.sku = '\u09b6\u09be\u09dc\u09bf';
    const { variantId } = await withProduct(shop, { sku: '\u09b6\u09be\u09a1\u09bc\u09bf' });
    await read();
    expect(await productOf(wooProductId)).toMatchObject({ match: 'MATCHED', matchedBy: 'SKU', variantId });
  });

  it('are not called failed because the database was away for a moment', async () => {
    await read();
    const { wooProductId } = await db.shopProduct.findFirstOrThrow({ where: { businessId: shop.id, match: 'UNMATCHED', conflict: '', wooVariationId: 0 }, orderBy: { wooProductId: 'asc' } });
    const rows = [{ kind: 'import' as const, siteId: site.id, wooProductId, takesStock: false }];
    await expect(breakConnectionAt({ table: 'WebSite', id: site.id }, () => syncKind.outside!(session, rows))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await syncKind.outside!(session, rows)).toMatchObject([{ status: 'OK' }]);
  });

  it('are read with their variations and matched by SKU, then barcode; what could be two is nothing', async () => {
    await withProduct(shop, { sku: 'mug-01' });
    await withProduct(shop, { sku: 'KRT' });
    const shirt = await withProduct(shop, { sku: 'SHIRT' });
    await db.variant.updateMany({ where: { id: shirt.variantId }, data: { barcode: '8901234567894' } });
    await read();
    expect(await siteRow()).toMatchObject({
      matchedProducts: 2, unmatchedProducts: 19, conflictProducts: 2, productsRead: 15, productsFound: 15, productsError: null, readingSince: null,
    });
    expect(await productOf(19)).toMatchObject({ match: 'MATCHED', matchedBy: 'SKU', pricePoisha: 275_25n, stockQuantity: null });
    expect(await productOf(11)).toMatchObject({ match: 'MATCHED', matchedBy: 'BARCODE', variantId: shirt.variantId, stockQuantity: 110 });
    expect(await productOf(31, 32)).toMatchObject({ match: 'CONFLICT', name: 'Ladies Kurti', details: 'Cotton', variantId: null });
    expect((await productOf(31, 33)).conflict).toContain('Give each its own there');
    double.catalog.remove(19);
    await read();
    expect(await siteRow()).toMatchObject({ matchedProducts: 1, productsFound: 14 });
  });

  it('stay as they were read when the shop fails half-way, and the reason is said', async () => {
    await read();
    double.fail({ path: '/wp-json/wc/v3/products/31/variations', answer: { status: 500, body: '<html>', contentType: 'text/html' }, times: 9 });
    await read();
    expect(await db.shopProduct.count({ where: { siteId: site.id } })).toBe(23);
    expect((await siteRow()).productsError).toContain('The shop reported an error of its own');
  });

  it('are taken over with variations, pictures and stock, and never where a SKU is shared', async () => {
    double.uploads.set('/wp-content/uploads/red.jpg', pngOf(400, 300));
    const images = [{ id: 5, src: `${double.url}/wp-content/uploads/red.jpg` }, { id: 6, src: `${double.url}/wp-content/uploads/gone.jpg` }];
    double.catalog.put({ ...double.catalog.product(24)!, images });
    double.catalog.put({ id: 38, parent_id: 31, sku: 'KRT-3' });
    for (const id of [13, 18]) double.catalog.put({ ...double.catalog.product(id)!, global_unique_id: '8901234567894' });
    await read();
    const before = await preview();
    expect(before).toMatchObject({ updates: 0, imports: 14, problems: 1, same: 0, conflicts: 2 });
    expect(before.rows.find(({ label }) => label === 'Ladies Kurti')!.problem).toContain('Several products of the shop have this SKU');
    expect(await db.product.count({ where: { businessId: shop.id } })).toBe(0);
    expect(await sync({ imports: true, takesStock: true })).toMatchObject({ total: 14, ok: 14, failed: 0 });
    const matches = await db.shopProduct.groupBy({ by: ['match'], where: { siteId: site.id }, _count: true });
    expect(Object.fromEntries(matches.map(({ match, _count }) => [match, _count]))).toEqual({ MATCHED: 21, UNMATCHED: 1, CONFLICT: 2 });
    expect(await siteRow()).toMatchObject({ matchedProducts: 21, unmatchedProducts: 1, conflictProducts: 2 });
    const red = await productOf(24, 25);
    expect(red).toMatchObject({ match: 'MATCHED', matchedBy: 'IMPORT', variant: { sku: 'PNJ-RED-M', name: 'Red, M', pricePoisha: 1800_00n } });
    const { productId } = red.variant!;
    expect(await db.variant.count({ where: { productId } })).toBe(6);
    expect(await db.productImage.count({ where: { productId } })).toBe(1);
    expect(await db.stockBalance.findFirstOrThrow({ where: { variantId: red.variantId! } })).toMatchObject({ onHand: 8 });
    expect((await productOf(13)).variant).toMatchObject({ pricePoisha: 1250_50n, salePricePoisha: 999_99n });
    // A barcode that two products share identifies neither.
    expect((await productOf(18)).variant).toMatchObject({ sku: 'WC-18', barcode: null });
    expect(await preview()).toMatchObject({ updates: 0, imports: 0, problems: 1, same: 21 });
    // An order line without a SKU is matched by the shop's product id.
    await takeOrder(site, { id: 801, line_items: [{ id: 1, product_id: 18, variation_id: 0, name: 'Gift Card', sku: '', quantity: 1, total: '500.00' }] });
    expect(await webOrderOf(site, 801)).toMatchObject({ unmappedCount: 0 });
  });

  it('are brought in step as each field is set, here and there, and a second time not at all', async () => {
    const mug = await withProduct(shop, { sku: 'MUG-01', name: 'Mug', price: 300, stock: 7 });
    const oil = await withProduct(shop, { sku: 'OIL-MUS-1L', name: 'Oil', price: 10, stock: 45 });
    await read();
    await set({ priceSync: 'FROM_SHOP', nameSync: 'TO_SHOP', pushesStock: true, stockBuffer: 2 });
    const { updates, rows } = await preview();
    expect(updates).toBe(2);
    expect(rows.find(({ sku }) => sku === 'MUG-01')!.differences).toEqual([
      { field: 'NAME', direction: 'TO_SHOP', before: 'Ceramic Mug', after: 'Mug' },
      { field: 'PRICE', direction: 'FROM_SHOP', before: '300.00', after: '275.25' },
      { field: 'STOCK', direction: 'TO_SHOP', before: '', after: '5' },
    ]);
    expect(await sync({ updates: true })).toMatchObject({ total: 2, ok: 2 });
    expect(double.catalog.product(19)).toMatchObject({ name: 'Mug', regular_price: '275.25', manage_stock: true, stock_quantity: 5 });
    expect(double.catalog.product(15)).toMatchObject({ name: 'Oil', stock_quantity: 43 });
    expect(await db.variant.findFirstOrThrow({ where: { id: mug.variantId } })).toMatchObject({ pricePoisha: 275_25n });
    expect(await db.variant.findFirstOrThrow({ where: { id: oil.variantId } })).toMatchObject({ pricePoisha: 320_00n });
    expect(await preview()).toMatchObject({ updates: 0, same: 2 });
    await execute(setVariantPrice, session, { id: mug.variantId, price: 400 });
    await set({ priceSync: 'TO_SHOP' });
    double.catalog.remove(19);
    const failed = await sync({ updates: true });
    expect(failed).toMatchObject({ total: 1, ok: 0, failed: 1 });
    expect(await db.bulkJobRow.findFirstOrThrow({ where: { jobId: failed.id } })).toMatchObject({ message: 'The shop no longer has this product' });
  });

  it('are what a person says, and another site or business has no say', async () => {
    const mug = await withProduct(shop, { sku: 'SOMETHING' });
    await read();
    const { id } = await productOf(19);
    await execute(linkShopProduct, session, { id, variant: mug.variantId });
    expect(await productOf(19)).toMatchObject({ match: 'MATCHED', matchedBy: 'HAND' });
    await expect(execute(linkShopProduct, session, { id: (await productOf(20)).id, variant: mug.variantId })).rejects.toThrow('stands for it already');
    const rival = await seedBusiness();
    await expect(execute(linkShopProduct, await sessionFor(rival.founder), { id, variant: mug.variantId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await takeOrder(site, shopOrder({ id: 802, line_items: [{ id: 1, product_id: 19, variation_id: 0, name: 'Ceramic Mug', sku: 'MUG-01', quantity: 1, total: '1.00' }] }));
    expect((await webOrderOf(site, 802)).lines[0]).toMatchObject({ variantId: mug.variantId });
  });

  it('are asked about in an order, never taken by SKU, where they are in conflict or were said to be none here', async () => {
    const kurti = await withProduct(shop, { sku: 'KRT' });
    const mug = await withProduct(shop, { sku: 'MUG-01' });
    await read();
    expect(await productOf(31, 32)).toMatchObject({ match: 'CONFLICT', sku: 'KRT' });
    await execute(linkShopProduct, session, { id: (await productOf(19)).id });
    const kurtiLine = (variation_id: number) => ({ id: 1, product_id: 31, variation_id, name: 'Ladies Kurti', sku: 'KRT', quantity: 1, total: '500.00' });
    await takeOrder(site, { id: 803, line_items: [kurtiLine(32)] });
    await takeOrder(site, { id: 804, line_items: [kurtiLine(399)] });
    await takeOrder(site, { id: 805, line_items: [{ id: 1, product_id: 19, variation_id: 0, name: 'Ceramic Mug', sku: 'MUG-01', quantity: 1, total: '500.00' }] });
    for (const id of [803, 804, 805]) expect(await webOrderOf(site, id)).toMatchObject({ unmappedCount: 1, lines: [{ variantId: null }] });
    // Once a person has said what it is, the next order needs no question.
    await execute(linkShopProduct, session, { id: (await productOf(31, 32)).id, variant: kurti.variantId });
    await execute(linkShopProduct, session, { id: (await productOf(19)).id, variant: mug.variantId });
    await takeOrder(site, { id: 806, line_items: [kurtiLine(32)] });
    expect((await webOrderOf(site, 806)).lines[0]).toMatchObject({ variantId: kurti.variantId });
  });

  it('are asked about again in open orders that came before the conflict was found, and mapped once a person has matched them', async () => {
    const kurti = await withProduct(shop, { sku: 'KRT' });
    const mug = await withProduct(shop, { sku: 'MUG-01' });
    await takeOrder(site, { id: 807, line_items: [{ id: 1, product_id: 31, variation_id: 32, name: 'Ladies Kurti', sku: 'KRT', quantity: 1, total: '500.00' }] });
    await takeOrder(site, { id: 808, line_items: [{ id: 1, product_id: 19, variation_id: 0, name: 'Ceramic Mug', sku: 'MUG-01', quantity: 1, total: '500.00' }] });
    const before = await webOrderOf(site, 807);
    expect(before).toMatchObject({ unmappedCount: 0, lines: [{ variantId: kurti.variantId }] });
    await read();
    expect(await webOrderOf(site, 807)).toMatchObject({ unmappedCount: 1, lines: [{ variantId: null }] });
    // Nobody who has read the order before sends the wrong size, and nobody sends one that is not mapped.
    const moderator = await sessionFor(shop.founder);
    await expect(execute(approveWebOrder, moderator, { webOrderId: before.id, version: before.version })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(execute(approveWebOrder, moderator, { webOrderId: before.id })).rejects.toThrow();
    // What is no conflict stays as it was.
    expect(await webOrderOf(site, 808)).toMatchObject({ unmappedCount: 0, version: 1, lines: [{ variantId: mug.variantId }] });
    const { id } = await productOf(31, 32);
    await execute(linkShopProduct, session, { id, variant: kurti.variantId });
    expect(await webOrderOf(site, 807)).toMatchObject({ unmappedCount: 0, lines: [{ variantId: kurti.variantId }] });
    await execute(linkShopProduct, session, { id });
    expect(await webOrderOf(site, 807)).toMatchObject({ unmappedCount: 1, lines: [{ variantId: null }] });
    const told = await db.auditEntry.findMany({ where: { businessId: shop.id, entityType: 'WebOrder', entityId: before.id }, orderBy: { createdAt: 'asc' } });
    expect(told.map(({ summary }) => summary).filter((summary) => summary.includes('Kurti'))).toEqual([
      'Asks again what Ladies Kurti is: the products of the shop have changed',
      'Ladies Kurti is known from the products of the shop now',
      'Asks again what Ladies Kurti is: the products of the shop have changed',
    ]);
  });
});
