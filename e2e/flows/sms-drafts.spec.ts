import type { Page } from '@playwright/test';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const SEND_PAGE = '/sms/send-sms';

const questionOn = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const leave = (page: Page) => page.getByRole('link', { name: 'SMS Log' }).last().click();

test('what is typed stays when the form of the top bar is closed, until it is sent', async ({ as }) => {
  const page = await as((await makeFounder({ smsBalance: 10 })).email);
  await page.goto('/ecom/main-order-list');
  const form = page.getByRole('dialog', { name: 'Send message' }).getByRole('form', { name: 'Single SMS' });
  const number = form.getByRole('textbox', { name: 'Mobile number' });
  const message = form.getByRole('textbox', { name: 'Message' });
  const open = () => page.getByRole('button', { name: 'Send message' }).click();
  const close = async () => {
    await page.mouse.click(700, 800);
    await expect(message).toBeHidden();
  };
  await open();
  await number.fill('01711204466');
  await message.fill('Your parcel is here.');
  await close();

  await open();
  await expect(number).toHaveValue('01711204466');
  await expect(message).toHaveValue('Your parcel is here.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await close();
  await open();
  await expect(message).toHaveValue('');
});

test('the page of SMS is not left with something typed without a question', async ({ as }) => {
  const page = await as((await makeFounder({ smsBalance: 10 })).email);
  await page.goto(SEND_PAGE);
  const message = page.getByRole('form', { name: 'Single SMS' }).getByRole('textbox', { name: 'Message' });
  await message.fill('Your parcel is here.');
  await leave(page);
  await questionOn(page).getByRole('button', { name: 'Go back' }).click();
  await expect(message).toHaveValue('Your parcel is here.');
});

test('what is typed for many numbers is not lost: not by leaving, looked at or not, and not by the end of the session', async ({ as, strays }) => {
  strays.allow(/401/);
  const page = await as((await makeFounder({ smsBalance: 10 })).email);
  await page.goto(SEND_PAGE);
  const form = page.getByRole('form', { name: 'SMS to many' });
  const numbers = form.getByRole('textbox', { name: 'Numbers' });
  const look = page.getByRole('region', { name: 'Who gets it' });
  await numbers.fill('01711204461');
  await form.getByRole('textbox', { name: 'Message' }).fill('Eid offer');
  await leave(page);
  await questionOn(page).getByRole('button', { name: 'Go back' }).click();
  await form.getByRole('button', { name: 'See who gets it' }).click();
  await expect(look).toBeVisible();
  await leave(page);
  await questionOn(page).getByRole('button', { name: 'Go back' }).click();

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await look.getByRole('button', { name: 'Send to 1 number' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.context().addCookies(cookies);
  await page.goto(SEND_PAGE);
  await expect(numbers).toHaveValue('01711204461');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Eid offer');

  // Sent, it is left for its job without a question.
  await form.getByRole('button', { name: 'See who gets it' }).click();
  await look.getByRole('button', { name: 'Send to 1 number' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});
