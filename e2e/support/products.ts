import type { Page } from '@playwright/test';
import { shopsOf } from './trial.ts';

/** Products and their form, as their tests look at them. */

export const PRODUCTS = '/product/product-list';
export const NEW_PRODUCT = '/product/new-product';

export const newShop = shopsOf('products.test');

export const variant = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Variant ${number}`, exact: true });

export async function fillVariant(page: Page, number: number, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await variant(page, number).getByLabel(label, { exact: true }).fill(value);
  }
}

/** Keeps the answer that proposes a SKU until `answer` is called; `isAsked` resolves once one was asked for. */
export async function holdProposal(page: Page): Promise<{ isAsked: Promise<void>; answer: () => Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  let answer = async (): Promise<void> => undefined;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"skus"')) return route.continue();
    answer = () => route.continue();
    asked.resolve();
  });
  return { isAsked: asked.promise, answer: () => answer() };
}
