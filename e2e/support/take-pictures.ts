import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { builtPaths } from './routes.ts';

/** One size and theme in which a page is shown. */
export interface Look {
  /** The end of the file's name: 'phone.dark'. */
  name: string;
  size: { width: number; height: number };
  theme: 'light' | 'dark';
}

export interface Visit {
  address: string;
  /** The route, with '$id' for a record: the file is named after it. */
  route: string;
  /** What is opened on the page before the pictures. */
  open?: (page: Page) => Promise<void>;
}

/** What several browser pages work through together. */
export interface Pictures {
  /** Those that wait; records found on the way are added. */
  queue: Visit[];
  /** The paths with an id of which a record has been found. */
  seen: Set<string>;
  folder: string;
  looks: readonly Look[];
  /** Whether pictures reach to the end of the page, not only of the window. */
  isWhole: boolean;
}

const DESK = { width: 1440, height: 900 };
const HEADING_MS = 30_000;
const SETTLED_MS = 5_000;
const QUIET_MS = 250;

/** In the page: resolves once nothing in it has changed for `quietMs`, and its fonts are there. */
const whenStill = (quietMs: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      changes.disconnect();
      void document.fonts.ready.then(() => resolve());
    };
    let timer = setTimeout(done, quietMs);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** Resolves when nothing but live streams is under way and the page stands still, at the latest after five seconds. */
function whenSettled(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    if (!request.headers()['accept']?.includes('text/event-stream')) inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return async () => {
    const end = Date.now() + SETTLED_MS;
    const isBusy = () => page.locator('main [aria-busy=true]').count();
    do {
      await page.evaluate(whenStill, QUIET_MS);
    } while ((inFlight.size > 0 || (await isBusy()) > 0) && Date.now() < end);
  };
}

const fileName = (route: string) => (route === '/' ? 'landing' : route.slice(1).replace('$id', 'record').replaceAll('/', '-'));

/** Adds the first record of each kind that the page links to, and the pages below its address. */
async function addRecords(page: Page, { queue, seen }: Pictures): Promise<void> {
  const paths = builtPaths();
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  for (const path of paths.filter((known) => known.endsWith('/$id') && !seen.has(known))) {
    const begin = path.replace('$id', '');
    const address = links.find((link) => link.startsWith(begin) && /^[^/?#]+$/.test(link.slice(begin.length)) && !paths.includes(link));
    if (!address) continue;
    seen.add(path);
    for (const route of paths.filter((other) => other === path || other.startsWith(`${path}/`)))
      queue.push({ route, address: address + route.slice(path.length) });
  }
}

/**
 * Visits the addresses of `work.queue` until it is empty: each is loaded once and then shown in every look. What the
 * console says meanwhile is printed.
 */
export async function takePictures(page: Page, origin: string, work: Pictures): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      process.stdout.write(`${page.url()}: ${message.text()}\n`);
  });
  const settled = whenSettled(page);
  const show = async ({ size, theme }: Look) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize(size);
  };
  for (let visit = work.queue.shift(); visit; visit = work.queue.shift()) {
    // What is opened is found in a table, which phones do not have.
    await show(visit.open ? { ...work.looks[0]!, size: DESK } : work.looks[0]!);
    await page.goto(origin + visit.address);
    // Every page has a heading once its own code and data are there; one that failed is a picture of its failure.
    await page.locator('h1').first().waitFor({ timeout: HEADING_MS }).catch(() => process.stdout.write(`${page.url()}: no heading\n`));
    await visit.open?.(page).catch((error: unknown) => process.stdout.write(`${visit.route} does not open: ${String(error)}\n`));
    for (const look of work.looks) {
      await show(look);
      await settled();
      await page.screenshot({ path: join(work.folder, `${fileName(visit.route)}.${look.name}.png`), fullPage: work.isWhole });
    }
    if (!visit.open) await addRecords(page, work);
  }
}
