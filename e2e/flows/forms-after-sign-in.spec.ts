import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('what is typed when the session ends is there after signing in again, for nobody else', async ({ as, strays }) => {
  strays.allow(/401/);
  const page = await as('founder');
  const address = '/expense/new-expense';
  const signIn = async (email: string) => {
    await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(address)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'New expense' })).toBeVisible();
  };
  await page.goto(address);
  await page.getByLabel('Amount').fill('77');
  await page.getByLabel('Note').fill('Typed before the session ended');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await signIn('rival@karbar.test');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('Note')).toHaveValue('');

  await page.context().clearCookies();
  await page.reload();
  await signIn('founder@karbar.test');
  await expect(page.getByLabel('Note')).toHaveValue('Typed before the session ended');
  await expect(page.getByLabel('Amount')).toHaveValue('77');
});

test('keys that are typed when the session ends are kept nowhere, and nothing that is old', async ({ as, strays }) => {
  strays.allow(/401/);
  const page = await as('founder');
  const address = '/delivery-method/add-new-dm';
  await page.goto(address);
  await page.evaluate(() => {
    const kept = (keptAt: number) => JSON.stringify({ values: { note: 'Of somebody else' }, keptAt });
    sessionStorage.setItem('typed:somebody:old', kept(Date.now() - 31 * 60_000));
    sessionStorage.setItem('typed:somebody:new', kept(Date.now()));
  });
  await page.getByLabel('Kind').selectOption('Pathao, connected');
  await page.getByLabel('Name', { exact: true }).fill('Pathao of ours');
  await page.getByLabel('Client ID').fill('client-of-ours');
  await page.getByLabel('Client secret').fill('secret-of-ours');
  await page.getByLabel('Password of the merchant account').fill('password-of-ours');
  await page.getByLabel('E-mail of the merchant account').fill('us@example.test');
  await page.getByLabel('Pickup store').fill('1');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(address)}`);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('Pathao of ours');
  expect(await stored()).not.toMatch(/secret-of-ours|password-of-ours/);

  await page.getByLabel('E-mail').fill('founder@karbar.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pathao of ours');
  await expect(page.getByLabel('Client ID')).toHaveValue('client-of-ours');
  await expect(page.getByLabel('Client secret')).toHaveValue('');
  expect(await stored()).toContain('typed:somebody:new');
  expect(await stored()).not.toContain('typed:somebody:old');
});
