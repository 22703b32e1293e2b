import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { makeVerified } from '../support/accounts.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

test('an expense is entered, changed, closed away and stands in the books', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('owner@books.test');
  await startTrial(api, idToken, 'Owner');
  const founder = await as(email);

  await test.step('an empty list leads to the form, which a refusal leaves as it was', async () => {
    await founder.goto('/expense/expense-list');
    await expect(founder.getByRole('heading', { name: 'Nothing entered yet' })).toBeVisible();
    await founder.keyboard.press('n');
    await expect(founder.getByRole('heading', { name: 'New Expense' })).toBeVisible();
    await founder.getByLabel('Amount').fill('২৫০০');
    await founder.getByLabel('Category').selectOption({ label: 'Rent' });
    await founder.getByRole('combobox', { name: 'Paid to' }).fill('Landlord');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: /^Expense \d/ })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('Rent');
    // It was not opened from the list to which it belongs.
    await expect(founder.getByRole('navigation', { name: 'Main menu' }).locator('a[aria-current=page]')).toHaveText(['Expense List']);
  });

  await test.step('it is changed while its day is open', async () => {
    await founder.getByRole('link', { name: 'Change' }).click();
    await founder.getByLabel('Amount').fill('2600');
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('৳2,600 is entered')).toBeVisible();
  });

  await test.step('its payee becomes a supplier of the books, and the category shows what went there', async () => {
    const { businessId } = await db.membership.findFirstOrThrow({ where: { user: { email } } });
    await db.supplier.create({ data: { businessId, name: 'Rahim Mansion' } });
    await founder.getByRole('link', { name: 'Change' }).click();
    await founder.getByRole('combobox', { name: 'Paid to' }).fill('mansion');
    await founder.getByRole('option', { name: 'Rahim Mansion' }).click();
    await expect(founder.getByRole('combobox', { name: 'Paid to' })).toHaveValue('Rahim Mansion');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await founder.getByRole('link', { name: 'Rahim Mansion' }).click();
    await expect(founder.getByRole('table', { name: 'By courier and supplier' })).toContainText('৳2,600');
    await expect(founder.getByRole('grid', { name: 'Ledger' })).toContainText('Rahim Mansion');
    await founder.goBack();
    // Anybody else has a name alone.
    await founder.getByRole('link', { name: 'Change' }).click();
    await founder.getByRole('combobox', { name: 'Paid to' }).fill('Landlord');
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: /^Expense \d/ })).toBeVisible();
    await expect(founder.getByText('Landlord', { exact: true })).toBeVisible();
    await expect(founder.getByRole('link', { name: 'Landlord' })).toHaveCount(0);
  });

  await test.step('it comes again every month, until it is stopped', async () => {
    await founder.getByRole('button', { name: 'Repeat' }).press('Enter');
    await founder.getByRole('dialog', { name: 'Repeat this expense' }).getByLabel('How often').press('Control+s');
    await expect(founder.getByText('It is entered again by itself')).toBeVisible();
    // Its button is gone, and the keys go on beside it.
    await expect(founder.getByRole('button', { name: 'Repeat' })).toHaveCount(0);
    await expect(founder.getByRole('link', { name: 'Change' })).toBeFocused();
    await founder.goto('/expense/expense-list');
    const recurring = founder.getByRole('table', { name: 'Entered again by itself' });
    await expect(recurring).toContainText('Every month');
    await recurring.getByRole('button', { name: 'Stop Rent · Landlord' }).press('Enter');
    const question = founder.getByRole('alertdialog', { name: 'Enter Rent · Landlord no longer by itself?' });
    await question.getByRole('button', { name: 'Go back' }).press('Enter');
    await expect(recurring).toContainText('Every month');
    await recurring.getByRole('button', { name: 'Stop Rent · Landlord' }).press('Enter');
    await question.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(recurring).toHaveCount(0);
    await expect(founder.getByRole('main').locator(':focus')).toHaveCount(1);
    // Or from the moment it is entered.
    await founder.goto('/expense/new-expense');
    await founder.getByLabel('Amount').fill('900');
    await founder.getByLabel('Repeat').selectOption({ label: 'Every week' });
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Repeated every week');
    await expect(founder.getByRole('button', { name: 'Repeat' })).toHaveCount(0);
    await founder.getByRole('button', { name: 'Void it' }).click();
    const dialog = founder.getByRole('alertdialog').or(founder.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Entered to try it');
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(founder.getByText('Void because')).toBeVisible();
    await founder.goto('/expense/expense-list');
    await expect(founder.getByRole('heading', { level: 1, name: 'Expense List' })).toBeVisible();
    await expect(recurring).toHaveCount(0);
  });

  await test.step('ads in dollars are worked out while they are typed', async () => {
    await founder.goto('/expense/new-ad-expense');
    await founder.getByLabel('Dollars').fill('10');
    await founder.getByLabel('Taka for a dollar').fill('121.5');
    await founder.getByLabel('Taka for a dollar').blur();
    await expect(founder.getByText('৳1,215').first()).toBeVisible();
    await founder.getByLabel('Charge of the bank or agency').fill('0.4');
    await founder.getByLabel('Ad account').fill('Shop account');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: /^Ad expense \d/ })).toBeVisible();
    // The sides of an entry are added up by whoever reads it: they are not rounded.
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('৳1,215.40');
    await expect(founder.getByText('Shop account', { exact: true })).toBeVisible();
    await founder.getByRole('link', { name: 'Change' }).click();
    await expect(founder.getByRole('heading', { name: 'Change what was entered' })).toBeVisible();
    await expect(founder.getByLabel('Ad account')).toHaveValue('Shop account');
    await expect(founder.getByLabel('Dollars')).toHaveValue('10');
    await founder.getByLabel('Campaign').fill('Eid');
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Facebook, Eid', { exact: true })).toBeVisible();
  });

  await test.step('ads are found by their account', async () => {
    await founder.goto('/expense/expense-list');
    await founder.getByRole('button', { name: 'Filter', exact: true }).click();
    await founder.getByRole('menuitem', { name: 'Ad account' }).click();
    await founder.getByRole('combobox', { name: 'Ad account' }).selectOption('Shop account');
    await expect(founder).toHaveURL(/adAccount=Shop/);
    await expect(founder.getByText('৳1,215').first()).toBeVisible();
    await expect(founder.getByText('Landlord')).toHaveCount(0);
    await expectAccessible(founder);
  });

  await test.step('the books show both, and each figure opens its entries', async () => {
    await founder.goto('/accounts/books');
    const table = founder.getByRole('table', { name: 'Profit and loss' });
    await expect(table.getByRole('row').filter({ hasText: 'Rent' })).toContainText('৳2,600');
    await expect(table.getByRole('row').filter({ hasText: 'Loss' })).toContainText('−৳3,815');
    await expectAccessible(founder);
    await founder.getByRole('tab', { name: 'Trial balance' }).click();
    await expect(founder.getByRole('table', { name: 'Trial balance' })).toContainText('All accounts');
    await founder.getByRole('tab', { name: 'Profit and loss' }).click();
    await table.getByRole('row').filter({ hasText: 'Rent' }).getByRole('link').click();
    await expect(founder.getByRole('heading', { name: 'Rent' })).toBeVisible();
  });

  await test.step('the list of expenses says what all of them come to, and what for', async () => {
    await founder.goto('/expense/expense-list');
    const sums = founder.locator('section').filter({ has: founder.getByRole('heading', { name: 'All that match' }) });
    await expect(sums).toContainText('2 entries৳3,815');
    await expect(sums).toContainText('Rent৳2,600');
  });

  await test.step('a salary is owed in two parts, and one of them is paid', async () => {
    await founder.goto('/liability/liability-list');
    await expect(founder.getByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
    await founder.keyboard.press('n');
    await founder.getByLabel('Owed to').fill('Shirin');
    await founder.getByLabel('Amount').fill('10000');
    await founder.getByLabel('Monthly parts').fill('2');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { level: 1, name: 'Shirin' })).toBeVisible();
    await founder.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = founder.getByRole('dialog', { name: 'Pay what is owed' });
    await dialog.getByLabel('Amount').fill('5000');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(founder.getByRole('table', { name: 'Payments' })).toContainText('৳5,000');
    await expect(founder.getByRole('table', { name: 'When it is due' }).getByRole('row').nth(1)).toContainText('Paid');
    await expectAccessible(founder);
    await founder.goto('/liability/liability-list');
    await expect(founder.getByRole('link', { name: 'Salaries and bills to pay' })).toBeVisible();
    const owed = founder.getByRole('table', { name: 'Owed to whom' });
    await expect(owed.getByRole('row').filter({ hasText: 'Shirin' })).toContainText('৳5,000');
    await expectAccessible(founder);
    await expect(founder.getByRole('grid', { name: 'Liabilities' }).getByRole('row').nth(1)).toContainText('৳5,000');
    // It opens what was booked of this party alone.
    await owed.getByRole('link', { name: 'Shirin' }).click();
    await expect(founder.getByRole('heading', { name: 'Salaries and bills to pay' })).toBeVisible();
    await expect(founder).toHaveURL(/party=/);
  });

  await test.step('closed days take nothing, and a founder opens them again', async () => {
    await founder.goto('/accounts/books');
    await founder.getByRole('button', { name: 'Close days' }).click();
    await founder.getByRole('dialog', { name: 'Close days' }).getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(founder.getByText(/^Closed up to .* by /)).toBeVisible();
    await founder.getByRole('button', { name: 'Open days again' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Open days again' });
    await dialog.getByLabel('Why').fill('A bill came late');
    await dialog.getByRole('button', { name: 'Open them' }).click();
    await expect(founder.getByText('The days are open')).toBeVisible();
  });

  await test.step('a phone shows the list and the books without sideways scrolling', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    for (const address of ['/expense/expense-list', '/accounts/books', '/income/income-list', '/liability/liability-list']) {
      await founder.goto(address);
      await expect(founder.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPageFits(founder);
      await expectAccessible(founder);
    }
  });
});

test('an expense is saved once its receipt is there, however slow the line is', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  for (const [address, fill] of [
    ['/expense/new-expense', () => page.getByLabel('Amount').fill('300')],
    ['/expense/new-ad-expense', async () => {
      await page.getByLabel('Dollars').fill('10');
      await page.getByLabel('Taka for a dollar').fill('120');
    }],
  ] as const) {
    const { promise: isThrough, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/files/voucher-file*', async (route) => {
      await isThrough;
      await route.continue();
    }, { times: 1 });
    await page.goto(address);
    await fill();
    await page.getByLabel('Add a bill or receipt').and(page.locator('input')).setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
    const save = page.getByRole('button', { name: 'Save', exact: false });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Control+s');
    letThrough();
    await expect(page.getByRole('list', { name: 'Bills and receipts' })).toContainText('bill.png');
    await expect(page).toHaveURL(address);
    await save.click();
    await expect(page).toHaveURL(/\/accounts\/voucher\//);
    await expect(page.getByText('bill.png')).toBeVisible();
  }
  expect(await db.voucher.count({ where: { businessId: founder.shops[0]!.id } })).toBe(2);
});
