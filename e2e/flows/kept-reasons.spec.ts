import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createExpense, updateExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { decreaseStock } from '../../gateway/modules/inventory/adjust-stock.ts';
import { createLocation } from '../../gateway/modules/inventory/locations.ts';
import { sendTransfer } from '../../gateway/modules/inventory/transfer-stock.ts';
import { updatePurchase } from '../../gateway/modules/purchases/save-purchase.ts';
import { editWebOrder } from '../../gateway/modules/web-orders/web-order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';

interface Undone {
  name: string;
  /** Makes the record; returns its address, and how somebody else changes it. */
  make: (shop: Shop) => Promise<{ address: string; change?: () => Promise<unknown> }>;
  /** The button of its page that asks for the reason, and that of the dialog. */
  button: string;
  submit: string;
}

const REASON = 'Entered twice by mistake';

const UNDONE: readonly Undone[] = [
  {
    name: 'an expense', button: 'Void it', submit: 'Void it',
    make: async (shop) => {
      const input = { amount: 77, accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'other-expense') };
      const { id } = await execute(createExpense, Session.system(shop.id), input);
      return {
        address: `/accounts/voucher/${encodeURIComponent(encodeId('Voucher', id))}`,
        change: () => execute(updateExpense, Session.system(shop.id), { ...input, voucherId: id, version: 1, amount: 78 }),
      };
    },
  },
  {
    name: 'a purchase', button: 'Void it', submit: 'Void it',
    make: async (shop) => {
      const product = await withProduct(shop);
      const { id, supplierId } = await withPurchase(shop, { lines: [{ product, quantity: 2, unitCost: 100 }] });
      const lines = [{ variantId: product.variantId, quantity: 3, unitCost: 100 }];
      return {
        address: `/purchase/purchase-list/${encodeURIComponent(encodeId('Purchase', id))}`,
        change: () => execute(updatePurchase, Session.system(shop.id), { purchaseId: id, version: 1, supplierId, lines }),
      };
    },
  },
  {
    name: 'a web order', button: 'Cancel', submit: 'Cancel web order',
    make: async (shop) => {
      const [id] = await withWebOrders(shop, 1, await withProduct(shop));
      return {
        address: `/website/order/${encodeURIComponent(encodeId('WebOrder', id!))}`,
        change: () => execute(editWebOrder, Session.system(shop.id), { webOrderId: id!, version: 1, address: 'House 5, Uttara, Dhaka' }),
      };
    },
  },
  {
    name: 'a stock decrease', button: 'Take back', submit: 'Take back',
    make: async (shop) => {
      const { variantId } = await withProduct(shop);
      const { id } = await execute(decreaseStock, Session.system(shop.id), { lines: [{ variantId, quantity: 1 }] });
      return { address: `/adjust-stock/adjust-stock-list/${encodeURIComponent(encodeId('StockAdjustment', id))}` };
    },
  },
  {
    name: 'a transfer', button: 'Cancel transfer', submit: 'Cancel transfer',
    make: async (shop) => {
      const session = Session.system(shop.id);
      const { variantId } = await withProduct(shop);
      const { id: toLocationId } = await execute(createLocation, session, { name: 'Store room' });
      const { id: fromLocationId } = await db.location.findFirstOrThrow({ where: { businessId: shop.id, isDefault: true } });
      const { id } = await execute(sendTransfer, session, { fromLocationId, toLocationId, lines: [{ variantId, quantity: 1 }] });
      return { address: `/transfer-stock/${encodeURIComponent(encodeId('StockTransfer', id))}` };
    },
  },
];

const question = (page: Page) => page.getByRole('alertdialog');

test.describe.configure({ mode: 'parallel' });

for (const { name, make, button, submit } of UNDONE) {
  test(`why ${name} is undone stays typed while it could not be done`, async ({ as, strays }) => {
    strays.allow(/ERR_FAILED/);
    const { email, shops: [shop] } = await makeFounder();
    const { address, change } = await make(shop!);
    const page = await as(email);
    await page.goto(address);
    await page.getByRole('button', { name: button, exact: true }).click();
    const field = question(page).getByRole('textbox', { name: 'Reason' });
    const send = question(page).getByRole('button', { name: submit });
    await field.fill(REASON);

    // The network is cut.
    const held = await holdChanges(page);
    await send.click();
    await expect.poll(() => held.length).toBe(1);
    await held[0]!.abort();
    await expect(question(page)).toContainText('The server could not be reached');
    await expect(field).toHaveValue(REASON);
    await page.unroute('**/graphql');

    if (change) {
      // Somebody else has just changed it.
      await change();
      await send.click();
      const reload = question(page).getByRole('button', { name: 'Reload' });
      await reload.click();
      await expect(reload).toHaveCount(0);
      await expect(field).toHaveValue(REASON);
    }

    await send.click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(REASON);
  });
}
