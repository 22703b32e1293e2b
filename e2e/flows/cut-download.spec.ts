import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** A server whose answers break off after the first lines of a file. */
async function breakingServer() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="orders.csv"' });
    response.write('Order,Created\n1,today\n', () => response.socket?.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const FILES = /\/api\/export\//;

async function textOf(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  let text = '';
  for await (const chunk of await (await download).createReadStream()) text += String(chunk);
  return text;
}

test('a file whose download breaks off is not saved, says so, and is taken again', async ({ as, strays }) => {
  strays.allow(/net::ERR_INCOMPLETE_CHUNKED_ENCODING/);
  strays.allow(/status of 429/);
  const { email, shops: [shop] } = await makeFounder({ name: 'Cut shop' });
  const { number } = await withOrder(shop!, { lines: [{ product: await withProduct(shop!, { stock: 3 }) }] });
  const cut = await breakingServer();
  const page = await as(email);
  let saved = 0;
  page.on('download', () => { saved += 1; });
  const isBroken = page.getByText('The download broke off: the file is not whole and was not saved.');
  const again = page.getByRole('button', { name: 'Try again' });
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: `#${number}` }).waitFor();

  await test.step('from the link of a list', async () => {
    await page.route(FILES, (route) => route.continue({ url: cut.url }));
    const link = page.getByRole('link', { name: 'Export', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(isBroken).toBeVisible();
    expect(saved).toBe(0);
    await expectAccessible(page);
    await again.click();
    await expect(isBroken).toBeVisible();
    await page.unroute(FILES);
    const text = await textOf(page, () => again.click());
    expect(text.trim().split('\n')).toHaveLength(2);
    await expect(isBroken).toHaveCount(0);
  });

  await test.step('a refusal is told too', async () => {
    await page.route(FILES, (route) => route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS', message: 'Too many files' } } }));
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    await expect(page.getByText('Too many files')).toBeVisible();
    await page.unroute(FILES);
    await again.click();
    await expect.poll(() => saved).toBe(2);
  });
  await test.step('one that takes long says that it is being made', async () => {
    const made = Promise.withResolvers<void>();
    await page.route(FILES, async (route) => {
      await made.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    const telling = page.getByText('The file is being made…');
    await expect(telling).toBeVisible();
    await textOf(page, async () => made.resolve());
    await expect(telling).toHaveCount(0);
  });
  cut.close();
});
