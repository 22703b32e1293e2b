import type { Route } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';
import { shopsOf } from '../support/trial.ts';

const newShop = shopsOf('forms-sent-once.test');

test('saving again while it is under way saves once, and what is typed meanwhile stays', async ({ api, as }) => {
  const page = await as(await newShop(api, 'hasty'));
  await page.goto('/setting/business-setting');
  const hotline = page.getByLabel('Hotline');
  const address = page.getByLabel('Address');
  await hotline.fill('01711204466');
  const held = await holdChanges(page);

  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await address.fill('Mirpur 10, Dhaka');
  await page.getByLabel('Business name').press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(page.getByText('Business setting saved')).toBeVisible();
  await expect(address).toHaveValue('Mirpur 10, Dhaka');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(held).toHaveLength(1);

  // The second save is about the version that the first has made.
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByText('Somebody else has changed')).toHaveCount(0);
  await page.reload();
  await expect(hotline).toHaveValue('01711204466');
  await expect(address).toHaveValue('Mirpur 10, Dhaka');
});

test('a form whose answer was lost is sent again as the same submission', async ({ api, as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const page = await as(await newShop(api, 'offline'));
  await page.goto('/setting/integrate-website');
  await page.getByRole('button', { name: 'Connect a shop' }).click();
  const drawer = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await drawer.getByLabel('Name').fill('Only once');
  await drawer.getByLabel('Address of the shop').fill('http://127.0.0.1:9');
  await drawer.getByLabel('Consumer key').fill('ck_1234567890');
  await drawer.getByLabel('Consumer secret').fill('cs_1234567890');
  await drawer.getByRole('button', { name: 'Make one' }).click();
  await expect(drawer.getByLabel('Webhook secret')).not.toHaveValue('');

  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  // The gateway has done it, and its answer gets lost.
  await held[0]!.fetch();
  await held[0]!.abort();
  await expect(drawer.getByText('The server could not be reached')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Only once' })).toHaveCount(1);
});

test('of what is typed while something new is saved nothing is lost, nor a second one made', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/task/new-task');
  const title = page.getByLabel('What is to be done');
  await title.fill('Count the sarees');
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type(' and the shirts');
  await page.getByLabel('Priority').selectOption({ index: 0 });
  await expect(title).toHaveValue('Count the sarees');
  await expect(page.getByLabel('Priority')).toHaveValue('NORMAL');
  // Somebody asks to leave, and the answer comes before they say whether.
  await page.getByRole('navigation').getByRole('link', { name: 'NewOrder' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await held[0]!.continue();
  await expect(page).toHaveURL(/task-list/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(held).toHaveLength(1);
  expect(await db.task.findMany({ where: { businessId: shop!.id } })).toMatchObject([{ title: 'Count the sarees' }]);
});

test('what was saved is not sent again while the page that follows is on its way', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/liability/new-liability');
  await page.getByLabel('Owed to').fill('Rahim Mansion');
  await page.getByLabel('Amount').fill('1500');
  const follows: Route[] = [];
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    const isChange = Boolean(route.request().headers()['idempotency-key']);
    if (isChange) sent += 1;
    if (sent > 0 && !isChange && route.request().postData()?.includes('"id"')) follows.push(route);
    else await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('৳1,500 is entered')).toBeVisible();
  await expect.poll(() => follows.length).toBeGreaterThan(0);
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  for (const route of follows) await route.continue();
  await expect(page.getByRole('heading', { name: 'Rahim Mansion' })).toBeVisible();
  expect(sent).toBe(1);
  expect(await db.liability.count({ where: { businessId: founder.shops[0]!.id } })).toBe(1);
});

test('a stock count whose answer was lost is saved once, though its pieces were counted longer ago when it is sent again', async ({ as, strays }) => {
  strays.allow(/504/);
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!, { name: 'Clay pot', stock: 5 });
  const page = await as(email);
  await page.clock.install();
  await page.goto('/adjust-stock/stock-count/new');
  await page.getByRole('combobox', { name: 'Add a product' }).fill(sku);
  await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Clay pot' })).toBeVisible();
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  // The gateway has done it, and a proxy gave up waiting a moment before.
  await held[0]!.fetch();
  await page.clock.fastForward(5_000);
  await held[0]!.fulfill({ status: 504, contentType: 'text/html', body: '<html>Gateway Timeout</html>' });
  await expect(page.getByText('The server answered with an error (504).')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(page.getByText('Stock count 1 is saved: look at the differences')).toBeVisible();
  expect(await db.stockCount.count({ where: { businessId: shop!.id } })).toBe(1);
});
