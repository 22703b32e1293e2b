import { intercept } from '../shell/wire.ts';
import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

const GOODS = `\uFEFFProduct,Type,Code,Price,Stock,Buying price
জামদানি শাড়ি,লাল,JAM-RED,"৳ ৩,৫০০",4,1900
জামদানি শাড়ি,নীল,JAM-BLU,1.0E+3,0,
Clay mug,,,120,2,60
Lamp,,LAMP-1,free,1,10
`;

const file = (text: string) => ({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('products come from a file: columns are said, rows looked at, problems shown, and nothing happens twice', async ({ api, as, strays }) => {
  strays.allow(/502/);
  const { email, idToken } = await makeVerified('importer@products.test');
  await startTrial(api, idToken, 'importer');
  const founder = await as(email);
  const rows = founder.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  const means = (header: string) => founder.getByLabel(`What ${header} means`);

  await test.step('the list leads there', async () => {
    await founder.goto('/product/product-list');
    await founder.getByRole('link', { name: 'Import' }).click();
    await expect(founder.getByRole('heading', { name: 'Import products' })).toBeVisible();
    await expectAccessible(founder);
  });

  await test.step('what is no table is refused in words', async () => {
    await founder.getByLabel('Choose a file').setInputFiles(file('Product,Price\n'));
    await expect(founder.getByRole('alert')).toContainText('There are no rows below the headers');
  });

  await test.step('columns are guessed, and said otherwise', async () => {
    await founder.getByLabel('Choose a file').setInputFiles(file(GOODS));
    await expect(means('Product')).toHaveValue('PRODUCT');
    await expect(means('Code')).toHaveValue('NONE');
    await expect(means('Type')).toHaveValue('CATEGORY');
    await means('Type').selectOption('VARIANT');
    await means('Code').selectOption('SKU');
    await means('Buying price').selectOption('OPENING_COST');
    await expect(rows.filter({ hasText: 'JAM-BLU' })).toContainText('New variant');
    await expect(rows.filter({ hasText: 'JAM-BLU' })).toContainText('৳1,000');
    await expect(rows.filter({ hasText: 'LAMP-1' })).toContainText('Price: Not a number');
    await expectAccessible(founder);
    const [wrong] = await Promise.all([founder.waitForEvent('download'), founder.getByRole('link', { name: /^The rows with problems/ }).click()]);
    expect(wrong.suggestedFilename()).toMatch(/^product-import-problems-.*\.xlsx$/);
  });

  await test.step('where it is not known what another meaning does, the columns stay as the rows were read', async () => {
    await intercept(founder, 'usePreviewProductImportMutation', 502);
    await means('Stock').selectOption('NONE');
    await expect(founder.getByRole('alert')).toBeVisible();
    await expect(means('Stock')).toHaveValue('OPENING_STOCK');
    await founder.unrouteAll();
    await founder.getByRole('tab', { name: 'To import' }).click();
    await expect(founder.getByRole('alert')).toHaveCount(0);
    await founder.getByRole('tab', { name: 'All' }).click();
    await expect(rows.filter({ hasText: 'LAMP-1' })).toBeVisible();
  });

  await test.step('the tabs go by keyboard, on a phone too', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.getByRole('tab', { name: 'All' }).focus();
    await founder.keyboard.press('End');
    await expect(rows).toHaveCount(1);
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the job is left and found again', async () => {
    await founder.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(founder.getByRole('heading', { name: 'Import of goods.csv' })).toBeVisible();
    await founder.getByRole('link', { name: 'Bulk jobs' }).click();
    await founder.getByRole('link', { name: 'Import of goods.csv' }).click();
    await expect(founder.getByText('3 done, 0 skipped, 0 failed')).toBeVisible();
    await founder.goto('/product/product-list');
    await expect(founder.getByRole('row').filter({ hasText: 'জামদানি শাড়ি' })).toContainText('৳1,000 – ৳3,500');
  });

  await test.step('again it changes nothing, with the columns as they were said', async () => {
    await founder.goto('/product/import');
    await founder.getByLabel('Choose a file').setInputFiles(file(GOODS.replace(/Lamp.*\n/, '')));
    await expect(means('Code')).toHaveValue('SKU');
    await expect(founder.getByText('Nothing would change')).toBeVisible();
    await expect(founder.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  });

  await test.step('the list is taken as a workbook', async () => {
    await founder.goto('/product/product-list?search=mug');
    const [download] = await Promise.all([founder.waitForEvent('download'), founder.getByRole('link', { name: 'Excel' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^products-.*\.xlsx$/);
  });
});
