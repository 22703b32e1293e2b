import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';

/** The form of a single SMS, and what became of it. */

export const NUMBER = '01711204466';
export const SEND_PAGE = '/sms/send-sms';

export async function shopWith(smsBalance: number): Promise<Shop> {
  const shop = await seedBusiness({ smsBalance });
  await withAccount(shop.founder);
  return shop;
}

export const formOn = (page: Page) => page.getByRole('form', { name: 'Single SMS' });

export const fieldsOf = (form: Locator) => ({
  number: form.getByRole('textbox', { name: 'Mobile number' }),
  message: form.getByRole('textbox', { name: 'Message' }),
  template: form.getByRole('combobox', { name: 'Template' }),
  send: form.getByRole('button', { name: 'Send' }),
});

export const log = ({ id: businessId }: Shop) => db.smsMessage.findMany({
  where: { businessId },
  select: { mobileNumber: true, message: true, status: true, cost: true },
});

/** Types a message into the form of the page and sends it. */
export async function sendFrom(page: Page, text: string): Promise<void> {
  const fields = fieldsOf(formOn(page));
  await fields.number.fill(NUMBER);
  await fields.message.fill(text);
  await fields.send.click();
}
