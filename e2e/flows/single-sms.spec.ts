import type { Locator, Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { queueSms } from '../../gateway/modules/messaging/queue-sms.ts';
import { sendSingleSms } from '../../gateway/modules/messaging/send-single-sms.ts';
import { settleSms } from '../../gateway/modules/messaging/settle-sms.ts';
import { Session } from '../../gateway/session/session.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { idTokenFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { fieldsOf, formOn, log, NUMBER, SEND_PAGE, shopWith } from '../support/single-sms.ts';

/** The form of the top bar. */
async function openPopover(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Send message' }).click();
  return page.getByRole('dialog', { name: 'Send message' }).getByRole('form', { name: 'Single SMS' });
}

test('from the top bar: checked in order, sent, paid from the balance, form cleared', async ({ as }) => {
  const shop = await shopWith(10);
  const page = await as(shop.founder.email);
  await page.goto('/ecom/main-order-list');
  const form = await openPopover(page);
  const { number, message, send } = fieldsOf(form);
  const alert = page.getByRole('alert');

  await send.click();
  await expect(alert).toHaveText('Please fill in all fields');
  await number.fill('1234');
  await send.click();
  await expect(alert).toHaveText('Please fill in all fields');
  await message.fill('Your parcel is here.');
  await send.click();
  await expect(alert).toHaveText('Please enter a valid mobile number with 11 digits');
  // Eleven digits and nothing else, as the specification says; leaving the field makes no difference.
  for (const refused of ['017112044661', '+8801711204466', '01711-204466']) {
    await number.fill(refused);
    await message.focus();
    await expect(number).toHaveValue(refused);
    await send.click();
    await expect(alert).toHaveText('Please enter a valid mobile number with 11 digits');
    await expect(form.getByText('Please enter a valid mobile number with 11 digits')).toBeVisible();
    await expect(number).toBeFocused();
  }
  expect(await log(shop)).toEqual([]);

  await number.fill(NUMBER);
  await expect(form.getByText('Costs 1 of the 10 SMS in the balance, worth ৳0.35')).toBeVisible();
  await send.click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await expect(number).toHaveValue('');
  await expect(message).toHaveValue('');
  expect(await log(shop)).toEqual([
    { mobileNumber: NUMBER, message: 'Your parcel is here.', status: 'SENT', cost: 1 },
  ]);
  await page.goto(SEND_PAGE);
  await expect(page.getByText('9 SMS left')).toBeVisible();
});

test('on its page: a template, the count of SMS in both alphabets, a falling balance', async ({ as }) => {
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await page.goto(SEND_PAGE);
  await expect(page.getByText('5 SMS left')).toBeVisible();
  const { number, message, template, send } = fieldsOf(formOn(page));
  const count = formOn(page);

  await expect(count).toContainText('160 letters fit in one SMS, 70 in Bangla');
  await message.fill('a'.repeat(160));
  await expect(count).toContainText('1 SMS, 0 of 160 letters left');
  await message.fill('a'.repeat(161));
  await expect(count).toContainText('2 SMS, 145 of 153 letters left');
  await expect(count).toContainText('English (GSM-7)');
  await message.fill('€'.repeat(80));
  await expect(count).toContainText('1 SMS, 0 of 160 letters left');
  await message.fill('ক'.repeat(70));
  await expect(count).toContainText('1 SMS, 0 of 70 letters left');
  await expect(count).toContainText('Bangla (UCS-2)');
  await message.fill('ক'.repeat(71));
  await expect(count).toContainText('2 SMS, 63 of 67 letters left');

  await template.selectOption('Order on its way');
  await expect(message).toHaveValue('Your parcel is with the courier and will reach you in 2-3 days.');
  await template.selectOption('ধন্যবাদ');
  await expect(message).toHaveValue(/^আমাদের সাথে থাকার জন্য ধন্যবাদ/);
  await expectAccessible(page);
  await message.press('End');
  await message.pressSequentially(' '.repeat(20) + 'আবার আসবেন।');
  await expect(count).toContainText('2 SMS');
  await number.fill('০১৭১১২০৪৪৬৬');
  await send.click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await expect(page.getByText('3 SMS left')).toBeVisible();
  await expect(template).toHaveValue('');
  await expect(message).toHaveValue('');
  expect(await log(shop)).toMatchObject([{ mobileNumber: NUMBER, status: 'SENT', cost: 2 }]);
});

test('while it is being sent it says so; pressing again sends nothing twice', async ({ as }) => {
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await page.goto(SEND_PAGE);
  const { number, message, send } = fieldsOf(formOn(page));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(NUMBER)) await released;
    await route.continue();
  });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await number.fill(NUMBER);
  await message.fill('Once');
  await send.click();
  await expect(formOn(page).getByRole('button', { name: 'Sending message...' })).toBeVisible();
  // What the message before it has left is gone.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await number.press('Enter');
  release();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(1);
});

test('what the balance cannot pay is refused by the server, and nothing typed is lost', async ({ as }) => {
  const shop = await shopWith(1);
  const page = await as(shop.founder.email);
  await page.goto(SEND_PAGE);
  const { number, message, send } = fieldsOf(formOn(page));
  await number.fill(NUMBER);
  await message.fill('a'.repeat(200));
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Your SMS balance is too low: 2 needed.');
  await expect(number).toHaveValue(NUMBER);
  await expect(message).toHaveValue('a'.repeat(200));
  await expect(page.getByText('1 SMS left')).toBeVisible();
  expect(await log(shop)).toEqual([]);
});

test('without the order permission it is not offered, and not to be had by hand', async ({ as, api }) => {
  const shop = await shopWith(5);
  const member = await withMember(shop, { flags: ['search', 'product', 'webOrderList', 'newOrder'] });
  await withAccount(member);
  const page = await as(member.email);
  await page.goto('/website/website-order-list');
  await expect(page.getByRole('heading', { name: 'Web orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await page.goto(SEND_PAGE);
  await expect(page.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
  const answer = await api.trpcPost(await idTokenFor(member.email), 'sms.sendSingleSms', {
    mobileNumber: NUMBER, message: 'By hand',
  });
  expect(answer).toMatchObject({
    status: 403, error: { message: 'You are not authorized to send messages' },
  });
  expect(await log(shop)).toEqual([]);
});

test('the log counts what became of the messages, and shows them by it', async ({ as }) => {
  const shop = await shopWith(5);
  const session = Session.system(shop.id);
  for (const message of ['First', 'Second']) await sendSingleSms(session, { mobileNumber: NUMBER, message });
  await execute(queueSms, session, { mobileNumber: NUMBER, message: 'Third' });
  const page = await as(shop.founder.email);
  await page.goto('/sms/sms-log');
  await expect(page.getByText('3 in all')).toBeVisible();
  const tabs = page.getByRole('group', { name: 'SMS by status' }).getByRole('link');
  await expect(tabs).toHaveText([/^All\s*3$/, /^Queued\s*1$/, /^Sent\s*2$/, /0$/, /0$/, /0$/, /0$/]);
  await tabs.filter({ hasText: 'Queued' }).click();
  const grid = page.getByRole('grid', { name: 'SMS' });
  await expect(grid).not.toContainText('First');
  await expect(grid).toContainText('Third');
  await expectAccessible(page);
});

test('what became of a message that the gateway never told of is said by who knows it', async ({ as }) => {
  const shop = await shopWith(5);
  const session = Session.system(shop.id);
  for (const message of ['Lost', 'Found']) {
    const { id } = await execute(queueSms, session, { mobileNumber: NUMBER, message });
    const answer = { providerCode: 'NO_ANSWER', providerMessage: 'The answer of the gateway was lost' };
    await execute(settleSms, session, { id, status: 'UNKNOWN', ...answer });
  }
  const page = await as(shop.founder.email);
  await page.goto('/sms/sms-log');
  const tabs = page.getByRole('group', { name: 'SMS by status' }).getByRole('link');
  const drawer = page.getByRole('dialog', { name: 'SMS', exact: true });
  const question = page.getByRole('alertdialog');
  await page.getByRole('grid', { name: 'SMS' }).getByText('Lost', { exact: true }).click();
  await expect(drawer).toContainText('The gateway never told what became of it');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'It was not sent' }).click();
  await expect(question).toContainText('Back to the balance: 1 SMS.');
  await question.getByRole('button', { name: 'It was not sent' }).click();
  await expect(page.getByText('Back in the balance: 1 SMS')).toBeVisible();
  await expect(drawer).not.toContainText('The gateway never told what became of it');
  // What had the focus is gone with it.
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('grid', { name: 'SMS' }).getByText('Found', { exact: true }).click();
  await drawer.getByRole('button', { name: 'It arrived' }).click();
  await question.getByRole('button', { name: 'It arrived' }).click();
  await expect(tabs).toHaveText([/^All\s*2$/, /0$/, /0$/, /^Delivered\s*1$/, /0$/, /0$/, /^Refunded\s*1$/]);
  const { smsBalance } = await db.business.findUniqueOrThrow({ where: { id: shop.id }, select: { smsBalance: true } });
  expect(smsBalance).toBe(4);
});

test('a template is written with the words of an order, and offered by the form', async ({ as }) => {
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await page.goto('/setting/send-message-template-list');
  await expect(page.getByRole('row').filter({ hasText: 'Order on its way' })).toContainText('1 SMS');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Name').fill('Call back');
  const text = dialog.getByLabel('Text');
  await text.fill('{nmae}, please call us.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Nothing is filled in for {nmae}')).toBeVisible();
  await text.fill('');
  await dialog.getByRole('button', { name: '{shop}' }).click();
  await text.press('End');
  await text.pressSequentially(' asks you to call.');
  await expect(dialog.getByRole('group', { name: 'Preview' })).toContainText(`${shop.name} asks you to call.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Call back' })).toContainText('{shop} asks you to call.');

  await page.goto(SEND_PAGE);
  await fieldsOf(formOn(page)).template.selectOption('Call back');
  await expect(formOn(page).getByText('Write the words in braces yourself')).toBeVisible();
});

test('one that the gateway refused is sent again from the log', async ({ as }) => {
  const shop = await shopWith(5);
  const session = Session.system(shop.id);
  const { id } = await execute(queueSms, session, { mobileNumber: NUMBER, message: 'আপনার পার্সেল' });
  await execute(settleSms, session, { id, status: 'REFUNDED', providerCode: 'BUSY', providerMessage: 'Busy' });
  const page = await as(shop.founder.email);
  await page.goto('/sms/sms-log');
  await page.getByRole('row').filter({ hasText: '01711-204466' }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: 'SMS' });
  await drawer.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await expect(drawer.getByText('Sent again')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expectAccessible(page);
  expect((await log(shop)).map(({ message, status }) => [message, status])).toEqual(expect.arrayContaining([['আপনার পার্সেল', 'REFUNDED'], ['আপনার পার্সেল', 'SENT']]));
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: '01711-204466' })).toHaveCount(2);
});
