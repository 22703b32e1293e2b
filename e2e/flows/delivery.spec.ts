import type { Page } from '@playwright/test';
import { makeVerified } from '../support/accounts.ts';
import { askAs } from '../support/ask.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

/** The trail of one parcel: found by its number, and from its row; Back and Escape close it. */
async function followTheMoney(page: Page, { reference, parcel }: { reference: string; parcel: string }): Promise<void> {
  await page.getByRole('button', { name: 'Money trail', exact: true }).click();
  const trail = page.getByRole('dialog', { name: 'Parcel money trail' });
  await trail.getByRole('combobox', { name: 'Order or consignment' }).fill(parcel);
  await page.getByRole('option', { name: reference }).click();
  const steps = trail.getByRole('list', { name: 'From the promise to the bank' });
  await expect(steps).toContainText('৳900');
  await expect(trail.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
  // The address is that of this trail: it can be sent to somebody.
  await page.reload();
  await expect(steps).toContainText('৳900');
  await page.keyboard.press('Escape');
  await expect(trail).toHaveCount(0);
  await page.getByRole('button', { name: /^Actions for order/ }).first().click();
  await page.getByRole('menuitem', { name: 'Money trail' }).click();
  await expect(steps).toContainText('৳900');
  await page.goBack();
  await expect(trail).toHaveCount(0);
}

test('delivery methods: added by keyboard, connected, proposed for the orders of a district', async ({ api, as }) => {
  test.setTimeout(240_000);
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

  await test.step('an order is offered the courier that is connected', async () => {
    const ask = askAs(founder);
    await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }', {
      name: 'Jamdani', variants: [{ sku: 'JAM-1', price: 900, openingStock: 5, openingCost: 400 }],
    });
    const { variants } = await ask<{ variants: { edges: { node: { id: string } }[] } }>('query { variants(first: 1) { edges { node { id } } } }');
    await ask('mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }', {
      customerName: 'Farhana', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', confirm: true,
      lines: [{ variantId: variants.edges[0]!.node.id, quantity: 1, unitPrice: 900 }],
    });
    await founder.goto('/ecom/main-order-list');
    await founder.getByRole('checkbox', { name: /order/ }).last().check();
    await founder.getByRole('button', { name: 'Book courier' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Book courier' });
    await expect(dialog.getByLabel('Courier', { exact: true })).toHaveText(/Steadfast/);
    await expect(dialog.getByRole('button', { name: 'Book 1 parcel' })).toBeVisible();
    await expectAccessible(founder);
  });

  await test.step('its money is with the courier, by age', async () => {
    const ask = askAs(founder);
    const { orders } = await ask<{ orders: { edges: { node: { id: string; reference: string } }[] } }>('query { orders(first: 1) { edges { node { id reference } } } }');
    const orderId = orders.edges[0]!.node.id;
    await ask('mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { __typename } }', { orderId, courierName: 'Steadfast', trackingCode: 'SF-1' });
    await ask('mutation ($input: DeliverOrderInput!) { deliverOrder(input: $input) { __typename } }', { orderId });
    await founder.goto('/notification/not-settled-orders');
    const held = founder.getByRole('table', { name: 'Who holds my money' });
    await expect(held).toContainText('৳900');
    await expect(founder.getByText('Farhana').first()).toBeVisible();
    await expectAccessible(founder);
    await followTheMoney(founder, { reference: orders.edges[0]!.node.reference, parcel: 'SF-1' });
    await founder.setViewportSize({ width: 390, height: 844 });
    await expect(held).toContainText('৳900');
    // Each courier is a block: nothing of it lies outside of the screen.
    await expectTableFits(held);
    await expectAccessible(founder);
    // On a phone a courier's figures stand on its card.
    await founder.goto('/delivery-method/dm-list');
    const card = founder.getByRole('listitem').filter({ has: founder.getByRole('link', { name: 'Steadfast', exact: true }) });
    for (const figure of ['Delivered 100%', 'Came back 0%', 'Days to the door 0.0', 'Unsettled orders 1', 'Owes you ৳900']) await expect(card).toContainText(figure);
    await expectAccessible(founder);
    await founder.goto('/notification/not-settled-orders');
    await founder.setViewportSize({ width: 1440, height: 900 });
    // A figure opens the orders that it counts.
    await held.getByRole('link', { name: '৳900' }).click();
    await expect(founder).toHaveURL(/age=DAYS_0_3/);
    await expect(founder.getByText('Only what Steadfast holds')).toBeVisible();
    await expect(founder.getByText('Farhana').first()).toBeVisible();
    await founder.getByRole('button', { name: 'Show all couriers' }).click();
    await expect(founder.getByText('Only what Steadfast holds')).toHaveCount(0);
    const search = founder.getByRole('searchbox', { name: 'Phone, order no., name, tracking' });
    await search.fill('SF-1');
    await expect(founder).toHaveURL(/search=SF-1/);
    await expect(founder.getByText('Farhana').first()).toBeVisible();
    await search.fill('SF-2');
    await expect(founder.getByText('Farhana')).toHaveCount(0);
    await search.fill('');
    await founder.getByRole('link', { name: 'Late', exact: true }).click();
    await expect(founder.getByRole('heading', { name: 'None is late' })).toBeVisible();
  });

  await test.step('what a courier did not pay is disputed, with evidence that stays with the order, and taken back', async () => {
    await founder.goto('/notification/not-settled-orders');
    const unpaid = founder.getByRole('row').filter({ hasText: 'Farhana' });
    await unpaid.getByRole('button', { name: /^Actions for/ }).click();
    await founder.getByRole('menuitem', { name: 'Dispute' }).click();
    const dialog = founder.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Nothing came');
    await dialog.getByLabel('Add photos').and(founder.locator('input')).setInputFiles(PICTURES.png);
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect(founder.getByText(/is in dispute$/)).toBeVisible();
    await founder.getByRole('link', { name: 'In dispute', exact: true }).click();
    await unpaid.getByRole('link', { name: /\d/ }).first().click();
    await expect(founder.getByRole('list', { name: 'Files of the order' }).getByRole('listitem')).toHaveCount(1);
    await founder.goBack();
    await unpaid.getByRole('button', { name: /^Actions for/ }).click();
    await founder.getByRole('menuitem', { name: 'Take back the decision' }).click();
    await founder.getByRole('dialog').getByLabel('Why').fill('It did come');
    await founder.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(founder.getByText(/stands where it stood$/)).toBeVisible();
  });

  await test.step('its delivery is income of its day, which leads to the entries of that day', async () => {
    await founder.goto('/income/income-list?days=today');
    const income = founder.getByRole('heading', { name: 'Income from orders, on these days' });
    await expect(income).toBeVisible();
    await expectAccessible(founder);
    await founder.goto('/income/income-list?days=yesterday');
    await expect(founder.getByRole('heading', { name: 'Income List' })).toBeVisible();
    await expect(income).toHaveCount(0);
    await founder.goBack();
    await founder.getByRole('main').getByRole('link', { name: 'Sales' }).click();
    await expect(founder.getByRole('heading', { name: 'Sales' })).toBeVisible();
    await expect(founder).toHaveURL(/days=today/);
    await expect(founder.getByRole('row').filter({ hasText: 'delivered' }).first()).toBeVisible();
  });

  await test.step('its statement is pasted, compared with the books, posted and taken back', async () => {
    await founder.goto('/delivery-method/update-payment');
    await expect(founder.getByRole('heading', { name: 'No statements yet' })).toBeVisible();
    await expectAccessible(founder);
    await founder.keyboard.press('n');
    await founder.getByLabel('Courier', { exact: true }).selectOption('Steadfast');
    // A scanner types a number and Enter: it means that the parcel was paid as owed.
    const scanner = founder.getByLabel('Scan the parcels that were paid');
    for (const number of ['SF-1', 'SF-1', 'NOBODY']) {
      await scanner.fill(number);
      await scanner.press('Enter');
    }
    await expect(founder.getByLabel('Lines of the statement')).toHaveValue('SF-1\nNOBODY');
    await expect(founder.getByText('SF-1 is on the list already')).toBeVisible();
    await expect(founder.getByText(/^2 parcels, ৳8\d\d(\.\d+)? to you$/)).toBeVisible();
    await expect(founder.getByText('Not of this courier, not delivered or paid before: NOBODY')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByLabel('Lines of the statement').fill('Consignment\tCollected\tDelivery charge\tCOD fee\nSF-1\t৳900\t60\t9\nNOBODY\t300\t60\t3');
    await expect(founder.getByText('2 parcels, ৳1,068 to you')).toBeVisible();
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Steadfast statement 1' })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'To decide' })).toContainText('NOBODY');
    await founder.getByRole('tab', { name: /Matched/ }).click();
    await expect(founder.getByRole('table', { name: 'Matched' })).toContainText('SF-1');
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Post voucher' }).click();
    await founder.getByRole('alertdialog').or(founder.getByRole('dialog')).getByRole('button', { name: 'Post voucher' }).click();
    await expect(founder.getByText('Posted', { exact: true }).first()).toBeVisible();
    await expect(founder.getByText('Statement 1 of Steadfast').first()).toBeVisible();
    await founder.getByRole('table', { name: 'Differences in dispute' }).getByRole('button', { name: 'Decide' }).click();
    const decision = founder.getByRole('dialog', { name: 'Decide about ৳237' });
    await expect(decision.getByText('The courier has paid you more than your books know.')).toBeVisible();
    await decision.getByLabel('Why').fill('It was our own parcel');
    await expectAccessible(founder);
    await decision.getByRole('button', { name: 'Decide' }).click();
    const decided = founder.getByRole('table', { name: 'Decided differences' });
    await expect(decided).toContainText('It was our own parcel');
    await expect(founder.getByRole('table', { name: 'Differences in dispute' })).toHaveCount(0);
    await decided.getByRole('button', { name: 'Take back' }).click();
    await founder.getByRole('alertdialog').or(founder.getByRole('dialog')).getByRole('textbox').fill('It was not');
    await founder.getByRole('button', { name: 'Void it' }).click();
    await expect(founder.getByRole('table', { name: 'Differences in dispute' })).toContainText('NOBODY');
    await founder.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Take back' }).click();
    const dialog = founder.getByRole('alertdialog').or(founder.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Wrong sheet');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(founder.getByText('Void', { exact: true }).first()).toBeVisible();
  });

  await test.step('goods that come back cost what the courier is expected to charge, until somebody says that it charges nothing', async () => {
    await founder.setViewportSize({ width: 1440, height: 900 });
    const ask = askAs(founder);
    const { orders } = await ask<{ orders: { edges: { node: { id: string } }[] } }>('query { orders(first: 1) { edges { node { id } } } }');
    const orderId = orders.edges[0]!.node.id;
    await ask('mutation ($input: EditOrderInput!) { editOrder(input: $input) { __typename } }', { orderId, district: 'Dhaka', reason: 'Known now' });
    await ask('mutation ($input: ReturnOrderInput!) { returnOrder(input: $input) { __typename } }', { orderId, reason: 'Too small' });
    await founder.goto(`/ecom/order/${orderId}`);
    await expect(founder.getByText('Return charge, by its terms')).toBeVisible();
    await expect(founder.getByText('Estimate', { exact: true }).first()).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'No return charge' }).click();
    const dialog = founder.getByRole('dialog', { name: 'No return charge' });
    await dialog.getByLabel('Why').fill('She brings it herself');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Expect none' }).click();
    await expect(founder.getByText('Return charge, by its terms')).toHaveCount(0);
    await expect(founder.getByRole('button', { name: 'No return charge' })).toHaveCount(0);
  });
});
