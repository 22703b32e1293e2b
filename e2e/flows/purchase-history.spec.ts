import { execute } from '../../gateway/commands/execute.ts';
import { returnPurchase } from '../../gateway/modules/purchases/purchase-commands.ts';
import { db } from '../../gateway/db/client.ts';
import { Session } from '../../gateway/session/session.ts';
import { earlierStock } from '../../prisma/seed/factories/earlier.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const HISTORY = '/reports/product-purchase-history';

test('the purchase history leads to the deliveries behind each figure', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Purchases' });
  const saree = await withProduct(shop!, { name: 'Jamdani saree', stock: 0, cost: 0 });
  const ring = await withProduct(shop!, { name: 'Ring', stock: 0, cost: 0 });
  const islampur = await withSupplier(shop!, 'Islampur Cloth House');
  const old = await withPurchase(shop!, { supplierId: islampur, start: 'RECEIVE', lines: [{ product: saree, quantity: 10, unitCost: 300 }] });
  await earlierStock(shop!, old.id, 40);
  const chawk = await withSupplier(shop!, 'Chawkbazar Wholesale');
  await withPurchase(shop!, {
    supplierId: chawk, start: 'RECEIVE', lines: [{ product: saree, quantity: 6, unitCost: 330 }, { product: ring, quantity: 4, unitCost: 100 }],
  });
  const line = await db.purchaseLine.findFirstOrThrow({ where: { businessId: shop!.id, purchaseId: old.id }, include: { purchase: true } });
  const { purchase: { version } } = line;
  await execute(returnPurchase, Session.system(shop!.id), { purchaseId: old.id, version, lines: [{ lineId: line.id, quantity: 2 }], reason: 'Torn' });

  const page = await as(email);
  const grid = page.getByRole('grid', { name: 'Purchases by product' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const lines = page.getByRole('grid', { name: 'Purchased lines' }).locator('tbody [data-row-id]');

  await test.step('is a tab of the product report, with costs and suppliers', async () => {
    await page.goto('/reports/product-report');
    await page.getByRole('link', { name: 'Purchases', exact: true }).and(page.locator(`[href^="${HISTORY}"]`)).click();
    await expect(page).toHaveURL(new RegExp(`${HISTORY}$`));
    await expect(row('Jamdani saree')).toContainText('৳4,980');
    await expect(row('Jamdani saree')).toContainText('৳311.25');
    await expect(row('Jamdani saree')).toContainText('+10.0%');
    await expect(row('Jamdani saree')).toContainText('+1');
    await expect(row('Ring')).toContainText('Chawkbazar Wholesale');
    await expect(page.getByText('৳5,380', { exact: true })).toBeVisible();
    await expectTableFits(grid);
    await expectAccessible(page);
  });

  await test.step('a row leads to its deliveries with the trend of its cost, and those to the purchase', async () => {
    await row('Jamdani saree').getByRole('link', { name: /^Jamdani saree/ }).click();
    await expect(page).toHaveURL(/product-purchase-history\/lines\?product=/);
    await expect(page.getByRole('heading', { name: 'Jamdani saree', level: 1 })).toBeVisible();
    await expect(lines).toHaveCount(3);
    await expect(page.locator('.recharts-line')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Cost of one piece' })).toContainText('৳330');
    await page.getByRole('link', { name: /^Went back\b/ }).click();
    await expect(lines).toHaveCount(1);
    await lines.first().getByRole('link', { name: /^Purchase #/ }).click();
    await expect(page).toHaveURL(/\/purchase\/purchase-list\/./);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the product report' }).click();
    await expect(page).toHaveURL(new RegExp(`${HISTORY}$`));
  });

  await test.step('what went back, one supplier, other days, and a file', async () => {
    await row('Jamdani saree').getByRole('link', { name: 'Went back, Jamdani saree: 2' }).click();
    await expect(page).toHaveURL(/way=WENT_BACK/);
    await page.goBack();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Supplier' }).click();
    await page.getByRole('combobox', { name: 'Supplier' }).selectOption({ label: 'Islampur Cloth House' });
    await expect(page).toHaveURL(/supplier=/);
    await expect(row('Ring')).toHaveCount(0);
    await expect(row('Jamdani saree')).toContainText('৳3,000');
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Last 30 days' });
    await expect(row('Jamdani saree').getByRole('link', { name: 'Went back, Jamdani saree: 2' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^product-purchases.*\.csv$/);
    await page.goto(`${HISTORY}?days=2020-01-01..2020-01-31`);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  });
});

test('purchases are filtered by any of more than a hundred suppliers, found by name', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder();
  const businessId = shop!.id;
  await db.supplier.createMany({ data: Array.from({ length: 110 }, (_, n) => ({ businessId, name: `Mill ${String(n + 1).padStart(3, '0')}` })) });
  const product = await withProduct(shop!);
  await withPurchase(shop!, { supplierId: await withSupplier(shop!, 'Zahid Traders'), lines: [{ product, quantity: 1, unitCost: 90 }] });
  await withPurchase(shop!, { lines: [{ product, quantity: 2, unitCost: 90 }] });
  const page = await as(email);
  await page.goto('/purchase/purchase-list');
  const rows = page.getByRole('grid', { name: 'Purchases' }).locator('tbody [data-row-id]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Supplier' }).click();
  const field = page.getByRole('combobox', { name: 'Supplier' });
  await expect(field).toBeFocused();
  await field.fill('zahid');
  await page.getByRole('option', { name: 'Zahid Traders' }).click();
  await expect(rows).toHaveCount(1);
  await expect(field).toHaveCount(0);
  const chip = page.getByRole('button', { name: 'Supplier: Zahid Traders' });
  await chip.click();
  await expect(field).toHaveValue('Zahid Traders');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Supplier' }).click();
  await expect(rows).toHaveCount(2);
});
