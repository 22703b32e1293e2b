import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { undoBulkJob } from '../../gateway/modules/bulk-jobs/bulk-job-commands.ts';
import { changePrices } from '../../gateway/modules/catalog/change-prices.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { archiveWebSite, restoreWebSite } from '../../gateway/modules/web-orders/archive-site.ts';
import { addBuyerBlock, removeBuyerBlock } from '../../gateway/modules/web-orders/buyer-blocks.ts';
import { withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

async function prepare() {
  const founder = await makeFounder();
  return { founder, shop: founder.shops[0]!, session: await sessionFor(founder) };
}

test('a rule about a buyer that somebody else has removed leaves the list with the refusal', async ({ as }) => {
  const { founder, session } = await prepare();
  const { id: blockId } = await execute(addBuyerBlock, session, { kind: 'PHONE', value: '01711204466', action: 'HOLD', reason: 'Refused two parcels' });
  const page = await as(founder.email);
  await page.goto('/website/ip_block_list');
  await page.getByRole('button', { name: 'Actions for rule for 01711204466' }).click();
  await execute(removeBuyerBlock, session, { blockId });
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
});

test('a shop that somebody else has connected again is no longer offered as removed', async ({ as }) => {
  const { founder, shop, session } = await prepare();
  const { id: siteId } = await withSite(shop);
  await execute(archiveWebSite, session, { siteId, openOrders: 'KEEP' });
  const page = await as(founder.email);
  await page.goto('/setting/integrate-website');
  await expect(page.getByRole('heading', { name: 'Removed shops' })).toBeVisible();
  await execute(restoreWebSite, session, { siteId });
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByText('This shop is connected')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Removed shops' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nakshi Ghor Online' })).toBeVisible();
});

test('a bulk job that somebody else has undone offers to undo it no more', async ({ as }) => {
  const { founder, shop, session } = await prepare();
  const { productId } = await withProduct(shop, { price: 500 });
  const { id } = await execute(changePrices, session, { products: [productId], mode: 'PERCENT', value: 10, roundTo: 1 });
  const page = await as(founder.email);
  await page.goto(`/bulk-jobs/${encodeURIComponent(encodeId('BulkJob', id))}`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await execute(undoBulkJob, session, { id });
  await expect.poll(() => db.bulkJob.count({ where: { businessId: shop.id, status: 'RUNNING' } })).toBe(0);
  await undo.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It was undone already')).toBeVisible();
  await expect(undo).toHaveCount(0);
});
