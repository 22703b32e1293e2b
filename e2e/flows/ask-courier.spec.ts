import { REDX_TOKEN } from '../doubles/redx.ts';
import { STEADFAST_KEYS } from '../doubles/steadfast.ts';
import { makeVerified } from '../support/accounts.ts';
import { askAs } from '../support/ask.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('a courier is asked for its balance, for the price of a parcel before it is booked, and for the parcel back', async ({ api, as }) => {
  test.setTimeout(240_000);
  const { email, idToken } = await makeVerified('asker@couriers.test');
  await startTrial(api, idToken, 'Asker');
  const founder = await as(email);
  const ask = askAs(founder);
  const connect = async (input: object) => (await ask<{ saveDeliveryMethod: { courier: { id: string } } }>(
    'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { ... on SaveDeliveryMethodSuccess { courier { id } } } }', input)).saveDeliveryMethod.courier.id;

  await test.step('the balance stands beside that of the books', async () => {
    const id = await connect({ kind: 'API', provider: 'STEADFAST', name: 'Steadfast', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey });
    await founder.goto(`/delivery-method/dm-list/${id}`);
    await founder.getByRole('button', { name: 'Ask for the balance' }).click();
    await expect(founder.getByText(/^It says/)).toBeVisible();
    await expect(founder.getByText('৳1,251')).toBeVisible();
    await expectAccessible(founder);
  });

  await test.step('a courier that refuses says so, and the page stays', async () => {
    const id = await connect({ kind: 'API', provider: 'STEADFAST', name: 'Second Steadfast', apiKey: 'wrong', apiSecret: 'keys', isActive: false });
    await founder.goto(`/delivery-method/dm-list/${id}`);
    await founder.getByRole('button', { name: 'Ask for the balance' }).click();
    await expect(founder.getByText('Steadfast refuses the keys')).toBeVisible();
    await expect(founder.getByLabel('Name', { exact: true })).toHaveValue('Second Steadfast');
  });

  const courierId = await connect({ kind: 'API', provider: 'REDX', name: 'RedX', apiKey: REDX_TOKEN, storeId: '7', insideCharge: 60, codPercent: 1 });
  await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }', {
    name: 'Jamdani', variants: [{ sku: 'JAM-1', price: 900, openingStock: 5, openingCost: 400 }],
  });
  const { variants } = await ask<{ variants: { edges: { node: { id: string } }[] } }>('query { variants(first: 1) { edges { node { id } } } }');
  const { takeOrder: { taken: { order } } } = await ask<{ takeOrder: { taken: { order: { id: string } } } }>(
    'mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { ... on TakeOrderSuccess { taken { order { id } } } } }', {
      customerName: 'Farhana', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', district: 'Dhaka', thana: 'Dhanmondi', source: 'Phone', confirm: true,
      lines: [{ variantId: variants.edges[0]!.node.id, quantity: 1, unitPrice: 900 }],
    });
  // The areas are read in the background.
  await expect(async () => {
    const { data } = (await (await founder.request.post('/graphql', {
      data: { query: 'query ($id: ID!) { courierAreas(courierId: $id, search: "Dhan") { code } }', variables: { id: courierId } },
    })).json()) as { data: { courierAreas: object[] } };
    expect(data.courierAreas).toHaveLength(1);
  }).toPass();

  await test.step('the price is asked for beside the terms, and the parcel is booked', async () => {
    await founder.goto(`/ecom/order/${order.id}`);
    await founder.getByRole('button', { name: 'Book courier' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Book courier' });
    const held = Promise.withResolvers<void>();
    await founder.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (asked.includes('"orders"') && !asked.includes('"areas"')) await held.promise;
      await route.continue();
    });
    await dialog.getByLabel('Courier', { exact: true }).selectOption('RedX');
    // Before the dialog knows the courier's areas.
    await dialog.getByRole('button', { name: 'Ask RedX for the price' }).click();
    held.resolve();
    const prices = dialog.getByRole('table', { name: 'Prices of the parcels' });
    await expect(prices.getByRole('cell')).toHaveText([/\d/, '৳69', '৳69']);
    await expectAccessible(founder);
    await founder.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Book 1 parcel' }).click();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await founder.goto(`/ecom/order/${order.id}`);
      await expect(founder.getByRole('button', { name: 'Ask for it back' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });

  await test.step('the parcel is asked back, and the order stays shipped', async () => {
    await founder.getByRole('button', { name: 'Ask for it back' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Ask RedX for the parcel back' });
    await dialog.getByLabel('Why').fill('Ordered twice');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Ask for it back' }).click();
    await expect(founder.getByText('RedX brings it back: cancelled')).toBeVisible();
    await expect(founder.getByText('RedX will bring the parcel back: cancelled')).toBeVisible();
    await expect(founder.getByText('Shipped', { exact: true }).first()).toBeVisible();
    await expect(founder.getByRole('button', { name: 'Ask for it back' })).toHaveCount(0);
    await expectAccessible(founder);
    await founder.setViewportSize({ width: 390, height: 844 });
    await expect(founder.getByText('RedX brings it back: cancelled')).toBeVisible();
    await expectAccessible(founder);
  });
});
