import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';

/** Adds a picture, which is refused because somebody else was ahead, and adds it again once `query` has come. */
async function addTwice(page: Page, label: string, query: string): Promise<void> {
  const add = () => page.getByLabel(label).and(page.locator('input')).first().setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
  const readAgain = page.waitForResponse((response) => operationOf(response.request())?.name === query);
  await add();
  await expect(page.getByRole('alert')).toContainText('please reload');
  await (await readAgain).finished();
  await add();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function prepare() {
  const founder = await makeFounder();
  return { founder, shop: founder.shops[0]!, session: await sessionFor(founder) };
}

test('a bill is kept by the next try, when somebody else has changed the purchase meanwhile', async ({ as }) => {
  const { founder, shop } = await prepare();
  const { id } = await withPurchase(shop, { lines: [{ product: await withProduct(shop), quantity: 5, unitCost: 100 }] });
  const page = await as(founder.email);
  await page.goto(`/purchase/purchase-list/${encodeURIComponent(encodeId('Purchase', id))}`);
  await expect(page.getByRole('button', { name: 'Add the bill' })).toBeVisible();
  await db.purchase.updateMany({ where: { businessId: shop.id }, data: { version: { increment: 1 } } });
  await addTwice(page, 'Add the bill', 'PurchasePageQuery');
  await expect(page.getByRole('list', { name: 'Files of the bill' }).getByRole('listitem')).toHaveCount(1);
});

test('a picture is kept by the next try, when somebody else has changed the product meanwhile', async ({ as }) => {
  const { founder, shop } = await prepare();
  const { productId } = await withProduct(shop, { name: 'Jute bag' });
  const page = await as(founder.email);
  await page.goto(`/product/product-list/${encodeURIComponent(encodeId('Product', productId))}`);
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await db.product.updateMany({ where: { businessId: shop.id }, data: { version: { increment: 1 } } });
  await addTwice(page, 'Add pictures', 'ProductPageQuery');
  await expect(page.getByRole('img', { name: 'Picture 1 of Jute bag' })).toBeVisible();
});

test('evidence about a line is kept by the next try, when somebody else has added some meanwhile', async ({ as }) => {
  const { founder, shop, session } = await prepare();
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: 'PT-21' });
  await execute(deliverOrder, session, { orderId });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: 'PT-21', collected: 500 }] });
  const [page, other] = [await as(founder.email), await as(founder.email)];
  for (const one of [page, other]) {
    await one.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
    await expect(one.getByRole('button', { name: 'Add photos or PDFs' })).toBeVisible();
  }
  await other.getByLabel('Add photos or PDFs').and(other.locator('input')).first()
    .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: pngOf(32, 32) });
  await expect(other.getByRole('list', { name: 'Evidence' }).getByRole('listitem')).toHaveCount(1);
  await addTwice(page, 'Add photos or PDFs', 'LineFilesQuery');
  await expect(page.getByRole('list', { name: 'Evidence' }).getByRole('listitem')).toHaveCount(2);
});
