import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { recordFailure } from '../../gateway/modules/web-orders/site-breaker.ts';
import { sealSiteSecret } from '../../gateway/modules/web-orders/site-secrets.ts';
import { WooError } from '../../gateway/modules/web-orders/woocommerce/woo-error.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { WOO_KEYS } from '../doubles/woocommerce-auth.ts';
import { deliverOwn } from '../doubles/woocommerce-delivery.ts';
import type { WooOrder } from '../doubles/woocommerce-orders.ts';
import { WooCommerceDouble } from '../doubles/woocommerce.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const NUMBER = 8_211;

/** An order of a shop whose keys may only read: it can be taken, and the shop cannot be told of it. */
async function untoldOrder(business: Shop, shop: WooCommerceDouble, baseURL: string): Promise<string> {
  await withProduct(business, { sku: 'SHAWL', stock: 5 });
  const site = await withSite(business, { url: shop.url });
  await db.webSite.update({
    where: { businessId_id: { businessId: business.id, id: site.id } },
    data: {
      consumerKey: sealSiteSecret(site, 'consumerKey', WOO_KEYS.readOnly.consumerKey),
      consumerSecret: sealSiteSecret(site, 'consumerSecret', WOO_KEYS.readOnly.consumerSecret),
      // Deliveries bring its orders; it is not polled meanwhile.
      nextPollAt: new Date(Date.now() + 86_400_000), lastPolledAt: new Date(),
    },
    select: { id: true },
  });
  const now = new Date().toISOString().slice(0, 19);
  const body = {
    id: NUMBER, number: String(NUMBER), status: 'processing', currency: 'BDT', total: '500.00', discount_total: '0.00', shipping_total: '0.00',
    total_tax: '0.00', payment_method: 'cod', date_created_gmt: now, date_modified_gmt: now,
    billing: { first_name: 'Farhana', last_name: 'Akter', phone: '01711204466', address_1: 'House 14', city: 'Dhaka', state: 'BD-13' }, shipping: {},
    line_items: [{ id: 1, product_id: 1, variation_id: 0, name: 'Shawl', sku: 'SHAWL', quantity: 1, total: '500.00' }],
  };
  shop.put(body as unknown as WooOrder);
  const url = `${baseURL.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${site.id}`;
  expect(await deliverOwn(url, { topic: 'order.created', body })).toMatchObject({ status: 200 });
  const found = () => db.webOrder.findFirst({ where: { businessId: business.id, wooOrderId: NUMBER }, select: { id: true } });
  await expect.poll(found, { timeout: 30_000 }).not.toBeNull();
  return encodeId('WebOrder', (await found())!.id);
}

test('an order that its shop could not be told of says so on its page, in the list and with the shop', async ({ as, baseURL }) => {
  const shop = await new WooCommerceDouble().listen();
  shop.orders.clear();
  const { email, shops: [business] } = await makeFounder({ name: 'Untold shop' });
  const webOrder = await untoldOrder(business!, shop, baseURL!);
  const page = await as(email);
  const untold = page.getByText('The shop does not know of it yet. It is told again by itself.');
  const why = page.getByText('may only read');

  await test.step('on the page of the order and of the web order, with the reason', async () => {
    await page.goto(`/website/order/${encodeURIComponent(webOrder)}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('link', { name: 'Open order' }).click();
    await expect(async () => {
      await page.reload();
      await expect(untold).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expect(why).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/website/order/${encodeURIComponent(webOrder)}`);
    await expect(untold).toBeVisible();
    await expect(why).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in the list and with the shop', async () => {
    await page.goto('/website/website-order-list?status=APPROVED');
    await expect(page.getByRole('grid', { name: 'Web orders' }).getByText('Shop not told')).toBeVisible();
    await page.goto('/website/additional-sites');
    await expect(page.getByText('Not told of orders')).toBeVisible();
    await expect(page.getByText('chosen for each order')).toBeVisible();
    await page.goto('/setting/integrate-website');
    await expect(page.getByText('Not told of orders')).toBeVisible();
    await expect(page.getByText('The shop was not told what became of one order')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a shop that did not answer three times says so in words', async () => {
    const { id: site } = await db.webSite.findFirstOrThrow({ where: { businessId: business!.id }, select: { id: true } });
    for (let time = 0; time < 3; time += 1) await recordFailure(business!.id, site, new WooError('NO_ANSWER'));
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'New orders could not be fetched the last 3 times' });
    await expect(failed).toContainText('The shop did not answer');
    await expect(page.getByText('Not reachable')).toBeVisible();
    await page.goto('/website/website-order-list');
    await expect(page.getByText(/^The connection to .+ has trouble$/)).toBeVisible();
    await page.getByRole('link', { name: 'See what is wrong' }).click();
    await expect(failed).toBeVisible();
  });
  await shop.close();
});
