import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('a field with a key of its own leaves Escape and the keys of the page to them', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const page = await as(founder.email);
  const palette = page.getByRole('dialog', { name: 'Find anything' });

  await test.step('the note about a line of a statement: Escape closes its drawer', async () => {
    const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
    const { id } = await execute(createStatement, await sessionFor(founder), { courierId, account: 'BANK', lines: [{ consignment: 'NOBODY-1', collected: 500 }] });
    await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}/lines`);
    await page.getByRole('row').filter({ hasText: 'NOBODY-1' }).getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: 'Parcel NOBODY-1' });
    await drawer.getByRole('textbox', { name: /^Note and evidence/ }).fill('Asked by phone');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('the note about a call, and why goods come back: the palette opens', async () => {
    await withWebOrders(shop, 1, await withProduct(shop, { stock: 9 }));
    for (const [address, field] of [['/website/website-order-list', 'Note, first call'], ['/ecom/scan-to-update', 'Why it came back']] as const) {
      await page.goto(address);
      if (field === 'Why it came back') await page.getByRole('radio', { name: 'Return receive' }).click();
      else await page.locator('[data-row-id]').first().click();
      await page.getByRole('textbox', { name: field }).fill('Wants it later');
      await page.keyboard.press('Control+k');
      await expect(palette, field).toBeVisible();
    }
  });
});
