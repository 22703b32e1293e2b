import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { sendTransfer } from '../../gateway/modules/inventory/transfer-stock.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { makeVerified } from '../support/accounts.ts';
import { expectSheet } from '../support/expect-sheet.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('a second location is added, pieces go there, and fewer arrive', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('keeper@transfers.test');
  await startTrial(api, idToken, 'Two shops');
  const founder = await as(email);
  await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP', price: 90, openingStock: 12, openingCost: 40 }] } },
    },
  });

  await test.step('one location: it says what transfers are for', async () => {
    await founder.goto('/transfer-stock');
    await expect(founder.getByText('All your stock is in one place')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Add a location' }).click();
    const dialog = founder.getByRole('dialog', { name: 'New location' });
    await dialog.getByLabel('Name').fill('Store room');
    await dialog.getByLabel('Name').press('Enter');
    await expect(founder.getByText('No transfers here')).toBeVisible();
  });

  await test.step('pieces are sent, on a phone', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.getByRole('link', { name: 'New transfer' }).first().click();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await row.getByLabel('Pieces').fill('13');
    await founder.keyboard.press('Control+s');
    await expect(row).toContainText('Not enough stock of LAMP: 13 needed, 12 available');
    await expect(row.getByLabel('Pieces')).toBeFocused();
    await row.getByLabel('Pieces').fill('5');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Transfer 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('+5');
    await expectSheet(founder, 'Transfer 1', 'To: Store room');
  });

  await test.step('one is missing: that needs a reason', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await founder.getByRole('button', { name: 'Receive', exact: true }).click();
    const dialog = founder.getByRole('dialog', { name: 'Receive the transfer' });
    await dialog.getByLabel('LAMP: 5 sent').fill('4');
    await dialog.getByLabel('Why another number arrived').fill('Broke on the way');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('Damaged and lost goods');
    await founder.getByRole('link', { name: 'Back to transfers' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toContainText('Received');
    await expectAccessible(founder);
  });

  await test.step('the list shows what one location has sent or got', async () => {
    const only = async (location: string) => {
      await founder.getByRole('button', { name: 'Filter', exact: true }).click();
      await founder.getByRole('menuitem', { name: 'From or to' }).click();
      await founder.getByRole('combobox', { name: 'From or to' }).selectOption(location);
    };
    await founder.getByRole('button', { name: 'Add a location' }).click();
    const dialog = founder.getByRole('dialog', { name: 'New location' });
    await dialog.getByLabel('Name').fill('Market stall');
    await dialog.getByLabel('Name').press('Enter');
    await only('Market stall');
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toHaveCount(0);
    await founder.getByRole('button', { name: 'Remove filter From or to' }).click();
    await only('Store room');
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toBeVisible();
    await expectAccessible(founder);
  });

  await test.step('the page of the product says where its pieces are, and why', async () => {
    await founder.goto('/product/product-list');
    await founder.getByRole('link', { name: 'Clay lamp' }).click();
    const places = founder.getByRole('table', { name: 'Stock by location' });
    await expect(places.getByRole('row').filter({ hasText: 'Store room' })).toContainText('4');
    await expectAccessible(founder);
    await places.getByRole('button', { name: /LAMP at Store room: On hand: 4/ }).press('Enter');
    const drawer = founder.getByRole('dialog', { name: 'LAMP at Store room: On hand' });
    await expect(drawer).toContainText('These rows of the stock ledger add up to 4.');
    await expectAccessible(founder);
    await drawer.getByRole('link', { name: /Transfer 1 received/ }).click();
    await expect(founder.getByRole('heading', { name: 'Transfer 1', exact: true })).toBeVisible();
  });

  await test.step('the self-check works all ledgers out again, in the background', async () => {
    await founder.goto('/reports/self-check');
    await expect(founder.getByText('All ledgers agree with their rows')).toBeVisible();
    await expect(founder.getByRole('list', { name: 'Rules of the ledgers' })).toContainText('stock balances equal their movements');
    await expectAccessible(founder);
    // Nothing is wrong here: what the gateway would say of a wrong order is put into its answer.
    await founder.route('**/graphql**', async (route) => {
      const response = await route.fetch();
      const answer = JSON.parse(await response.text()) as {
        data?: { selfCheck?: { failedAt: string; checks: { found: object[] }[] } };
      };
      const selfCheck = answer.data?.selfCheck;
      if (!selfCheck) return route.fulfill({ response });
      selfCheck.failedAt = '2026-01-05T04:00:00.000Z';
      selfCheck.checks[0]!.found.push({
        subject: 'order 12', detail: 'SHIPPED, parcels that count: 0', place: null, variantId: null, locationId: null, record: { type: 'Order', recordId: 'T3JkZXI6MTI' },
      });
      return route.fulfill({ response, json: answer });
    });
    const progress = founder.getByText('The ledgers are being checked');
    await founder.getByRole('button', { name: 'Check again' }).click();
    await expect(progress).toBeVisible();
    await expect(founder.getByRole('link', { name: 'order 12' })).toHaveAttribute('href', '/ecom/order/T3JkZXI6MTI');
    await expect(progress).toBeHidden();
    await expect(founder.getByText('1 of the rules do not hold')).toBeVisible();
    await expect(founder.getByText(/The check of .* could not be finished: this is what the one before found/)).toBeVisible();
    await founder.unroute('**/graphql**');
  });
});

test('who may not receive a large difference reads so beside it, before it is refused', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id: fromLocationId } = await db.location.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  const { id: toLocationId } = await db.location.create({ data: { businessId: shop.id, name: 'Store room' }, select: { id: true } });
  const { variantId, sku } = await withProduct(shop, { stock: 9 });
  const { id } = await execute(sendTransfer, await sessionFor(founder), { fromLocationId, toLocationId, lines: [{ variantId, quantity: 5 }] });
  const nadia = await withMember(shop, { flags: ['purchase'], name: 'Nadia' });
  await db.user.update({ where: { id: nadia.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(nadia);
  for (const [who, count] of [[nadia.email, 1], [founder.email, 0]] as const) {
    const page = await as(who);
    await page.goto(`/transfer-stock/${encodeURIComponent(encodeId('StockTransfer', id))}`);
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive the transfer' });
    await dialog.getByLabel(`${sku}: 5 sent`).fill('4');
    await expect(dialog.getByLabel('Why another number arrived')).toBeVisible();
    await expect(dialog.getByText('A difference worth more than ৳5,000 is received by an administrator.')).toHaveCount(count);
  }
});
