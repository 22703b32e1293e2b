import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { fillVariant, holdProposal, NEW_PRODUCT, newShop, PRODUCTS, variant } from '../support/products.ts';

test('a product is added with its variants and stock, and found where it is needed', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'weaver'));

  await test.step('a new shop has nothing to sell yet', async () => {
    await founder.goto(PRODUCTS);
    await expect(founder.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('link', { name: 'New product' }).first().click();
    await expect(founder.getByRole('heading', { name: 'New product' })).toBeVisible();
  });

  await test.step('what is missing or wrong is said at its field', async () => {
    await founder.getByLabel('Product name').fill('Muslin Saree');
    await fillVariant(founder, 1, { Variant: 'Red', SKU: 'MUS-RED', Price: '৩৫০০', 'Opening stock': '4' });
    await founder.getByRole('button', { name: 'Add variant' }).click();
    await expect(variant(founder, 2).getByLabel('Variant', { exact: true })).toBeFocused();
    await expect(variant(founder, 2).getByLabel('Price', { exact: true })).toHaveValue('3,500');
    await fillVariant(founder, 2, { SKU: 'MUS-RED' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(variant(founder, 2)).toContainText('Used twice');
    await expect(variant(founder, 2)).toContainText('Say what tells it apart');
    await expect(variant(founder, 2).getByLabel('Variant', { exact: true })).toBeFocused();
    await expectAccessible(founder);
  });

  await test.step('leaving asks, as long as something would be lost', async () => {
    await founder.getByRole('link', { name: 'Go back' }).click();
    const question = founder.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(founder.getByLabel('Product name')).toHaveValue('Muslin Saree');
  });

  await test.step('stock without a cost is asked about, and Ctrl+S saves', async () => {
    await fillVariant(founder, 2, {
      Variant: 'Blue', SKU: 'MUS-BLUE', Price: '3900', 'Opening stock': '2', 'Cost of one': '2100', 'Low at': '2',
    });
    await founder.keyboard.press('Control+s');
    const question = founder.getByRole('alertdialog', { name: 'Add stock that cost nothing?' });
    await expect(question).toContainText('MUS-RED');
    await question.getByRole('button', { name: 'Go back' }).click();
    await fillVariant(founder, 1, { 'Cost of one': '1900' });
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Muslin Saree is added')).toBeVisible();
  });

  await test.step('its page tells variants, stock and how the stock came to be', async () => {
    await expect(founder.getByRole('heading', { name: 'Muslin Saree', level: 1 })).toBeVisible();
    const rows = founder.getByRole('table', { name: 'Variants and stock' }).getByRole('row');
    await expect(rows.filter({ hasText: 'MUS-RED' })).toContainText('৳1,900');
    await expect(rows.filter({ hasText: 'MUS-BLUE' })).toContainText('2, low');
    const movements = founder.getByRole('table', { name: 'Stock movements' }).getByRole('row');
    await expect(movements.filter({ hasText: 'MUS-RED' })).toContainText('+4');
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Created Muslin Saree');
    await expectAccessible(founder);
  });

  await test.step('it stands in the list, found by SKU', async () => {
    await founder.getByRole('link', { name: 'Back to products' }).click();
    const row = founder.getByRole('row').filter({ hasText: 'Muslin Saree' });
    await expect(row).toContainText('৳3,500 – ৳3,900');
    await expect(row).toContainText('৳1,900 – ৳2,100');
    await expect(founder.getByText('1 of ')).toBeVisible();
    const search = founder.getByRole('searchbox', { name: 'Product name or SKU' });
    await search.fill('nothing like it');
    await expect(founder.getByText('Nothing matches')).toBeVisible();
    await search.fill('mus-bl');
    await expect(row).toBeVisible();
    await expect(founder).toHaveURL(/search=mus-bl/);
    await expectAccessible(founder);
  });

  await test.step('its tabs say how many run low and how many are sold out', async () => {
    const tabs = founder.getByRole('group', { name: 'Products by status' });
    await expect(tabs).toHaveText(/Active ?1.*Low ?1.*Sold out ?0.*Archived ?0/);
    await tabs.getByRole('link', { name: /^Low/ }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Muslin Saree' })).toBeVisible();
    await tabs.getByRole('link', { name: /^Sold out/ }).click();
    await founder.getByRole('searchbox', { name: 'Product name or SKU' }).clear();
    await expect(founder.getByText('Nothing is sold out')).toBeVisible();
  });

  await test.step('a SKU that is taken is refused at its row', async () => {
    await founder.goto(NEW_PRODUCT);
    await founder.getByLabel('Product name').fill('Another saree');
    await fillVariant(founder, 1, { SKU: 'MUS-RED', Price: '10' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(variant(founder, 1)).toContainText('Already in use');
    await expect(variant(founder, 1).getByLabel('SKU', { exact: true })).toBeFocused();
  });
});

test('a SKU that is proposed after the first attempt to save takes its error away', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'hasty-weaver'));
  await founder.goto(NEW_PRODUCT);
  const proposal = await holdProposal(founder);
  await founder.getByLabel('Product name').fill('Muslin Orna');
  await fillVariant(founder, 1, { Price: '900' });
  await proposal.isAsked;
  await founder.keyboard.press('Control+s');
  await expect(variant(founder, 1)).toContainText('Give it a SKU');
  await proposal.answer();
  await expect(variant(founder, 1).getByLabel('SKU')).not.toHaveValue('');
  await expect(variant(founder, 1)).not.toContainText('Give it a SKU');
  await founder.keyboard.press('Control+s');
  await expect(founder.getByText('Muslin Orna is added')).toBeVisible();
});

test('a SKU that is proposed to whoever is in its field already is typed over', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'quick-weaver'));
  await founder.goto(NEW_PRODUCT);
  const proposal = await holdProposal(founder);
  await founder.getByLabel('Product name').fill('Muslin Orna');
  await proposal.isAsked;
  const sku = variant(founder, 1).getByLabel('SKU');
  await sku.focus();
  await proposal.answer();
  await expect(sku).not.toHaveValue('');
  await founder.keyboard.type('MO-1');
  await expect(sku).toHaveValue('MO-1');
});

test('a gift set is made of products, and sold as its parts', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'giver'));
  for (const [name, sku, price, salePrice, openingStock] of [['Saree', 'SAREE', 800, undefined, 4], ['Clay lamp', 'LAMP', 120, 100, 9]] as const) {
    await founder.request.post('/graphql', {
      data: {
        query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
        variables: { input: { name, variants: [{ sku, price, salePrice, openingStock, openingCost: 40 }] } },
      },
    });
  }

  await test.step('its parts are picked, on a phone', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto(NEW_PRODUCT);
    await founder.getByLabel('Product name').fill('Gift set');
    await founder.getByRole('switch', { name: /^Bundle of other products/ }).press('Space');
    await fillVariant(founder, 1, { SKU: 'GIFT', Price: '950' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByText('A bundle has at least one part')).toBeVisible();
    const picker = founder.getByRole('combobox', { name: 'Add a part' });
    for (const code of ['SAREE', 'LAMP', 'LAMP']) {
      await picker.fill(code);
      await picker.press('Enter');
    }
    await expect(founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces')).toHaveValue('2');
    // The lamp is on sale.
    await expect(founder.getByText('Sold one by one: ৳1,000')).toBeVisible();
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Gift set', level: 1 })).toBeVisible();
  });

  await test.step('its page says how far each part suffices', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    const parts = founder.getByRole('table', { name: 'Parts of one bundle' }).getByRole('row');
    await expect(parts.filter({ hasText: 'LAMP' })).toContainText(/9\D*4$/);
    await expectAccessible(founder);
    await founder.getByRole('heading', { name: 'Gift set', level: 1 }).press('e');
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces').fill('3');
    await founder.keyboard.press('Control+s');
    await expect(parts.filter({ hasText: 'LAMP' })).toContainText(/9\D*3$/);
  });

  await test.step('an order has its parts as lines', async () => {
    const answer = await founder.request.post('/graphql', {
      data: { query: '{ variants(first: 1, filter: { code: "GIFT" }) { edges { node { id } } } }' },
    });
    const { data } = await answer.json() as { data: { variants: { edges: { node: { id: string } }[] } } };
    await founder.request.post('/graphql', {
      data: {
        query: 'mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }',
        variables: { input: {
          customerName: 'Rina', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', confirm: true,
          lines: [{ variantId: data.variants.edges[0]!.node.id, quantity: 1, unitPrice: 950 }],
        } },
      },
    });
    await founder.goto('/ecom/main-order-list');
    await founder.getByRole('link', { name: /^#1\b/ }).click();
    await expect(founder.getByText('Clay lamp (Gift set)').first()).toBeVisible();
  });
});

test('a new product can be chosen for a line of a web order', async ({ as }) => {
  const founder = await as('founder');
  await founder.goto(NEW_PRODUCT);
  await founder.getByLabel('Product name').fill('Jamdani Dupatta');
  await fillVariant(founder, 1, { SKU: 'JMD-DUP-1', Price: '1450' });
  await founder.getByRole('button', { name: 'Add product' }).click();
  await expect(founder.getByRole('heading', { name: 'Jamdani Dupatta' })).toBeVisible();
  const answer = await founder.request.post('/graphql', {
    data: {
      query: '{ variants(first: 5, filter: { search: "jmd-dup" }) { edges { node { title sku price } } } }',
    },
  });
  expect(await answer.json()).toEqual({
    data: { variants: { edges: [{ node: { title: 'Jamdani Dupatta', sku: 'JMD-DUP-1', price: 1450 } }] } },
  });
});

test('whoever may not see costs gets the list without them, and staff no list at all', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto(PRODUCTS);
  await expect(admin.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Average cost' })).toHaveCount(0);
  await admin.getByRole('row').nth(1).click();
  await expect(admin.getByRole('heading', { name: 'Variants and stock' })).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Average cost' })).toHaveCount(0);
  const staff = await as('staff');
  await staff.goto(PRODUCTS);
  await expect(staff.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
});

test('a product with many variants shows all of its movements and costs, a page at a time', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'many variants'));
  const variants = Array.from({ length: 60 }, (_, index) => ({
    name: `Size ${index + 1}`, sku: `RING-${index + 1}`, price: 90, openingStock: 2, openingCost: 40,
  }));
  const created = await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename ... on CreateProductSuccess { product { id } } } }',
      variables: { input: { name: 'Ring', variants } },
    },
  });
  const { data } = (await created.json()) as { data: { createProduct: { product: { id: string } } } };
  await founder.goto(`${PRODUCTS}/${data.createProduct.product.id}`);

  for (const [label, first] of [['Stock movements', 50], ['Cost history', 20]] as const) {
    const table = founder.getByRole('table', { name: label });
    const rows = table.getByRole('row').filter({ hasText: /RING-/ });
    await expect(rows).toHaveCount(first);
    const card = founder.locator('section').filter({ has: table });
    while (await rows.count() < 60) {
      const before = await rows.count();
      await card.getByRole('button', { name: 'Show more' }).click();
      await expect(async () => expect(await rows.count()).toBeGreaterThan(before)).toPass();
    }
    await expect(rows).toHaveCount(60);
    await expect(card.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  }
});
