import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { decreaseStock } from '../../gateway/modules/inventory/adjust-stock.ts';
import { saveStockCount } from '../../gateway/modules/inventory/count-stock.ts';
import type { Session } from '../../gateway/session/session.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import type { Page } from '@playwright/test';
import { makeVerified } from '../support/accounts.ts';
import { askAs } from '../support/ask.ts';
import { typeAsScanner } from '../support/barcodes.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

/** On paper stands the record's sheet alone. */
async function expectSheet(page: Page, title: string, text: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  await expect(page.locator('[data-paper-sheet]')).toContainText(text);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

test('pieces leave the stock for a reason, and come back when it was a mistake', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { email, idToken } = await makeVerified('keeper@decreases.test');
  await startTrial(api, idToken, 'Keeper');
  const founder = await as(email);
  for (const [name, sku, openingStock] of [['Clay lamp', 'LAMP', 12], ['Brass bell', 'BELL', 1_200]] as const) {
    await askAs(founder)('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      { name, variants: [{ sku, price: 90, openingStock, openingCost: 40 }] });
  }

  await test.step('it is picked by its SKU, and more than are there are refused', async () => {
    await founder.goto('/adjust-stock/adjust-stock-list');
    await expect(founder.getByText('No decreases here')).toBeVisible();
    await founder.getByRole('heading', { name: 'Decrease Stock List' }).press('n');
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await expect(row).toContainText('12 available');
    const [why, happened] = [await founder.getByLabel('Reason').boundingBox(), await founder.getByLabel('What happened').boundingBox()];
    expect(happened!.x, 'two columns where they fit').toBeGreaterThan(why!.x + why!.width);
    await founder.getByLabel('Reason').selectOption({ label: 'Damaged' });
    await founder.getByLabel('What happened').fill('Fell off the shelf');
    await picker.fill('BELL');
    await picker.press('Enter');
    const other = founder.getByRole('listitem', { name: 'Brass bell' });
    await expect(other).toContainText('1,200 available');
    await row.getByLabel('Pieces').fill('13');
    await other.getByLabel('Pieces').fill('1300');
    await founder.getByRole('button', { name: 'Decrease the stock' }).click();
    await expect(row).toContainText('Not enough stock of LAMP: 13 needed, 12 available');
    await expect(other).toContainText('Not enough stock of BELL: 1,300 needed, 1,200 available');
    await expect(founder.getByText(/Not enough stock/)).toHaveCount(2);
    await expect(row.getByLabel('Pieces')).toBeFocused();
    await expectAccessible(founder);
    await other.getByRole('button', { name: 'Remove Brass bell' }).click();
  });

  await test.step('what is there leaves, with what it was worth', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.getByLabel('Add photos').first().setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
    await expect(founder.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces').fill('2');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Decrease 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('−2');
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('৳80');
    await expect(founder.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true);
    await expectAccessible(founder);
    await expectSheet(founder, 'Decrease 1', 'Clay lamp LAMP');
  });

  await test.step('taken back, it stays in the list', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await founder.getByRole('button', { name: 'Take back' }).click();
    const dialog = founder.getByRole('alertdialog', { name: 'Take this decrease back?' });
    await dialog.getByRole('textbox').fill('It was glued');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('+2');
    await founder.getByRole('link', { name: 'Back to decreases' }).click();
    const lamp = founder.getByRole('row').filter({ hasText: 'Clay lamp' });
    await expect(lamp).toContainText('Reversed');
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Filter', exact: true }).click();
    await founder.getByRole('menuitem', { name: 'Reason' }).click();
    await founder.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Sample' });
    await expect(founder).toHaveURL(/reason=SAMPLE/);
    await expect(lamp).toHaveCount(0);
  });
});

test('whoever approves a decrease sees before that too few pieces are there by now', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { variantId } = await withProduct(shop, { name: 'Brass statue', stock: 10, cost: 1_000 });
  const decrease = (quantity: number, by: Session) => execute(decreaseStock, by, { lines: [{ variantId, quantity }] });
  const clerk = await sessionFor(await withMember(shop, { flags: ['adjustStock'] }));
  const { id } = await decrease(6, clerk);
  const page = await as(founder.email);
  await page.goto(`/adjust-stock/adjust-stock-list/${encodeId('StockAdjustment', id)}`);
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect(page.getByText('Too few pieces are there now')).toHaveCount(0);
  await decrease(7, await sessionFor(founder));
  await page.reload();
  await expect(page.getByText('Too few pieces are there now')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('Only 3 here');
  await expectAccessible(page);
});

test('a supplier pays back what went back to them', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('returner@decreases.test');
  await startTrial(api, idToken, 'Returner');
  const founder = await as(email);
  const ask = askAs(founder);
  await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
    { name: 'Brass bell', variants: [{ sku: 'BELL', price: 90, openingStock: 12, openingCost: 40 }] });
  await ask('mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { __typename } }', { name: 'Dhamrai Metal' });
  await founder.goto('/adjust-stock/new-adjust-stock');
  const picker = founder.getByRole('combobox', { name: 'Add a product' });
  await picker.fill('BELL');
  await picker.press('Enter');
  await founder.getByRole('listitem', { name: 'Brass bell' }).getByLabel('Pieces').fill('3');
  await founder.getByLabel('Reason').selectOption({ label: 'Back to the supplier' });
  await founder.getByRole('button', { name: 'Decrease the stock' }).click();
  await expect(founder.getByText('Choose a supplier')).toBeVisible();
  await founder.getByRole('combobox', { name: 'Supplier' }).fill('Dham');
  await founder.getByRole('option', { name: 'Dhamrai Metal' }).click();
  await expectAccessible(founder);
  await founder.setViewportSize({ width: 390, height: 800 });
  await founder.getByRole('button', { name: 'Decrease the stock' }).click();
  await expect(founder.getByRole('heading', { name: 'Decrease 1', exact: true })).toBeVisible();
  await founder.getByRole('button', { name: 'Money back' }).click();
  const dialog = founder.getByRole('dialog', { name: 'Money back from the supplier' });
  const amount = dialog.getByLabel('Amount');
  await expect(amount).toHaveValue('120');
  await expectAccessible(founder);
  await amount.fill('121');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('More than they hold');
  await amount.fill('80');
  await dialog.getByLabel('Received on').selectOption({ label: 'bKash' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(founder.getByText('৳80 came back')).toBeVisible();
  await founder.getByRole('button', { name: 'Money back' }).click();
  await expect(amount).toHaveValue('40');
});

test('a shelf is counted, and the differences are posted', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { email, idToken } = await makeVerified('keeper@counts.test');
  await startTrial(api, idToken, 'Counts');
  const founder = await as(email);
  await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP', price: 90, openingStock: 12, openingCost: 40 }] } },
    },
  });

  await test.step('the shelf is counted on a phone, without being told what should be there', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto('/adjust-stock/adjust-stock-list');
    await founder.getByRole('link', { name: 'Stock counts' }).click();
    await expect(founder.getByText('No stock counts here')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('link', { name: 'New stock count' }).first().click();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await expect(row).not.toContainText('12');
    // Each scan counts one piece more, also several at once and while no field has the focus.
    for (let n = 0; n < 3; n += 1) await typeAsScanner(founder, 'LAMP');
    await expect(row.getByLabel('Counted')).toHaveValue('4');
    await row.getByLabel('Counted').fill('9');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Stock count 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'What was counted' })).toContainText('−3');
    await expectAccessible(founder);
  });

  await test.step('two are found on another shelf: the product is counted again', async () => {
    await founder.getByRole('link', { name: 'Count more' }).click();
    await expect(founder.getByRole('heading', { name: 'More for stock count 1' })).toBeVisible();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Counted').fill('11');
    await founder.keyboard.press('Control+s');
    const question = founder.getByRole('alertdialog', { name: 'Replace what was counted before?' });
    await expect(question).toContainText('LAMP: counted before');
    await expectAccessible(founder);
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(founder.getByRole('heading', { name: 'Stock count 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'What was counted' })).toContainText('−1');
    await expectSheet(founder, 'Stock count 1', 'Counted by: ');
  });

  await test.step('the difference is posted after somebody has looked at it', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toBeHidden();
    await founder.getByRole('button', { name: 'Post the differences' }).click();
    await founder.getByRole('alertdialog', { name: 'Post the differences?' }).getByRole('button', { name: 'Post the differences' }).click();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('−1');
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('৳40');
    await founder.getByRole('link', { name: 'Back to stock counts' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toContainText('Posted');
    await expectAccessible(founder);
  });
});

test('a second location is added, pieces go there, and fewer arrive', async ({ api, as }) => {
  test.setTimeout(120_000);
  const { email, idToken } = await makeVerified('keeper@transfers.test');
  await startTrial(api, idToken, 'Two shops');
  const founder = await as(email);
  await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP', price: 90, openingStock: 12, openingCost: 40 }] } },
    },
  });

  await test.step('one location: it says what transfers are for', async () => {
    await founder.goto('/transfer-stock');
    await expect(founder.getByText('All your stock is in one place')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Add a location' }).click();
    const dialog = founder.getByRole('dialog', { name: 'New location' });
    await dialog.getByLabel('Name').fill('Store room');
    await dialog.getByLabel('Name').press('Enter');
    await expect(founder.getByText('No transfers here')).toBeVisible();
  });

  await test.step('pieces are sent, on a phone', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.getByRole('link', { name: 'New transfer' }).first().click();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await row.getByLabel('Pieces').fill('13');
    await founder.keyboard.press('Control+s');
    await expect(row).toContainText('Not enough stock of LAMP: 13 needed, 12 available');
    await expect(row.getByLabel('Pieces')).toBeFocused();
    await row.getByLabel('Pieces').fill('5');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Transfer 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('+5');
    await expectSheet(founder, 'Transfer 1', 'To: Store room');
  });

  await test.step('one is missing: that needs a reason', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await founder.getByRole('button', { name: 'Receive', exact: true }).click();
    const dialog = founder.getByRole('dialog', { name: 'Receive the transfer' });
    await dialog.getByLabel('LAMP: 5 sent').fill('4');
    await dialog.getByLabel('Why another number arrived').fill('Broke on the way');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('Damaged and lost goods');
    await founder.getByRole('link', { name: 'Back to transfers' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toContainText('Received');
    await expectAccessible(founder);
  });

  await test.step('the page of the product says where its pieces are, and why', async () => {
    await founder.goto('/product/product-list');
    await founder.getByRole('link', { name: 'Clay lamp' }).click();
    const places = founder.getByRole('table', { name: 'Stock by location' });
    await expect(places.getByRole('row').filter({ hasText: 'Store room' })).toContainText('4');
    await expectAccessible(founder);
    await places.getByRole('button', { name: /LAMP at Store room: On hand: 4/ }).press('Enter');
    const drawer = founder.getByRole('dialog', { name: 'LAMP at Store room: On hand' });
    await expect(drawer).toContainText('These rows of the stock ledger add up to 4.');
    await expectAccessible(founder);
    await drawer.getByRole('link', { name: /Transfer 1 received/ }).click();
    await expect(founder.getByRole('heading', { name: 'Transfer 1', exact: true })).toBeVisible();
  });

  await test.step('the self-check works all ledgers out again', async () => {
    await founder.goto('/reports/self-check');
    await expect(founder.getByText('All ledgers agree with their rows')).toBeVisible();
    await expect(founder.getByRole('list', { name: 'Rules of the ledgers' })).toContainText('stock balances equal their movements');
    await expectAccessible(founder);
    // Nothing is wrong here: what the gateway would say of a wrong order is put into its answer.
    await founder.route('**/graphql**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes('"selfCheck"')) return route.fulfill({ response, body: text });
      const answer = JSON.parse(text) as { data: { selfCheck: { checks: { found: object[] }[] } } };
      answer.data.selfCheck.checks[0]!.found.push({
        subject: 'order 12', detail: 'SHIPPED, parcels that count: 0', place: null, variantId: null, locationId: null, record: { type: 'Order', recordId: 'T3JkZXI6MTI' },
      });
      return route.fulfill({ response, json: answer });
    });
    await founder.getByRole('button', { name: 'Check again' }).click();
    await expect(founder.getByRole('link', { name: 'order 12' })).toHaveAttribute('href', '/ecom/order/T3JkZXI6MTI');
    await founder.unroute('**/graphql**');
  });
});

test('what runs low stands in one list with the bell, and becomes a purchase', async ({ api, as }) => {
  test.setTimeout(120_000);
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

test('large differences of a count are posted by an administrator, and a member is offered no button for them', async ({ as }) => {
  const founder = await makeFounder({ name: 'Dear goods' });
  const shop = founder.shops[0]!;
  const member = await withMember(shop, { flags: ['adjustStock'], name: 'Keeper' });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(member);
  const dear = await withProduct(shop, { stock: 10, cost: 1_000 });
  const count = { lines: [{ variantId: dear.variantId, counted: 4 }] };
  const { id } = await execute(saveStockCount, await sessionFor(member), count);
  const address = `/adjust-stock/stock-count/${encodeId('StockCount', id)}`;
  const post = { name: 'Post the differences' };

  const keeper = await as(member.email);
  await keeper.goto(address);
  await expect(keeper.getByText('An administrator posts these differences')).toBeVisible();
  await expect(keeper.getByRole('button', post)).toHaveCount(0);
  await expectAccessible(keeper);
  const page = await as(founder.email);
  await page.goto(address);
  await page.getByRole('button', post).click();
  await page.getByRole('alertdialog').getByRole('button', post).click();
  await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText('−6');
});
