import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { claimWebOrder } from '../../gateway/modules/web-orders/claims.ts';
import { createWebOrder } from '../../gateway/modules/web-orders/create-web-order.ts';
import { logWebOrderCall } from '../../gateway/modules/web-orders/log-call.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { follow, turn } from '../shell/visit.ts';
import { expectPageFits } from '../support/fits.ts';
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
    await expect(page.getByRole('heading', { name: 'Web Order Report', exact: true, level: 1 })).toBeVisible();
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
    await expectPageFits(page);
    await expectAccessible(page);
    // A figure stands beside its header, however long that is, and not below the one of the next figure.
    await page.goto(REPORT);
    const waits = page.getByRole('table', { name: 'By day' }).getByRole('cell', { name: /\d+ min$/ }).first();
    await expect(waits).toBeVisible();
    expect(await waits.evaluate((cell) => {
      const figure = document.createRange();
      figure.selectNodeContents(cell);
      return figure.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    })).toBeLessThan(10);
  });
});

const PARTS = ['day', 'site', 'hour', 'caller', 'product', 'reason'];

/** A business whose figures are no round numbers: shares with decimals, a wait of hours, a call of minutes. */
async function makeReported(): Promise<string> {
  const founder = await makeFounder({ name: 'Reported shop' });
  const [shop] = founder.shops;
  const session = await sessionFor(founder);
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 100 });
  const ids = await withWebOrders(shop!, 7, product);
  await execute(createWebOrder, session, {
    source: 'Messenger', customerName: 'Lead', phone: '01811000001', address: 'House 1, Dhaka', lines: [{ variantId: product.variantId, quantity: 2 }],
  });
  const now = Date.now();
  for (const [index, id] of ids.entries()) {
    const dateCreated = new Date(now - (index + 1) * 2.6 * 3_600_000);
    await db.webOrder.update({ where: { businessId_id: { businessId: shop!.id, id } }, data: { dateCreated }, select: { id: true } });
  }
  await db.webOrderLine.updateMany({ where: { businessId: shop!.id, webOrderId: ids[6] }, data: { variantId: null } });
  for (const [id, outcome, note] of [[ids[0], 'CONFIRMED', ''], [ids[1], 'NO_ANSWER', ''], [ids[2], 'CANCELLED', 'Too dear']] as const) {
    await execute(claimWebOrder, session, { webOrderId: id! });
    await db.webOrder.updateMany({ where: { businessId: shop!.id, id }, data: { claimedAt: new Date(Date.now() - 125_000) } });
    await execute(logWebOrderCall, session, { webOrderId: id!, outcome, note });
  }
  return founder.email;
}

async function showsPart(page: Page, part: string): Promise<void> {
  await expect(page.getByRole('tab').nth(PARTS.indexOf(part))).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
}

/** Where the figures of the page lead, with the figure. */
const figuresOn = (page: Page) => page.getByRole('main').locator('a[href*="/website/website-order-list?"]').evaluateAll((links) => links.map((link) => ({
  href: link.getAttribute('href')!, name: link.getAttribute('aria-label') ?? link.textContent, count: Number((link.querySelector('strong') ?? link).textContent),
})));

test('every figure of the report is the length of the list behind it, at both addresses, and is written as the language writes numbers', async ({ as }) => {
  test.setTimeout(240_000);
  const page = await as(await makeReported());
  const rows = page.getByRole('grid', { name: 'Web orders' }).locator('tbody [data-row-id]');
  const figures = new Map<string, { name: string | null; count: number }>();

  await test.step('shares and waits have a decimal', async () => {
    await page.goto(`${REPORT}?by=site`);
    await expect(page.getByRole('link', { name: /^Approved 1 12\.5% of those received/ })).toBeVisible();
    await expect(page.getByText('5.2 h').first()).toBeVisible();
    await page.goto(`${REPORT}?by=caller`);
    await expect(page.getByRole('cell', { name: /^2:0[5-9] min$/ })).toBeVisible();
  });

  await test.step('all parts', async () => {
    for (const part of PARTS) {
      // The page that is left is always that of the other address.
      for (const address of ['/reports/web-order-report', REPORT]) {
        await turn(page, `${address}?by=${part}`);
        await showsPart(page, part);
        for (const { href, ...figure } of await figuresOn(page)) figures.set(href, figure);
      }
    }
    expect(figures.size).toBeGreaterThan(25);
    for (const [href, { name, count }] of figures) {
      // Each list is opened anew, not changed from the one before.
      await turn(page, '/no/such/screen');
      await turn(page, href);
      await expect(page.getByRole('heading', { level: 1, name: 'Web orders' })).toBeVisible();
      await expect(rows, `${name} at ${href}`).toHaveCount(count);
    }
  });

  await test.step('in Bangla no digit is a Latin one', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'bn'));
    await page.goto(REPORT);
    for (const part of PARTS) {
      await follow(page, `${REPORT}?by=${part}`);
      await showsPart(page, part);
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      expect(await page.getByRole('main').innerText()).not.toMatch(/[0-9]/);
    }
  });
});
