import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('delivery methods: added by keyboard, connected, proposed for the orders of a district', async ({ api, as }) => {
  test.slow();
  const { email, idToken } = await makeVerified('sender@delivery.test');
  await startTrial(api, idToken, 'Sender');
  const founder = await as(email);

  await test.step('an empty list says what to do', async () => {
    await founder.goto('/delivery-method/dm-list');
    await expect(founder.getByRole('heading', { name: 'No delivery methods yet' })).toBeVisible();
    await founder.keyboard.press('n');
    await expect(founder.getByRole('heading', { name: 'Add delivery method' })).toBeVisible();
  });

  await test.step('a connected courier needs its keys, which are never shown again', async () => {
    await founder.getByLabel('Kind').selectOption('Steadfast, connected');
    await founder.getByLabel('Name', { exact: true }).fill('Steadfast');
    await founder.getByLabel('Propose it for these districts').fill('Dhaka, Nowhere');
    await founder.getByLabel('Inside Dhaka').fill('60');
    await founder.getByLabel('For a return, in percent of the charge').fill('50');
    await founder.getByLabel('API key').fill('api-key-of-sender');
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Nowhere is no district')).toBeVisible();
    await founder.getByLabel('Propose it for these districts').fill('Dhaka');
    await founder.getByLabel('Secret key').fill('secret-of-sender');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Steadfast', exact: true })).toBeVisible();
    await expect(founder.getByText('Connected to Steadfast')).toBeVisible();
    await expect(founder.getByLabel('API key')).toHaveAttribute('placeholder', '••••nder');
    await expect(founder.getByLabel('API key')).toHaveValue('');
    await expectAccessible(founder);
  });

  await test.step('another courier asks for its own keys; its words are explained, its reports have a page', async () => {
    await founder.goto('/delivery-method/add-new-dm');
    await founder.getByLabel('Kind').selectOption('Pathao, connected');
    await founder.getByLabel('Name', { exact: true }).fill('Pathao');
    await founder.getByLabel('Client ID').fill('client-of-sender');
    await founder.getByLabel('Client secret').fill('secret-of-client');
    await founder.getByLabel('E-mail of the merchant account').fill('shop@pathao.test');
    await founder.getByLabel('Password of the merchant account').fill('secret-of-shop');
    await founder.getByLabel('Pickup store').fill('148');
    await founder.getByLabel('Webhook secret').fill('hook-of-sender');
    await founder.getByRole('button', { name: 'Add word' }).click();
    await founder.getByLabel('The courier says').fill('Handed to customs');
    await founder.getByLabel('That is').selectOption('On hold');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Connected to Pathao')).toBeVisible();
    const address = await founder.getByText('/api/webhooks/couriers/').first().textContent();
    const path = new URL(address!).pathname;
    const report = { event: 'order.exchanged', consignment_id: 'DP1', merchant_order_id: 'X', updated_at: '2026-11-22 10:00:00' };
    expect((await founder.request.post(path, { data: report })).status()).toBe(401);
    expect((await founder.request.post(path, { data: report, headers: { 'x-pathao-signature': 'hook-of-sender' } })).status()).toBe(202);
    await founder.goto('/delivery-method/courier-reports?show=ALL');
    await expect(async () => {
      await founder.reload();
      await expect(founder.getByText('No order of yours has this number')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(founder);
    await founder.goto('/delivery-method/dm-list');
    await founder.getByRole('link', { name: 'Look at them' }).click();
    await founder.getByRole('button', { name: /report of DP1/ }).click();
    await founder.getByRole('menuitem', { name: 'I have seen it' }).click();
    await expect(founder.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    await founder.goto('/delivery-method/dm-list');
    await founder.getByRole('link', { name: 'Pathao' }).click();
  });

  await test.step('the list shows it, on a phone too', async () => {
    await founder.getByRole('link', { name: 'Back to delivery methods' }).click();
    await expect(founder.getByRole('link', { name: 'Steadfast' })).toBeVisible();
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 390, height: 844 });
    await expect(founder.getByRole('link', { name: 'Steadfast' })).toBeVisible();
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a new order for the district is planned with it', async () => {
    await founder.goto('/ecom/ecom-new-order');
    await founder.getByLabel('District').selectOption('Dhaka');
    await expect(founder.getByLabel('Courier')).toHaveValue('Steadfast');
    await founder.getByLabel('District').selectOption('Sylhet');
    await expect(founder.getByLabel('Courier')).toHaveValue('');
  });
});
