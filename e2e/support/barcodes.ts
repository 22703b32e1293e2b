import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Resolution of a label printer, dots per inch. */
const PRINTER_DPI = 203;
const CSS_DPI = 96;

// By default it would be fetched from the internet.
const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
const ready = readFile(wasm).then((bytes) =>
  prepareZXingModule({ overrides: { wasmBinary: bytes.buffer as ArrayBuffer }, fireImmediately: true }));

/** A part of the page as PNG, in the resolution of a label printer. */
export async function printed(page: Page, part: Locator): Promise<Buffer> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing of it is on the paper');
  const session = await page.context().newCDPSession(page);
  const clip = { ...box, scale: PRINTER_DPI / CSS_DPI };
  const { data } = await session.send('Page.captureScreenshot', { clip, captureBeyondViewport: true });
  return Buffer.from(data, 'base64');
}

/** The codes that a scanner reads off a part of the page once a label printer has printed it: 'Code128 NG-1024'. */
export async function scan(page: Page, part: Locator): Promise<string[]> {
  await ready;
  await page.emulateMedia({ media: 'print' });
  const picture = new Uint8Array(await printed(page, part));
  const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'], tryHarder: true });
  return found.map(({ format, text }) => `${format} ${text}`).toSorted();
}

/** What a scanner does that is plugged in as a keyboard, while no field has the focus: the code at once, then Enter. */
export const typeAsScanner = (page: Page, code: string) => page.evaluate((letters) => {
  (document.activeElement as HTMLElement | null)?.blur();
  for (const key of [...letters, 'Enter']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}, code);

const MM_PER_POINT = 25.4 / 72;

/** The sizes of the pages that would be printed, in millimetres: '75x50'. */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    .map(([, width, height]) => `${Math.round(Number(width) * MM_PER_POINT)}x${Math.round(Number(height) * MM_PER_POINT)}`);
}
