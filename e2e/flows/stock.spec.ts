import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

test('pieces leave the stock for a reason, and come back when it was a mistake', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { idToken } = await makeVerified('keeper@decreases.test');
  await startTrial(api, idToken, 'Keeper');
  const founder = await as('keeper@decreases.test');
  await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP', price: 90, openingStock: 12, openingCost: 40 }] } },
    },
  });

  await test.step('it is picked by its SKU, and more than are there are refused', async () => {
    await founder.goto('/adjust-stock/adjust-stock-list');
    await expect(founder.getByText('No decreases here')).toBeVisible();
    await founder.getByRole('heading', { name: 'Decrease Stock List' }).press('n');
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await expect(row).toContainText('12 available');
    await founder.getByLabel('Reason').selectOption({ label: 'Damaged' });
    await founder.getByLabel('What happened').fill('Fell off the shelf');
    await row.getByLabel('Pieces').fill('13');
    await founder.getByRole('button', { name: 'Decrease the stock' }).click();
    await expect(founder.getByText(/Not enough stock of LAMP/)).toBeVisible();
    await expectAccessible(founder);
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
  });

  await test.step('taken back, it stays in the list', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await founder.getByRole('button', { name: 'Take back' }).click();
    const dialog = founder.getByRole('alertdialog', { name: 'Take this decrease back?' });
    await dialog.getByRole('textbox').fill('It was glued');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('+2');
    await founder.getByRole('link', { name: 'Back to decreases' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toContainText('Reversed');
    await expectAccessible(founder);
  });
});
