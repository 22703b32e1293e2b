import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { editOrder } from '../../gateway/modules/orders/edit-order.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { handOver, scan, shopWithOrders } from '../support/scanning.ts';

test('parcels are packed, refused and taken back by scanning; without a network scans wait and are sent once', async ({ as, strays }) => {
  test.setTimeout(180_000);
  strays.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { founder, shop, session, product, orders: [first, second, third], statuses } = await shopWithOrders(3);
  const page = await as(founder.email);
  await page.goto('/ecom/scan-to-update');
  const panel = page.locator('[role=status][data-tone]');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await expectAccessible(page);

  await test.step('the sticker, then each piece until all are inside', async () => {
    await scan(page, first!.reference);
    await expect(panel).toHaveText(`${first!.reference}Now scan what goes inside0 of 2`);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await scan(page, first!.reference);
    await scan(page, 'SOMETHING-ELSE');
    await expect(panel).toHaveAttribute('data-tone', 'bad');
    await scan(page, product.sku);
    await expect(panel).toContainText('1 of 2');
    await expect(page.getByRole('table', { name: 'What belongs inside' })).toContainText('1 of 2');
    await scan(page, product.sku);
    await expect(panel).toHaveText(`${first!.reference}Packed`);
    expect(await statuses()).toEqual(['PACKED', 'CONFIRMED', 'CONFIRMED']);
  });

  await test.step('an order that somebody changes while it is packed is refused, and shows what it has now when it is scanned again', async () => {
    await page.keyboard.press('Control+z');
    await expect(panel).toHaveText(`${first!.reference}Taken back`);
    await scan(page, first!.reference);
    await scan(page, product.sku);
    await expect(panel).toContainText('1 of 2');
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: first!.id } });
    const setQuantity = (quantity: number) => execute(editOrder, session, {
      orderId: first!.id, reason: 'The customer called', lines: [{ lineId, variantId: product.variantId, quantity, unitPrice: 500, discount: 0 }],
    });
    await setQuantity(3);
    await scan(page, product.sku);
    await expect(panel).toHaveText(`${first!.reference}${first!.reference} was changed meanwhile: scan it again and see what goes inside`);
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    await scan(page, first!.reference);
    await expect(panel).toContainText('0 of 3');
    for (let piece = 0; piece < 3; piece += 1) await scan(page, product.sku);
    await expect(panel).toHaveText(`${first!.reference}Packed`);
    expect(await statuses()).toEqual(['PACKED', 'CONFIRMED', 'CONFIRMED']);
  });

  await test.step('the same sticker again changes nothing, and the last scan is taken back', async () => {
    await scan(page, first!.reference);
    await scan(page, first!.reference.toLowerCase());
    await expect(page.getByRole('textbox', { name: /^Scan/ })).toHaveValue('');
    await expect(panel).toHaveText(`${first!.reference}Packed`);
    await expect(page.getByRole('table', { name: 'Scanned' }).getByRole('row')).toHaveCount(4);
    expect(await statuses()).toEqual(['PACKED', 'CONFIRMED', 'CONFIRMED']);
    expect(await db.orderTransition.count({ where: { businessId: shop.id, to: 'PACKED' } })).toBe(2);
    await page.keyboard.press('Control+z');
    await expect(panel).toHaveText(`${first!.reference}Taken back`);
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  });

  await test.step('without a network scans are kept, also when the page is left, and sent once', async () => {
    await page.keyboard.press('F7');
    await expect(page.getByRole('radio', { name: 'Hand over' })).toBeChecked();
    await scan(page, second!.reference);
    await expect(panel).toHaveText(`${second!.reference}Choose the courier first`);
    await expect(page.getByText('0 done, 2 refused')).toBeVisible();
    await expect(page.getByRole('row', { name: `${second!.reference} Choose the courier first` })).toBeVisible();
    await page.getByLabel('Courier', { exact: true }).selectOption({ index: 1 });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // The gateway carries the first one out, and its answer is lost.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes(second!.reference)) return route.continue();
      await route.fetch();
      // Left alone where the test has gone on without it.
      await route.abort('internetdisconnected').catch(() => undefined);
    });
    await scan(page, second!.reference);
    await expect(page.getByText('1 scan waits to be sent')).toBeVisible();
    await page.context().setOffline(true);
    await scan(page, third!.reference);
    await expect(page.getByText('2 scans wait to be sent')).toBeVisible();
    await page.unroute('**/graphql');
    await page.context().setOffline(false);
    await expect(page.getByText('to be sent')).toHaveCount(0);
    expect(await statuses()).toEqual(['CONFIRMED', 'SHIPPED', 'SHIPPED']);
    expect(await db.orderTransition.count({ where: { businessId: shop.id, to: 'SHIPPED' } })).toBe(2);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Scanned' })).toContainText('Handed over');
  });

  await test.step('the manifest of the courier lists what was handed over, and the phone scans too', async () => {
    await page.evaluate(() => {
      window.print = () => void (document.documentElement.dataset.jobs = '1');
    });
    await page.getByRole('button', { name: 'Print manifest' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-jobs', '1');
    await expect(page.locator('[data-print]')).toContainText(second!.reference);
    // As wide as the paper is between its margins: a long name breaks neither numbers of orders nor phones.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1_000 });
    const inLines = await page.locator('[data-print] tbody tr').first().evaluate((row: HTMLTableRowElement) => {
      row.cells[2]!.textContent = 'Mohammad Abdullah Al Mamun Chowdhury, Rahman Traders and Company Limited, third floor, Kawran Bazar';
      const linesOf = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return [row.cells[0]!, row.cells[2]!, row.cells[3]!].map(linesOf);
    });
    expect(inLines).toEqual([1, 2, 1]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: 'Find' }).click();
    await scan(page, third!.reference);
    await expect(page.getByRole('link', { name: third!.reference }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

/** Notes the tones that are played from now on: their frequencies, in their order. */
async function withEars(page: Page): Promise<{ heard: (frequencies: number[]) => Promise<void> }> {
  await page.addInitScript(() => {
    const { prototype } = AudioScheduledSourceNode;
    const { start } = prototype;
    prototype.start = function (this: OscillatorNode, when) {
      const { dataset } = document.documentElement;
      dataset.tones = JSON.stringify([...(JSON.parse(dataset.tones ?? '[]') as number[]), this.frequency.value]);
      start.call(this, when);
    };
  });
  return {
    heard: async (frequencies) => {
      await expect(page.locator('html')).toHaveAttribute('data-tones', JSON.stringify(frequencies));
      await page.evaluate(() => document.documentElement.removeAttribute('data-tones'));
    },
  };
}

const RISING = [880, 1320];
const FALLING = [220, 160];

test('each scan is heard: what was done, what was done already and what is refused, until the sound is turned off', async ({ as }) => {
  const { founder, orders: [first, second] } = await shopWithOrders(2);
  const page = await as(founder.email);
  const { heard } = await withEars(page);
  await page.goto('/ecom/scan-to-update');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await handOver(page);
  const panel = page.locator('[role=status][data-tone]');
  await scan(page, first!.reference);
  await expect(panel).toHaveText(`${first!.reference}Handed over`);
  await heard(RISING);
  await scan(page, 'UNKNOWN-1');
  await expect(panel).toHaveAttribute('data-tone', 'bad');
  await heard(FALLING);
  await scan(page, second!.reference);
  await heard(RISING);
  // Later: at once it would count as read twice by mistake.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  await scan(page, first!.reference);
  await expect(panel).toHaveText(`${first!.reference}Scanned already`);
  await expect(page.getByText('2 done, 2 refused')).toBeVisible();
  await heard(FALLING);

  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scan(page, 'UNKNOWN-2');
  await expect(panel).toContainText('UNKNOWN-2');
  await expect(panel).toHaveAttribute('data-tone', 'bad');
  await expect(page.locator('html')).not.toHaveAttribute('data-tones');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
});

test('a round longer than a day of work is kept whole: its manifest misses no parcel', async ({ as }) => {
  const { founder } = await shopWithOrders(0);
  const page = await as(founder.email);
  await page.goto('/ecom/scan-to-update');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await handOver(page);
  await scan(page, 'UNKNOWN-1');
  await expect(page.getByText('0 done, 1 refused')).toBeVisible();
  await page.evaluate(() => {
    const place = Object.keys(localStorage).find((name) => name.startsWith('karbar.scans.'))!;
    const [scanned] = JSON.parse(localStorage.getItem(place)!) as object[];
    localStorage.setItem(place, JSON.stringify(Array.from({ length: 1_999 }, (_, key) => ({ ...scanned, key, text: `UNKNOWN ${key}` }))));
  });
  await page.reload();
  await expect(page.getByText('0 done, 1,999 refused')).toBeVisible();
  await handOver(page);
  await scan(page, 'UNKNOWN-2');
  await expect(page.getByText('0 done, 2,000 refused')).toBeVisible();
});

test('a scan that a proxy has answered, or that belongs to another tab, waits until the gateway decides', async ({ as, strays }) => {
  strays.allow(/502|429|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { founder, shop, orders: [first, second], statuses } = await shopWithOrders(2);
  const page = await as(founder.email);
  await page.goto('/ecom/scan-to-update');
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  await handOver(page);
  const waiting = (tab: Page) => tab.getByText(/waits? to be sent/);

  await test.step('the first answer is an error page, the second that there are too many requests', async () => {
    const answers = [
      { status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' },
      { status: 429, json: { data: null, errors: [{ message: 'Too many requests', extensions: { code: 'TOO_MANY_REQUESTS' } }] } },
    ];
    await page.route('**/graphql', async (route) => {
      const answer = route.request().postData()?.includes(first!.reference) && answers.shift();
      if (!answer) return route.continue();
      await route.fulfill(answer);
    });
    await scan(page, first!.reference);
    await expect(waiting(page)).toBeVisible();
    await expect.poll(statuses).toEqual(['SHIPPED', 'CONFIRMED']);
    expect(answers).toEqual([]);
    await expect(waiting(page)).toHaveCount(0);
  });

  await test.step('a second tab shows the same scans, and neither loses one of the other', async () => {
    const other = await page.context().newPage();
    await other.goto('/ecom/scan-to-update');
    await expect(other.getByRole('table', { name: 'Scanned' })).toContainText(first!.reference);
    await handOver(other);
    await page.context().setOffline(true);
    await scan(other, second!.reference);
    await expect(waiting(page)).toBeVisible();
    await scan(page, 'UNKNOWN-1');
    await expect(waiting(other)).toHaveText(/2 scans/);
    await page.context().setOffline(false);
    await expect.poll(statuses).toEqual(['SHIPPED', 'SHIPPED']);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Scanned' })).toContainText('UNKNOWN-1');
    await expect(page.getByRole('table', { name: 'Scanned' })).toContainText(second!.reference);
    expect(await db.orderTransition.count({ where: { businessId: shop.id, to: 'SHIPPED' } })).toBe(2);
  });
});
