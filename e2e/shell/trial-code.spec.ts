import { v7 as uuidv7 } from 'uuid';
import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { BulkSmsBdDouble } from '../doubles/sms-bulksmsbd.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startOtherGateway, type OtherGateway } from '../support/other-gateway.ts';
import { freshPhone } from '../support/trial.ts';
import { intercept, named, watchOperations } from './wire.ts';

const PHONE = { width: 360, height: 740 };
const START = 'Start free trial';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

interface Person {
  businessName: string;
  phone: string;
}

/** Fills in the first step, and submits it by the keyboard. */
async function apply(page: Page, { businessName, phone }: Person): Promise<void> {
  await field(page, 'Your name').fill('Rima Sultana');
  await field(page, 'E-mail').fill(`rima-${uuidv7()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password-77');
  await field(page, 'Business name').fill(businessName);
  await field(page, 'Mobile number').fill(phone);
  await field(page, 'Mobile number').press('Enter');
}

const newPerson = (): Person => ({ businessName: `Rima’s ${uuidv7().slice(-6)}`, phone: freshPhone() });

/** As if the codes for this number had been asked for so many minutes ago. */
const age = (phone: string, minutes: number) => db.$executeRaw`
  UPDATE "TrialCode" SET "createdAt" = "createdAt" - ${minutes} * interval '1 minute',
    "expiresAt" = "expiresAt" - ${minutes} * interval '1 minute' WHERE "phone" = ${phone}`;

test.describe('with a gateway that sends', () => {
  let double: BulkSmsBdDouble;
  let other: OtherGateway;

  test.beforeAll(async () => {
    double = await new BulkSmsBdDouble().listen();
    const { apiKey, senderId } = double.account;
    other = await startOtherGateway({
      SMS_GATEWAY: 'bulksmsbd', SMS_BASE_URL: double.url, SMS_API_KEY: apiKey, SMS_SENDER_ID: senderId,
    });
  });
  test.afterAll(async () => {
    await other.stop();
    await double.close();
  });

  /** The code of the newest message to this number, as soon as there is one. */
  async function received(phone: string): Promise<string> {
    const messages = () => double.sent.filter(({ to }) => to === `88${phone}`);
    await expect.poll(() => messages().length).toBeGreaterThan(0);
    return /^\d{6}/.exec(messages().at(-1)!.text)![0];
  }

  test('the code is in the SMS alone, and is typed in', async ({ page }) => {
    const person = newPerson();
    const sent = watchOperations(page);
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
    });
    await page.goto(`${other.url}/sign-up-for-trial`);
    await apply(page, person);
    const code = field(page, 'Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await expect(field(page, 'Mobile number')).toHaveCount(0);
    await expect(code).toHaveAccessibleDescription(/^We have sent it to 019\d\d-\d{6}\. It is valid for ten minutes\.$/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    const digits = await received(person.phone);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(answers.join()).not.toContain(digits);
    expect(await page.content()).not.toContain(digits);

    await page.setViewportSize(PHONE);
    await expectPageFits(page);
    await expectAccessible(page);

    await code.fill('12 34');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Enter the six digits of the code/);
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
    await code.fill(wrong);
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/This code is not right: only the newest one counts\. 4 tries are left\./);
    await expect(code).toBeFocused();
    await code.fill(digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!));
    await code.press('Enter');
    await expect(page).toHaveURL(/\/on-boarding$/);
    const tries = named(sent, 'useSignUpTrialMutation').map(({ variables }) => (variables['input'] as { code: string }).code);
    expect(tries[0]).toBe(wrong);
    expect(tries).toHaveLength(2);
    expect(await db.business.findMany({ where: { name: person.businessName }, select: { hotline: true } })).toEqual(
      [{ hotline: person.phone }],
    );
  });

  test('a message that did not go out is said so, and may be asked for again at once', async ({ page }) => {
    const person = newPerson();
    await page.goto(`${other.url}/sign-up-for-trial`);
    double.refuse(1007);
    await apply(page, person);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('The code could not be sent. Please check the number and try again.');
    await expect(page.getByRole('status')).toContainText('Your account is ready');
    await button(page, START).click();
    await field(page, 'Code').fill(await received(person.phone));
    await button(page, START).click();
    await expect(page).toHaveURL(/\/on-boarding$/);
  });

  test('when nobody knows whether it went out, the code can be entered all the same', async ({ page }) => {
    const person = newPerson();
    await page.goto(`${other.url}/sign-up-for-trial`);
    double.fail({ path: '/api/smsapi', kind: 'drop-after' });
    await apply(page, person);
    await expect(page.getByRole('alert')).toContainText('The SMS gateway did not answer.');
    await expect(field(page, 'Code')).toHaveAccessibleDescription(/It may be on its way to/);
    await field(page, 'Code').fill(await received(person.phone));
    await button(page, START).click();
    await expect(page).toHaveURL(/\/on-boarding$/);
  });

  test('another code can be had after a minute, or another number be given', async ({ page }) => {
    const person = newPerson();
    const sent = watchOperations(page);
    await page.clock.install();
    await page.goto(`${other.url}/sign-up-for-trial`);
    await apply(page, person);
    await expect(button(page, /^Send again in \d+ s$/)).toBeDisabled();
    await button(page, 'Change number').click();
    await expect(field(page, 'Mobile number')).toBeFocused();
    await expect(field(page, 'Code')).toHaveCount(0);
    await expect(field(page, 'Business name')).toHaveValue(person.businessName);
    // Back at the same number its code is still good: no second message.
    await button(page, START).click();
    await expect(field(page, 'Code')).toBeFocused();
    expect(named(sent, 'useRequestTrialCodeMutation')).toHaveLength(1);
    const first = await received(person.phone);

    await page.clock.fastForward(61_000);
    await button(page, 'Send again').click();
    await expect(page.getByRole('alert')).toHaveText(/^You can ask for another code in \d+ seconds?$/);
    await age(person.phone, 11);
    await field(page, 'Code').fill(first);
    await button(page, START).click();
    await expect(field(page, 'Code')).toHaveAccessibleDescription(/This code is too old\. Please ask for a new one\./);
    await button(page, 'Send again').click();
    await expect(field(page, 'Code')).toHaveValue('');
    await expect(field(page, 'Code')).toBeFocused();
    await expect(page.getByText('This code is too old.')).toHaveCount(0);

    await button(page, 'Change number').click();
    const phone = freshPhone();
    await field(page, 'Mobile number').fill(phone);
    await button(page, START).click();
    await field(page, 'Code').fill(await received(phone));
    await button(page, START).click();
    await expect(page).toHaveURL(/\/on-boarding$/);
    expect(await db.trialPhone.count({ where: { phone: { in: [phone, person.phone] } } })).toBe(1);
  });
});

test('a number has one trial: whoever proves it again is told so', async ({ page, browser, baseURL }) => {
  const person = newPerson();
  await page.goto('/sign-up-for-trial');
  await apply(page, person);
  await button(page, START).click();
  await expect(page).toHaveURL(/\/on-boarding$/);
  await age(person.phone, 2);

  const context = await browser.newContext();
  const second = await context.newPage();
  await second.goto(`${baseURL}/sign-up-for-trial`);
  await apply(second, { ...newPerson(), phone: person.phone });
  await expect(field(second, 'Code')).toHaveValue(/^\d{6}$/);
  await expectAccessible(second);
  await button(second, START).click();
  await expect(second.getByRole('alert')).toHaveText('A trial was already started with this phone number');
  await context.close();
});

test('whoever left in between goes on where a business is created', async ({ page }) => {
  const person = newPerson();
  await page.goto('/sign-up-for-trial');
  await apply(page, person);
  await expect(field(page, 'Code')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Create your business' }).click();
  // The page that is left has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Create a business' })).toBeVisible();
  await field(page, 'Business name').fill(person.businessName);
  await field(page, 'Mobile number').fill(freshPhone());
  await button(page, 'Create business').click();
  await expect(page.getByText(/^This server sends no SMS\. Your code is \d{6}\.$/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Create business').click();
  await expect(page).toHaveURL(/\/on-boarding$/);
  expect(await db.business.count({ where: { name: person.businessName } })).toBe(1);
});

test('a lost connection leaves the step as it was', async ({ page, strays }) => {
  strays.allow(/Failed to load resource/);
  const person = newPerson();
  await page.goto('/sign-up-for-trial');
  await apply(page, person);
  const code = await field(page, 'Code').inputValue();
  await intercept(page, 'useSignUpTrialMutation', 'abort');
  await button(page, START).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(field(page, 'Code')).toHaveValue(code);
  await page.unroute('**/graphql');
  await button(page, START).click();
  await expect(page).toHaveURL(/\/on-boarding$/);
});
