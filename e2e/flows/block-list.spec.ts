import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { createWebOrder } from '../../gateway/modules/web-orders/create-web-order.ts';
import { shopOrder, takeOrder, webOrderOf, withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder, makeMember } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const PAGE = '/website/ip_block_list';

test('rules about buyers are made, changed and taken back, each with the orders that it met', async ({ as }) => {
  const person = await makeFounder({ name: 'Careful shop' });
  const shop = person.shops[0]!;
  const session = await sessionFor(person);
  const arrives = async (phone: string) => (await execute(createWebOrder, session, {
    customerName: 'Farhana Akter', phone, address: 'House 14, Road 3, Dhanmondi', source: 'Messenger', lines: [{ name: 'Red saree', quantity: 1, unitPrice: 1_200 }],
  })).id;
  const statusOf = async (id: string) => (await db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).status;
  const page = await as(person.email);
  const dialog = page.getByRole('dialog');
  const grid = page.getByRole('grid', { name: 'Rules about buyers' });
  const act = async (value: string, action: string) => {
    await grid.getByRole('button', { name: `Actions for rule for ${value}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('nothing is refused before somebody wants it, and what cannot be is said', async () => {
    await page.goto(PAGE);
    await expect(page.getByText('Nobody is blocked')).toBeVisible();
    await page.getByRole('button', { name: 'Block a buyer' }).first().click();
    // Networks of mobile operators are shared: the default puts an order aside.
    await expect(dialog.getByLabel('What happens to their orders')).toHaveValue('HOLD');
    await dialog.getByLabel('What', { exact: true }).selectOption('IP or network');
    await dialog.getByLabel('Value').fill('103.0.0.0/8');
    await dialog.getByLabel('Reason').fill('Three fakes from there');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This network is too wide: it holds buyers of half the country')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Value').fill('203.0.113.77/24');
    await dialog.getByLabel('For how long').selectOption('One week');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(grid).toContainText('203.0.113.0/24');
  });

  await test.step('a number is held, and the rule leads to the order that it met', async () => {
    await page.getByRole('button', { name: 'Block a buyer' }).first().click();
    await dialog.getByLabel('Value').fill('+880 1711-204466');
    await dialog.getByLabel('Reason').fill('Refused two parcels');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(grid).toContainText('01711204466');
    expect(await statusOf(await arrives('01711204466'))).toBe('ON_HOLD');
    await page.goto(`${PAGE}?search=01711`);
    await expect(grid.getByRole('row')).toHaveCount(2);
    await grid.getByText('01711204466').click();
    const drawer = page.getByRole('dialog', { name: 'Orders that it met' });
    await expect(drawer.getByRole('link', { name: '#M-1' })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: '#M-1' }).click();
    await expect(page.getByRole('heading', { name: 'Web order #M-1' })).toBeVisible();
  });

  await test.step('a rule that always allows lets the next order through', async () => {
    await page.goto(PAGE);
    await act('01711204466', 'Change');
    await dialog.getByLabel('What happens to their orders').selectOption('Allow');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Rule for 01711204466 saved')).toBeVisible();
    expect(await statusOf(await arrives('01711204466'))).toBe('PROCESSING');
  });

  await test.step('taken back, it stops nobody; on a phone nothing runs over the edge', async () => {
    await act('203.0.113.0/24', 'Remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Rule for 203.0.113.0/24 removed')).toBeVisible();
    await expect(grid).not.toContainText('203.0.113.0/24');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByText('01711204466')).toBeVisible();
    await expectPageFits(page);
  });

  await test.step('a rule that is made for an order takes its buyer from there, and leads back to it', async () => {
    const site = await withSite(shop);
    await takeOrder(site, { id: 700, billing: { ...shopOrder().billing, email: 'fakes@example.test' } });
    const { number } = await webOrderOf(site, 700);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/website/website-order-list?status=ALL');
    await page.getByRole('button', { name: `Actions for web order #${number}` }).click();
    await page.getByRole('menuitem', { name: 'Block the buyer' }).click();
    await dialog.getByLabel('What', { exact: true }).selectOption('E-mail');
    await expect(dialog.getByLabel('Value')).toHaveValue('fakes@example.test');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Rule for fakes@example.test saved')).toBeVisible();
    await page.goto(PAGE);
    await expect(grid.getByRole('row').filter({ hasText: 'fakes@example.test' })).toContainText(`#${number}`);
    await grid.getByText('fakes@example.test').click();
    const drawer = page.getByRole('dialog', { name: 'Orders that it met' });
    await drawer.getByRole('link', { name: `Web order #${number}` }).click();
    await expect(page.getByRole('heading', { name: `Web order #${number}` })).toBeVisible();
  });

  await test.step('whoever only calls customers does not come here', async () => {
    const member = await makeMember({ flags: ['webOrderList', 'newOrder'] });
    const theirs = await as(member.email);
    await theirs.goto(PAGE);
    await expect(theirs.getByRole('button', { name: 'Block a buyer' })).toHaveCount(0);
  });
});
