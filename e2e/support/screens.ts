import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { ROOT } from '../../scripts/processes.ts';
import { builtPaths, ROUTES_WITHOUT_SHELL, screenRoutes } from './routes.ts';
import { startApp } from './app.ts';

/**
 * `npm run screens`: visits every built route as the founder, in both themes at desk and phone size, and
 * writes PNGs to screens/. `--all` takes every demo account and the screens that are not built yet;
 * `--as staff`, `--route /ecom`, `--theme dark`, `--size phone` narrow it down;
 * `--url http://localhost:4000 --emulator 127.0.0.1:9099` takes a running app instead of an own one.
 */
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const SIGNED_OUT = 'nobody-signed-in';
const PAGES_AT_ONCE = 2;
const HEADING_MS = 30_000;
const FOLDER = join(ROOT, 'screens');

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const all = process.argv.includes('--all');
const wanted = (name: string, value: string) => value.includes(option(name) ?? '');

interface Place {
  url: string;
  authEmulatorHost: string;
}

type State = Exclude<BrowserContextOptions['storageState'], string>;

/** The cookies of somebody signed in: one sign-in serves all pictures of a person. */
async function signIn(browser: Browser, app: Place, who: string): Promise<State> {
  const email = `${who}@karbar.test`;
  if (!DEMO_ACCOUNTS.some((account) => account.email === email)) return undefined;
  const context = await browser.newContext();
  const accounts = `http://${app.authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts`;
  const answer = await context.request.post(`${accounts}:signInWithPassword?key=demo-key`, {
    data: { email, password: DEMO_PASSWORD, returnSecureToken: true },
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  const session = await context.request.post(`${app.url}/api/session`, { data: { idToken } });
  if (!session.ok()) throw new Error(`${email} could not sign in: ${await session.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

interface Shot {
  who: string;
  state: State;
  size: keyof typeof SIZES;
  theme: (typeof THEMES)[number];
  routes: string[];
}

const fileName = (route: string) => (route === '/' ? 'landing' : route.slice(1).replaceAll('/', '-'));

const isRecord = (path: string) => path.endsWith('/$id');

/** The pages of `routes`, and the first record that they link to of each kind. */
async function shoot(browser: Browser, app: Place, { who, state, size, theme, routes }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size], colorScheme: theme, timezoneId: 'Asia/Dhaka', storageState: state,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      process.stdout.write(`${page.url()}: ${message.text()}\n`);
  });
  const take = async (address: string, name: string) => {
    await page.goto(app.url + address);
    // Every page has a heading once its own code and data are there.
    await page.locator('h1').first().waitFor({ timeout: HEADING_MS });
    // The maintenance page asks again and again: it is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
    await page.screenshot({ path: join(FOLDER, who, `${name}.${size}.${theme}.png`) });
  };
  const records = new Map<string, string>();
  for (const route of routes) {
    await take(route, fileName(route));
    for (const path of builtPaths().filter(isRecord).filter((known) => !records.has(known))) {
      const link = page.locator(`main a[href^="${path.replace('$id', '')}"]`).first();
      if (await link.count()) records.set(path, (await link.getAttribute('href'))!);
    }
  }
  for (const [path, address] of records) await take(address, fileName(path.replace('$id', 'record')));
  await context.close();
}

function people(): string[] {
  const everybody = [...DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0]!), SIGNED_OUT];
  if (option('as')) return everybody.filter((name) => wanted('as', name));
  return all ? everybody : ['founder', SIGNED_OUT];
}

/** One list of routes for each combination of person, size and theme. */
async function shots(browser: Browser, app: Place): Promise<Shot[]> {
  const list: Shot[] = [];
  for (const who of people()) {
    const state = await signIn(browser, app, who);
    const known = who === SIGNED_OUT ? ROUTES_WITHOUT_SHELL : screenRoutes();
    const built = builtPaths();
    const routes = known.filter((route) => wanted('route', route) && (all || built.includes(route)));
    for (const size of ['desk', 'phone'] as const) {
      for (const theme of THEMES) {
        if (wanted('size', size) && wanted('theme', theme)) list.push({ who, state, size, theme, routes });
      }
    }
  }
  return list;
}

const executablePath = await ensureChromium();
const url = option('url');
if (!url) await buildWeb();
const app = url
  ? { url, authEmulatorHost: option('emulator') ?? '127.0.0.1:9099', stop: async () => {} }
  : await startApp();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const queue = await shots(browser, app);
  const work = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) await shoot(browser, app, shot);
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  process.stdout.write(`Screens are in ${FOLDER}\n`);
} finally {
  await browser.close();
  await app.stop();
}
