import type { Page, Route } from '@playwright/test';

/** Stops requests that carry an idempotency key: changes. What is returned holds them until they are let go on. */
export async function holdChanges(page: Page): Promise<Route[]> {
  const seen: Route[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['idempotency-key']) seen.push(route);
    else await route.continue();
  });
  return seen;
}
