import type { Page } from '@playwright/test';
import { GOOD_PIN } from '../doubles/bkash-payments.ts';
import { expect } from './fixtures.ts';

const WALLET = '01711204466';

/** On the wallet's own page: pays `amount`, as it is written there ('350.00'). */
export async function payIn(page: Page, amount: string, pin = GOOD_PIN): Promise<void> {
  await expect(page.getByRole('heading', { name: 'bKash sandbox wallet' })).toBeVisible();
  await expect(page.getByText(`৳${amount}`, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Wallet number' }).fill(WALLET);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Pay' }).click();
}
