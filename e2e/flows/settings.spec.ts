import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { makeVerified, signIn } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES, pngOf } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

const USERS = '/setting/business-user-list';
const SETTING = '/setting/business-setting';

/** A founder and their business on TRIAL, which has three seats; nobody else's tests see it. */
async function newShop(api: Client, name: string): Promise<`${string}@${string}`> {
  const { email, idToken } = await makeVerified(`${name}@settings.test`);
  await startTrial(api, idToken, name);
  return email;
}

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function invite(page: Page, email: string, preset: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: preset }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
}

test('a founder invites, changes and disables; the package limits how many', async ({ api, as }) => {
  test.setTimeout(120_000);
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
    await founder.getByLabel('Role', { exact: true }).selectOption('ADMIN');
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

test('the business setting is saved, guarded, and shows who was quicker', async ({ api, as }) => {
  test.setTimeout(120_000);
  const email = await newShop(api, 'setting');
  const page = await as(email);
  await page.goto(SETTING);

  await test.step('leaving with changes asks first', async () => {
    await page.getByLabel('Hotline').fill('০১৭১১ ২২৩৩৪৪');
    await page.getByRole('link', { name: 'User List' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Hotline')).toHaveValue('01711223344');
  });

  await test.step('what does not fit is said under the field', async () => {
    await page.getByLabel('Order prefix').fill('A#');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Letters, digits, - and / only')).toBeVisible();
    await page.getByLabel('Order prefix').fill('');
  });

  await test.step('a colleague was quicker: both versions are shown, and each field is chosen by itself', async () => {
    await page.getByLabel('Inside Dhaka').fill('70');
    const { idToken } = await signIn(email);
    const document = 'mutation($input: UpdateBusinessInput!) { updateBusiness(input: $input) { __typename } }';
    const input = {
      version: 1, name: 'setting', address: 'Mirpur 10', hotline: '01811000000', orderPrefix: 'S-', deliveryFeeInside: 60,
    };
    const { data } = await api.graphql(idToken, document, { input });
    expect(data).toEqual({ updateBusiness: { __typename: 'UpdateBusinessSuccess' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Somebody else has changed the setting meanwhile')).toBeVisible();
    const versions = page.getByRole('list', { name: 'Both versions' });
    const version = (field: string) => versions.getByRole('listitem').filter({ hasText: field });
    await expect(version('Address')).toContainText('Mirpur 10');
    await expect(version('Address')).toContainText('You have not changed it');
    await expect(version('Hotline')).toContainText('01811000000');
    await expect(version('Hotline')).toContainText('01711223344');
    await expect(version('Inside Dhaka')).toContainText('৳60');
    await expect(version('Inside Dhaka')).toContainText('৳70');
    await expect(page.getByLabel('Address')).toHaveValue('Mirpur 10');
    await expect(page.getByLabel('Hotline')).toHaveValue('01711223344');
    await expectAccessible(page);
    await version('Inside Dhaka').getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('Inside Dhaka')).toHaveValue('60');
    await expect(version('Inside Dhaka')).toContainText('You have not changed it');
  });

  await test.step('saved is saved', async () => {
    await page.getByLabel('Order prefix').fill('ST-');
    await page.getByLabel('Order prefix').press('Control+s');
    await expect(page.getByText('Business setting saved')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Both versions' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Order prefix')).toHaveValue('ST-');
    await expect(page.getByLabel('Hotline')).toHaveValue('01711223344');
    await expect(page.getByLabel('Address')).toHaveValue('Mirpur 10');
    await expect(page.getByLabel('Inside Dhaka')).toHaveValue('60');
  });

  await test.step('a name that the founder already uses is said under the name', async () => {
    const { idToken } = await signIn(email);
    const document = 'mutation($input: CreateBusinessInput!) { createBusiness(input: $input) { __typename } }';
    await api.graphql(idToken, document, { input: { name: 'Second shop' } });
    await page.getByLabel('Business name').fill('Second Shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The founder already has a business with this name')).toBeVisible();
    await expect(page.getByLabel('Business name')).toBeFocused();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Business name')).toHaveValue('setting');
  });

  await expectAccessible(page);
});

/** The picture has come and is shown: a broken one has no width. */
async function expectShown(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

test('a logo is uploaded, seen and removed', async ({ api, as }) => {
  test.setTimeout(120_000);
  const page = await as(await newShop(api, 'logo'));
  await page.goto(SETTING);
  const file = page.locator('input[type=file]');
  const logo = page.getByRole('img', { name: 'Logo of logo' });
  const switcher = page.getByRole('button', { name: 'Business logo, switch' });

  await test.step('what is no picture is refused under the field', async () => {
    await expect(switcher.locator('img')).toHaveCount(0);
    for (const [name, mimeType, bytes] of [
      ['logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['logo.png', 'image/png', Buffer.from('<!doctype html>')],
    ] as const) {
      await file.setInputFiles({ name, mimeType, buffer: bytes });
      await expect(page.getByRole('alert')).toHaveText('Choose a PNG, JPEG or WebP picture');
    }
    await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: pngOf(8, 8) });
    await expect(page.getByRole('alert')).toHaveText('Each side of the picture needs 32 to 4,096 pixels');
  });

  await test.step('nothing is saved where somebody else answers', async () => {
    await page.route('**/api/business/logo', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }));
    await file.setInputFiles(PICTURES.png);
    await expect(page.getByRole('alert')).toHaveText(/Unknown error/);
    await expect(page.getByText('Logo saved')).toHaveCount(0);
    await page.unroute('**/api/business/logo');
  });

  await test.step('a picture is saved at once and seen wherever the business is', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload logo' }).press('Enter');
    await (await chooser).setFiles(PICTURES.png);
    await expect(page.getByText('Logo saved')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectShown(logo);
    await expectShown(switcher.locator('img'));
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.reload();
    await expectShown(logo);
    await expectAccessible(page);
  });

  await test.step('a photograph of many megabytes is made to fit', async () => {
    const before = await logo.getAttribute('src');
    const photo = pngOf(5_000, 2_500, { noise: true });
    expect(photo.length).toBeGreaterThan(10_000_000);
    await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await expect(logo).not.toHaveAttribute('src', before ?? '');
    await expectShown(logo);
    expect(await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1024, 512]);
  });

  await test.step('removed, its letter is back, and the keyboard stays where it was', async () => {
    await page.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByText('Logo removed')).toBeVisible();
    await expect(logo).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload logo' })).toBeFocused();
    await expect(switcher.locator('img')).toHaveCount(0);
  });
});

test('fees and stock rules are saved and read again', async ({ api, as }) => {
  test.setTimeout(120_000);
  const page = await as(await newShop(api, 'fees'));
  await page.goto(SETTING);
  await expect(page.getByLabel('Outside Dhaka')).toHaveValue('0');

  await test.step('what does not fit is said under the field', async () => {
    await page.getByLabel('Inside Dhaka').fill('-5');
    await page.getByLabel('Dhaka suburbs').fill('');
    await page.getByLabel('Outside Dhaka').fill('sixty');
    await page.getByLabel('COD fee').fill('101');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Must be 0 or more')).toBeVisible();
    await expect(page.getByText('Enter a number')).toBeVisible();
    await expect(page.getByText('Must be 100 or less')).toBeVisible();
    await expect(page.getByLabel('Inside Dhaka')).toBeFocused();
    await expect(page.getByText('Business setting saved')).toHaveCount(0);
  });

  await test.step('Bangla digits are taken, with the keyboard alone', async () => {
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type('Inside Dhaka', '৬০');
    await type('Dhaka suburbs', '100.50');
    await type('Outside Dhaka', '1,130');
    await type('Packaging per order', '12');
    await type('COD fee', '1.15');
    await type('Days until bought goods come', '৭');
    await page.getByLabel('Reserve stock').selectOption('ORDER');
    await page.getByRole('switch', { name: 'Allow backorder' }).press('Space');
    await expect(page.getByText('Order, product and bell show what is missing.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Business setting saved')).toBeVisible();
  });

  await test.step('read again, they are what was typed', async () => {
    await page.reload();
    for (const [label, value] of [
      ['Inside Dhaka', '60'], ['Dhaka suburbs', '100.5'], ['Outside Dhaka', '1,130'], ['Packaging per order', '12'],
      ['COD fee', '1.15'], ['Reserve stock', 'ORDER'], ['Days until bought goods come', '7'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(page.getByRole('switch', { name: 'Allow backorder' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });

  await test.step('the page stays within a small phone, in both themes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});

test('the first of the five steps asks for what the business setting holds', async ({ api, as }) => {
  const page = await as(await newShop(api, 'steps'));
  await page.goto('/on-boarding');
  await page.locator('input[type=file]').setInputFiles(PICTURES.webp);
  await expectShown(page.getByRole('img', { name: 'Logo of steps' }));
  await page.getByLabel('Order prefix').fill('ST#');
  await page.getByLabel('Inside Dhaka').fill('৭০');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Letters, digits, - and / only')).toBeVisible();
  await page.getByLabel('Order prefix').fill('ST-');
  await expect(page.getByText('Your next order is called ST-1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Name your courier')).toBeVisible();
  await page.goto(SETTING);
  await expect(page.getByLabel('Order prefix')).toHaveValue('ST-');
  await expect(page.getByLabel('Inside Dhaka')).toHaveValue('70');
  await expectShown(page.getByRole('img', { name: 'Logo of steps' }));
});

test('what the server refused is asked about again by the next Ctrl+S, also when nothing was changed', async ({ api, as }) => {
  const page = await as(await newShop(api, 'persistent'));
  await page.goto('/setting/new-order-source');
  const source = page.getByRole('listitem').filter({ hasText: 'Instagram' }).or(page.getByRole('row').filter({ hasText: 'Instagram' }));
  await expect(source).toHaveCount(1);
  await page.getByRole('button', { name: 'Add source' }).click();
  const dialog = page.getByRole('dialog', { name: 'New order source' });
  await dialog.getByLabel('Name').fill('Instagram');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('There already')).toBeVisible();

  // Somebody takes the other one out of the way.
  await db.orderSource.deleteMany({ where: { name: 'Instagram', business: { name: 'persistent' } } });
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(source).toHaveCount(1);
});
