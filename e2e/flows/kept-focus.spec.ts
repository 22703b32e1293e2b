import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { picture } from '../support/pictures.ts';

test('what goes off by its own press keeps the focus, and a press of it does nothing', async ({ as }) => {
  const founder = await makeFounder();
  const { productId } = await withProduct(founder.shops[0]!, { name: 'Jute bag', stock: 1 });
  const page = await as(founder.email);
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('Save of a form of settings, by the keyboard', async () => {
    await page.goto('/setting/business-setting');
    await expect(save).toBeDisabled();
    await page.getByLabel('Hotline').fill('01711204466');
    await expect(save).toBeEnabled();
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await expectAccessible(page);
    let sent = 0;
    page.on('request', (request) => { if (request.method() === 'POST' && request.url().endsWith('/graphql')) sent += 1; });
    // Neither the button, nor Enter in a field, nor the key saves what is saved.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page.getByLabel('Hotline').press('Enter');
    await page.getByLabel('Hotline').fill('01711204467');
    await expect(save).toBeEnabled();
    expect(sent).toBe(0);
  });

  await test.step('Save of the quiet hours, and of a print', async () => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.goto('/sms/auto-send-sms');
    await page.getByLabel('From').selectOption('20');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quiet hours saved')).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.goto('/setting/select-invoice');
    await page.getByLabel('Last line').fill('Thank you');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invoices are printed like this from now on')).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
  });

  await test.step('an arrow that brings a picture to the front', async () => {
    await page.goto(`/product/product-list/${encodeId('Product', productId)}`);
    for (const number of [1, 2]) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add pictures' }).click()]);
      await chooser.setFiles({ name: `${number}.png`, mimeType: 'image/png', buffer: picture(number === 1 ? 'png' : 'webp') });
      await expect(page.getByRole('img', { name: `Picture ${number} of Jute bag` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Move picture 2 forward' }).focus();
    await page.keyboard.press('Enter');
    const atTheFront = page.getByRole('button', { name: 'Move picture 1 forward' });
    await expect(atTheFront).toBeFocused();
    await expect(atTheFront).toBeDisabled();
  });
});

test('a button keeps the focus when its press turns its meaning about', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ smsBalance: 1 });
  const page = await as(email);
  await page.goto('/sms/auto-send-sms');
  await page.getByRole('row').filter({ hasText: 'When an order is confirmed.' }).getByRole('switch').click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Message' })).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [pause, resume] = [page.getByRole('button', { name: 'Pause all' }), page.getByRole('button', { name: 'Send them again' })];
  await pause.press('Enter');
  await expect(resume).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('All messages to customers are paused');
  await resume.press('Enter');
  await expect(pause).toBeFocused();
  expect((await db.business.findUniqueOrThrow({ where: { id: shop!.id } })).toldEvents).not.toEqual([]);
});

test('a tab whose figures are still to come keeps the focus, and what was there stays', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withWebOrders(shop!, 2, await withProduct(shop!, { stock: 1 }));
  const page = await as(email);
  await page.goto('/reports/web-order-report');
  const heading = page.getByRole('heading', { name: 'Web Order Report', exact: true, level: 1 });
  await page.getByRole('tab', { name: 'By hour' }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.fallback();
  });
  for (const name of ['By caller', 'By product']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(heading).toBeVisible();
  }
  held.resolve();
  await expect(page.getByRole('tabpanel', { name: 'By product' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'By product' })).toBeFocused();
});
