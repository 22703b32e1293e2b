import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { askAs } from '../support/ask.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a code at the checkout is switched on for a shop, with what it costs said', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Proof shop' });
  await withWebOrders(shop!, 1, await withProduct(shop!));
  const page = await as(email);
  await page.goto('/website/plugin-setting');
  const fact = page.getByRole('term').filter({ hasText: 'Code by SMS before the order' }).locator('..');
  await expect(fact).toContainText('Never asked for');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change' }).click();
  const drawer = page.getByRole('dialog', { name: 'Plugin of Shop' });
  await expect(drawer.getByText('Each code is an SMS of your balance')).toBeVisible();
  await drawer.getByLabel('Code by SMS before the order').selectOption({ label: 'For cash on delivery' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shop is saved')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(fact).toContainText('For cash on delivery');
  expect(await db.pluginSetting.findFirstOrThrow({ where: { businessId: shop!.id } })).toMatchObject({ phoneProof: 'COD' });
});

test('the plugin is saved as a file, and a page of another business says why it is not', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const { email, shops: [shop, other] } = await makeFounder({ name: 'First shop' }, { name: 'Second shop' });
  await withWebOrders(shop!, 0, await withProduct(shop!));
  const page = await as(email);
  await page.goto('/website/plugin-setting');
  const link = page.getByRole('link', { name: 'Download the plugin' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('karbar.zip');

  let saved = 0;
  page.on('download', () => { saved += 1; });
  // In another tab.
  await askAs(page)('mutation ($input: SwitchBusinessInput!) { switchBusiness(input: $input) { __typename } }', { businessId: encodeId('Business', other!.id) });
  await link.click();
  await expect(page.getByText('You work in another business now').first()).toBeVisible();
  expect(saved).toBe(0);
});
