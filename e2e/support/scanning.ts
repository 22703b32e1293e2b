import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect } from './fixtures.ts';

/** As a scanner types: all of it and Enter, into whatever has the focus. */
export async function scan(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Scan/ })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A business with confirmed orders of two pieces each, and a courier. */
export async function shopWithOrders(count: number) {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await db.business.update({ where: { id: shop.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  const session = await sessionFor(founder);
  await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
  const product = await withProduct(shop, { stock: 50 });
  const orders: { id: string; number: number; reference: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId: order.id });
    orders.push({ ...order, reference: `NG-${order.number}` });
  }
  const statuses = async () =>
    (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { status: true } })).map(({ status }) => status);
  return { founder, shop, session, product, orders, statuses };
}

/** The scans that follow give parcels to the first courier. */
export async function handOver(page: Page): Promise<void> {
  await page.keyboard.press('F7');
  await page.getByLabel('Courier', { exact: true }).selectOption({ index: 1 });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}
