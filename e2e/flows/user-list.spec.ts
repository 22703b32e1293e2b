import type { Page } from '@playwright/test';
import { named, watchOperations } from '../shell/wire.ts';
import { makeVerified } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { shopsOf } from '../support/trial.ts';

const USERS = '/setting/business-user-list';

const newShop = shopsOf('settings.test');

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function invite(page: Page, email: string, preset: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: preset }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
}

test('a founder invites, changes and disables; the package limits how many', async ({ api, as }) => {
  const email = await newShop(api, 'seats');
  const founder = await as(email);
  const { email: packer } = await makeVerified('packer@settings.test');

  await test.step('an invited packer has the rights of the preset', async () => {
    await founder.goto(USERS);
    await expect(founder.getByText('1 of 3 users')).toBeVisible();
    await invite(founder, packer, 'Packer');
    await expect(founder.getByText(`Invitation sent to ${packer}`)).toBeVisible();
    await expect(row(founder, packer)).toContainText('Member');
    await expect(row(founder, packer)).toContainText('Invited');
    await expect(row(founder, packer)).toContainText('4 of 16');
    await expect(founder.getByText('2 of 3 users')).toBeVisible();
  });

  await test.step('why an action of the drawer was refused can be dismissed', async () => {
    await row(founder, packer).click();
    const drawer = founder.getByRole('dialog', { name: packer });
    await drawer.getByRole('button', { name: 'Send invitation again' }).click();
    const refusal = drawer.getByRole('alert').filter({ hasText: 'This person was written to a moment ago' });
    await expect(refusal).toBeVisible();
    await refusal.getByRole('button', { name: 'Dismiss' }).click();
    await expect(refusal).toHaveCount(0);
    await founder.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  const member = await as(packer);
  await test.step('the packer comes in and sees what they may see', async () => {
    await member.goto('/ecom/main-order-list');
    await member.getByRole('link', { name: 'See your invitations' }).click();
    await member.getByRole('article', { name: 'seats' }).getByRole('button', { name: 'Accept' }).click();
    await expect(member.getByRole('button', { name: 'Business seats, switch' })).toBeVisible();
    await member.goto('/ecom/main-order-list');
    await expect(member.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
    await member.goto(USERS);
    await expect(member.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
  });

  await test.step('a right given counts from the next page on', async () => {
    await founder.reload();
    await expect(row(founder, packer)).toContainText('Active');
    await row(founder, packer).click();
    await founder.getByLabel('Users', { exact: false }).and(founder.getByRole('checkbox')).check();
    await founder.getByRole('button', { name: 'Save' }).click();
    await expect(row(founder, packer)).toContainText('5 of 16');
    await member.reload();
    await expect(member.getByRole('heading', { name: 'User List' })).toBeVisible();
  });

  await test.step('nobody gives what they do not have, or changes who is above them', async () => {
    await member.getByRole('button', { name: 'Invite user' }).click();
    const dialog = member.getByRole('dialog', { name: 'Invite a user' });
    await expect(dialog.getByRole('button', { name: 'Owner' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /^Accounting/ })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /^Order list/ })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await row(member, email).click();
    await expect(member.getByText('You cannot change a member above your own role')).toBeVisible();
    await expect(member.getByRole('button', { name: 'Save' })).toHaveCount(0);
    const sent = watchOperations(member);
    await member.keyboard.press('Control+s');
    await member.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await expect(member.getByRole('dialog')).toHaveCount(0);
    expect(named(sent, 'useUpdateMemberMutation')).toEqual([]);
  });

  await test.step('the last seat is taken, and the next invitation is refused with the way on', async () => {
    await invite(founder, 'third@settings.test', 'Accountant');
    await expect(founder.getByText('Every seat of your package is taken')).toBeVisible();
    await invite(founder, 'fourth@settings.test', 'Accountant');
    const dialog = founder.getByRole('dialog', { name: 'Invite a user' });
    await expect(dialog.getByText('Your package allows no more users.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'My Limits' })).toHaveAttribute('href', '/reports/my-limits');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await founder.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('the last founder stays', async () => {
    await row(founder, email).click();
    await expect(founder.getByRole('button', { name: 'Sign out of this business' })).toBeVisible();
    // Nobody disables themselves.
    await expect(founder.getByRole('button', { name: 'Disable' })).toHaveCount(0);
    await founder.getByRole('dialog').getByLabel('Role', { exact: true }).selectOption('ADMIN');
    await founder.getByRole('button', { name: 'Save' }).click();
    await expect(founder.getByText('A business needs at least one founder')).toBeVisible();
    await founder.getByRole('button', { name: 'Go back' }).click();
    await founder.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('a disabled member is out at once, and their seat is free', async () => {
    await row(founder, packer).click();
    await founder.getByRole('button', { name: 'Disable' }).click();
    await founder.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(founder.getByRole('button', { name: 'Enable' })).toBeVisible();
    await founder.keyboard.press('Escape');
    await expect(row(founder, packer)).toContainText('Disabled');
    await expect(founder.getByText('2 of 3 users')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('heading', { name: 'No Active Business Found' })).toBeVisible();
  });

  await expectAccessible(founder);
});
