import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withSupplier } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

async function expectNone(page: Page, address: string, said: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('dialog')).toContainText(said);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);
}

test('an address opens a supplier that is not among the rows, further down or archived, and it is saved from there', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const names = Array.from({ length: 130 }, (_, index) => `Loom ${String(index + 1).padStart(3, '0')}`);
  await db.supplier.createMany({ data: names.map((name) => ({ businessId: shop.id, name })) });
  const last = await db.supplier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Loom 130' } });
  const foreign = await withSupplier((await makeFounder()).shops[0]!);
  const page = await as(founder.email);
  const address = (id: string) => `/purchase/suppliers?open=${encodeURIComponent(id)}`;
  const drawer = page.getByRole('dialog', { name: 'Loom 130' });

  await page.goto(address(encodeId('Supplier', last.id)));
  await expect(page.getByRole('grid').getByText('Loom 001')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Loom 130')).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.reload();

  // Somebody else changes it meanwhile: what they wrote is read and what is typed stays.
  await expect(drawer.getByLabel('Name')).toHaveValue('Loom 130');
  await db.supplier.update({ where: { businessId_id: { businessId: shop.id, id: last.id } }, data: { note: 'Closed on Fridays', version: { increment: 1 } } });
  await drawer.getByLabel('Address').fill('Narsingdi');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByRole('button', { name: 'Reload' }).click();
  await expect(drawer.getByLabel('Note')).toHaveValue('Closed on Fridays');
  await drawer.getByRole('switch', { name: 'No longer bought from' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);

  await page.goto(address(encodeId('Supplier', last.id)));
  await expect(drawer.getByLabel('Address')).toHaveValue('Narsingdi');
  await expect(drawer.getByRole('switch', { name: 'No longer bought from' })).toBeChecked();

  await expectNone(page, address('nonsense'), 'There is no such supplier');
  await expectNone(page, address(encodeId('Supplier', foreign)), 'There is no such supplier');
});

test('an address opens a member who is not among the rows, and who is of another business is nobody', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const people = Array.from({ length: 105 }, (_, index) => {
    const email = `weaver-${index}-${shop.id}@example.test`;
    return { email, firebaseUid: email, name: `Weaver ${index + 1}` };
  });
  await db.user.createMany({ data: people });
  const users = await db.user.findMany({ where: { email: { in: people.map(({ email }) => email) } } });
  await db.membership.createMany({ data: users.map(({ id: userId }) => ({ businessId: shop.id, userId, role: 'MEMBER' as const })) });
  const page = await as(founder.email);
  await page.goto('/setting/business-user-list');
  await expect(page.getByRole('grid').getByText('Weaver').first()).toBeVisible();
  const shown = await page.getByRole('grid').getByRole('row').allTextContents();
  const hidden = users.find(({ email }) => !shown.some((text) => text.includes(email)))!;
  expect(hidden).toBeDefined();
  const address = (id: string) => `/setting/business-user-list?open=${encodeURIComponent(id)}`;
  await page.goto(address(encodeId('Member', hidden.id)));
  const drawer = page.getByRole('dialog', { name: hidden.name });
  await drawer.getByRole('button', { name: 'Packer' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The rights of ${hidden.name} are changed`)).toBeVisible();

  const elsewhere = await withMember((await makeFounder()).shops[0]!, {});
  await expectNone(page, address(encodeId('Member', elsewhere.id)), 'There is no such user');
});
