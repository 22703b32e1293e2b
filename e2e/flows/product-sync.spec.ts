import { WOO_KEYS } from '../doubles/woocommerce-auth.ts';
import { WooCommerceDouble } from '../doubles/woocommerce.ts';
import { makeVerified } from '../support/accounts.ts';
import { askAs } from '../support/ask.ts';
import { intercept } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('products of a shop: read, matched, tried dry, synchronised and followed', async ({ api, as, strays }) => {
  const shop = await new WooCommerceDouble().listen();
  // They come in by themselves and would take their pieces.
  shop.orders.clear();
  const { email, idToken } = await makeVerified('seller@sync.test');
  await startTrial(api, idToken, 'Seller');
  const founder = await as(email);
  const ask = askAs(founder);

  await test.step('without a shop the page says what to do', async () => {
    await founder.goto('/website/products/sync-products');
    await expect(founder.getByText('No shop is connected yet')).toBeVisible();
    await expectAccessible(founder);
  });

  await test.step('the products are read and matched by SKU', async () => {
    await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }', {
      name: 'Mug', variants: [{ sku: 'MUG-01', price: 300, openingStock: 5, openingCost: 100 }],
    });
    const { consumerKey, consumerSecret } = WOO_KEYS.readWrite;
    await ask('mutation ($input: SaveWebSiteInput!) { saveWebSite(input: $input) { __typename } }', {
      name: 'Nakshi shop', url: shop.url, consumerKey, consumerSecret, webhookSecret: 'whsec_fixture_1',
    });
    await founder.reload();
    await founder.getByRole('button', { name: 'Read products' }).click();
    await expect(founder.getByText(/15 products, read/)).toBeVisible({ timeout: 30_000 });
    await founder.getByRole('tab', { name: /Conflict/ }).or(founder.getByRole('link', { name: /Conflict/ })).first().click();
    await expect(founder.getByText('Ladies Kurti').first()).toBeVisible();
    const why = founder.getByText('Several products of the shop have this SKU').first();
    await expect(why).toBeVisible();
    expect(await why.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight)).toBe(true);
    await expectAccessible(founder);
  });

  await test.step('what it is here is said by hand, by keyboard', async () => {
    await founder.goto('/website/products/sync-products?match=UNMATCHED&search=honey');
    await founder.getByRole('link', { name: 'Honey 500g' }).click();
    const drawer = founder.getByRole('dialog', { name: 'Honey 500g' });
    await drawer.getByRole('combobox', { name: 'It is this product' }).fill('MUG-01');
    await founder.keyboard.press('Enter');
    await expect(founder.getByText('Honey 500g is Mug now')).toBeVisible();
    await founder.goto('/website/products/sync-products?match=MATCHED');
    await expect(founder.getByText('Matched by hand')).toBeVisible();
    await founder.getByRole('link', { name: 'Honey 500g' }).click();
    await expect(drawer).toBeVisible();
    // Also where the list shows others, as after a reload of one further down; and what there is not is said.
    const address = new URL(founder.url());
    address.searchParams.set('match', 'UNMATCHED');
    await founder.goto(address.href);
    await expect(drawer).toContainText('Mug (MUG-01)');
    await founder.goto('/website/products/sync-products?open=nonsense');
    await expect(founder.getByRole('dialog')).toContainText('There is no such product');
    await founder.keyboard.press('Escape');
    await expect(founder).not.toHaveURL(/open=/);
    await founder.goto('/website/products/sync-products?match=MATCHED');
    await founder.getByRole('link', { name: 'Honey 500g' }).click();
    await expectAccessible(founder);
    await founder.getByRole('dialog').getByRole('button', { name: 'It is none of ours' }).click();
    await expect(founder.getByText('Ceramic Mug')).toBeVisible();
  });

  await test.step('each field says which way it goes', async () => {
    await founder.getByRole('button', { name: 'What is kept in step' }).click();
    await founder.getByLabel('Price and sale price').selectOption('one way, to the shop');
    await founder.getByText('Tell the shop how many pieces are left').click();
    await founder.getByLabel('Pieces kept back').fill('2');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Price: one way, to the shop · Name: not kept in step · Stock: to the shop, 2 kept back')).toBeVisible();
  });

  await test.step('a dry run that could not be made says so, and can be asked for again', async () => {
    strays.allow(/Failed to load resource/);
    await intercept(founder, 'usePreviewProductSyncMutation', 'abort');
    await founder.getByRole('link', { name: 'Dry run' }).click();
    await expect(founder.getByRole('heading', { name: 'Dry run: Nakshi shop' })).toBeVisible();
    await expect(founder.getByText('The server could not be reached.')).toBeVisible();
    await expect(founder.getByText('Comparing the products…')).toHaveCount(0);
    await founder.unroute('**/graphql');
    await founder.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('a dry run shows it all, on a phone too, and changes nothing', async () => {
    await expect(founder.getByText('In the shop: Price')).toBeVisible();
    expect(shop.catalog.product(19)).toMatchObject({ regular_price: '275.25' });
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 390, height: 844 });
    await expect(founder.getByText('In the shop: Price')).toBeVisible();
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the sync is a bulk job, and stock follows by itself afterwards', async () => {
    await founder.getByText(/products over from the shop/).click();
    await founder.getByRole('button', { name: /^Sync \d+ products$/ }).click();
    await expect(founder.getByText('Sync products of Nakshi shop')).toBeVisible();
    await expect(founder.getByText(/done, 0 skipped, 0 failed/)).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => shop.catalog.product(19), { timeout: 60_000 }).toMatchObject({ regular_price: '300.00', stock_quantity: 3 });
    await founder.goto('/website/products/sync-products');
    await expect(founder.getByText('told by itself').first()).toBeVisible();
  });
  await shop.close();
});

test('what orders of a shop begin with is set, and its earlier orders are read', async ({ api, as }) => {
  const shop = await new WooCommerceDouble().listen();
  const { email, idToken } = await makeVerified('owner@sites.test');
  await startTrial(api, idToken, 'Owner');
  const founder = await as(email);
  await founder.goto('/website/additional-sites');
  await expect(founder.getByText('No shop is connected yet')).toBeVisible();
  await expectAccessible(founder);
  const { consumerKey, consumerSecret } = WOO_KEYS.readWrite;
  const input = { name: 'Nakshi shop', url: shop.url, consumerKey, consumerSecret, webhookSecret: 'whsec_fixture_1' };
  await founder.request.post('/graphql', {
    data: { query: 'mutation ($input: SaveWebSiteInput!) { saveWebSite(input: $input) { __typename } }', variables: { input } },
  });
  await founder.request.post('/graphql', {
    data: { query: 'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename } }', variables: { input: { name: 'Pathao', kind: 'MANUAL' } } },
  });
  await founder.reload();
  await founder.getByRole('button', { name: 'Change' }).click();
  await founder.getByLabel('Source of its orders').fill('Website');
  // One of the delivery methods: a name that none of them has would be proposed for every order, and book none.
  await founder.getByLabel('Planned courier').selectOption('Pathao');
  await founder.getByLabel('Pieces kept back').fill('2');
  await expectAccessible(founder);
  await founder.keyboard.press('Control+s');
  await expect(founder.getByText('Nakshi shop is saved')).toBeVisible();
  await expect(founder.getByText('Pathao')).toBeVisible();

  await founder.getByRole('button', { name: 'Read earlier orders' }).click();
  await founder.getByLabel('Placed since').fill('2026-01-01');
  await founder.keyboard.press('Control+s');
  await expect(founder.getByText(/read since Jan 1, 2026/)).toBeVisible({ timeout: 60_000 });
  await founder.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(founder);
  await founder.setViewportSize({ width: 1440, height: 900 });
  await founder.goto('/website/website-order-list?status=ALL');
  await expect(founder.getByText('Nakshi shop').first()).toBeVisible();
  await shop.close();
});
