import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { nextPhone } from './order-cases.ts';

const TIMES = 15;
/** What is not shown by then does not come. */
const PATIENCE_MS = 20_000;

/** In the page: when the last key went down, and when what it asked for has been painted. */
const WATCH = `
  addEventListener('keydown', () => { window.pressedAt = performance.now(); }, true);
  window.whenShown = (text) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(text + ' is not shown, but: ' + document.body.innerText)), ${PATIENCE_MS});
    const look = () => {
      if (!document.body.innerText.includes(text)) return false;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.pressedAt)));
      return true;
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });`;

/** Milliseconds from the key to the picture. The page is watched before the key is pressed. */
async function timeOf(page: Page, text: string, press: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(`window.whenShown(${JSON.stringify(text)})`) as Promise<number>;
  await press();
  return shown;
}

/** The order list, looked through by number: every search shows another order. */
async function listTimes(page: Page, url: string, orders: number): Promise<number[]> {
  await page.goto(`${url}/ecom/main-order-list`);
  const search = page.getByRole('searchbox', { name: /^Phone, order no/ });
  await search.waitFor();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const number = String(orders - 100 - n * 37);
    await search.fill('');
    await page.getByText(`#${orders}`).first().waitFor();
    await search.fill(number.slice(0, -1));
    times.push(await timeOf(page, `SFR-${number}`, () => search.press(number.at(-1)!)));
  }
  return times;
}

/** Orders typed in by keyboard; the time from Ctrl+Enter until the page says that it is saved. */
async function saveTimes(page: Page, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    await page.goto(`${url}/ecom/ecom-new-order`);
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill(nextPhone('019'));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Farhana Akter');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('House 14, Road 3, Dhanmondi, Dhaka');
    const picker = page.getByRole('combobox', { name: 'Add a product' });
    await picker.fill(`SKU-${17 + n}`);
    await picker.press('Enter');
    await page.getByRole('textbox', { name: /^Quantity of/ }).first().waitFor();
    times.push(await timeOf(page, ' saved', () => page.keyboard.press('Control+Enter')));
  }
  return times;
}

function line(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${name}: half within ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms, all ${sorted.length} within ${sorted.at(-1)!.toFixed(0)} ms`;
}

/** Measures the web app with `orders` orders, used by keyboard. Returns lines to print. */
export async function browserTimes(url: string, cookie: string, orders: number): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Dhaka' });
    const [name, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url }]);
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    return [
      line('order list, from the last key to the found order', await listTimes(page, url, orders)),
      line('new order, from Ctrl+Enter to saved', await saveTimes(page, url)),
    ];
  } finally {
    await browser.close();
  }
}
