import type { Page } from '@playwright/test';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { makeCourierShop } from '../support/courier-shop.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES } from '../support/pictures.ts';

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

test('an order is offered the courier that is connected', async ({ as }) => {
  const { email, takeOrder } = await makeCourierShop();
  await takeOrder();
  const founder = await as(email);
  await founder.goto('/ecom/main-order-list');
  await founder.getByRole('checkbox', { name: /order/ }).last().check();
  await founder.getByRole('button', { name: 'Book courier' }).click();
  const dialog = founder.getByRole('dialog', { name: 'Book courier' });
  await expect(dialog.getByLabel('Courier', { exact: true })).toHaveText(/Steadfast/);
  await expect(dialog.getByRole('button', { name: 'Book 1 parcel' })).toBeVisible();
  await expectAccessible(founder);
});

test('the money of a delivered order is with the courier, by age', async ({ as }) => {
  const { email, deliver } = await makeCourierShop();
  const { reference } = await deliver();
  const founder = await as(email);
  await founder.goto('/notification/not-settled-orders');
  const held = founder.getByRole('table', { name: 'Who holds my money' });
  await expect(held).toContainText('৳900');
  await expect(founder.getByText('Farhana').first()).toBeVisible();
  await expectAccessible(founder);
  await followTheMoney(founder, { reference, parcel: 'SF-1' });
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

test('what a courier did not pay is disputed, with evidence that stays with the order, and taken back', async ({ as }) => {
  const { email, deliver } = await makeCourierShop();
  await deliver();
  const founder = await as(email);
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

test('a delivery is income of its day, which leads to the entries of that day', async ({ as }) => {
  const { email, deliver } = await makeCourierShop();
  await deliver();
  const founder = await as(email);
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

test('goods that come back cost what the courier is expected to charge, until somebody says that it charges nothing', async ({ as }) => {
  const { email, session, deliver } = await makeCourierShop();
  const { id } = await deliver();
  await execute(returnOrder, session, { orderId: id, reason: 'Too small' });
  const founder = await as(email);
  await founder.goto(`/ecom/order/${encodeId('Order', id)}`);
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

test('chosen unsettled orders are put away together, which can be taken back', async ({ as }) => {
  const { email, deliver } = await makeCourierShop();
  await deliver();
  const founder = await as(email);
  await founder.goto('/notification/not-settled-orders');
  await founder.getByRole('checkbox', { name: /order/ }).last().check();
  await founder.getByRole('button', { name: 'Put away', exact: true }).click();
  const dialog = founder.getByRole('dialog', { name: 'Put 1 order away' });
  await expectAccessible(founder);
  await dialog.getByLabel('What is waited for').fill('After Eid');
  await dialog.getByRole('button', { name: 'Put away' }).click();
  await expect(founder).toHaveURL(/\/bulk-jobs\//);
  // It can be undone once it is done.
  await founder.getByRole('button', { name: 'Undo' }).click();
  await founder.getByRole('alertdialog', { name: 'Undo 1 row?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(async () => {
    await founder.goto('/notification/not-settled-orders');
    await expect(founder.getByText('Farhana').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
