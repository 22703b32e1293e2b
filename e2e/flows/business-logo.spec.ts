import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES, pngOf } from '../support/pictures.ts';
import { shopsOf } from '../support/trial.ts';
import { expectShown } from '../support/expect-shown.ts';

const SETTING = '/setting/business-setting';

const newShop = shopsOf('settings.test');

test('a logo is uploaded, seen and removed', async ({ api, as }) => {
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
