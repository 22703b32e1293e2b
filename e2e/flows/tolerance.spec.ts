import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('a member who keeps delivery methods is told at the field that only an administrator raises what is ignored', async ({ as }) => {
  const founder = await makeFounder({ name: 'Small change' });
  const shop = founder.shops[0]!;
  const member = await withMember(shop, { flags: ['deliveryMethod'], name: 'Keeper' });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(member);
  const page = await as(member.email);
  await page.goto('/delivery-method/add-new-dm');
  await page.getByLabel('Name', { exact: true }).fill('Karim on his motorbike');
  await expect(page.getByText('Only an administrator may raise it.')).toBeVisible();
  await page.getByLabel('Difference to ignore').fill('5');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Must be 1 or less')).toBeVisible();
  await page.getByLabel('Difference to ignore').fill('1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Karim on his motorbike is saved')).toBeVisible();

  const admin = await as(founder.email);
  await admin.goto('/delivery-method/add-new-dm');
  await expect(admin.getByLabel('Difference to ignore')).toBeVisible();
  await expect(admin.getByText('Only an administrator may raise it.')).toHaveCount(0);
});
