import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { saveWebSite } from '../../gateway/modules/web-orders/site-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { WOO_KEYS } from '../doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../doubles/woocommerce.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a new product is created in a web shop too, and one that is here already later', async ({ as }) => {
  test.setTimeout(120_000);
  const double = await new WooCommerceDouble().listen();
  double.orders.clear();
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { consumerKey, consumerSecret } = WOO_KEYS.readWrite;
  await execute(saveWebSite, Session.system(shop.id), { name: 'Nakshi shop', url: double.url, consumerKey, consumerSecret, webhookSecret: 'whsec_fixture_1' });
  const kurti = await withProduct(shop, { name: 'Block print kurti', sku: 'KRT-NEW' });
  const page = await as(founder.email);

  await page.goto('/product/new-product');
  await page.getByLabel('Product name').fill('Clay vase');
  const variant = page.getByRole('listitem', { name: 'Variant 1' });
  await variant.getByLabel('SKU', { exact: true }).fill('VASE-9');
  await variant.getByLabel('Price', { exact: true }).fill('450');
  await page.getByRole('checkbox', { name: 'Nakshi shop' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { name: 'Clay vase', level: 1 })).toBeVisible();
  await expect(() => expect(double.catalog.withSkus(['VASE-9'])).toMatchObject([{ name: 'Clay vase', status: 'draft', regular_price: '450.00' }])).toPass();

  await page.goto('/product/product-list');
  await page.getByRole('link', { name: 'Block print kurti' }).first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to web shops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 1 product to web shops' });
  await dialog.getByRole('checkbox', { name: 'Nakshi shop' }).check();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 0 failed' })).toBeVisible();
  expect(double.catalog.withSkus(['KRT-NEW'])).toHaveLength(1);
  expect(await db.shopProduct.count({ where: { businessId: shop.id, match: 'MATCHED', variantId: kurti.variantId } })).toBe(1);
  await double.close();
});
