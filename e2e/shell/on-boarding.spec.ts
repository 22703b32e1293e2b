import { db } from '../../gateway/db/client.ts';
import { takeOrder, withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { makeFounder, makeMember } from './people.ts';

test('the first steps are done when their things are there; there is a way back, and the shop is connected in them', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/ecom-dashboard');
  // The sidebar is out of sight there.
  await page.getByRole('link', { name: 'Next step' }).click();
  await expect(page.getByText('Your next order is called #1')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ecom/main-order-list');
  await page.getByRole('link', { name: 'Finish the first steps' }).click();
  await expect(page.getByText('Your next order is called #1')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Name your courier' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();

  // Going to the screen is not yet a product.
  await page.getByRole('link', { name: 'Add a product' }).click();
  await expect(page).toHaveURL(/\/product\/new-product$/);
  await page.goto('/on-boarding');
  await expect(page.getByRole('heading', { name: 'Add your first product' })).toBeVisible();
  await withProduct(shop!);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Take your first order' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
  await expect(steps.nth(2)).toContainText('done');
  await expect(steps.nth(1)).not.toContainText('done');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Connect a shop' }).click();
  const form = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Weaver online');
  await form.getByLabel('Address of the shop').fill('http://127.0.0.1:9');
  await form.getByLabel('Consumer key').fill('ck_1234567890');
  await form.getByLabel('Consumer secret').fill('cs_1234567890');
  await form.getByRole('button', { name: 'Make one' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Text your customers' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('link', { name: 'Open Karbar' }).click();
  await expect(page).toHaveURL(/\/website\/website-order-list$/);
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish the first steps' })).toHaveCount(0);
  expect(await db.business.findUniqueOrThrow({ where: { id: shop!.id }, select: { onboardingStep: true } }))
    .toEqual({ onboardingStep: 5 });
});

test('staff who have a business are sent into it from the first steps', async ({ as }) => {
  const page = await as((await makeMember({ flags: ['orderList'] })).email);
  await page.goto('/on-boarding');
  await expect(page).toHaveURL(/\/ecom\/main-order-list/);
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('an empty list of web orders leads to connecting a shop, and shows a new order by itself', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/website/website-order-list');
  await page.getByRole('link', { name: 'Connect a shop' }).click();
  await expect(page).toHaveURL(/\/setting\/integrate-website$/);
  const site = await withSite(shop!);
  await page.goto('/website/website-order-list');
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await takeOrder(site, { number: '7001' });
  await expect(page.getByRole('grid', { name: 'Web orders' })).toContainText('#7001');
  await expect(page.getByText('1 to call')).toBeVisible();
});
