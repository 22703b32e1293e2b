import { makeVerified } from '../support/accounts.ts';
import { printed, printedPages, scan, typeAsScanner } from '../support/barcodes.ts';
import { CAMERA, showToCamera } from '../support/camera.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

const MM_PER_PIXEL = 25.4 / 96;

test.use({ launchOptions: CAMERA });

test('labels are printed at their true size, and the camera reads them where a product is picked', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('tagger@products.test');
  await startTrial(api, idToken, 'Tagger');
  const founder = await as(email);
  const answer = await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on CreateProductSuccess { product { id } } } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP-77', price: 150 }] } },
    },
  });
  const { data } = await answer.json() as { data: { createProduct: { product: { id: string } } } };
  const label = founder.locator('main [data-label]').first();

  await test.step('each label is a page of its size, and scanners read it', async () => {
    await founder.goto(`/product/labels?ids=${encodeURIComponent(data.createProduct.product.id)}`);
    await expectFits(founder.getByRole('textbox', { name: 'Copies of Clay lamp' }));
    for (const [id, width, height] of [['38x25', 38, 25], ['75x50', 75, 50], ['50x30', 50, 30]] as const) {
      await founder.getByLabel('Size of a label').selectOption(id);
      expect(await printedPages(founder)).toEqual([id]);
      const shown = (await label.boundingBox())!;
      expect([shown.width, shown.height].map((pixels) => Math.round(pixels * MM_PER_PIXEL))).toEqual([width, height]);
      await showToCamera(await printed(founder, label));
      expect(await scan(founder, founder.locator('[data-label]').filter({ visible: true }).first())).toEqual(['Code128 LAMP-77']);
      await founder.emulateMedia({ media: null });
    }
    await expectAccessible(founder);
  });

  await test.step('the camera reads it into a purchase', async () => {
    await founder.goto('/purchase/new-purchase');
    await founder.getByRole('button', { name: 'Scan with the camera' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog.getByText('Read: LAMP-77')).toBeVisible();
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces')).toHaveValue('1');
  });

  await test.step('and into the products of an ad, as a scanner does while no field has the focus', async () => {
    await founder.goto('/expense/new-ad-expense');
    await founder.getByRole('button', { name: 'Scan with the camera' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog.getByText('Read: LAMP-77')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const advertised = founder.getByRole('list', { name: 'Advertised products' });
    await expect(advertised.getByRole('listitem')).toHaveCount(1);
    await founder.getByRole('button', { name: 'Remove Clay lamp' }).click();
    await expect(advertised.getByRole('listitem')).toHaveCount(0);
    await typeAsScanner(founder, 'LAMP-77');
    await expect(advertised.getByRole('listitem')).toHaveCount(1);
  });
});
