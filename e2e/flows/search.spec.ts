import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('one box finds a customer, an order and a product by whatever is at hand, with the keyboard', async ({ as }) => {
  test.setTimeout(120_000);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 5, name: 'জামদানি শাড়ি', sku: 'JAM-9' });
  const order = await withOrder(shop, { lines: [{ product }], customerName: 'ফারহানা আক্তার', phone: '01711204466' });
  const session = await sessionFor(founder);
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao', trackingCode: 'DT44XY9' });
  const page = await as(founder.email);
  await page.goto('/ecom/ecom-search');
  await expect(page.getByText('Search everything')).toBeVisible();
  const box = page.getByRole('searchbox', { name: /^Phone/ });
  await expect(box).toBeFocused();
  const group = (name: string) => page.getByRole('list', { name });

  await box.fill('ফারহানা');
  await expect(group('Customers')).toContainText('1 orders, 0 delivered');
  await expect(group('Orders')).toContainText(`#${order.number}`);
  await box.fill('+880 1711-204466');
  await expect(group('Customers')).toContainText('ফারহানা আক্তার');
  await expect(group('Customers')).toContainText('No parcel yet');
  await expect(group('Customers')).toContainText('৳0 spent');
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
