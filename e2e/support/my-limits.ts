import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { expect } from './fixtures.ts';

/** My Limits and what is paid there, as its tests look at it. */

export const MY_LIMITS = '/reports/my-limits';

/** On PRO: 0.35 taka a message, 3,990 taka a month. */
export async function shopWith(options: Parameters<typeof seedBusiness>[0]): Promise<Shop> {
  const shop = await seedBusiness({ tier: 'PRO', ...options });
  await withAccount(shop.founder);
  return shop;
}

export const standing = ({ id }: Shop) => db.business.findUniqueOrThrow({
  where: { id },
  select: { smsBalance: true, packageExpiresAt: true },
});

interface PayForm {
  panel: Locator;
  field: Locator;
  pay: Locator;
  total: Locator;
}

export async function open(page: Page, name: 'Add SMS Balance' | 'Renew Package' | 'Change Package'): Promise<PayForm> {
  await page.getByRole('main').getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  return {
    panel,
    field: panel.getByRole('textbox'),
    pay: panel.getByRole('button', { name: 'Pay with bKash' }),
    total: panel.getByRole('status'),
  };
}

/** Back from the wallet: how the payment ended. */
export async function receipt(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/\/reports\/my-limits\?payment=/);
  return page.getByRole('dialog', { name: 'Payment' });
}

export async function done(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(MY_LIMITS);
}

export const paymentRow = (page: Page, what: string) =>
  page.getByRole('grid', { name: 'Payments' }).getByRole('row').filter({ hasText: what });
