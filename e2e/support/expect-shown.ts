import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The picture has come and is shown: a broken one has no width. */
export async function expectShown(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
