import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('what runs low stands in one list with the bell, and becomes a purchase', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('keeper@low.test');
  await startTrial(api, idToken, 'Runs low');
  const founder = await as(email);
  await founder.goto('/notification/low-stock');
  await expect(founder.getByText('Nothing runs low')).toBeVisible();
  await expectAccessible(founder);
  for (const [name, sku, openingStock] of [['Clay lamp', 'LAMP', 2], ['Brass bell', 'BELL', 40]] as const) {
    await founder.request.post('/graphql', {
      data: {
        query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
        variables: { input: { name, variants: [{ sku, price: 90, openingStock, openingCost: 40, lowStockLevel: 5 }] } },
      },
    });
  }
  await founder.reload();
  const row = founder.getByRole('row').filter({ hasText: 'Clay lamp' });
  await expect(row).toContainText('Not selling');
  await expect(founder.getByRole('row').filter({ hasText: 'Brass bell' })).toBeHidden();
  await expectAccessible(founder);
  await founder.getByRole('searchbox', { name: 'Product or SKU' }).fill('nothing');
  await expect(row).toBeHidden();
  await founder.getByRole('button', { name: 'Clear filters' }).first().click();
  await founder.setViewportSize({ width: 390, height: 844 });
  await expect(founder.getByRole('link', { name: 'Clay lamp' })).toBeVisible();
  await expectAccessible(founder);
  await founder.getByRole('heading', { name: 'Low Stock' }).press('n');
  await expect(founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces')).toHaveValue('4');
});
