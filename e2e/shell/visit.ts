import type { Page } from '@playwright/test';
import { expectPageFits } from '../support/fits.ts';
import { expect, seriousViolations } from '../support/fixtures.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The page is there with its data: nothing more is on its way. */
async function settle(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Follows an address inside the app, as a link does. */
export const follow = (page: Page, address: string) => page.evaluate((to) => {
  window.history.pushState({}, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}, address);

/** Goes on inside the app, as a link does, to a page of another title. */
export async function move(page: Page, address: string): Promise<void> {
  const before = (await heading(page).textContent())!;
  await follow(page, address);
  await expect(heading(page)).not.toHaveText(before);
  await settle(page);
}

/** Goes on inside the app to another page, which may have the same title. */
export async function turn(page: Page, address: string): Promise<void> {
  const left = await heading(page).elementHandle();
  await follow(page, address);
  await page.waitForFunction((element) => !element!.isConnected, left);
  await settle(page);
}

const TARGETS = 'main :is(a[href], button:enabled, summary, [role=button], [role=switch])';

/**
 * What is shown and gives a finger less than 32 pixels from above to below, or a line where several follow each other in a
 * fact. What is covered gives none.
 */
const lowerThanAFinger = (targets: Element[]) => targets.filter((target) => {
  if (!target.checkVisibility()) return false;
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const place = target.closest('label') ?? target;
  // A link that goes on in a second line is hit in its first.
  const [line] = target.getClientRects();
  if (!line || line.width < 2) return false;
  const isHit = (down: number) => place.contains(document.elementFromPoint(line.left + Math.min(line.width / 2, 12), line.top + line.height / 2 + down));
  const hits = Array.from({ length: 41 }, (_, index) => index - 20).filter(isHit).length;
  const isOneOfMany = (target.closest('td, dd')?.querySelectorAll('a').length ?? 0) > 1;
  return hits < (isOneOfMany ? 20 : 32);
}).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

/** What is wrong with the page as it stands on a phone; empty when all is well. */
export async function problems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const title = (await heading(page).textContent())!;
  if (title.trim() === '') found.push('an empty heading');
  await expect(page).toHaveTitle(/Karbar/);
  await page.setViewportSize(PHONE);
  await expectPageFits(page).catch((error: Error) => found.push(`scrolls sideways at 360 px: ${error.message}`));
  const low = await page.locator(TARGETS).evaluateAll(lowerThanAFinger);
  if (low.length > 0) found.push(`too low for a finger: ${low.join(' | ')}`);
  await page.setViewportSize(DESK);
  return found;
}

async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const { id, where } of await seriousViolations(page, theme)) found.push(`${theme}: ${id} at ${where.join(' | ')}`);
  }
  return found;
}

/** Visits each address with one page, and looks at it in both themes. */
export async function visit(page: Page, addresses: readonly string[], go = open): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await go(page, address);
    const own = [...(await problems(page)), ...(await barriers(page))];
    if (own.length > 0) found[address] = own;
  }
  return found;
}
