import { execute } from '../../gateway/commands/execute.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { decreaseStock } from '../../gateway/modules/inventory/adjust-stock.ts';
import type { Session } from '../../gateway/session/session.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { makeVerified } from '../support/accounts.ts';
import { askAs } from '../support/ask.ts';
import { expectSheet } from '../support/expect-sheet.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

test('pieces leave the stock for a reason, and come back when it was a mistake', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('keeper@decreases.test');
  await startTrial(api, idToken, 'Keeper');
  const founder = await as(email);
  for (const [name, sku, openingStock] of [['Clay lamp', 'LAMP', 12], ['Brass bell', 'BELL', 1_200]] as const) {
    await askAs(founder)('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      { name, variants: [{ sku, price: 90, openingStock, openingCost: 40 }] });
  }

  await test.step('it is picked by its SKU, and more than are there are refused', async () => {
    await founder.goto('/adjust-stock/adjust-stock-list');
    await expect(founder.getByText('No decreases here')).toBeVisible();
    await founder.getByRole('heading', { name: 'Decrease Stock List' }).press('n');
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await expect(row).toContainText('12 available');
    const [why, happened] = [await founder.getByLabel('Reason').boundingBox(), await founder.getByLabel('What happened').boundingBox()];
    expect(happened!.x, 'two columns where they fit').toBeGreaterThan(why!.x + why!.width);
    await founder.getByLabel('Reason').selectOption({ label: 'Damaged' });
    await founder.getByLabel('What happened').fill('Fell off the shelf');
    await picker.fill('BELL');
    await picker.press('Enter');
    const other = founder.getByRole('listitem', { name: 'Brass bell' });
    await expect(other).toContainText('1,200 available');
    await row.getByLabel('Pieces').fill('13');
    await other.getByLabel('Pieces').fill('1300');
    await founder.getByRole('button', { name: 'Decrease the stock' }).click();
    await expect(row).toContainText('Not enough stock of LAMP: 13 needed, 12 available');
    await expect(other).toContainText('Not enough stock of BELL: 1,300 needed, 1,200 available');
    await expect(founder.getByText(/Not enough stock/)).toHaveCount(2);
    await expect(row.getByLabel('Pieces')).toBeFocused();
    await expectAccessible(founder);
    await other.getByRole('button', { name: 'Remove Brass bell' }).click();
  });

  await test.step('what is there leaves, with what it was worth', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.getByLabel('Add photos').first().setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
    await expect(founder.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces').fill('2');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Decrease 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('−2');
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('৳80');
    await expect(founder.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true);
    await expectAccessible(founder);
    await expectSheet(founder, 'Decrease 1', 'Clay lamp LAMP');
  });

  await test.step('taken back, it stays in the list', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await founder.getByRole('button', { name: 'Take back' }).click();
    const dialog = founder.getByRole('alertdialog', { name: 'Take this decrease back?' });
    await dialog.getByRole('textbox').fill('It was glued');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('+2');
    await founder.getByRole('link', { name: 'Back to decreases' }).click();
    const lamp = founder.getByRole('row').filter({ hasText: 'Clay lamp' });
    await expect(lamp).toContainText('Reversed');
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Filter', exact: true }).click();
    await founder.getByRole('menuitem', { name: 'Reason' }).click();
    await founder.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Sample' });
    await expect(founder).toHaveURL(/reason=SAMPLE/);
    await expect(lamp).toHaveCount(0);
  });
});

test('whoever approves a decrease sees before that too few pieces are there by now', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { variantId } = await withProduct(shop, { name: 'Brass statue', stock: 10, cost: 1_000 });
  const decrease = (quantity: number, by: Session) => execute(decreaseStock, by, { lines: [{ variantId, quantity }] });
  const clerk = await sessionFor(await withMember(shop, { flags: ['adjustStock'] }));
  const { id } = await decrease(6, clerk);
  const page = await as(founder.email);
  await page.goto(`/adjust-stock/adjust-stock-list/${encodeId('StockAdjustment', id)}`);
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect(page.getByText('Too few pieces are there now')).toHaveCount(0);
  await decrease(7, await sessionFor(founder));
  await page.reload();
  await expect(page.getByText('Too few pieces are there now')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('Only 3 here');
  await expectAccessible(page);
});

test('a supplier pays back what went back to them', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('returner@decreases.test');
  await startTrial(api, idToken, 'Returner');
  const founder = await as(email);
  const ask = askAs(founder);
  await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
    { name: 'Brass bell', variants: [{ sku: 'BELL', price: 90, openingStock: 12, openingCost: 40 }] });
  await ask('mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { __typename } }', { name: 'Dhamrai Metal' });
  await founder.goto('/adjust-stock/new-adjust-stock');
  const picker = founder.getByRole('combobox', { name: 'Add a product' });
  await picker.fill('BELL');
  await picker.press('Enter');
  await founder.getByRole('listitem', { name: 'Brass bell' }).getByLabel('Pieces').fill('3');
  await founder.getByLabel('Reason').selectOption({ label: 'Back to the supplier' });
  await founder.getByRole('button', { name: 'Decrease the stock' }).click();
  await expect(founder.getByText('Choose a supplier')).toBeVisible();
  await founder.getByRole('combobox', { name: 'Supplier' }).fill('Dham');
  await founder.getByRole('option', { name: 'Dhamrai Metal' }).click();
  await expectAccessible(founder);
  await founder.setViewportSize({ width: 390, height: 800 });
  await founder.getByRole('button', { name: 'Decrease the stock' }).click();
  await expect(founder.getByRole('heading', { name: 'Decrease 1', exact: true })).toBeVisible();
  await founder.getByRole('button', { name: 'Money back' }).click();
  const dialog = founder.getByRole('dialog', { name: 'Money back from the supplier' });
  const amount = dialog.getByLabel('Amount');
  await expect(amount).toHaveValue('120');
  await expectAccessible(founder);
  await amount.fill('121');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('More than they hold');
  await amount.fill('80');
  await dialog.getByLabel('Received on').selectOption({ label: 'bKash' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(founder.getByText('৳80 came back')).toBeVisible();
  await founder.getByRole('button', { name: 'Money back' }).click();
  await expect(amount).toHaveValue('40');
});
