import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { deliverOwn } from '../doubles/woocommerce-delivery.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const DESK = '/website/website-order-list';

interface Probed { tones: number[] }

/** Notes down the pitch of every tone that the page plays. */
const probeTones = (page: Page) => page.addInitScript(() => {
  const probed = globalThis as unknown as Probed;
  probed.tones = [];
  const { start } = AudioScheduledSourceNode.prototype;
  OscillatorNode.prototype.start = function play(this: OscillatorNode, when?: number) {
    probed.tones.push(this.frequency.value);
    start.call(this, when);
  };
});
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as Probed).tones);

/** Resolves when the page has opened its stream of changes. */
const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false);

/** What a browser tells a page whose tab is covered by another one. */
const hide = (page: Page) => page.evaluate(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
});

test('a new web order is heard where that is wanted, and counted in the title of the tab, seen or hidden', async ({ as, baseURL }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Loud shop' });
  await withWebOrders(shop!, 2, await withProduct(shop!));
  const { id: siteId } = await db.webSite.findFirstOrThrow({ where: { businessId: shop!.id }, select: { id: true } });
  // It receives deliveries, and is not asked for its orders meanwhile.
  await db.webSite.update({
    where: { businessId_id: { businessId: shop!.id, id: siteId } },
    data: { enabled: true, nextPollAt: new Date(Date.now() + 86_400_000) }, select: { id: true },
  });
  const buyers = ['01811000001', '01811000002', '01811000003', '01811000004'];
  const arrive = async () => {
    const phone = buyers.shift()!;
    const id = Number(phone.slice(-4)) + 1_000;
    const now = new Date().toISOString().slice(0, 19);
    const url = `${baseURL!.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${siteId}`;
    const { status } = await deliverOwn(url, {
      topic: 'order.created', secret: 'secret',
      body: {
        id, number: String(id), status: 'processing', currency: 'BDT', total: '500.00', discount_total: '0.00', shipping_total: '0.00',
        total_tax: '0.00', payment_method: 'cod', date_created_gmt: now, date_modified_gmt: now,
        billing: { first_name: 'Buyer', last_name: phone, phone, address_1: `House ${id}`, city: 'Dhaka', state: 'BD-13' }, shipping: {},
        line_items: [{ id, product_id: id, variation_id: 0, name: `Thing ${id}`, sku: '', quantity: 1, total: '500.00' }],
      },
    });
    expect(status).toBe(200);
    return `#${id}`;
  };

  const page = await as(email);
  await probeTones(page);
  const stream = streamOf(page);
  await page.goto(DESK);
  await stream;
  await expect(page).toHaveTitle(/^\(2\) Web orders/);

  await test.step('nothing sounds before somebody wants it', async () => {
    const number = await arrive();
    await expect(page.getByRole('grid', { name: 'Web orders' })).toContainText(number);
    await expect(page).toHaveTitle(/^\(3\) Web orders/);
    expect(await tones(page)).toEqual([]);
  });

  await test.step('switched on it is tried out, and plays with the next order', async () => {
    await page.getByRole('button', { name: 'Sound for new orders is off' }).click();
    await expect(page.getByRole('button', { name: 'Sound for new orders is on' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => tones(page)).toEqual([880, 1320]);
    await arrive();
    await expect.poll(() => tones(page)).toEqual([880, 1320, 880, 1320]);
    await expect(page).toHaveTitle(/^\(4\) Web orders/);
  });

  await test.step('the choice stays, and a hidden tab is heard and counts too', async () => {
    const again = streamOf(page);
    await page.reload();
    await again;
    await expect(page.getByRole('button', { name: 'Sound for new orders is on' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(4\) Web orders/);
    expect(await tones(page)).toEqual([]);
    await hide(page);
    await arrive();
    await expect(page).toHaveTitle(/^\(5\) Web orders/, { timeout: 30_000 });
    await expect.poll(() => tones(page)).toEqual([880, 1320]);
  });

  await test.step('switched off it is silent, and goes on counting', async () => {
    await page.getByRole('button', { name: 'Sound for new orders is on' }).click();
    await arrive();
    await expect(page).toHaveTitle(/^\(6\) Web orders/, { timeout: 30_000 });
    expect(await tones(page)).toEqual([880, 1320]);
  });
});
