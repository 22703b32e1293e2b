import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { createAdExpense } from '../../gateway/modules/accounting/ad-expense.ts';
import { createCampaign, mapCampaign } from '../../gateway/modules/marketing/campaign-commands.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expectWorkbook } from '../support/expect-workbook.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a campaign is mapped to its product, and the report counts what became of its orders', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Ads' });
  const session = Session.system(shop!.id);
  const product = await withProduct(shop!, { stock: 10, cost: 100 });
  const { id: orderId } = await withOrder(shop!, { lines: [{ product, price: 500 }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
  await execute(deliverOrder, session, { orderId });
  await execute(createAdExpense, session, {
    accountId: await accountId(shop!, 'bank'), platform: 'Facebook', campaign: 'Eid sale', usd: 2, rate: 120, from: new Date(), to: new Date(),
  });

  const page = await as(email);
  const line = (name: string) => page.getByRole('table', { name: 'Ads by campaign' }).getByRole('row').filter({ hasText: name });
  const rows = (grid: string) => page.getByRole('grid', { name: grid }).locator('tbody [data-row-id]');

  await test.step('the report says what is spent, and that nobody knows for what', async () => {
    await page.goto('/accounts');
    await page.getByRole('button', { name: 'Meta Ads', exact: true }).click();
    await page.getByRole('link', { name: 'Meta Ads Report', exact: true }).first().click();
    await expect(page.getByText('৳240 of the spend is unmapped')).toBeVisible();
    await expect(line('Eid sale')).toContainText('৳240');
    await expect(page.getByRole('link', { name: '1 order of these days belongs to no campaign' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the campaign is mapped in its drawer', async () => {
    await page.getByRole('link', { name: 'Map campaigns' }).click();
    await expect(rows('Campaigns')).toHaveCount(1);
    await rows('Campaigns').first().getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: 'Orders of Eid sale' });
    const picker = drawer.getByRole('combobox', { name: 'Advertised products' });
    await picker.fill(product.sku);
    await picker.press('Enter');
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('Every campaign is mapped')).toBeVisible();
  });

  await test.step('each figure leads to what it is made of', async () => {
    await page.getByRole('link', { name: 'Meta Ads Report', exact: true }).last().click();
    await expect(line('Eid sale')).not.toContainText('Unmapped');
    await line('Eid sale').getByRole('link', { name: /^Delivered, Eid sale: 1/ }).click();
    await expect(page.getByRole('heading', { name: 'Orders of Eid sale', level: 1 })).toBeVisible();
    await expect(rows('Orders of Eid sale')).toHaveCount(1);
    await expect(rows('Orders of Eid sale')).toContainText('100%');
    await expectWorkbook(page, 'campaign-orders');
    await expectTableFits(page.getByRole('grid', { name: 'Orders of Eid sale' }));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the report of ads' }).click();
    await line('Eid sale').getByRole('link', { name: /^Spend, Eid sale/ }).click();
    await expect(rows('Entries')).toHaveCount(1);
    await expect(rows('Entries')).toContainText('−৳240');
  });

  await test.step('as a file', async () => {
    await page.goto('/marketing/meta-ads-report');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^ad-report.*\.csv$/);
  });
});

test('what somebody else says meanwhile of the products of a campaign is not undone by its links', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder();
  const session = Session.system(shop!.id);
  const saree = await withProduct(shop!, { name: 'Muslin saree' });
  const lamp = await withProduct(shop!, { name: 'Clay lamp' });
  const { id: campaignId } = await execute(createCampaign, session, { platform: 'Facebook', name: 'Eid sale', products: [{ variantId: saree.variantId }], tags: [] });
  const page = await as(email);
  await page.goto('/marketing/product-campaigns');
  await page.getByRole('grid', { name: 'Campaigns' }).getByRole('link', { name: 'Eid sale' }).click();
  const drawer = page.getByRole('dialog', { name: 'Orders of Eid sale' });
  await expect(drawer.getByRole('listitem')).toContainText('Muslin saree');
  await drawer.getByLabel('Links with utm_campaign').fill('eid');
  await execute(mapCampaign, session, { campaignId, version: 1, products: [{ variantId: lamp.variantId }], tags: [] });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByRole('button', { name: 'Reload' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Clay lamp');
  await expect(drawer.getByLabel('Links with utm_campaign')).toHaveValue('eid');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  const { products, tags } = await db.campaign.findFirstOrThrow({
    where: { businessId: shop!.id }, select: { products: { select: { productId: true } }, tags: { select: { tag: true } } },
  });
  expect({ products, tags }).toEqual({ products: [{ productId: lamp.productId }], tags: [{ tag: 'eid' }] });
});

test('a campaign that somebody else has changed is removed by the next try', async ({ as }) => {
  const founder = await makeFounder();
  const businessId = founder.shops[0]!.id;
  await db.campaign.create({ data: { businessId, platform: 'Facebook', name: 'Eid sarees', key: 'facebook eid sarees' } });
  const page = await as(founder.email);
  await page.goto('/marketing/product-campaigns');
  async function remove() {
    await page.getByRole('button', { name: 'Actions for Eid sarees' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  }
  await expect(page.getByText('Eid sarees')).toBeVisible();
  await db.campaign.updateMany({ where: { businessId }, data: { version: { increment: 1 } } });
  const readAgain = page.waitForResponse((response) => operationOf(response.request())?.name === 'CampaignListPageQuery');
  await remove();
  await expect(page.getByRole('alert')).toContainText('please reload');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await readAgain;
  await remove();
  await expect(page.getByText('Eid sarees is removed')).toBeVisible();
});
