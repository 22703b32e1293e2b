import { expect, expectAccessible, test } from '../support/fixtures.ts';

const REPORT = '/website/web-order-report';

test('the report of web orders leads to the orders that it counts', async ({ as }) => {
  test.setTimeout(150_000);
  const page = await as('founder');
  const rows = page.getByRole('grid', { name: 'Web orders' }).locator('tbody [data-row-id]');

  await test.step('each figure stands beside the one of the days before, and is the length of its list', async () => {
    await page.goto(REPORT);
    for (const name of ['Approved', 'Called']) {
      const tile = page.getByRole('link', { name: new RegExp(String.raw`^${name} \d+ \d+(\.\d)?% of those received \d+ in the days before$`) });
      // Other tests may approve one in between: then it is read again.
      await expect(async () => {
        await page.goto(REPORT);
        const count = Number(await tile.locator('strong').textContent());
        await tile.click();
        await expect(rows).toHaveCount(Math.min(count, 50), { timeout: 5_000 });
      }).toPass();
    }
    await expect(page.getByText('Called about')).toBeVisible();
    // Without any order there is nothing to compare.
    await page.goto(`${REPORT}?days=2020-01-01..2020-01-03`);
    await expect(page.getByText('No web order came in these days')).toBeVisible();
  });

  await test.step('callers: the figure is the length of its list', async () => {
    await page.goto(REPORT);
    await expect(page.getByRole('heading', { name: 'Web order report', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'By day' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: 'By site' })).toBeVisible();
    await page.getByRole('tab', { name: 'By caller' }).click();
    const link = page.getByRole('link', { name: /^Orders called, Shirin Sultana/ });
    const count = Number(await link.textContent());
    expect(count).toBeGreaterThan(3);
    await link.click();
    await expect(page.getByText('Called by Shirin Sultana')).toBeVisible();
    await expect(rows).toHaveCount(count);
  });

  await test.step('reasons too, and the filter can be taken away', async () => {
    await page.goto(`${REPORT}?by=reason`);
    const link = page.getByRole('link', { name: /^Too dear with the delivery/ });
    await expect(link).toHaveText('2');
    await link.click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('Cancelled: Too dear with the delivery')).toBeVisible();
  });

  await test.step('the file says the same', async () => {
    await page.goto(`${REPORT}?by=product`);
    await expect(page.getByRole('table', { name: 'By product' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'Export' }).getAttribute('href');
    const file = await (await page.request.get(href!)).text();
    expect(file).toContain('Caller,Shirin Sultana');
    expect(file).toContain('Cancelled because,Too dear with the delivery');
  });

  await test.step('days without orders say so; on a phone nothing runs over the edge', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/reports/web-order-report?days=2020-01-01..2020-01-03');
    await expect(page.getByText('No web order came in these days')).toBeVisible();
    await page.goto('/reports/web-order-report?by=hour');
    await expect(page.getByRole('table', { name: 'By hour' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
