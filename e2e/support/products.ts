import type { Page } from '@playwright/test';
import { makeVerified } from './accounts.ts';
import type { Client } from './client.ts';
import { startTrial } from './trial.ts';

/** Products and their form, as their tests look at them. */

export const PRODUCTS = '/product/product-list';
export const NEW_PRODUCT = '/product/new-product';

/** A founder and their business on TRIAL; nobody else's tests see it. */
export async function newShop(api: Client, name: string): Promise<`${string}@${string}`> {
  const { email, idToken } = await makeVerified(`${name}@products.test`);
  await startTrial(api, idToken, name);
  return email;
}

export const variant = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Variant ${number}`, exact: true });

export async function fillVariant(page: Page, number: number, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await variant(page, number).getByLabel(label, { exact: true }).fill(value);
  }
}
