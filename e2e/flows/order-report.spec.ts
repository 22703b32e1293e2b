import { expect, expectAccessible, test } from '../support/fixtures.ts';

const REPORT = '/reports/order-report';

test('the report of orders leads to the orders that it counts', async ({ as }) => {
  const page = await as('founder');
  const rows = page.getByRole('grid', { name: 'All orders' }).locator('tbody [data-row-id]');
  const line = (table: string, name: string | RegExp) => page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

  await test.step('opens from the menu; a figure is the length of its list', async () => {
    await page.goto('/reports/my-limits');
    await page.getByRole('link', { name: 'Order Report', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Order Report', exact: true, level: 1 })).toBeVisible();
    await expectAccessible(page);
    // Other tests may change an order in between: then it is read again.
    await expect(async () => {
      await page.goto(`${REPORT}?by=courier`);
      const link = line('By courier', 'Steadfast').getByRole('link', { name: /^Delivered/ });
      const count = Number(await link.textContent());
      expect(count).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(/all-order.*courier=Steadfast/);
      await expect(rows).toHaveCount(count, { timeout: 5_000 });
    }).toPass();
  });

  await test.step('by the day of shipping, by source and district, with the reasons', async () => {
    await page.goto(REPORT);
    await page.getByLabel('Which day counts').selectOption({ label: 'When it was shipped' });
    await expect(page).toHaveURL(/of=SHIPPED/);
    await expect(page.getByRole('columnheader', { name: 'Pending' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'By district' }).click();
    await expect(line('By district', /Not known|Dhaka/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'By source' }).click();
    await expect(line('By source', 'All orders')).toBeVisible();
    await page.goto(`${REPORT}?by=district`);
    await page.getByLabel('Courier', { exact: true }).selectOption('Steadfast');
    await expect(page).toHaveURL(/courier=Steadfast/);
    await page.getByRole('tab', { name: 'By courier' }).click();
    await expect(page.getByRole('table', { name: 'By courier' }).getByRole('row')).toHaveCount(3);
    await expect(line('By courier', 'All orders').getByRole('link').first()).toHaveAttribute('href', /courier=Steadfast/);
    await page.goto(`${REPORT}?by=reason&days=last-30-days`);
    await expect(page.getByRole('table', { name: 'Why cancelled' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('days without orders, and the file', async () => {
    await page.goto(`${REPORT}?days=2020-01-01..2020-01-03`);
    await expect(page.getByText('No orders on these days')).toBeVisible();
    await expectAccessible(page);
    await page.goto(REPORT);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^order-report.*\.csv$/);
  });
});
