import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { approveWebOrder, editWebOrder } from '../../gateway/modules/web-orders/web-order-commands.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { deliverOwn } from '../doubles/woocommerce-delivery.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const DESK = '/website/website-order-list';
const PICKUP = [{ method_id: 'local_pickup:3', method_title: 'Pick up in Banani', total: '0.00' }];

test('a web order that its buyer picks up gets no courier by itself, also where it is typed over', async ({ as, baseURL }) => {
  const person = await makeFounder({ name: 'Pickup shop' });
  const shop = person.shops[0]!;
  const product = await withProduct(shop, { name: 'Muslin saree', price: 500, stock: 9 });
  await withWebOrders(shop, 0, product);
  await execute(saveDeliveryMethod, await sessionFor(person), { kind: 'MANUAL', name: 'Karim on his motorbike', districts: ['Dhaka'] });
  const { id: siteId } = await db.webSite.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  // It receives deliveries, and is not asked for its orders meanwhile.
  await db.webSite.update({
    where: { businessId_id: { businessId: shop.id, id: siteId } },
    data: { enabled: true, nextPollAt: new Date(Date.now() + 86_400_000) }, select: { id: true },
  });
  const page = await as(person.email);

  async function arrives(number: number, shipping_lines: object[]) {
    const now = new Date().toISOString().slice(0, 19);
    const { status } = await deliverOwn(`${baseURL!.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${siteId}`, {
      topic: 'order.created', secret: 'secret',
      body: {
        id: number, number: String(number), status: 'processing', currency: 'BDT', total: '500.00', discount_total: '0.00', shipping_total: '0.00',
        total_tax: '0.00', payment_method: 'cod', date_created_gmt: now, date_modified_gmt: now, shipping: {}, shipping_lines,
        billing: { first_name: 'Buyer', last_name: String(number), phone: `0181100${number}`, address_1: 'House 14, Road 3, Dhanmondi', city: 'Dhaka', state: 'BD-13' },
        line_items: [{ id: 1, product_id: 1, variation_id: 0, name: 'Muslin saree', sku: product.sku, quantity: 1, total: '500.00' }],
      },
    });
    expect(status).toBe(200);
  }

  /** Opens the form over a web order as soon as it has come in. */
  async function typeOver(number: number) {
    await expect(async () => {
      await page.goto(`${DESK}?search=${number}`);
      await page.getByText(`#${number}`).first().click({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('region', { name: 'Call' }).getByRole('link', { name: 'Change what is ordered' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Change web order #${number}` })).toBeVisible();
  }
  const courier = page.getByLabel('Courier', { exact: true });
  const pickup = page.getByText('The customer picks it up: Pick up in Banani');

  await test.step('what is delivered has the courier of its district proposed', async () => {
    await arrives(4001, [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '0.00' }]);
    await typeOver(4001);
    await expect(courier).toHaveValue('Karim on his motorbike');
    await expect(pickup).toHaveCount(0);
  });

  await test.step('what is picked up has none, and with another address neither', async () => {
    await arrives(4002, PICKUP);
    await typeOver(4002);
    await expect(pickup).toBeVisible();
    await expect(courier).toHaveValue('');
    await expectAccessible(page);
    await page.getByLabel('Address', { exact: true }).fill('House 9, Road 27, Banani, Dhaka');
    await expect(page.getByLabel('District')).toHaveValue('Dhaka');
    await expect(courier).toHaveValue('');
    await saves(page, 4002);
    expect(await planned(shop.id, 4002)).toBe('');
  });

  await test.step('unless somebody is chosen', async () => {
    await arrives(4003, PICKUP);
    await typeOver(4003);
    await courier.selectOption('Karim on his motorbike');
    await saves(page, 4003);
    expect(await planned(shop.id, 4003)).toBe('Karim on his motorbike');
  });
});

async function saves(page: Page, number: number) {
  await page.getByRole('button', { name: /^Save(?! and)/ }).click();
  await expect(page.getByText(new RegExp(`^Web order #${number} is order \\S+ now`))).toBeVisible();
}

async function planned(businessId: string, number: number) {
  const { plannedCourier } = await db.order.findFirstOrThrow({
    where: { businessId, webOrder: { number: String(number) } }, select: { plannedCourier: true },
  });
  return plannedCourier ?? '';
}

test('who types over a web order that somebody else has decided about reads that, and goes on to it', async ({ as }) => {
  const person = await makeFounder();
  const shop = person.shops[0]!;
  const [webOrderId] = await withWebOrders(shop, 1, await withProduct(shop, { name: 'Muslin saree', price: 500, stock: 9 }));
  await execute(approveWebOrder, await sessionFor(person), { webOrderId: webOrderId!, version: 1 });
  const page = await as(person.email);
  await page.goto(`/website/order/${encodeURIComponent(encodeId('WebOrder', webOrderId!))}/type-over`);
  await expect(page.getByRole('heading', { level: 1, name: 'Change web order #1' })).toBeVisible();
  await expect(page.getByText('This web order no longer waits for a decision')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Web order #1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Web order #1/ })).toBeVisible();
});

/** The form over a web order that is paid in the shop or not, of a shop of its own. */
async function formOver(as: (email: string) => Promise<Page>, paid: { paymentMethod: string; datePaid: Date } | null) {
  const person = await makeFounder();
  const shop = person.shops[0]!;
  const [webOrderId] = await withWebOrders(shop, 1, await withProduct(shop, { name: 'Muslin saree', price: 500, stock: 9 }));
  if (paid) {
    await db.webSite.updateMany({ where: { businessId: shop.id }, data: { paidMethods: [paid.paymentMethod] } });
    await db.webOrder.updateMany({ where: { businessId: shop.id }, data: paid });
  }
  const page = await as(person.email);
  await page.goto(`/website/order/${encodeURIComponent(encodeId('WebOrder', webOrderId!))}/type-over`);
  await expect(page.getByRole('textbox', { name: 'Advance', exact: true })).toHaveValue(paid ? '560' : '0');
  return { page, shop, person, webOrderId: webOrderId! };
}

test('an advance that is taken out of a web order is not booked, whatever its shop says', async ({ as }) => {
  const { page, shop } = await formOver(as, { paymentMethod: 'bkash', datePaid: new Date() });
  const due = page.locator('dl > div').filter({ hasText: 'COD due' }).locator('dd');
  await expect(due).toHaveText('৳0');
  await page.getByRole('textbox', { name: 'Advance', exact: true }).fill('');
  await expect(due).toHaveText('৳560');
  await saves(page, 1);
  const order = await db.order.findFirstOrThrow({ where: { businessId: shop.id }, select: { advancePoisha: true, totalPoisha: true } });
  expect(order).toEqual({ advancePoisha: 0n, totalPoisha: 560_00n });
});

test('a web order that somebody has changed meanwhile is read again, and saved with what was typed over it', async ({ as }) => {
  const { page, shop, person, webOrderId } = await formOver(as, null);
  await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('40');
  await execute(editWebOrder, await sessionFor(person), { webOrderId, version: 1, customerName: 'Salma Khatun' });
  await page.getByRole('button', { name: /^Save(?! and)/ }).click();
  await expect(page.getByText('Web order was changed by someone else, please reload')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  // What nobody has typed in follows.
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Salma Khatun');
  await expect(page.getByRole('textbox', { name: 'Discount', exact: true })).toHaveValue('40');
  await saves(page, 1);
  const order = await db.order.findFirstOrThrow({ where: { businessId: shop.id }, select: { customerName: true, discountPoisha: true } });
  expect(order).toEqual({ customerName: 'Salma Khatun', discountPoisha: 40_00n });
});
