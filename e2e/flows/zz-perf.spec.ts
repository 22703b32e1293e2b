import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { grid, ORDERS, rows } from '../support/lists.ts';
import { withManyOrders } from '../support/many-orders.ts';

test('perf', async ({ as }) => {
  test.setTimeout(300_000);
  const { email, shops: [shop] } = await makeFounder({ name: 'Large shop', tier: 'ENTERPRISE' });
  await withManyOrders(shop!, await withProduct(shop!, { stock: 5 }), 20_000);
  const page: Page = await as(email);
  await page.goto(ORDERS);
  await expect(page.getByRole('link', { name: /^All ?20,?000$/ })).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
    expect(Number(await rows(page).last().getAttribute('aria-rowindex'))).toBeGreaterThan(400);
  }).toPass({ timeout: 60_000 });
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 0 }));
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  const metrics = async () => Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const out: string[] = [];
  async function measure(name: string, act: () => Promise<unknown>, painted: string, isGone = false) {
    await page.evaluate(() => new Promise((r) => requestIdleCallback(r)));
    if (process.env.PROFILE) await session.send('Profiler.start');
    const before = await metrics();
    await act();
    await page.waitForSelector(painted, { state: isGone ? 'detached' : 'attached' });
    await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => setTimeout(r))));
    const after = await metrics();
    if (process.env.PROFILE) {
      const { profile } = await session.send('Profiler.stop');
      writeFileSync(`/tmp/bm/prof-${name}.cpuprofile`, JSON.stringify(profile));
    }
    const d = (key: string) => ((after[key]! - before[key]!) * 1000).toFixed(0);
    out.push(`${name}: task ${d('TaskDuration')} script ${d('ScriptDuration')} layout ${d('LayoutDuration')} style ${d('RecalcStyleDuration')} nodes ${after.Nodes! - before.Nodes!}`);
  }
  const click = (selector: string) => () => page.evaluate((s) => (document.querySelector(s) as HTMLElement).click(), selector);
  await measure('noop', async () => undefined, 'body');
  for (const round of [1, 2]) {
    await measure(`rowmenu${round}`, () => page.locator('tbody tr[data-row-id] [data-row-menu] button').first().click(), '[role=menu]');
    await measure(`closemenu${round}`, () => page.keyboard.press('Escape'), '[role=menu]', true);
    await measure(`thememenu${round}`, () => page.locator('button[aria-label^="Theme"]').click(), '[role=menu]');
    await measure(`theme${round}`, () => page.locator('[role=menu] [role=menuitemradio]').nth(round === 1 ? 1 : 0).click(), `html[data-theme=${round === 1 ? 'dark' : 'light'}]`);
    await page.waitForSelector('[role=menu]', { state: 'detached' });
    await measure(`palette${round}`, () => page.keyboard.press('Control+k'), '[role=dialog] input');
    await measure(`closepalette${round}`, () => page.keyboard.press('Escape'), '[role=dialog]', true);
    await measure(`record${round}`, () => page.locator('tbody tr[data-row-id] a[data-row-link]').nth(round).click(), 'h1:has-text("-") , ol');
    await page.waitForTimeout(1500);
    await measure(`back${round}`, () => page.goBack(), 'tbody tr[data-row-id]');
    await page.waitForTimeout(1500);
  }
  writeFileSync('/tmp/bm/perf.txt', out.join('\n') + '\n');
  console.log(out.join('\n'));
});
