import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

interface FormDrawer {
  /** Where it is opened, and how. */
  address: string;
  open: (page: Page) => Promise<void>;
  title: RegExp;
  /** Types something that would be lost. */
  type: (page: Page) => Promise<void>;
}

const DRAWERS: Record<string, FormDrawer> = {
  'a shop to connect': {
    address: '/setting/integrate-website',
    open: (page) => page.getByRole('button', { name: 'Connect a shop' }).click(),
    title: /Connect a WooCommerce shop/,
    type: (page) => page.getByRole('dialog').getByLabel('Name').fill('Weaver'),
  },
  'a member': {
    address: '/setting/business-user-list',
    open: (page) => page.getByRole('grid', { name: 'Users' }).getByRole('link', { name: 'staff' }).first().click(),
    title: /Shirin Sultana/,
    type: (page) => page.getByRole('dialog').getByRole('checkbox').and(page.locator(':enabled')).first().click(),
  },
  'an SMS to a customer': {
    address: '/ecom/main-order-list?status=PENDING',
    open: async (page) => {
      await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
      await page.getByRole('button', { name: 'Text the customer' }).click();
    },
    title: /Send message/,
    type: (page) => page.getByRole('dialog').getByLabel('Message').fill('Your parcel is on its way'),
  },
};

for (const [what, { address, open, title, type }] of Object.entries(DRAWERS)) {
  test(`the drawer of ${what} stands in the address: a reload brings it again, Back closes it and asks first`, async ({ as }) => {
    const page = await as('founder');
    const drawer = page.getByRole('dialog', { name: title });
    await page.goto(address);
    await open(page);
    await expect(drawer).toBeVisible();
    const opened = page.url();
    await page.reload();
    await expect(drawer).toBeVisible();

    await type(page);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL(opened);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    const closed = page.url();
    expect(closed).not.toBe(opened);

    // Closed by its button it leaves nothing behind that Back would stop at.
    await page.goForward();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Go back' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(closed);
    await page.goBack();
    await expect(page).not.toHaveURL(closed);
  });
}

test('Back closes a dialog over a form and leaves the page: what is typed in either is asked about where it would be lost', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/purchase/purchase-list');
  await page.getByRole('link', { name: 'New purchase' }).click();
  await expect(page).toHaveURL(/new-purchase$/);
  const opened = page.url();
  await page.getByLabel('Note').fill('For the winter');
  const dialog = page.getByRole('dialog', { name: 'New supplier' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'New supplier' }).click();
    await expect(dialog).toBeVisible();
  };

  await openDialog();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(opened);

  await openDialog();
  await dialog.getByLabel('Name').fill('Rahim Textiles');
  await page.goBack();
  // And Back on the question is its 'Go back'.
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Rahim Textiles');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Note')).toHaveValue('For the winter');

  // Nothing is over the page any more: Back leaves it, and asks.
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/purchase-list$/);
});

test('on a phone Back closes the menu', async ({ as }) => {
  const page = await as('founder');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/product-list');
  const menu = page.getByRole('dialog');
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
  await openMenu();
  await menu.getByRole('link', { name: 'Categories & Brands' }).click();
  await expect(page).toHaveURL(/category-brand$/);
  await openMenu();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/category-brand$/);
});
