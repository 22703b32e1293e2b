import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { createAdExpense } from '../../gateway/modules/accounting/ad-expense.ts';
import { Session } from '../../gateway/session/session.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { META_TOKEN } from '../doubles/meta.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the ads at Meta are connected by a token, read, and counted once beside what is entered by hand', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Meta' });
  const page = await as(email);
  const card = page.getByRole('table', { name: 'Ads at Meta' });

  await test.step('a token that Meta refuses is told so at its field, and one that it takes connects', async () => {
    await page.goto('/setting/integrations');
    await expect(page.getByText('Not connected. What ads spend is entered by hand.')).toBeVisible();
    await page.getByRole('button', { name: 'Connect' }).click();
    const drawer = page.getByRole('dialog', { name: 'Connect the ads at Meta' });
    await drawer.getByLabel('Access token').fill('EAAa-token-of-somebody-else');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(drawer.getByText('Meta refuses the access token: connect again with a new one').first()).toBeVisible();
    await drawer.getByLabel('Access token').fill(META_TOKEN);
    await page.keyboard.press('Control+s');
    const manage = page.getByRole('dialog', { name: 'Ads at Meta' });
    await expect(manage.getByRole('switch', { name: /Nakshi ads/ })).toBeChecked();
    await expectAccessible(page);
    await manage.getByRole('button', { name: 'Go back' }).click();
    await expect(card).toContainText('Access token of Rahim Ads');
    await expect(card).toContainText(`••••${META_TOKEN.slice(-4)}`);
    await expect(card).toContainText('Token does not expire');
    await expect(page.locator('body')).not.toContainText(META_TOKEN);
  });

  await test.step('it is disconnected at once, on the second try where somebody else was ahead, and connected again', async () => {
    await page.getByRole('button', { name: 'Manage' }).click();
    const manage = page.getByRole('dialog', { name: 'Ads at Meta' });
    await expect(manage.getByRole('switch', { name: /Nakshi ads/ })).toBeChecked();
    await db.metaAccess.update({ where: { businessId: shop!.id }, data: { version: { increment: 1 } } });
    await manage.getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText(/was changed by someone else/)).toBeVisible();
    await expect(async () => {
      await question.getByRole('button', { name: 'Disconnect' }).click({ timeout: 2_000 });
      await expect(question).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('Not connected. What ads spend is entered by hand.')).toBeVisible();
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByLabel('Access token').fill(META_TOKEN);
    await page.keyboard.press('Control+s');
    await manage.getByRole('button', { name: 'Go back' }).click();
    await expect(card).toContainText('Access token of Rahim Ads');
  });

  await test.step('what it reads stands in the report, by campaign, ad set and ad', async () => {
    await expect(async () => {
      await page.goto('/marketing/meta-ads-report');
      await expect(page.getByRole('table', { name: 'As Meta counts' }).getByRole('row').filter({ hasText: 'Eid sale' })).toContainText('$12.50', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('$12.50 that Meta has spent are not entered')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Ads', exact: true }).click();
    await expect(page).toHaveURL(/level=AD\b/);
    await expect(page.getByRole('table', { name: 'As Meta counts' }).getByRole('row').filter({ hasText: 'Video' })).toContainText('Dhaka');
    await expect(page.getByRole('tab', { name: 'Ads', exact: true })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('table', { name: 'As Meta counts' })).toContainText('4,200');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an expense of the day takes its place', async () => {
    await execute(createAdExpense, Session.system(shop!.id), {
      accountId: await accountId(shop!, 'bank'), platform: 'Facebook', campaign: 'Eid sale', usd: 12.5, rate: 120, from: new Date(), to: new Date(),
    });
    await page.goto('/marketing/meta-ads-report');
    const line = page.getByRole('table', { name: 'Ads by campaign' }).getByRole('row').filter({ hasText: 'Eid sale' });
    await expect(line).toContainText('৳1,500');
    await expect(line).toContainText('$12.50');
    await expect(page.getByText('that Meta has spent are not entered')).toHaveCount(0);
  });

  await test.step('the access token is forgotten', async () => {
    await page.goto('/setting/integrations');
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('dialog', { name: 'Ads at Meta' }).getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Not connected. What ads spend is entered by hand.')).toBeVisible();
  });
});
