import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { deliverPart } from '../../gateway/modules/orders/return-orders.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { printedPages, scan } from '../support/barcodes.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { withManyOrders } from '../support/many-orders.ts';

/** As many as one job takes. */
const BATCH = 500;

/** Stands in for the printer's own dialog, which no test can see: what was handed to it stays on the page. */
async function withPrinter(page: Page) {
  await page.addInitScript(() => {
    let jobs = 0;
    window.print = () => {
      jobs += 1;
      document.documentElement.dataset.jobs = String(jobs);
    };
  });
}

const isPrinted = (page: Page, jobs: number) => expect(page.locator('html')).toHaveAttribute('data-jobs', String(jobs));
const sheets = (page: Page) => page.locator('[data-print] [data-printed]');

test('stickers and invoices come out in true size, in Bangla, and are read by a scanner', async ({ as }) => {
  test.setTimeout(240_000);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  await db.business.update({
    where: { id: shop.id }, select: { id: true },
    data: { name: 'নকশী ঘর', address: 'ধানমন্ডি, ঢাকা', hotline: '01711000001', orderPrefix: 'NG-' },
  });
  const product = await withProduct(shop, { stock: 20 });
  const order = await withOrder(shop, {
    lines: [{ product, quantity: 2 }], customerName: 'ফারহানা আক্তার', address: 'বাসা ১৪, রোড ৩, ধানমন্ডি, ঢাকা',
  });
  const page = await as(founder.email);
  await withPrinter(page);

  await test.step('the sticker is chosen with the newest order beside it', async () => {
    await page.goto('/setting/select-sticker');
    const preview = page.getByRole('region', { name: `Preview of NG-${order.number}` });
    await expect(preview).toContainText('ফারহানা আক্তার');
    await expect(preview).toContainText('Collect ৳1,060');
    await page.getByText('100 × 150 mm').click();
    await page.getByRole('switch', { name: 'What is in the parcel' }).press('Space');
    await expect(preview).not.toContainText('2 × ');
    await page.getByText('75 × 50 mm').click();
    await page.getByLabel('Code to scan').selectOption('BOTH');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Stickers are printed like this from now on')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('P on the order page prints it, and its codes are read at 203 dots per inch', async () => {
    await page.goto('/ecom/main-order-list');
    await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: `NG-${order.number}` }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.keyboard.press('p');
    await isPrinted(page, 1);
    expect(await scan(page, sheets(page))).toEqual([`Code128 NG-${order.number}`, `QRCode NG-${order.number}`]);
    const fonts = await sheets(page).evaluate((sheet) => getComputedStyle(sheet).fontFamily);
    expect(fonts).toContain('Bengali');
    expect(await printedPages(page)).toEqual(['75x50']);
    // Once the browser says that it has printed.
    await expect(sheets(page)).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a parcel with a courier bears the number of the courier', async () => {
    await execute(confirmOrder, session, { orderId: order.id });
    await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao', trackingCode: 'DT120699QX8R' });
    await page.reload();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click();
    await isPrinted(page, 1);
    expect(await scan(page, sheets(page))).toEqual(['Code128 DT120699QX8R']);
    expect(await printedPages(page)).toEqual(['210x297']);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a roll is as long as its invoice, on a page of its own', async () => {
    await db.printSetting.create({ data: { businessId: shop.id, kind: 'INVOICE', format: 'ROLL80', symbol: 'QR', copies: 2 } });
    await page.reload();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click();
    await isPrinted(page, 1);
    const pages = await printedPages(page);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/^80x1\d\d$/);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('half a page and the large sticker have their own size too', async () => {
    const where = { businessId: shop.id };
    await db.printSetting.updateMany({ where: { ...where, kind: 'INVOICE' }, data: { format: 'A5', copies: 1 } });
    await db.printSetting.updateMany({ where: { ...where, kind: 'STICKER' }, data: { format: 'STICKER_100X150' } });
    for (const [paper, size] of [['Invoice', '148x210'], ['Sticker', '100x150']] as const) {
      await page.reload();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('menuitem', { name: paper }).click();
      await isPrinted(page, 1);
      expect(await printedPages(page)).toEqual([size]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test(`${BATCH} stickers are one job, of all orders that match, with progress`, async ({ as }) => {
  test.setTimeout(240_000);
  const founder = await makeFounder({ limits: { ecomOrderLimit: 1_000 } });
  const shop = founder.shops[0]!;
  await withManyOrders(shop, await withProduct(shop), BATCH + 1);
  const page = await as(founder.email);
  await withPrinter(page);
  await page.goto('/ecom/main-order-list?status=PENDING');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await page.getByRole('button', { name: 'Select all 501' }).click();
  // The third part of the orders is held back until it was seen how far it is.
  const third = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'usePrintJobOrdersQuery' && (parts += 1) === 3) await third.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Print stickers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print stickers' });
  await expect(dialog.getByText('100 of 500')).toBeVisible();
  await expect(dialog.getByText('At most 500 orders in one print')).toBeVisible();
  third.resolve();
  await isPrinted(page, 1);
  await expect(sheets(page).first()).toContainText(/#1(?!\d)/);
  expect(await printedPages(page)).toEqual(Array.from({ length: BATCH }, () => '75x50'));
});

test('a sticker with long texts cuts off neither the phone nor the code', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await db.business.update({
    where: { id: shop.id }, select: { id: true },
    data: { name: 'নকশী ঘর ও গ্রামীণ হস্তশিল্পের বিপণন কেন্দ্র, ধানমন্ডি শাখা', address: 'ধানমন্ডি, ঢাকা', hotline: '01711000001', orderPrefix: 'NG-' },
  });
  const order = await withOrder(shop, {
    lines: [{ product: await withProduct(shop, { stock: 20 }), quantity: 2 }], customerName: 'মোহাম্মদ শাহরিয়ার কবির চৌধুরী (বাবু ভাই)',
    address: 'বাসা ১৪/খ (চতুর্থ তলা, উত্তর পাশের ফ্ল্যাট), রোড নম্বর ৩, ব্লক গ, বায়তুল আমান হাউজিং সোসাইটি, আদাবর থানার পেছনে, মোহাম্মদপুর, ঢাকা ১২০৭। মসজিদের পাশে নেমে ফোন দেবেন',
  });
  const note = 'বিকেল ৪টার পর ডেলিভারি দিন। ডেলিভারির আগে অবশ্যই ফোন করবেন';
  await db.order.update({ where: { businessId_id: { businessId: shop.id, id: order.id } }, data: { shippingNote: note }, select: { id: true } });
  await db.printSetting.create({ data: { businessId: shop.id, kind: 'STICKER', format: 'STICKER_75X50', symbol: 'BOTH', copies: 1 } });
  const page = await as(founder.email);
  await withPrinter(page);
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: `NG-${order.number}` }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const [format, symbol, codes] of [
    ['STICKER_75X50', 'CODE128', [`Code128 NG-${order.number}`]],
    ['STICKER_75X50', 'BOTH', [`Code128 NG-${order.number}`, `QRCode NG-${order.number}`]],
    ['STICKER_100X150', 'BOTH', [`Code128 NG-${order.number}`, `QRCode NG-${order.number}`]],
  ] as const) {
    await db.printSetting.updateMany({ where: { businessId: shop.id }, data: { format, symbol } });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.keyboard.press('p');
    await isPrinted(page, 1);
    expect(await scan(page, sheets(page)), `${format} ${symbol}`).toEqual(codes);
    // Clipped texts count as visible: what stands on the paper is what lies within it.
    const paper = (await sheets(page).boundingBox())!;
    for (const text of [/^01[\d-]+$/, /^Collect/, `NG-${order.number}`]) {
      const box = (await sheets(page).getByText(text).last().boundingBox())!;
      expect(box.x + box.width, `${format} ${symbol}: ${text}`).toBeLessThanOrEqual(paper.x + paper.width + 0.5);
      expect(box.y + box.height, `${format} ${symbol}: ${text}`).toBeLessThanOrEqual(paper.y + paper.height + 0.5);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an invoice that is printed once the goods are there asks for nothing that was paid or given back', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9, price: 500 });
  const shipped = async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 2, price: 500 }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    return orderId;
  };
  const [whole, part] = [await shipped(), await shipped()];
  await execute(deliverOrder, session, { orderId: whole });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: part }, select: { id: true } });
  await execute(deliverPart, session, { orderId: part, lines: [{ lineId: line.id, accepted: 1 }], collected: 560, reason: 'One was enough' });
  const page = await as(founder.email);
  await withPrinter(page);
  const sums = sheets(page).locator('dl > div');
  for (const [orderId, expected] of [
    [whole, ['Items৳1,000', 'Delivery৳60', 'Total৳1,060', 'Collected−৳1,060', 'To pay৳0']],
    [part, ['Items৳1,000', 'Delivery৳60', 'Total৳1,060', 'Collected−৳560']],
  ] as const) {
    await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click();
    await isPrinted(page, 1);
    await expect(sums).toHaveText([...expected]);
  }
});

test('of orders whose print could not be noted it is said', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  await withPrinter(page);
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'useMarkPrintedMutation') await route.abort('connectionfailed');
    else await route.fallback();
  });
  await page.goto('/ecom/main-order-list');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await page.getByRole('button', { name: 'Print stickers' }).click();
  await isPrinted(page, 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('alert')).toContainText('The list does not say that these are printed');
});

test('pages of a pick list are numbered in the digits of the language', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  await withPrinter(page);
  async function pageRules(language: string, more: string, pickList: string): Promise<string> {
    await page.goto('/ecom/main-order-list');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await page.locator('[data-row-id]').getByRole('checkbox').check();
    await page.getByRole('button', { name: more }).last().click();
    await page.getByRole('menuitem', { name: pickList }).click();
    await isPrinted(page, 1);
    return page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join());
  }
  expect(await pageRules('en', 'More actions', 'Print the pick list')).toContain('counter(page) " / " counter(pages)');
  expect(await pageRules('bn', 'আরও অ্যাকশন', 'পণ্য তোলার তালিকা প্রিন্ট করুন')).toContain('counter(page, bengali) " / " counter(pages, bengali)');
});
