import type { Page, Route } from '@playwright/test';
import { operationOf } from '../shell/wire.ts';
import { expect } from './fixtures.ts';

/**
 * Saves the dialog by its key, and again while what the page reads afterwards, the `query`, is on its way. Returns how many
 * changes were sent until the dialog was gone.
 */
export async function saveTwice(page: Page, query: string): Promise<number> {
  let held: Route | undefined;
  let sent = 0;
  const hold = async (route: Route) => {
    if (route.request().headers()['idempotency-key']) sent += 1;
    if (!held && operationOf(route.request())?.name === query) held = route;
    else await route.fallback();
  };
  await page.route('**/graphql', hold);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held).toBeDefined();
  await page.keyboard.press('Control+s');
  await held!.continue();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/graphql', hold);
  return sent;
}
