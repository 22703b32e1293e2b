import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('one box finds a customer, an order and a product by whatever is at hand, with the keyboard', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 5, name: 'জামদানি শাড়ি', sku: 'JAM-9' });
  const order = await withOrder(shop, { lines: [{ product }], customerName: 'ফারহানা আক্তার', phone: '01711204466' });
  const session = await sessionFor(founder);
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao', trackingCode: 'DT44XY9' });
  const [webOrder] = await withWebOrders(shop, 1, product);
  await db.webOrder.updateMany({ where: { businessId: shop.id, id: webOrder! }, data: { customerName: 'Rokeya', searchText: 'rokeya' } });
  const page = await as(founder.email);
  await page.goto('/ecom/ecom-search');
  await expect(page.getByText('Search everything')).toBeVisible();
  const box = page.getByRole('searchbox', { name: /^Phone/ });
  await expect(box).toBeFocused();
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
  const group = (name: string) => page.getByRole('list', { name, exact: true });

  await box.fill('ফারহানা');
  await expect(group('Customers')).toContainText('1 order, 0 delivered');
  await expect(group('Orders')).toContainText(`#${order.number}`);
  await box.fill('+880 1711-204466');
  await expect(group('Customers')).toContainText('ফারহানা আক্তার');
  await expect(group('Customers')).toContainText('No parcel yet');
  await expect(group('Customers')).toContainText('৳0 spent');
  await expect(page.getByRole('heading', { name: 'Web orders', exact: true })).toHaveCount(0);
  await box.fill('Rokeya');
  await expect(group('Web orders')).toContainText('#1Shop · Rokeya');
  await box.fill('jam-9');
  await expect(group('Products')).toContainText('জামদানি শাড়ি');
  await box.fill('dt44xy9');
  await expect(group('Orders').getByRole('link')).toHaveText(`#${order.number}`);
  await expectAccessible(page);
  await box.fill('nothing like it');
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await box.fill(`#${order.number}`);
  await expect(group('Orders').getByRole('link')).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.number}`);
  await page.goBack();
  await expect(box).toHaveValue(`#${order.number}`);
});

test('more than fit are in the list of their kind, which is one step away', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 99 });
  for (let n = 0; n < 11; n += 1) await withOrder(shop, { lines: [{ product }], customerName: 'Rokeya Begum', phone: '01711204466' });
  const page = await as(founder.email);
  await page.goto('/ecom/ecom-search?q=Rokeya');
  const orders = page.getByRole('list', { name: 'Orders', exact: true });
  await expect(orders.getByRole('link', { name: /^#/ })).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'All customers that match' })).toHaveCount(0);
  await orders.getByRole('link', { name: 'All orders that match' }).click();
  await expect(page).toHaveURL(/main-order-list\?search=Rokeya/);
  await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: /^#/ })).toHaveCount(11);
});

test('a member finds what their permissions show, and is told where there is nothing', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const order = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5 }) }], customerName: 'Rokeya' });
  const editor = await withMember(shop, { flags: ['search', 'orderUpdate'] });
  await withAccount(editor);
  const page = await as(editor.email);
  await page.goto('/ecom/ecom-search');
  await expect(page.getByText('All that you may see, in Bangla or English.')).toBeVisible();
  await page.getByRole('searchbox', { name: /^Phone/ }).fill('Rokeya');
  await expect(page.getByRole('list', { name: 'Orders', exact: true }).getByRole('link')).toHaveText(`#${order.number}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('Rokeya');
  await expect(page.getByRole('menuitem', { name: `#${order.number} ` })).toBeVisible();

  const searcher = await withMember(shop, { flags: ['search'] });
  await withAccount(searcher);
  const other = await as(searcher.email);
  await other.goto('/ecom/ecom-search');
  await expect(other.getByText('Your permissions leave orders, web orders and products out.')).toBeVisible();
  await expect(other.getByRole('main').getByRole('searchbox')).toHaveCount(0);
});

test('a number that was looked up leads to its new order, whether somebody has it or not', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 5 });
  await withOrder(shop, { lines: [{ product }], customerName: 'Rokeya', phone: '01711204466' });
  const page = await as(founder.email);
  await page.goto('/ecom/ecom-search');
  const box = page.getByRole('searchbox', { name: /^Phone/ });
  const phone = page.getByLabel('Phone', { exact: true });
  const name = page.getByLabel('Name', { exact: true });

  await test.step('a customer, by keys alone', async () => {
    await box.fill('Rokeya');
    await expect(page.getByRole('link', { name: 'New order for 01711-204466' })).toBeVisible();
    await box.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(phone).toHaveValue('01711204466');
    await expect(name).toHaveValue('Rokeya');
    await expect(page).toHaveURL(/ecom-new-order$/);
    await expect(page.getByText('Draft kept')).toBeVisible();
  });

  await test.step('a number of nobody: the order that is typed already stays until somebody gives it up', async () => {
    await page.goBack();
    await box.fill('০১৮১২-৩৪৫৬৭৮');
    await expect(page.getByText('Nobody has ordered with this number yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New order for 01812-345678' }).click();
    await expect(page.getByText('The order of 01711-204466 is not saved yet')).toBeVisible();
    await expect(name).toHaveValue('Rokeya');
    await page.getByRole('button', { name: 'New order for 01812-345678' }).click();
    await expect(phone).toHaveValue('01812345678');
    await expect(name).toHaveValue('');
    await expect(page.getByText('is not saved yet')).toHaveCount(0);
    await expect(page).toHaveURL(/ecom-new-order$/);
  });

  await test.step('from the palette too', async () => {
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('01911204466');
    await page.getByRole('menuitem', { name: 'New order for 01911-204466' }).click();
    await expect(phone).toHaveValue('01911204466');
    await expect(page.getByText('Draft kept')).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('01911204466');
  });

  const searcher = await withMember(shop, { flags: ['search', 'orderList'] });
  await withAccount(searcher);
  const other = await as(searcher.email);
  await other.goto('/ecom/ecom-search?q=01812345678');
  await expect(other.getByText('Nothing matches')).toBeVisible();
  await expect(other.getByRole('link', { name: /^New order/ })).toHaveCount(0);
});

test('a customer who is chosen in the palette over the search page takes the place of what was searched there', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 5 });
  await withOrder(shop, { lines: [{ product }], customerName: 'Farhana', phone: '01711204466' });
  await withOrder(shop, { lines: [{ product }], customerName: 'Karim', phone: '01811204466' });
  const seller = await withMember(shop, { flags: ['search', 'orderList'] });
  await withAccount(seller);
  const page = await as(seller.email);
  await page.goto('/ecom/ecom-search');
  const box = page.getByRole('searchbox', { name: /^Phone/ });
  const customers = page.getByRole('list', { name: 'Customers', exact: true });
  await box.pressSequentially('Farhana');
  await expect(customers).toContainText('Farhana');
  await expect(page).toHaveURL(/q=Farhana/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('Karim');
  await page.getByRole('menuitem', { name: /^Karim/ }).click();
  await expect(box).toHaveValue(/01811/);
  await expect(customers).toContainText('Karim');
  await expect(customers).not.toContainText('Farhana');
});
