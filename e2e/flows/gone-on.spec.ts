import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createAccount } from '../../gateway/modules/accounting/account-commands.ts';
import { changePrices } from '../../gateway/modules/catalog/change-prices.ts';
import { mergeCustomers } from '../../gateway/modules/customers/merge-customers.ts';
import type { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { follow } from '../shell/visit.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';

/** Another page, on which somebody has gone on. */
const ELSEWHERE = '/product/category-brand';

interface Begun {
  name: string;
  /** What is sent, and its answer comes late. */
  mutation: string;
  /** Opens the page and begins what leads to another one. */
  begin: (page: Page, shop: { id: string; session: Session }) => Promise<void>;
}

const confirmed = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

const BEGUN: readonly Begun[] = [
  {
    name: 'the removal of a product', mutation: 'useDeleteProductMutation',
    begin: async (page, shop) => {
      const { productId } = await withProduct(shop, { stock: 0 });
      await page.goto(`/product/product-list/${encodeURIComponent(encodeId('Product', productId))}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await confirmed(page, 'Remove');
    },
  },
  {
    name: 'the removal of an account', mutation: 'useDeleteAccountMutation',
    begin: async (page, { session }) => {
      const { id } = await execute(createAccount, session, { name: 'City Bank' });
      await page.goto(`/accounts/${encodeURIComponent(encodeId('Account', id))}`);
      await page.getByRole('button', { name: 'Remove' }).click();
    },
  },
  {
    name: 'the archiving of many products', mutation: 'useArchiveProductsMutation',
    begin: async (page, shop) => {
      await withProduct(shop, { name: 'Tin cup' });
      await page.goto('/product/product-list');
      await page.getByRole('checkbox', { name: 'Select Tin cup' }).check();
      await page.getByRole('button', { name: 'Archive' }).click();
      await confirmed(page, 'Archive');
    },
  },
  {
    name: 'the separation of a number', mutation: 'useSeparateNumberMutation',
    begin: async (page, shop) => {
      const product = await withProduct(shop, { stock: 9 });
      for (const phone of ['01711204461', '01711204462']) await withOrder(shop, { lines: [{ product }], phone });
      const [stays, goes] = await db.customer.findMany({ where: { businessId: shop.id }, orderBy: { phone: 'asc' }, select: { id: true } });
      await execute(mergeCustomers, shop.session, { customerId: stays!.id, otherId: goes!.id });
      await page.goto(`/customer/customer-list/${encodeURIComponent(encodeId('Customer', stays!.id))}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: /^Separate/ }).click();
      await confirmed(page, 'Separate');
    },
  },
  {
    name: 'the undo of a bulk job', mutation: 'useUndoBulkJobMutation',
    begin: async (page, shop) => {
      const { productId } = await withProduct(shop, { price: 500 });
      const { id } = await execute(changePrices, shop.session, { products: [productId], mode: 'PERCENT', value: 10, roundTo: 1 });
      await page.goto(`/bulk-jobs/${encodeURIComponent(encodeId('BulkJob', id))}`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await confirmed(page, 'Undo');
    },
  },
  {
    name: 'an SMS to many', mutation: 'useSendBulkSmsMutation',
    begin: async (page) => {
      await page.goto('/sms/send-sms');
      await page.getByRole('textbox', { name: 'Numbers' }).fill('01711204461');
      await page.getByRole('form', { name: 'SMS to many' }).getByRole('textbox', { name: 'Message' }).fill('Eid offer');
      await page.getByRole('button', { name: 'See who gets it' }).click();
      await page.getByRole('button', { name: 'Send to 1 number' }).click();
    },
  },
  {
    name: 'an import', mutation: 'useImportProductsMutation',
    begin: async (page) => {
      await page.goto('/product/import');
      await page.getByLabel('Choose a file').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from('Product,SKU,Price\nLamp,LAMP-1,100\n') });
      await page.getByRole('button', { name: 'Import 1 row' }).click();
    },
  },
];

for (const { name, mutation, begin } of BEGUN) {
  test(`who goes on before the answer to ${name} is not led away by it`, async ({ as }) => {
    const founder = await makeFounder({ smsBalance: 10 });
    const shop = { ...founder.shops[0]!, session: await sessionFor(founder) };
    const page = await as(founder.email);
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request())?.name === mutation) {
        asked.resolve();
        await released.promise;
      }
      await route.fallback();
    });
    await begin(page, shop);
    await asked.promise;
    const question = page.getByRole('alertdialog');
    if (await question.isVisible()) await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await follow(page, ELSEWHERE);
    // What was typed for it is gone with the page.
    const leave = question.getByRole('button', { name: 'Leave' });
    const arrived = page.getByRole('heading', { level: 1, name: 'Categories & Brands' });
    await expect(leave.or(arrived)).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(arrived).toBeVisible();
    const answered = page.waitForResponse((response) => operationOf(response.request())?.name === mutation);
    released.resolve();
    await (await answered).finished();
    await page.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Sarees');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('list', { name: 'Categories' })).toContainText('Sarees');
    await expect(page).toHaveURL(new RegExp(`${ELSEWHERE}$`));
  });
}
