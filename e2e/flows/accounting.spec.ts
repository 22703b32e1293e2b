import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('money is counted, moved, compared with a statement, and each figure leads to what caused it', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { idToken } = await makeVerified('owner@accounting.test');
  await startTrial(api, idToken, 'Owner');
  const founder = await as('owner@accounting.test');

  await test.step('an account says what it held at the beginning', async () => {
    await founder.goto('/accounts');
    await expect(founder.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('link', { name: 'Cash', exact: true }).click();
    await expect(founder.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible();
    await founder.getByRole('button', { name: 'Opening balance' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Opening balance' });
    await dialog.getByLabel('What it held').fill('৫০০০');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Opening balance of Cash' })).toContainText('৳5,000');
  });

  await test.step('money goes to an account of our own, the charge beside it', async () => {
    await founder.goto('/accounts');
    await founder.keyboard.press('n');
    const account = founder.getByRole('dialog', { name: 'New account' });
    await account.getByLabel('Name').fill('City Bank');
    await account.getByRole('button', { name: 'Add account' }).click();
    await expect(founder.getByRole('heading', { name: 'City Bank' })).toBeVisible();
    await founder.getByRole('link', { name: 'Back to accounts' }).click();
    await founder.getByRole('button', { name: 'Transfer' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Transfer money' });
    await dialog.getByLabel('From').selectOption({ label: 'Cash · ৳5,000' });
    await dialog.getByLabel('To', { exact: true }).selectOption({ label: 'City Bank · ৳0' });
    await dialog.getByLabel('Amount').fill('1200');
    await dialog.getByLabel('Charge of the bank or wallet').fill('15');
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect(founder.getByText('৳4,985 in hand')).toBeVisible();
  });

  await test.step('the ledger leads to the transfer, which shows what it booked', async () => {
    await founder.getByRole('link', { name: 'Cash', exact: true }).click();
    const row = founder.getByRole('row').filter({ hasText: 'from Cash to City Bank' });
    await expect(row).toContainText('৳3,785');
    await expectAccessible(founder);
    await row.getByRole('link').first().click();
    await expect(founder.getByRole('heading', { name: /^Transfer \d/ })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('Bank and wallet charges');
  });

  await test.step('the account agrees with its statement when the difference is gone', async () => {
    await founder.getByRole('link', { name: 'Cash', exact: true }).click();
    await founder.getByRole('link', { name: 'Reconcile' }).click();
    await founder.getByLabel('Balance on the statement').fill('5000');
    await founder.getByLabel('Balance on the statement').blur();
    await founder.getByRole('button', { name: 'Reconcile' }).click();
    await expect(founder.getByText('The marked entries differ from the statement by ৳5,000')).toBeVisible();
    await founder.getByRole('checkbox', { name: 'Opening balance of Cash' }).check();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Reconcile' }).click();
    await expect(founder.getByText(/Agreed with the statement/)).toBeVisible();
  });

  await test.step('a phone shows the same without sideways scrolling', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto('/accounts');
    await expect(founder.getByRole('link', { name: 'City Bank' })).toBeVisible();
    expect(await founder.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(founder);
  });
});
