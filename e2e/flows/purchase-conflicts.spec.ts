import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { receivePurchase } from '../../gateway/modules/purchases/purchase-commands.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** A purchase of five pieces of each of two products, on its way. */
async function ordered() {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const [lamp, mat] = [await withProduct(shop, { name: 'Clay lamp', sku: 'LAMP', stock: 0 }), await withProduct(shop, { name: 'Jute mat', sku: 'MAT', stock: 0 })];
  const { id: purchaseId } = await withPurchase(shop, { lines: [lamp, mat].map((product) => ({ product, quantity: 5, unitCost: 100 })) });
  const lines = await db.purchaseLine.findMany({ where: { businessId: shop.id, purchaseId }, select: { id: true, variantId: true } });
  const session = await sessionFor(founder);
  const receive = (...products: { variantId: string }[]) => execute(receivePurchase, session, {
    purchaseId, version: 1, lines: products.map(({ variantId }) => ({ lineId: lines.find((line) => line.variantId === variantId)!.id, quantity: 5 })),
  });
  const onHand = async ({ variantId }: { variantId: string }) =>
    (await db.stockBalance.findFirst({ where: { businessId: shop.id, variantId }, select: { onHand: true } }))?.onHand ?? 0;
  return { founder, shop, purchaseId, address: `/purchase/purchase-list/${encodeId('Purchase', purchaseId)}`, lamp, mat, receive, onHand };
}

test('pieces that were typed for one line stand at no other, once somebody else has received it', async ({ as }) => {
  const { founder, address, lamp, mat, receive, onHand } = await ordered();
  const page = await as(founder.email);
  await page.goto(address);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive goods' });
  const send = dialog.getByRole('button', { name: 'Receive', exact: true });
  await dialog.getByLabel('LAMP: 5 to come').fill('2');
  await receive(lamp);
  await send.click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel(/LAMP/)).toHaveCount(0);
  await expect(dialog.getByLabel('MAT: 5 to come')).toHaveValue('5');
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect([await onHand(lamp), await onHand(mat)]).toEqual([5, 5]);
});

test('goods that somebody else has received to the last piece are received no more', async ({ as }) => {
  const { founder, address, lamp, mat, receive } = await ordered();
  const page = await as(founder.email);
  await page.goto(address);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive goods' });
  await receive(lamp, mat);
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByText('Somebody else has done it already.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Receive', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toHaveCount(0);
});
