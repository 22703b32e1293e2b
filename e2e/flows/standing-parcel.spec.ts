import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { STEADFAST_KEYS } from '../doubles/steadfast.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the parcel that a courier still has of an order is shown until somebody says that it is cancelled there', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5 }) }] });
  await execute(confirmOrder, await sessionFor(founder), { orderId });
  const page = await as(founder.email);
  await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename } }',
      variables: { input: { kind: 'API', provider: 'STEADFAST', name: 'Steadfast', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey } },
    },
  });
  const address = `/ecom/order/${encodeId('Order', orderId)}`;
  const banner = page.getByText(/^Steadfast has the parcel .+ of this order, which has not left$/);

  await test.step('it is booked, and the hand-over taken back', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Book courier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book courier' });
    await dialog.getByLabel('Courier', { exact: true }).selectOption('Steadfast');
    await dialog.getByRole('button', { name: 'Book 1 parcel' }).click();
    await expect.poll(() => db.order.count({ where: { businessId: shop.id, status: 'SHIPPED' } }), { timeout: 30_000 }).toBe(1);
    await page.goto(address);
    await page.getByRole('button', { name: 'More steps' }).click();
    await expect(banner).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Not handed over after all' }).click();
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it is said to be cancelled, with a reason, and leaves the page', async () => {
    await page.getByRole('button', { name: 'It is cancelled there' }).click();
    const dialog = page.getByRole('dialog', { name: /^Is the parcel .+ cancelled\?$/ });
    await dialog.getByRole('button', { name: 'It is cancelled' }).click();
    await expect(dialog.getByLabel('How it is known')).toBeFocused();
    await dialog.getByLabel('How it is known').fill('Their panel says so');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(/^The parcel .+ is cancelled at Steadfast: Their panel says so$/)).toBeVisible();
  });
});
