import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';

/** What a page shows only once somebody has asked for it. */
interface Opened {
  /** The file is named after it. */
  name: string;
  address: string;
  /** Uses what the demo has; `say` gives a text of the screen in its language. */
  open: (page: Page, say: Say) => Promise<void>;
}

type Say = (english: string) => string;

/** The texts of the screen in a language, by their English. */
export function textsIn(language: string): Say {
  if (language === 'en') return (english) => english;
  const texts = JSON.parse(readFileSync(join(ROOT, 'web', 'locales', `${language}.json`), 'utf8')) as Record<string, string>;
  return (english) => texts[english] ?? english;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

/** Presses the first record of the list, and waits for its page. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.locator(`main a[href^="${list}/"]`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
}

async function openMenu(page: Page, within: ReturnType<Page['locator']>, item: string): Promise<void> {
  await within.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openOrder(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).click();
  await page.waitForURL(/\/ecom\/order\//);
}

const TO_CONFIRM = '/ecom/main-order-list?status=PENDING';
const TO_PACK = '/ecom/main-order-list?status=CONFIRMED';
const STATEMENTS = '/delivery-method/update-payment';

/** Dialogs, drawers and panels of which `npm run screens` takes pictures, beside the pages themselves. */
export const OPENED: readonly Opened[] = [
  {
    name: 'purchase.pay', address: '/purchase/purchase-list?search=ICH-2207',
    open: async (page, say) => {
      await openFirst(page, '/purchase/purchase-list');
      await press(page, say('Pay'));
    },
  },
  {
    name: 'purchase.return', address: '/purchase/purchase-list?search=ICH-2207',
    open: async (page, say) => {
      await openFirst(page, '/purchase/purchase-list');
      await press(page, say('Return goods'));
    },
  },
  {
    name: 'product.stock-without-cost', address: '/product/new-product',
    open: async (page, say) => {
      await page.getByLabel(say('Product name')).fill('Muslin saree');
      await page.locator('input[name="variants.0.sku"]:not([value=""])').waitFor();
      await page.getByLabel(say('Price'), { exact: true }).fill('3500');
      await page.getByLabel(say('Opening stock'), { exact: true }).fill('4');
      await page.keyboard.press('Control+s');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'statement.name-the-order', address: STATEMENTS,
    open: async (page, say) => {
      await row(page, 'SF-PAY-2011').click();
      await page.locator('[aria-expanded=false]').getByText('SFR61207').click();
      await press(page, say('Name the order'));
    },
  },
  {
    name: 'statement.side-by-side', address: STATEMENTS,
    open: async (page) => {
      await row(page, 'SF-PAY-2011').click();
      // The first line to decide stands open.
      await page.locator('[aria-expanded=true]').getByText('ST260581').waitFor();
      await page.locator('tr table').waitFor();
    },
  },
  { name: 'statement.posted', address: STATEMENTS, open: (page) => row(page, 'SF-PAY-2010').click() },
  {
    name: 'statement.difference', address: STATEMENTS,
    open: async (page, say) => {
      await row(page, 'SF-PAY-2010').click();
      await press(page, say('Decide'));
    },
  },
  {
    name: 'unsettled.trail', address: '/notification/not-settled-orders?age=LATE',
    open: async (page, say) => {
      await openMenu(page, page.locator('[data-row-id], [data-card]').first(), say('Money trail'));
      await page.getByRole('list', { name: say('From the promise to the bank') }).waitFor();
    },
  },
  {
    name: 'order.book', address: TO_PACK,
    open: async (page, say) => {
      await openOrder(page);
      await press(page, say('Book courier'));
    },
  },
  {
    name: 'order.steps', address: TO_PACK,
    open: async (page, say) => {
      await openOrder(page);
      await press(page, say('More steps'));
    },
  },
  {
    name: 'super-edit.preview', address: TO_CONFIRM,
    open: async (page, say) => {
      await openOrder(page);
      const number = /\d+/.exec((await page.locator('h1').filter({ hasText: /\d/ }).textContent())!)![0];
      await page.goto(new URL(`/ecom/super-edit?find=${number}`, page.url()).href);
      await page.getByLabel(say('Address'), { exact: true }).fill('House 5, Road 2, Uttara');
      await page.keyboard.press('Control+s');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'account.reconcile', address: '/accounts',
    open: async (page, say) => {
      await openFirst(page, '/accounts');
      await page.getByRole('link', { name: say('Reconcile') }).click();
      await press(page, say('Mark all'));
    },
  },
  { name: 'web-orders.call', address: '/website/website-order-list', open: (page) => row(page, '#').click() },
  { name: 'preorder.expected', address: '/ecom/preorder-list', open: (page, say) => openMenu(page, page.getByRole('row').nth(1), say('Expected on')) },
  { name: 'preorder.waiting', address: '/ecom/preorder-list', open: (page, say) => openMenu(page, page.getByRole('row').nth(1), say('Confirm or cancel orders')) },
  { name: 'task.open', address: '/task/task-list?page=1&status=PENDING', open: (page) => page.locator('main a[href*="open="]').first().click() },
  { name: 'task.rule', address: '/task/auto-config', open: (page, say) => press(page, say('New rule')) },
];
