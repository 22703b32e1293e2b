import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createAccount } from '../../gateway/modules/accounting/account-commands.ts';
import { setOpeningBalance } from '../../gateway/modules/accounting/voucher-commands.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { makeVerified } from '../support/accounts.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('money is counted, moved, compared with a statement, and each figure leads to what caused it', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('owner@accounting.test');
  await startTrial(api, idToken, 'Owner');
  const founder = await as(email);

  await test.step('an account says what it held at the beginning', async () => {
    await founder.goto('/accounts');
    await expect(founder.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'What others owe us or hold' })).toContainText('Courier receivable (COD)');
    await expect(founder.getByRole('table', { name: 'What the business owes' })).toContainText('Owed to suppliers');
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
    await expect(founder.getByText('৳5,000 in hand')).toBeVisible();
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
    await founder.getByRole('button', { name: 'Mark all' }).click();
    await expect(founder.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await founder.getByRole('button', { name: 'Mark none' }).click();
    await founder.getByRole('checkbox', { name: 'Opening balance of Cash' }).check();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Reconcile' }).click();
    await expect(founder.getByText(/Agreed with the statement/)).toBeVisible();
  });

  await test.step('a phone shows the same without sideways scrolling', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto('/accounts');
    await expect(founder.getByRole('link', { name: 'City Bank' })).toBeVisible();
    await expectPageFits(founder);
    await expectAccessible(founder);
  });
});

test('of more than a hundred accounts each can be chosen, and all of them are in hand', async ({ as }) => {
  const person = await makeFounder();
  const businessId = person.shops[0]!.id;
  await db.account.createMany({
    data: Array.from({ length: 110 }, (_, n) => ({ businessId, code: `own:${n}`, name: `Wallet ${String(n + 1).padStart(3, '0')}`, type: 'ASSET' as const, kind: 'MONEY' as const })),
  });
  const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId, name: 'Wallet 110' }, select: { id: true } });
  await execute(setOpeningBalance, await sessionFor(person), { accountId, amount: 700, day: new Date() });
  const page = await as(person.email);
  await page.goto('/accounts');
  await expect(page.getByText('৳700 in hand')).toBeVisible();
  for (const [address, label] of [['/expense/new-expense', 'Paid from'], ['/expense/new-ad-expense', 'Paid from'], ['/income/new-income', 'Received on']] as const) {
    await page.goto(address);
    await page.getByLabel(label).selectOption({ label: 'Wallet 110 · ৳700' });
  }
  // As the sums of a new order offer them.
  await page.goto('/ecom/ecom-new-order');
  await page.getByRole('textbox', { name: 'Advance', exact: true }).fill('100');
  await expect(page.getByRole('option', { name: 'Wallet 110' })).toBeAttached();
});

test('an account that somebody else has changed is read again, and archived then', async ({ as }) => {
  const person = await makeFounder();
  const businessId = person.shops[0]!.id;
  const { id } = await execute(createAccount, await sessionFor(person), { name: 'City Bank' });
  const page = await as(person.email);
  await page.goto(`/accounts/${encodeURIComponent(encodeId('Account', id))}`);
  const archive = page.getByRole('button', { name: 'Archive' });
  await expect(archive).toBeVisible();
  await db.account.updateMany({ where: { businessId, id }, data: { name: 'City Bank Dhanmondi', version: { increment: 1 } } });
  await archive.click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'City Bank Dhanmondi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await archive.click();
  await expect(page.getByText('City Bank Dhanmondi is archived')).toBeVisible();
});
