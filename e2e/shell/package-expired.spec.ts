import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { button, heading, link, sidebar, START } from './gate-page.ts';
import { makeFounder, makeMember } from './people.ts';

test.describe('Package Expired', () => {
  test('names the business and the day; a founder renews, switches, adds, or leaves', async ({ as }) => {
    const { email, shops: [expired] } = await makeFounder(
      { name: 'Purano Ghor', expiresInDays: -12 }, { name: 'Notun Ghor' },
    );
    const { packageExpiresAt } = await db.business.findUniqueOrThrow({
      where: { id: expired!.id }, select: { packageExpiresAt: true },
    });
    const page = await as(email);
    await page.goto(START);
    await expect(heading(page)).toHaveText('Package Expired');
    await expect(page.getByText('Purano Ghor')).toBeVisible();
    const day = formatExpiryDate(packageExpiresAt);
    await expect(page.getByText(`Your package expired on ${day}`)).toBeVisible();
    await expect(sidebar(page)).toHaveCount(0);
    await expect(button(page, 'Sign Out')).toBeVisible();
    await expectAccessible(page);

    await link(page, 'Renew Package').click();
    await expect(page).toHaveURL(/\/reports\/my-limits$/);
    await expect(heading(page)).toHaveText('My Limits');
    await expect(button(page, 'Renew Package')).toBeEnabled();
    // It is not open before the package is paid.
    await expect(link(page, 'Statement')).toHaveCount(0);

    await page.goto(START);
    await link(page, 'New Business').click();
    await expect(page.getByLabel('Business name')).toBeVisible();

    await page.goto(START);
    await button(page, 'Switch Business').click();
    await page.getByRole('menuitem', { name: /Notun Ghor/ }).click();
    await expect(button(page, 'Business Notun Ghor, switch')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });

  test('tells a member whom to ask; they switch or leave, and are not sent round in circles', async ({ as }) => {
    const founder = await makeFounder({ name: 'Purano Ghor', expiresInDays: -12 });
    const member = await makeMember({ flags: ['orderList'] }, { name: 'Notun Ghor' });
    await withMember(founder.shops[0]!, { user: member, flags: ['orderList'] });
    const data = { selectedBusinessId: founder.shops[0]!.id };
    await db.user.update({ where: { id: member.id }, data, select: { id: true } });
    const { name } = await db.user.findUniqueOrThrow({ where: { id: founder.id }, select: { name: true } });
    const page = await as(member.email);
    await page.goto(START);
    await expect(heading(page)).toHaveText('Package Expired');
    await expect(page.getByText(`Please ask ${name}.`)).toBeVisible();
    await expect(link(page, 'Renew Package')).toHaveCount(0);
    await expect(link(page, 'New Business')).toHaveCount(0);
    // They may not see what the files hold.
    await expect(page.getByText('Your data stays yours')).toHaveCount(0);
    await expect(button(page, 'Sign Out')).toBeVisible();
    await button(page, 'Switch Business').click();
    await page.getByRole('menuitem', { name: /Notun Ghor/ }).click();
    await expect(button(page, 'Business Notun Ghor, switch')).toBeVisible();
  });

  test('lets its data be taken along', async ({ as }) => {
    const { email, shops: [shop] } = await makeFounder({ name: 'Purano Ghor', expiresInDays: -12 });
    await withOrder(shop!, { customerName: 'Farhana Akter', lines: [{ product: await withProduct(shop!) }] });
    const page = await as(email);
    await page.goto(START);
    await expect(page.getByText('Your data stays yours')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await link(page, 'Orders').click();
    const sheet = unzipSync(await readFile(await (await download).path()))['xl/worksheets/sheet1.xml'];
    expect(strFromU8(sheet!)).toContain('Farhana Akter');
    for (const name of ['Customers', 'Products', 'Purchases', 'Expenses and income']) {
      const file = await page.request.get((await link(page, name).getAttribute('href'))!);
      expect(file.headers()['content-disposition'], name).toMatch(/\.xlsx"$/);
    }
  });

  test('offers no list where there is no other business', async ({ as }) => {
    const page = await as('expired');
    await page.goto(START);
    await expect(heading(page)).toHaveText('Package Expired');
    await expect(link(page, 'Renew Package')).toBeVisible();
    await expect(button(page, 'Switch Business')).toHaveCount(0);
  });
});
