import { db } from '../../gateway/db/client.ts';
import { signIn } from '../support/accounts.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES } from '../support/pictures.ts';
import { shopsOf } from '../support/trial.ts';
import { expectShown } from '../support/expect-shown.ts';

const SETTING = '/setting/business-setting';

const newShop = shopsOf('settings.test');

test('the business setting is saved, guarded, and shows who was quicker', async ({ api, as }) => {
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

test('fees and stock rules are saved and read again', async ({ api, as }) => {
  const page = await as(await newShop(api, 'fees'));
  await page.goto(SETTING);
  await expect(page.getByLabel('Outside Dhaka')).toHaveValue('0');

  await test.step('what does not fit is said under the field', async () => {
    await page.getByLabel('Inside Dhaka').fill('-5');
    await page.getByLabel('Around Dhaka').fill('');
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
    await type('Around Dhaka', '100.50');
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
      ['Inside Dhaka', '60'], ['Around Dhaka', '100.5'], ['Outside Dhaka', '1,130'], ['Packaging per order', '12'],
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
      await expectPageFits(page);
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
