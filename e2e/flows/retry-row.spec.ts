import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('one failed row of a bulk job is tried again, and the others stay as they are', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const [cup, plate, bowl] = [await withProduct(shop, { price: 500 }), await withProduct(shop, { price: 500 }), await withProduct(shop, { price: 500 })];
  const { id } = await db.bulkJob.create({
    data: {
      businessId: shop.id, kind: 'catalog.prices', title: 'Prices +10 %', params: {}, total: 3, failed: 3, status: 'DONE', finishedAt: new Date(), actorName: 'A',
      rows: { create: [cup, plate, bowl].map(({ variantId, sku }, index) => ({
        position: index + 1, label: sku, input: { id: variantId, expected: '50000', price: '55000' }, status: 'FAILED' as const, message: 'The package has expired',
      })) },
    },
  });
  const job = `/bulk-jobs/${encodeId('BulkJob', id)}`;
  const prices = async () => {
    const variants = await db.variant.findMany({ where: { businessId: shop.id }, select: { id: true, pricePoisha: true } });
    return [cup, plate, bowl].map(({ variantId }) => Number(variants.find((variant) => variant.id === variantId)!.pricePoisha) / 100);
  };
  const page = await as(founder.email);
  await page.goto(job);
  const failed = page.getByRole('table', { name: 'Failed' });
  const row = (sku: string) => failed.getByRole('row').filter({ hasText: sku });
  await expectAccessible(page);

  await test.step('it runs alone', async () => {
    await row(plate.sku).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 2 failed' })).toBeVisible();
    await expect(row(plate.sku)).toHaveCount(0);
    await expect(row(bowl.sku)).toBeVisible();
    expect(await prices()).toEqual([500, 550, 500]);
    await expect(page.getByRole('button', { name: 'Try the failed ones again' })).toBeVisible();
  });

  await test.step('somebody else may have tried it meanwhile: what failed is read again', async () => {
    const other = await as(founder.email);
    await other.goto(job);
    const others = other.getByRole('table', { name: 'Failed' }).getByRole('row');
    await expect(others.filter({ hasText: cup.sku })).toBeVisible();
    await row(cup.sku).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('progressbar', { name: '2 done, 0 skipped, 1 failed' })).toBeVisible();
    await others.filter({ hasText: cup.sku }).getByRole('button', { name: 'Try again' }).click();
    await expect(other.getByText('This row has not failed')).toBeVisible();
    await expect(others.filter({ hasText: cup.sku })).toHaveCount(0);
    await expect(others.filter({ hasText: bowl.sku })).toBeVisible();
  });

  await test.step('on a phone too, until nothing has failed', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expectAccessible(page);
    await row(bowl.sku).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('progressbar', { name: '3 done, 0 skipped, 0 failed' })).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try the failed ones again' })).toHaveCount(0);
    expect(await prices()).toEqual([550, 550, 550]);
  });
});

test('the end of a bulk job is said to who does not see it, and the focus stays on the page when its button goes', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { variantId, sku } = await withProduct(shop, { price: 500 });
  const { id } = await db.bulkJob.create({
    data: {
      businessId: shop.id, kind: 'catalog.prices', title: 'Prices +10 %', params: {}, total: 1, failed: 1, status: 'DONE', finishedAt: new Date(), actorName: 'A',
      rows: { create: [{ position: 1, label: sku, input: { id: variantId, expected: '50000', price: '55000' }, status: 'FAILED' as const, message: 'No' }] },
    },
  });
  const page = await as(founder.email);
  await page.goto(`/bulk-jobs/${encodeId('BulkJob', id)}`);
  const end = page.getByRole('status').filter({ hasText: 'The job has ended' });
  const retry = page.getByRole('button', { name: 'Try the failed ones again' });
  await expect(retry).toBeVisible();
  await expect(end).toHaveCount(0);
  await retry.press('Enter');
  await expect(end).toHaveText('The job has ended. Done: 1, skipped: 0, failed: 0');
  await expect(retry).toHaveCount(0);
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});
