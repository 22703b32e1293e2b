import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

const MM_PER_POINT = 25.4 / 72;

test('labels are printed at their true size', async ({ api, as }) => {
  const { idToken } = await makeVerified('tagger@products.test');
  await startTrial(api, idToken, 'Tagger');
  const founder = await as('tagger@products.test');
  const answer = await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on CreateProductSuccess { product { id } } } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP-77', price: 150 }] } },
    },
  });
  const { data } = await answer.json() as { data: { createProduct: { product: { id: string } } } };

  await test.step('each label is a page of 50 by 30 millimetres', async () => {
    await founder.goto(`/product/labels?ids=${encodeURIComponent(data.createProduct.product.id)}`);
    await founder.getByLabel('Size of a label').selectOption('50x30');
    await expectAccessible(founder);
    const pdf = (await founder.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height]
      .map((points) => Math.round(Number(points) * MM_PER_POINT)));
    expect(boxes).toEqual([[50, 30]]);
    const shown = await founder.locator('main [data-label]').first().boundingBox();
    expect([shown!.width, shown!.height].map((pixels) => Math.round((pixels / 96) * 25.4))).toEqual([50, 30]);
  });
});
