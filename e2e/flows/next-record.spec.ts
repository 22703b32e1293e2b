import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';
import { ORDERS, row, shopWith } from '../support/lists.ts';
import { PICTURES } from '../support/pictures.ts';

/** What begins on one record ends there, when J or K has led to the next meanwhile. */

test('a file goes to the order that it was chosen for, and a refusal is not shown on another order', async ({ as, strays }) => {
  strays.allow(/net::ERR_FAILED/);
  const { email, shop } = await shopWith(2);
  const page = await as(email);
  const heading = page.getByRole('heading', { level: 1 });
  const refusal = 'The server could not be reached. Check your internet connection.';
  const upload = Promise.withResolvers<void>();
  await page.route('**/api/files/order-file*', async (route) => {
    await upload.promise;
    await route.continue();
  });
  const confirmation = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== 'useConfirmOrderMutation') return route.fallback();
    await confirmation.promise;
    return route.abort();
  });
  await page.goto(ORDERS);
  await row(page, '#2').click();
  await expect(heading).toContainText('#2');
  await page.getByLabel('Add a file').and(page.locator('input')).setInputFiles(PICTURES.png);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.keyboard.press('j');
  await expect(heading).toContainText('#1');
  await expect(heading).toBeFocused();
  const saved = page.waitForResponse((response) => operationOf(response.request())?.name === 'useSetOrderFilesMutation');
  upload.resolve();
  await saved;
  const fileCounts = () => db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { number: true, files: true } });
  expect((await fileCounts()).map(({ number, files }) => [number, files.length])).toEqual([[1, 0], [2, 1]]);

  // Its answer comes late: it is told with the name of its order.
  confirmation.resolve();
  await expect(page.getByText(`#2: ${refusal}`)).toBeVisible();
  const banner = page.getByRole('main').getByText(refusal, { exact: true });
  await expect(banner).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(banner).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading).toContainText('#2');
  await expect(banner).toHaveCount(0);
});

test('further lines and the reason of one statement do not stand on the next', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
  for (const name of ['OLDER', 'NEWER']) {
    const lines = Array.from({ length: 120 }, (_, index) => ({ consignment: `${name}-${index + 1}`, collected: 1 }));
    await execute(createStatement, session, { courierId, account: 'BANK', lines });
  }
  const page = await as(founder.email);
  await page.goto('/delivery-method/update-payment');
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await page.getByRole('tab', { name: 'All' }).click();
  const all = page.getByRole('table', { name: 'All' });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(all.getByText('NEWER-120', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Entered twice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('statement 1');
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(all.getByText('OLDER-100', { exact: true })).toBeVisible();
  await expect(all.getByText(/^NEWER-/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
});
