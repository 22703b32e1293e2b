import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a customer is found by phone in the list, known on the page, edited, and listed by tag', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 5, name: 'জামদানি শাড়ি' });
  const order = await withOrder(shop, { lines: [{ product }], customerName: 'ফারহানা আক্তার', phone: '01711204466', district: 'Dhaka' });
  await withOrder(shop, { lines: [{ product }], customerName: 'Tanvir Ahmed', phone: '01913557788' });
  const session = await sessionFor(founder);
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao', trackingCode: 'DT44XY9' });
  await execute(deliverOrder, session, { orderId: order.id });
  const page = await as(founder.email);
  await page.goto('/customer/customer-list');
  const grid = page.getByRole('grid', { name: 'Customers' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('০১৭১১২০৪৪৬৬');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(grid.getByRole('row').nth(1)).toContainText('100%');
  await expectAccessible(page);

  await grid.getByRole('link', { name: 'ফারহানা আক্তার' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ফারহানা আক্তার');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link')).toHaveText(`#${order.number}`);
  await expectAccessible(page);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('VIP, boutique');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Calls before lunch');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Calls before lunch')).toBeVisible();

  await page.getByRole('link', { name: 'VIP' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(grid.getByRole('row').nth(1)).toContainText('VIP, boutique');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'ফারহানা আক্তার' })).toBeVisible();
  await expectAccessible(page);
});

test('new customers are counted by source, and each figure opens those that it counts', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const lines = [{ product: await withProduct(shop, { stock: 5 }) }];
  await withOrder(shop, { lines, customerName: 'Farhana Akter', phone: '01711204466', source: 'Facebook' });
  await withOrder(shop, { lines, customerName: 'Farhana Akter', phone: '01711204466', source: 'Phone' });
  await withOrder(shop, { lines, customerName: 'Tanvir Ahmed', phone: '01913557788', source: 'Facebook' });
  await withOrder(shop, { lines, customerName: 'Sadia Islam', phone: '01521334455', source: 'Website' });
  const page = await as(founder.email);
  await page.goto('/customer/new-customer-list');
  const grid = page.getByRole('grid', { name: 'New customers' });
  await expect(grid.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New customers, Facebook: 2' }).click();
  await expect(grid.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Ordered again, Facebook: 1' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Farhana Akter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana Akter');
});

const PEOPLE = `\uFEFFনাম,Mobile,Where,Tags
রহিমা বেগম,০১৭১১-২০৪৪৬৬,"House 12, Road 5, Mirpur",VIP
Kamal,1811204466,,
Rahim,12345,,
`;
const people = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('customers come from a file: looked at row by row, the wrong ones given back, and nothing happens twice', async ({ as }) => {
  const page = await as((await makeFounder()).email);
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  await page.goto('/customer/customer-list');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk Upload' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Choose a file').setInputFiles(people(PEOPLE));
  await expect(page.getByLabel('What Mobile means')).toHaveValue('PHONE');
  await page.getByLabel('What Where means').selectOption('ADDRESS');
  await expect(rows.filter({ hasText: 'রহিমা বেগম' })).toContainText('House 12, Road 5, Mirpur');
  await expect(rows.filter({ hasText: '01811204466' })).toContainText('New customer');
  await expect(rows.filter({ hasText: 'Rahim' })).toContainText('Phone: Not a mobile number of Bangladesh');
  await expectAccessible(page);
  const wrong = page.waitForEvent('download');
  await page.getByRole('link', { name: /^The rows with problems/ }).click();
  expect((await wrong).suggestedFilename()).toMatch(/^customer-import-problems-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import of people.csv' })).toBeVisible();
  await expect(page.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
  await page.goto('/customer/customer-list');
  await expect(page.getByRole('row').filter({ hasText: 'রহিমা বেগম' })).toContainText('VIP');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/customer/bulk-upload');
  await page.getByLabel('Choose a file').setInputFiles(people(PEOPLE.replace(/Rahim.*\n/, '')));
  await expect(page.getByText('Nothing would change')).toBeVisible();
  await expect(page.getByLabel('What Where means')).toHaveValue('ADDRESS');
  await expectAccessible(page);
});

test('two numbers of one person become one customer, from the page and from the list', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const lines = [{ product: await withProduct(shop, { stock: 9 }) }];
  await withOrder(shop, { lines, customerName: 'Farhana Akter', phone: '01711204466' });
  await withOrder(shop, { lines, customerName: 'Farhana of the office', phone: '01911000222', address: 'Level 9, Gulshan Avenue' });
  await withOrder(shop, { lines, customerName: 'Farhana of old', phone: '01511000333' });
  const page = await as(founder.email);
  await page.goto('/customer/customer-list');
  const grid = page.getByRole('grid', { name: 'Customers' });
  await grid.getByRole('link', { name: 'Farhana Akter' }).click();
  const menu = page.getByRole('button', { name: 'More actions' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Choose the other customer')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'The same person by another number' }).fill('office');
  await page.getByRole('option', { name: 'Farhana of the office' }).click();
  const facts = dialog.getByRole('table', { name: 'The two customers' });
  await expect(facts.getByRole('row').nth(1)).toContainText('Farhana Akter');
  await dialog.getByRole('button', { name: 'Let the other one stay' }).click();
  await expect(facts.getByRole('row').nth(1)).toContainText('Farhana of the office');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(facts.getByText('01711-204466')).toBeInViewport();
  await expectAccessible(page);
  const gone = page.url();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana of the office');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Call 01711-204466' })).toHaveAttribute('href', 'tel:01711204466');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Each number is stopped by itself, and the page says which.
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Block 01911-000222' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Block 01711-204466' }).click();
  const rule = page.getByRole('dialog', { name: 'Block a buyer' });
  await expect(rule.getByRole('textbox', { name: 'Value' })).toHaveValue('01711204466');
  await rule.getByRole('textbox', { name: 'Reason' }).fill('Refused at the door');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Held 01711-204466: Refused at the door')).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^Block/ })).toHaveText('Block 01911-000222');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana of the office');

  // The address of the one who went leads on.
  const stays = page.url();
  await page.goto(gone);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana of the office');
  expect(page.url()).toBe(stays);

  await page.goto('/customer/customer-list');
  await expect(grid.getByRole('row')).toHaveCount(3);
  for (const name of ['Farhana of the office', 'Farhana of old']) await grid.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana o');
  await expect(page.getByText('Other numbers')).toBeVisible();
  await page.goto('/customer/customer-list?search=01711204466');
  await expect(grid.getByRole('row')).toHaveCount(2);

  // A number that was merged by mistake is taken out again, with its order.
  await grid.getByRole('link', { name: /^Farhana o/ }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Separate 01711-204466' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByRole('heading')).toContainText('Separate 01711-204466 from Farhana o');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Separate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farhana Akter');
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByText('Held 01711-204466: Refused at the door')).toBeVisible();
  await page.goto('/customer/customer-list');
  await expect(grid.getByRole('row')).toHaveCount(3);
});
