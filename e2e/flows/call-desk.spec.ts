import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const DESK = '/website/website-order-list';

test('customers of web orders are called from the desk, each by one person', async ({ as }) => {
  test.setTimeout(150_000);
  const founder = await as('founder');
  const staff = await as('staff');
  const panel = founder.getByRole('region', { name: 'Call' });
  const deskOf = (page: Page) => page.getByRole('grid', { name: 'Web orders' }).getByRole('row');
  const orderOn = (page: Page, of: string) => deskOf(page).filter({ hasText: new RegExp(`#${of}(?!\\d)`) });
  /** The number of the order in the row. The row is found by it from then on: others may come above it. */
  const numberOf = async (row: Locator) => /#(\d+)/.exec((await row.textContent())!)![1]!;
  let number = '';

  await test.step('the order opens beside the list, is taken up by a key, and is said to others', async () => {
    await staff.goto(DESK);
    await founder.goto(DESK);
    await expect(founder).toHaveTitle(/^\(\d+\) Web orders/);
    number = await numberOf(deskOf(founder).nth(1));
    await orderOn(founder, number).click();
    await expect(panel.getByText('COD to collect')).toBeVisible();
    // The whole list stays in sight beside it, up to its last column.
    const total = founder.getByRole('columnheader', { name: 'Total' });
    const [{ x, width }, desk] = [(await total.boundingBox())!, (await panel.boundingBox())!];
    expect(x + width).toBeLessThanOrEqual(desk.x);
    await expect(panel.getByRole('blockquote')).toContainText('আসসালামু আলাইকুম');
    await expectAccessible(founder);
    await founder.keyboard.press('c');
    await expect(panel.getByText(/Yours for \d+ min/)).toBeVisible();

    // Whoever has the list open sees it by itself.
    await expect(orderOn(staff, number)).toContainText('is calling');
    await staff.goto(`${DESK}?search=${number}`);
    await orderOn(staff, number).click();
    const other = staff.getByRole('region', { name: 'Call' });
    await expect(other.getByText('is calling this customer')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Take over' })).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'No answer' })).toHaveCount(0);
    // Rules about buyers are made by administrators: nobody else is offered the key.
    await staff.keyboard.press('?');
    const keys = staff.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Call next');
    await expect(keys).not.toContainText('Block the buyer');
    await staff.keyboard.press('Escape');
  });

  await test.step('outcomes are keys: no answer moves on to the next, a reason is asked for', async () => {
    await founder.keyboard.press('4');
    await expect(panel.getByText('Say why, then press Enter')).toBeVisible();
    await panel.getByLabel(/^Note/).fill('Rang out');
    await panel.getByRole('button', { name: 'No answer' }).click();
    await expect(founder.getByText(`Call about #${number} logged`)).toBeVisible();
    await founder.goto(`${DESK}?status=NO_ANSWER`);
    await expect(founder.getByRole('grid', { name: 'Web orders' })).toContainText(`#${number}`);
  });

  await test.step('a buyer is blocked from the row, and the rule counts the order', async () => {
    await founder.getByRole('grid', { name: 'Web orders' }).getByRole('row').filter({ hasText: number }).click();
    await expect(panel.getByText('Rang out')).toBeVisible();
    await founder.getByRole('heading', { name: 'Web orders', level: 1 }).click();
    await founder.keyboard.press('b');
    const dialog = founder.getByRole('dialog', { name: 'Block a buyer' });
    await expect(dialog.getByLabel('Value')).toHaveValue(/^01\d{9}$/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByText(/^Rule for 01\d{9} saved$/)).toBeVisible();
    await founder.goto('/website/ip_block_list');
    await expect(founder.getByRole('grid', { name: 'Rules about buyers' })).toContainText(`From web order #${number}`);
    await expectAccessible(founder);
  });

  const known = deskOf(founder).filter({ hasText: '#' }).filter({ hasNotText: /unmapped/i });
  const taken = (of: string) => orderOn(staff, of);

  await test.step('a tab that is closed frees the order that it had taken up', async () => {
    await staff.goto(DESK);
    const tab = await founder.context().newPage();
    await tab.goto(DESK);
    const of = await numberOf(deskOf(tab).nth(1));
    await orderOn(tab, of).click();
    await expect(tab.getByRole('region', { name: 'Call' }).getByText('COD to collect')).toBeVisible();
    await tab.keyboard.press('c');
    await expect(taken(of)).toContainText('is calling');
    await tab.close();
    await expect(taken(of)).not.toContainText('is calling');
  });

  await test.step('what the customer wants otherwise is typed over; the order stays theirs meanwhile', async () => {
    await founder.goto(DESK);
    const changed = await numberOf(known.first());
    await orderOn(founder, changed).click();
    await expect(panel.getByText('COD to collect')).toBeVisible();
    await founder.keyboard.press('c');
    await expect(panel.getByText(/Yours for \d+ min/)).toBeVisible();
    await panel.getByRole('link', { name: 'Change what is ordered' }).click();
    await expect(founder.getByRole('heading', { level: 1, name: `Change web order #${changed}` })).toBeVisible();
    await expect(taken(changed)).toContainText('is calling');
    await expectAccessible(founder);
    await founder.getByLabel(/^Quantity of /).first().fill('2');
    await founder.getByLabel('Address', { exact: true }).fill('House 14, Road 3, Dhanmondi');
    await founder.getByLabel('Advance', { exact: true }).fill('0');
    await founder.getByRole('button', { name: /^Save(?! and)/ }).click();
    await expect(founder.getByText(new RegExp(`^Web order #${changed} is order NG-\\d+ now`))).toBeVisible();
    await founder.goto(`${DESK}?status=APPROVED&search=${changed}`);
    await expect(founder.getByRole('grid', { name: 'Web orders' })).toContainText(`#${changed}`);
  });

  await test.step('couriers are asked about buyers once somebody is chosen', async () => {
    await founder.goto(DESK);
    const open = async () => {
      await founder.getByRole('button', { name: 'Settings of the call desk' }).click();
      await founder.getByRole('button', { name: 'What couriers know of buyers' }).click();
    };
    const dialog = founder.getByRole('dialog', { name: 'What couriers know of buyers' });
    await open();
    await dialog.getByLabel('Ask about buyers').selectOption('BDCourier');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Required')).toBeVisible();
    await expectAccessible(founder);
    await dialog.getByLabel('Key of BDCourier').fill('a key of the service');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await founder.getByRole('button', { name: 'What couriers know of buyers' }).click();
    await expect(dialog.getByLabel('Key of BDCourier')).toHaveValue('');
    await dialog.getByLabel('Ask about buyers').selectOption('Nobody');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('on a phone the panel covers the list', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto(`${DESK}?status=ON_HOLD`);
    await founder.getByText(`#${number}`).first().click();
    await expect(panel.getByRole('button', { name: 'Confirmed' })).toBeVisible();
    const head = (await panel.getByText(`#${number}`, { exact: true }).boundingBox())!;
    expect(await founder.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.textContent, [head.x + 4, head.y + 4])).toBe(`#${number}`);
    await expectPageFits(founder);
    await panel.getByRole('button', { name: 'Close the order' }).click();
    await expect(panel).toHaveCount(0);
  });
});

test('the calls to a customer are counted in the digits of the language', async ({ as }) => {
  const person = await makeFounder();
  const shop = person.shops[0]!;
  await withWebOrders(shop, 1, await withProduct(shop));
  await db.webOrder.updateMany({ where: { businessId: shop.id }, data: { attempts: 1, status: 'NO_ANSWER' } });
  const page = await as(person.email);
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto(`${DESK}?status=NO_ANSWER`);
  const row = page.getByRole('row').filter({ hasText: '#1' });
  await expect(row).toContainText(/[২-৯]-এর ১/);
  await row.click();
  await expect(page.getByLabel(/^নোট, কল ২\/[২-৯]/)).toBeAttached();
});

test('an order that its shop has changed during the call is read again, and what was typed is logged', async ({ as }) => {
  const person = await makeFounder();
  const shop = person.shops[0]!;
  const [webOrderId] = await withWebOrders(shop, 1, await withProduct(shop, { stock: 9 }));
  const changedByShop = () => db.webOrder.updateMany({ where: { businessId: shop.id }, data: { district: 'Dhaka', version: { increment: 1 } } });
  const page = await as(person.email);
  await page.goto(`${DESK}?open=${encodeURIComponent(encodeId('WebOrder', webOrderId!))}`);
  const panel = page.getByRole('region', { name: 'Call' });
  await panel.getByRole('button', { name: /^Call/ }).first().click();
  await expect(panel.getByText(/Yours for \d+ min/)).toBeVisible();

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit the customer' });
  await dialog.getByLabel('Name').fill('Salma Khatun');
  await changedByShop();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('District')).toHaveValue('Dhaka');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await panel.getByLabel(/^Note/).fill('Rang out');
  await changedByShop();
  await panel.getByRole('button', { name: 'No answer' }).click();
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(panel.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(panel.getByLabel(/^Note/)).toHaveValue('Rang out');
  await panel.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('Call about #1 logged')).toBeVisible();
});
