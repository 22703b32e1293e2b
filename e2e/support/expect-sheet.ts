import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** On paper stands the record's sheet alone. */
export async function expectSheet(page: Page, title: string, text: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  await expect(page.locator('[data-paper-sheet]')).toContainText(text);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}
