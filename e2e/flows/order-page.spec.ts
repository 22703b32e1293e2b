import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const PHONE = '01711204466';

test('an order page knows its customer, texts them, says what is earned, and shows an end as an end', async ({ as }) => {
  const founder = await makeFounder({ smsBalance: 5 });
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  await db.business.update({
    where: { id: shop.id }, data: { packagingCostPoisha: 1_000n, codFeePercent: 2 }, select: { id: true },
  });
  const product = await withProduct(shop, { stock: 20, price: 500, cost: 300 });
  const take = () => withOrder(shop, { lines: [{ product }], phone: PHONE });
  const [old, open, last] = [await take(), await take(), await take()];
  await execute(confirmOrder, session, { orderId: old.id });
  await execute(shipOrder, session, { orderId: old.id, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId: old.id });

  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: `#${last.number}` }).click();
  await expect(page.getByText('1 of 3 orders delivered')).toBeVisible();
  await expect(page.getByText('1 other open order of this customer')).toBeVisible();

  // 560 taka, 300 for the goods, 2 % of the cash and 10 for the box.
  const heading = page.getByRole('heading', { name: 'Profit, if delivered' });
  const profit = page.locator('section').filter({ has: heading });
  await expect(profit).toContainText('COD fee, as agreed−৳11');
  await expect(profit).toContainText('Packaging, estimated, not booked−৳10');
  await expect(profit).toContainText('Courier chargenot known');
  await expect(profit).toContainText('Profit before the courier charge৳239');
  await expectAccessible(page);
  await profit.getByRole('button', { name: 'Why this number: Profit before the courier charge' }).click();
  const why = page.getByRole('dialog', { name: 'Why this number: Profit before the courier charge' });
  await expect(why).toContainText('Revenue৳560');
  await expect(why).toContainText('Cost of goods, as of now−৳300');
  await expect(why).toContainText('Profit before the courier charge৳239');
  await expect(why).toContainText('An estimate, as if all of it were delivered');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await page.getByRole('button', { name: 'Text the customer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Send message' });
  await expect(drawer.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(PHONE);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Text the customer' }).click();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('It leaves today.');
  await expect(drawer.getByText('Costs 1 of the 5 SMS in the balance')).toBeVisible();
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  expect(await db.smsMessage.findMany({
    where: { businessId: shop.id }, select: { mobileNumber: true, message: true },
  })).toEqual([{ mobileNumber: PHONE, message: 'It leaves today.' }]);

  await page.getByRole('link', { name: `#${open.number}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${open.number}`);
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await execute(cancelOrder, session, { orderId: open.id, reason: 'Ordered twice' });
  await page.reload();
  await expect(page.getByText('Why it was cancelledOrdered twice')).toBeVisible();
  await expect(steps).toHaveText([/^Pending.*done$/, /^Cancelled.*ended here$/]);
  await expectAccessible(page);
});

test('an order page says what was agreed: place, other phone, day, courier, tags, and why it is held', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id } = await withOrder(shop, { lines: [{ product: await withProduct(shop) }], address: 'Chowdhury Bari, holding 5' });
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id } },
    data: {
      district: 'Cumilla', thana: 'Daudkandi', altPhone: '01811111111', tags: ['gift', 'vip'], scheduledFor: new Date('2030-02-03'),
      plannedCourier: 'RedX', shippingNote: 'Call first', assigneeName: 'Nadia',
      status: 'HOLD', heldFrom: 'PENDING', holdReason: 'Away until Friday', holdUntil: new Date('2030-01-31'),
    },
    select: { id: true },
  });
  const page = await as(founder.email);
  await page.goto(`/ecom/order/${encodeId('Order', id)}`);
  await expect(page.getByText('On hold until')).toContainText('31');
  await expect(page.getByText('Away until Friday')).toBeVisible();
  await expect(page.getByText('Chowdhury Bari, holding 5, Daudkandi, Cumilla')).toBeVisible();
  const details = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Details' }) });
  for (const fact of ['EmployeeNadia', 'Planned courierRedX', 'Shipping noteCall first', 'Tagsgiftvip']) await expect(details).toContainText(fact);
  await expect(details.getByText('Send on').locator('..')).toContainText('2030');
  await expect(details.getByRole('link', { name: /1811/ })).toBeVisible();
  await expectAccessible(page);
});

test('back on the page of an order it stands where it was left', async ({ as }) => {
  const page = await as('founder');
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/ecom/main-order-list?status=DELIVERED');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
  // The parts that are loaded after the first paint; each moves those below it.
  for (const name of ['Profit', 'Money trail', 'Stock movements', 'Journal']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Nothing is to be done about it.')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight - 600 }));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  // Where it stands on the screen: the browser scrolls along when a part above it grows.
  const movements = page.getByRole('heading', { name: 'Stock movements' });
  const place = () => movements.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const left = await place();
  // As slow as a phone: the code of the next screens takes longer to come than a page waits before it shows that it loads.
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('navigation').getByRole('link', { name: 'WebOrders', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Web orders' })).toBeVisible();
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goBack();
  await expect(movements).toBeVisible();
  await expect.poll(place).toBe(left);
});

test('a parcel is followed at its courier, and its customer is told of the order in a chat', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  await db.courier.create({
    data: { businessId: shop.id, name: 'Sundarban', kind: 'MANUAL', trackingUrl: 'https://courier.test/t/{code}' }, select: { id: true },
  });
  const product = await withProduct(shop, { name: 'Muslin saree', stock: 20, price: 500 });
  const order = await withOrder(shop, { lines: [{ product, quantity: 2 }], phone: PHONE, customerName: 'Farhana Akter' });
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Sundarban', trackingCode: 'SU 1' });
  const page = await as(founder.email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }));
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  await expect(page.getByRole('link', { name: 'Follow the parcel SU 1' })).toHaveAttribute('href', 'https://courier.test/t/SU%201');

  const chat = page.getByRole('button', { name: 'Tell the customer in a chat' });
  await chat.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Copy the order for Messenger' }).click();
  await expect(page.getByText(`#${order.number} copied`)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain([
    `Order #${order.number}`, '2 × Muslin saree: ৳1,000', 'Delivery ৳60', 'Total ৳1,060', 'To pay on delivery ৳1,060', 'Farhana Akter, 01711-204466, ',
  ].join('\n'));
  expect(text).toMatch(/\nSundarban, SU 1, https:\/\/courier\.test\/t\/SU%201$/);

  const opened = page.context().waitForEvent('page');
  await chat.click();
  await page.getByRole('menuitem', { name: 'Send it by WhatsApp' }).click();
  const whatsApp = await opened;
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/8801711204466\?text=/);
  expect(new URL(whatsApp.url()).searchParams.get('text')).toBe(text);
});
