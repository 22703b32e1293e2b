import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { printed } from '../support/barcodes.ts';
import { CAMERA, showToCamera } from '../support/camera.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ launchOptions: CAMERA });

test('a parcel is packed with the camera of a phone: its sticker, then what goes inside', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await db.business.update({ where: { id: shop.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  const product = await withProduct(shop, { sku: 'LAMP-77', stock: 5 });
  const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
  await execute(confirmOrder, await sessionFor(founder), { orderId: order.id });
  const page = await as(founder.email);
  const reference = `NG-${order.number}`;
  await page.goto('/setting/select-sticker');
  const sticker = await printed(page, page.getByRole('region', { name: `Preview of ${reference}` }).locator('[data-printed]'));
  await page.goto(`/product/labels?ids=${encodeURIComponent(encodeId('Product', product.productId))}`);
  const label = await printed(page, page.locator('main [data-label]').first());

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/scan-to-update');
  const read = async (picture: Buffer, code: string) => {
    await showToCamera(picture);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog.getByText(`Read: ${code}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  };
  const panel = page.locator('[role=status][data-tone]');
  await read(sticker, reference);
  await expect(panel).toHaveText(`${reference}Now scan what goes inside0 of 1`);
  await read(label, 'LAMP-77');
  await expect(panel).toHaveText(`${reference}Packed`);
  expect(await db.order.count({ where: { businessId: shop.id, status: 'PACKED' } })).toBe(1);
});
