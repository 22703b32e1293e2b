import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { saveStockCount } from '../../gateway/modules/inventory/count-stock.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { makeVerified } from '../support/accounts.ts';
import { typeAsScanner } from '../support/barcodes.ts';
import { expectSheet } from '../support/expect-sheet.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startTrial } from '../support/trial.ts';

test('a shelf is counted, and the differences are posted', async ({ api, as }) => {
  const { email, idToken } = await makeVerified('keeper@counts.test');
  await startTrial(api, idToken, 'Counts');
  const founder = await as(email);
  await founder.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
      variables: { input: { name: 'Clay lamp', variants: [{ sku: 'LAMP', price: 90, openingStock: 12, openingCost: 40 }] } },
    },
  });

  await test.step('the shelf is counted on a phone, without being told what should be there', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto('/adjust-stock/adjust-stock-list');
    await founder.getByRole('link', { name: 'Stock counts' }).click();
    await expect(founder.getByText('No stock counts here')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('link', { name: 'New stock count' }).first().click();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    const row = founder.getByRole('listitem', { name: 'Clay lamp' });
    await expect(row).not.toContainText('12');
    // Each scan counts one piece more, also several at once and while no field has the focus.
    for (let n = 0; n < 3; n += 1) await typeAsScanner(founder, 'LAMP');
    await expect(row.getByLabel('Counted')).toHaveValue('4');
    await row.getByLabel('Counted').fill('9');
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Stock count 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'What was counted' })).toContainText('−3');
    await expectAccessible(founder);
  });

  await test.step('two are found on another shelf: the product is counted again', async () => {
    await founder.getByRole('link', { name: 'Count more' }).click();
    await expect(founder.getByRole('heading', { name: 'More for stock count 1' })).toBeVisible();
    const picker = founder.getByRole('combobox', { name: 'Add a product' });
    await picker.fill('LAMP');
    await picker.press('Enter');
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Counted').fill('11');
    await founder.keyboard.press('Control+s');
    const question = founder.getByRole('alertdialog', { name: 'Replace what was counted before?' });
    await expect(question).toContainText('LAMP: counted before');
    await expectAccessible(founder);
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(founder.getByRole('heading', { name: 'Stock count 1', exact: true })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'What was counted' })).toContainText('−1');
    await expectSheet(founder, 'Stock count 1', 'Counted by: ');
  });

  await test.step('the difference is posted after somebody has looked at it', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toBeHidden();
    await founder.getByRole('button', { name: 'Post the differences' }).click();
    await founder.getByRole('alertdialog', { name: 'Post the differences?' }).getByRole('button', { name: 'Post the differences' }).click();
    await expect(founder.getByRole('table', { name: 'Stock movements' })).toContainText('−1');
    await expect(founder.getByRole('table', { name: 'Journal' })).toContainText('৳40');
    await founder.getByRole('link', { name: 'Back to stock counts' }).click();
    await expect(founder.getByRole('row').filter({ hasText: 'Clay lamp' })).toContainText('Posted');
    await expectAccessible(founder);
  });
});

test('large differences of a count are posted by an administrator, and a member is offered no button for them', async ({ as }) => {
  const founder = await makeFounder({ name: 'Dear goods' });
  const shop = founder.shops[0]!;
  const member = await withMember(shop, { flags: ['adjustStock'], name: 'Keeper' });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(member);
  const dear = await withProduct(shop, { stock: 10, cost: 1_000 });
  const count = { lines: [{ variantId: dear.variantId, counted: 4 }] };
  const { id } = await execute(saveStockCount, await sessionFor(member), count);
  const address = `/adjust-stock/stock-count/${encodeId('StockCount', id)}`;
  const post = { name: 'Post the differences' };

  const keeper = await as(member.email);
  await keeper.goto(address);
  await expect(keeper.getByText('An administrator posts these differences')).toBeVisible();
  await expect(keeper.getByRole('button', post)).toHaveCount(0);
  await expectAccessible(keeper);
  await keeper.addInitScript(() => localStorage.setItem('language', 'bn'));
  await keeper.reload();
  await expect(keeper.locator('[data-paper-sheet] tbody td').first()).toHaveText('১');
  const page = await as(founder.email);
  await page.goto(address);
  // The list of counts has no entry of its own.
  await expect(page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]')).toHaveText('Decrease Stock List');
  await page.getByRole('button', post).click();
  await page.getByRole('alertdialog').getByRole('button', post).click();
  await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText('−6');
});
