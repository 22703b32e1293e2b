import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { recallOrder } from '../../gateway/modules/orders/recall-order.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { handOver, scan, shopWithOrders } from '../support/scanning.ts';

/** Opens the scanner, whose print dialog is only noted, and hands the parcels over. */
async function handedOver(page: Page, orders: readonly { reference: string }[]): Promise<void> {
  await page.goto('/ecom/scan-to-update');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset.jobs = '1');
  });
  await handOver(page);
  for (const { reference } of orders) {
    await scan(page, reference);
    await expect(page.locator('[role=status][data-tone]')).toHaveText(`${reference}Handed over`);
  }
}

/** Prints the manifest, which stays on the page until the print dialog is closed. */
async function printManifest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print manifest' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-jobs', '1');
}

const closePrinting = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

test('no courier signs for a parcel that somebody has taken back since it was handed over', async ({ as }) => {
  const { founder, session, orders: [first, second] } = await shopWithOrders(2);
  const page = await as(founder.email);
  await handedOver(page, [first!, second!]);
  await execute(recallOrder, session, { orderId: first!.id });
  const manifest = page.locator('[data-print]');
  await printManifest(page);
  await expect(manifest.locator('h1')).toHaveText(['Handed over to Pathao']);
  await expect(manifest.locator('tbody tr')).toHaveCount(1);
  await expect(manifest).toContainText(second!.reference);
  await expect(manifest).toContainText('1 parcel, ');
  await closePrinting(page);
  await expect(manifest).toHaveCount(0);

  await execute(recallOrder, session, { orderId: second!.id });
  await page.getByRole('button', { name: 'Print manifest' }).click();
  await expect(page.getByText('None of these parcels is handed over any more')).toBeVisible();
  await expect(manifest).toHaveCount(0);
});

test('a new round asks first while parcels that were handed over stand on no manifest', async ({ as, strays }) => {
  const { founder, orders } = await shopWithOrders(2);
  const page = await as(founder.email);
  await handedOver(page, orders);
  const scanned = page.getByRole('table', { name: 'Scanned' });
  const begin = page.getByRole('button', { name: 'Begin a new round' });
  const question = page.getByRole('alertdialog', { name: 'Begin a new round?' });
  await begin.click();
  await expect(question).toContainText('2 handed-over parcels stand on no printed manifest yet');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(scanned.getByRole('row')).toHaveCount(3);

  // A manifest that could not be loaded lists nothing.
  strays.allow(/Failed to load resource/);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Print manifest' }).click();
  await expect(page.getByText('The server could not be reached').first()).toBeVisible();
  await page.unroute('**/graphql');
  await begin.click();
  await expect(question).toContainText('2 handed-over parcels stand on no printed manifest yet');
  await question.getByRole('button', { name: 'Go back' }).click();

  await printManifest(page);
  await closePrinting(page);
  await begin.click();
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await expect(question).toHaveCount(0);
});
