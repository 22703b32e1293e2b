import { makeMember } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const emulator = (path: string, init?: RequestInit) => fetch(`http://${process.env.KARBAR_AUTH_EMULATOR}${path}`, init);

/** What the link of the letter carries, with which a new password is chosen. */
async function resetCode(email: string): Promise<string> {
  const answer = await emulator('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
  });
  expect(answer.ok).toBe(true);
  const list = await (await emulator('/emulator/v1/projects/demo-karbar/oobCodes')).json();
  const { oobCodes } = list as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((mail) => mail.email === email)!.oobCode;
}

test('choosing a new password signs in with it, and ends the sessions of before at once', async ({ browser, as, baseURL, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await browser.newPage();
  strays.watch(page.context());
  const { email } = await makeMember({ flags: ['search'] }, { name: 'Quince' });
  const thief = await as(email);
  await thief.goto('/ecom/ecom-search');
  await expect(thief.getByRole('button', { name: 'Business Quince, switch' })).toBeVisible();
  const code = await resetCode(email);
  // Firebase tells times in whole seconds: the change has to be in a later one than the sign-in.
  const second = () => Math.floor(Date.now() / 1_000);
  const signedInAt = second();
  await expect.poll(second).toBeGreaterThan(signedInAt);

  const continueUrl = encodeURIComponent(`${baseURL}/invitations`);
  await page.goto(`/sign-in/action?mode=resetPassword&oobCode=${code}&continueUrl=${continueUrl}`);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('a-new-password-88');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();

  expect((await thief.request.get('/api/trpc/user.getUserById')).status()).toBe(401);
  await thief.reload();
  await expect(thief).toHaveURL(/\/sign-in/);
  await page.close();
});
