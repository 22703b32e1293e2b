import { execute } from '../../gateway/commands/execute.ts';
import { createExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { createSupplier } from '../../gateway/modules/purchases/supplier-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('what was owed to a supplier before Karbar is entered, and paid in parts', async ({ as }) => {
  const founder = await makeFounder();
  await execute(createSupplier, Session.system(founder.shops[0]!.id), { name: 'Islampur Fabrics' });
  const page = await as(founder.email);
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Owed to suppliers' }).click();
  await page.getByRole('button', { name: 'Opening balance' }).click();
  const opening = page.getByRole('dialog', { name: 'Opening balance' });
  await opening.getByLabel('What they were owed').fill('৪০০');
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening.getByText('Choose a courier or a supplier')).toBeVisible();
  await opening.getByRole('combobox', { name: 'Supplier' }).fill('isl');
  await page.getByRole('option', { name: 'Islampur Fabrics' }).click();
  await expect(opening.getByText('Choose a courier or a supplier')).toBeHidden();
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening).toBeHidden();

  const row = page.getByRole('table', { name: 'Open by party' }).getByRole('row').filter({ hasText: 'Islampur Fabrics' });
  await expect(row).toContainText('৳400');
  await row.getByRole('button', { name: 'Pay' }).click();
  const payment = page.getByRole('dialog', { name: 'Pay Islampur Fabrics' });
  await expect(payment.getByLabel('Amount')).toHaveValue('400');
  await payment.getByLabel('Amount').fill('401');
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(payment.getByText('Only ৳400 of the opening balance is open')).toBeVisible();
  await payment.getByLabel('Amount').fill('150');
  await payment.getByLabel('Paid from').selectOption({ label: 'Cash · ৳0' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(payment).toBeHidden();
  await expect(row).toContainText('৳250');
  await expect(page.getByRole('row').filter({ hasText: 'Payment' }).filter({ hasText: '৳150' }).first()).toBeVisible();
});

test('money that a supplier has before the goods come is an advance, and amounts below each other have the same decimals', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withPurchase(shop, { lines: [{ product: await withProduct(shop), quantity: 9, unitCost: 100 }], more: { paid: 800 } });
  for (const [category, amount] of [['rent', 250], ['transport', 99.5]] as const) {
    await execute(createExpense, Session.system(shop.id), {
      accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, category), amount, day: new Date(),
    });
  }
  const page = await as(founder.email);
  await page.goto('/accounts');
  const owed = page.getByRole('table', { name: 'What the business owes' }).getByRole('row');
  await expect(owed.filter({ hasText: 'Owed to suppliers' })).toContainText('−৳800paid in advance');
  await expect(owed.filter({ hasText: 'paid in advance' })).toHaveCount(1);

  await page.goto('/accounts/books');
  const books = page.getByRole('table', { name: 'Profit and loss' });
  await expect(books).toContainText('৳250.00');
  await expect(books).toContainText('৳99.50');
  await expect(books).toContainText('−৳349.50');
  await page.getByRole('tab', { name: 'Balance sheet' }).click();
  const sheet = page.getByRole('table', { name: 'Balance sheet' }).getByRole('row');
  await expect(sheet.filter({ hasText: 'paid in advance' })).toHaveCount(1);
  await expect(sheet.filter({ hasText: 'Owed to suppliers' })).toContainText('paid in advance−৳800.00');
});
