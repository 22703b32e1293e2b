import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { startDemoShop } from '../../scripts/demo-shop.ts';
import { deliverRecorded } from '../doubles/woocommerce-delivery.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

interface Recorded {
  delivery: string;
  number: string;
  customer: string;
}

/** Two shawls, and a panjabi whose SKU the catalogue does not know. */
const UNMAPPED: Recorded = {
  delivery: 'put-status-processing--order.updated-78', number: '78', customer: 'নাসির উদ্দিন',
};
/** Everything in it is known. */
const MAPPED: Recorded = {
  delivery: 'classic-checkout--order.updated-91', number: '91', customer: 'সাবিনা ইয়াসমিন',
};

const WEB_ORDERS = '/website/website-order-list';

/** One of the links that cut a list by status; their names end with a count. */
const tab = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) });

const cells = async (table: Locator) => {
  const rows = await table.getByRole('row').all();
  return Promise.all(rows.map(async (row) => row.getByRole('cell').allTextContents()));
};

/** The rows of a table that have cells: no headings of groups or columns. */
async function facts(page: Page, name: string): Promise<string[][]> {
  return (await cells(page.getByRole('table', { name }))).filter((row) => row.length > 0);
}

/** The row of a web order, once the job that takes deliveries in has got to it. */
async function appeared(page: Page, { number, customer }: Recorded): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: `#${number}` }).filter({ hasText: customer });
  await expect(async () => {
    await page.goto(WEB_ORDERS);
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return row;
}

/** A business with this web shop, the goods of the recorded orders but for one SKU, and somebody who takes orders in it. */
async function withPeople(shopUrl: string) {
  const { email, shops: [business] } = await makeFounder({ name: 'Nakshi Ghor' });
  await db.business.update({ where: { id: business!.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  await withProduct(business!, { name: 'মসলিন ওড়না', sku: 'MUS-ORNA', price: 999.99, cost: 520, stock: 45 });
  await withProduct(business!, { name: 'Panjabi, Blue, L', sku: 'PNJ-BLUE-L', price: 1650, cost: 930, stock: 30 });
  const { id: siteId } = await withSite(business!, { url: shopUrl });
  // Deliveries bring its orders; it is not asked for them meanwhile.
  await db.webSite.update({
    where: { businessId_id: { businessId: business!.id, id: siteId } },
    data: { nextPollAt: new Date(Date.now() + 86_400_000), lastPolledAt: new Date() }, select: { id: true },
  });
  const staff = await withMember(business!, { flags: ['search', 'order', 'newOrder', 'orderList', 'webOrderList'] });
  await withAccount(staff);
  return { founder: { email, name: business!.founder.name }, staff: staff.email, siteId };
}

/** Approves the web order that is open, and opens the order that it has become. */
async function approve(page: Page, { number }: Recorded) {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(`Web order #${number} is order NG-`)).toBeVisible();
  await page.getByRole('link', { name: 'Open order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^NG-\d+$/ });
  await expect(heading).toBeVisible();
  const path = new URL(page.url()).pathname;
  const id = decodeURIComponent(path.split('/').at(-1)!);
  return { id, path, reference: (await heading.textContent())! };
}

test('a web order goes from the shop to the customer, seen by its people only', async ({ as, baseURL }) => {
  test.setTimeout(180_000);
  const shop = await startDemoShop();
  const people = await withPeople(shop.url);
  const webhook = `${baseURL}/api/webhooks/woocommerce/${people.siteId}`;
  const founder = await as(people.founder.email);
  let order = { id: '', reference: '', path: '' };
  let webOrderPath = '';

  await test.step('the shop delivers the order, and it waits in the list of web orders', async () => {
    await founder.goto(WEB_ORDERS);
    await expect(founder.getByRole('heading', { name: 'Web orders' })).toBeVisible();
    await expect(founder.getByText(UNMAPPED.customer)).toHaveCount(0);
    expect(await deliverRecorded(UNMAPPED.delivery, webhook)).toEqual([{ status: 200, body: '{"ok":true}' }]);
    const row = await appeared(founder, UNMAPPED);
    await expect(tab(founder, 'Processing')).toHaveAttribute('aria-current', 'true');
    await expect(row).toContainText('01811-000111');
    await expect(row).toContainText('1 unmapped');
    await expect(row).toContainText('৳3,735');
    await row.click();
    await founder.getByRole('link', { name: `Open #${UNMAPPED.number} in full` }).click();
    await expect(founder.getByRole('heading', { name: `Web order #${UNMAPPED.number}` })).toBeVisible();
    webOrderPath = new URL(founder.url()).pathname;
  });

  await test.step('the line that the catalogue does not know is mapped by hand; approved', async () => {
    await expect(founder.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
    await expect(founder.getByText('1 line stands for no product yet.')).toBeVisible();
    await expectAccessible(founder);
    const item = 'পাঞ্জাবি Premium - Blue, L';
    await founder.getByRole('button', { name: `Nothing to send for ${item}` }).click();
    await expect(founder.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    await founder.getByRole('button', { name: `Change the product for ${item}` }).click();
    const picker = founder.getByRole('combobox', { name: `Product for ${item}` });
    await picker.fill('PNJ-BLUE-L');
    await founder.getByRole('option', { name: /PNJ-BLUE-L/ }).click();
    await expect(founder.getByText('is mapped, here and in every open order')).toBeVisible();
    await expect(founder.getByText('1 line stands for no product yet.')).toHaveCount(0);
    order = await approve(founder, UNMAPPED);
  });

  await test.step('confirmed, handed to a courier, delivered', async () => {
    const step = founder.getByRole('list', { name: 'Progress of the order' }).locator('[aria-current=step]');
    await expect(step).toContainText('Pending');
    await founder.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(step).toContainText('Confirmed');

    await founder.getByRole('button', { name: 'Ship' }).click();
    const dialog = founder.getByRole('dialog', { name: `Ship order ${order.reference}` });
    await dialog.getByLabel('Courier', { exact: true }).fill('Karim on his motorbike');
    await dialog.getByRole('textbox', { name: 'Tracking code' }).fill('KM-78');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(step).toContainText('Shipped');
    await expect(founder.getByText('Karim on his motorbike').first()).toBeVisible();

    await founder.getByRole('button', { name: 'Mark delivered' }).click();
    await founder.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(step).toContainText('Delivered');
    await expect(founder.getByText('COD unsettled')).toBeVisible();
  });

  await test.step('stock, books and timeline tell the same story', async () => {
    const none = '';
    await expect.poll(() => facts(founder, 'Stock movements')).toEqual([
      ['MUS-ORNA', none, '+2', none], ['PNJ-BLUE-L', none, '+1', none],
      ['MUS-ORNA', '−2', '−2', '+2'], ['PNJ-BLUE-L', '−1', '−1', '+1'],
      ['MUS-ORNA', none, none, '−2'], ['PNJ-BLUE-L', none, none, '−1'],
    ]);
    // Two shawls cost 520 each, the panjabi 930. The shop's total has poisha, which the books show: all amounts have decimals then.
    await expect.poll(() => facts(founder, 'Journal')).toEqual([
      ['Goods with couriers', '৳1,970.00', none], ['Inventory', none, '৳1,970.00'],
      ['Courier receivable (COD)', '৳3,734.98', none], ['Sales', none, '৳3,599.98'],
      ['Delivery fees', none, '৳135.00'],
      ['Cost of goods sold', '৳1,970.00', none], ['Goods with couriers', none, '৳1,970.00'],
    ]);
    // The demo tells customers by SMS what was shipped, at once by day and in the morning by night.
    const timeline = founder.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasNotText: 'SMS "Order shipped"' });
    await expect(timeline).toHaveCount(4);
    await expect(timeline.nth(0)).toContainText('Delivered');
    await expect(timeline.nth(1)).toContainText('Handed to Karim on his motorbike, KM-78');
    await expect(timeline.nth(2)).toContainText('Confirmed, stock reserved');
    await expect(timeline.nth(3)).toContainText(`Created order ${order.reference}`);
    await expect(timeline.nth(3)).toContainText(people.founder.name);
    await expectAccessible(founder);
    // Seen again from the server, the page says the same.
    await founder.reload();
    await expect(timeline).toHaveCount(4);
    await expect.poll(() => facts(founder, 'Stock movements')).toHaveLength(6);
  });

  await test.step('the shop has been told of the approval', async () => {
    await expect(async () => {
      await founder.goto(webOrderPath);
      await expect(founder.getByText('Last told of the order')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(founder.getByText('The shop does not know of it yet')).toHaveCount(0);
  });

  await test.step('staff may approve, but neither sees Confirm nor gets it by hand', async () => {
    const staff = await as(people.staff);
    await deliverRecorded(MAPPED.delivery, webhook);
    await (await appeared(staff, MAPPED)).click();
    await staff.getByRole('link', { name: `Open #${MAPPED.number} in full` }).click();
    const { id } = await approve(staff, MAPPED);
    await expect(staff.getByText('Pending').first()).toBeVisible();
    await expect(staff.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    for (const name of ['Confirm', 'Ship', 'Cancel order']) {
      await expect(staff.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(staff.getByRole('heading', { name: 'Journal' })).toHaveCount(0);
    const answer = await staff.request.post('/graphql', {
      data: {
        query: 'mutation ($input: ConfirmOrderInput!) { confirmOrder(input: $input) { __typename } }',
        variables: { input: { orderId: id } },
      },
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    await staff.reload();
    await expect(staff.getByText('Pending').first()).toBeVisible();
  });

  await test.step('the rival sees nothing of it', async () => {
    const rival = await as('rival');
    await rival.goto(`${WEB_ORDERS}?status=ALL`);
    await expect(tab(rival, 'All')).toHaveAttribute('aria-current', 'true');
    await expect(rival.getByRole('heading', { name: 'No shop is connected yet' })).toBeVisible();
    await rival.goto(`/ecom/main-order-list?search=${UNMAPPED.customer}`);
    await expect(rival.getByText('Nothing matches')).toBeVisible();
    for (const path of [order.path, webOrderPath]) {
      await rival.goto(path);
      await expect(rival.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
    const answer = await rival.request.post('/graphql', {
      data: { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: order.id } },
    });
    expect(await answer.json()).toEqual({ data: { node: null } });
  });
  await shop.stop();
});
