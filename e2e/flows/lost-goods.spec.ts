import { execute } from '../../gateway/commands/execute.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { loseOrder } from '../../gateway/modules/orders/return-orders.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('what a courier pays for lost goods is entered on the order page, and the rest of the claim written off', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500, cost: 300 }) }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(loseOrder, session, { orderId, reason: 'The van was robbed' });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await page.getByText('Pathao owes ৳300 of ৳300 for lost goods.').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'The courier has paid for it' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('300');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('180');
  await dialog.getByRole('textbox', { name: 'What the courier said' }).fill('Sixty percent');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByText('Pathao owes ৳120 of ৳300 for lost goods.')).toBeVisible();

  await page.getByRole('button', { name: 'Write the claim off' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('No more will come');
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByText('The claim of ৳300 for lost goods is closed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write the claim off' })).toHaveCount(0);
  await expect(page.getByText('Claim for lost goods written off · ', { exact: false })).toBeVisible();
});
