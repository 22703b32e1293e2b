import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createProduct } from '../../gateway/modules/catalog/create-product.ts';
import { cancelOrder, confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const several = <Row>(count: number, row: (index: number) => Row) => Array.from({ length: count }, (_, index) => row(index));

test('a timeline of more than a page shows what is older, by keyboard, beside what it showed', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { productId } = await withProduct(shop);
  await db.auditEntry.createMany({
    data: several(230, (step) => ({
      businessId: shop.id, command: 'test', actorName: 'A', entityType: 'Product', entityId: productId, summary: `Step ${step}.`,
      createdAt: new Date(Date.now() - 1_000_000 + step),
    })),
  });
  const page = await as(founder.email);
  await page.goto(`/product/product-list/${encodeId('Product', productId)}`);
  const entries = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  const older = page.getByRole('button', { name: 'Show older' });
  await expect(entries).toHaveCount(100);
  await expect(entries.nth(1)).toContainText('Step 229.');
  await older.press('Enter');
  await expect(entries).toHaveCount(150);
  await expectAccessible(page);
  // A command reads the first page again: what was loaded behind it stays.
  await db.auditEntry.create({
    data: { businessId: shop.id, command: 'test', actorName: 'A', entityType: 'Product', entityId: productId, summary: 'The newest.' },
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(entries.filter({ hasText: 'The newest.' })).toBeVisible();
  await expect(entries).toHaveCount(152);
  await older.press('Enter');
  await expect(entries).toHaveCount(202);
  await older.press('Enter');
  await expect(entries.last()).toContainText('Step 0.');
  await expect(entries).toHaveCount(233);
  await expect(older).toHaveCount(0);
});

test('an order that moved more than a page of stock shows all of it', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = Session.system(shop.id);
  const { id: productId } = await execute(createProduct, session, {
    name: 'Lungi',
    variants: several(52, (size) => ({ sku: `LUN-${size}`, price: 500, openingStock: 5, openingCost: 300, optionValues: { Size: String(size) } })),
  });
  const variants = await db.variant.findMany({ where: { businessId: shop.id, productId } });
  const order = await withOrder(shop, { lines: variants.map(({ id: variantId, sku }) => ({ product: { productId, variantId, sku } })) });
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(cancelOrder, session, { orderId: order.id, reason: 'No answer' });
  const page = await as(founder.email);
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  const rows = page.getByRole('table', { name: 'Stock movements' }).getByRole('row').filter({ hasText: 'LUN-' });
  await expect(rows).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(104);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('all rows of a bulk job that failed are shown, page after page', async ({ as }) => {
  const founder = await makeFounder();
  const { id: businessId } = founder.shops[0]!;
  const { id } = await db.bulkJob.create({
    data: {
      businessId, kind: 'catalog.prices', title: 'Prices +5 %', params: {}, total: 130, failed: 130, status: 'DONE', actorName: 'A',
      rows: { create: several(130, (row) => ({ position: row + 1, label: `SKU-${row + 1}`, input: {}, status: 'FAILED' as const, message: 'No' })) },
    },
  });
  const page = await as(founder.email);
  await page.goto(`/bulk-jobs/${encodeId('BulkJob', id)}`);
  const rows = page.getByRole('table', { name: 'Failed' }).getByRole('row').filter({ hasText: 'SKU-' });
  await expect(rows).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(130);
  await expect(rows.last()).toContainText('SKU-130');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
