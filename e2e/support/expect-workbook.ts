import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Takes what the page shows as a workbook. */
export async function expectWorkbook(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Excel', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${name}-.*\\.xlsx$`));
}
