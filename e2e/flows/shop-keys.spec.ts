import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { newShop } from '../support/products.ts';

test('a WooCommerce shop is connected, and its own keys are never shown again', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'shopkeeper'));
  await founder.goto('/setting/integrate-website');
  await expect(founder.getByRole('heading', { name: 'No shop is connected yet' })).toBeVisible();
  await founder.getByRole('button', { name: 'Connect a shop' }).click();
  const form = founder.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await form.getByLabel('Name').fill('Weaver online');
  await form.getByLabel('Address of the shop').fill('http://127.0.0.1:9');
  await form.getByLabel('Consumer key').fill('ck_1234567890');
  await form.getByLabel('Consumer secret').fill('cs_1234567890');
  await form.getByRole('button', { name: 'Make one' }).click();
  await expect(form.getByRole('textbox', { name: 'Webhook secret' })).toHaveValue(/^[0-9a-f]{32}$/);
  await expectAccessible(founder);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(founder.getByRole('heading', { name: 'Weaver online' })).toBeVisible();
  await expect(founder.getByText('••••7890')).toBeVisible();
  // By one button where the key may; else by hand, with everything that it takes.
  await founder.getByRole('button', { name: 'Set up the webhooks' }).click();
  await expect(founder.getByText('The webhooks could not be set up from here')).toBeVisible();
  await expect(founder.getByText(/\/api\/webhooks\/woocommerce\/[0-9a-f-]{36}$/)).toBeVisible();
  await founder.getByRole('button', { name: 'Show the webhook secret' }).click();
  await expect(founder.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
  await founder.getByRole('button', { name: 'Test connection' }).click();
  await expect(founder.getByText('The shop could not be read')).toBeVisible();
  await expectAccessible(founder);
  await founder.getByRole('button', { name: 'Change' }).click();
  const change = founder.getByRole('dialog', { name: 'Change Weaver online' });
  await expect(change.getByLabel('Consumer secret')).toHaveValue('');
});
