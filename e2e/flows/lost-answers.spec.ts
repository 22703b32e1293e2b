import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { idTokenFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { log, SEND_PAGE, sendFrom, shopWith } from '../support/single-sms.ts';

/** Loses the answers to the next changes, which the gateway has carried out. */
async function loseAnswers(page: Page, count: number): Promise<void> {
  let lost = count;
  await page.route('**/graphql', async (route) => {
    if (lost === 0 || !route.request().headers()['idempotency-key']) return route.fallback();
    lost -= 1;
    await route.fetch();
    await route.abort();
  });
}

test('a message whose answer was lost goes out once, though the page was loaded again and it was typed again', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await loseAnswers(page, 1);
  const send = async () => {
    await page.goto(SEND_PAGE);
    await sendFrom(page, 'Your parcel is here.');
  };
  await send();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await send();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(1);

  // Once the answer was there, the same text is another message.
  await send();
  await expect.poll(async () => (await log(shop)).length).toBe(2);
});

test('what somebody else sends on the same computer is a message of its own, though the answer to the same one was lost', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const shop = await shopWith(5);
  const other = await withMember(shop, { role: 'ADMIN' });
  await withAccount(other);
  const page = await as(shop.founder.email);
  await loseAnswers(page, 1);
  await page.goto(SEND_PAGE);
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await page.request.post('/api/session', { data: { idToken: await idTokenFor(other.email) } });
  await page.goto(SEND_PAGE);
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(2);
  // The first one is still theirs to send again.
  await page.request.post('/api/session', { data: { idToken: await idTokenFor(shop.founder.email) } });
  await page.goto(SEND_PAGE);
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(2);
});

test('a message whose answer was lost goes out once also where the storage of the browser is full', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await loseAnswers(page, 1);
  await page.goto(SEND_PAGE);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        localStorage.setItem(`full ${size}`, 'x'.repeat(size));
      } catch {
        // A smaller one may fit.
      }
    }
  });
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(1);
  await sendFrom(page, 'Your parcel is here.');
  await expect.poll(async () => (await log(shop)).length).toBe(2);
});

test('a message whose answer was lost under a clock that was ahead is a new one hours later', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const shop = await shopWith(5);
  const page = await as(shop.founder.email);
  await loseAnswers(page, 1);
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
  await page.goto(SEND_PAGE);
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await page.goto(SEND_PAGE);
  await sendFrom(page, 'Your parcel is here.');
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  expect(await log(shop)).toHaveLength(2);
});

test('what one tab has sent and was answered is sent anew, whatever another tab sends meanwhile', async ({ as }) => {
  const shop = await shopWith(9);
  const page = await as(shop.founder.email);
  const other = await page.context().newPage();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['idempotency-key']) return route.fallback();
    arrived.resolve();
    await held.promise;
    await route.continue();
  });
  const send = async () => {
    await page.goto(SEND_PAGE);
    await sendFrom(page, 'Your parcel is here.');
  };
  const isSent = () => expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await other.goto('/setting/business-setting');
  const saveInOther = async (hotline: string) => {
    await other.getByLabel('Hotline').fill(hotline);
    await other.keyboard.press('Control+s');
    await expect.poll(() => db.business.findUniqueOrThrow({ where: { id: shop.id } })).toMatchObject({ hotline });
    await expect(other.getByText('Not saved yet')).toBeHidden();
  };

  await send();
  await arrived.promise;
  await saveInOther('01711204466');
  held.resolve();
  await isSent();
  await saveInOther('01711204477');
  await send();
  await isSent();
  expect(await log(shop)).toHaveLength(2);
});

test('a rule about a buyer whose answer was lost is saved once when it is sent again', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const page = await as(founder.email);
  await loseAnswers(page, 1);
  await page.goto('/website/ip_block_list');
  await page.getByRole('button', { name: 'Block a buyer' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('01711204466');
  await dialog.getByLabel('Reason').fill('Refused two parcels');
  await dialog.getByLabel('For how long').selectOption('One week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await db.auditEntry.count({ where: { businessId: shop.id, entityType: 'BuyerBlock' } })).toBe(1);
});
