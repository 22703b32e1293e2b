import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { ROOT } from '../../scripts/processes.ts';
import { builtPaths, ROUTES_WITHOUT_SHELL, screenRoutes } from './routes.ts';
import { OPENED, textsIn } from './opened.ts';
import { startApp } from './app.ts';
import { takePictures, type Look, type Pictures, type Visit } from './take-pictures.ts';

/**
 * `npm run screens`: visits every built route as the founder, in both themes at desk and phone size, opens the dialogs
 * and panels of opened.ts, and writes PNGs to screens/. `--all` takes every demo account and every address of the menu;
 * `--as staff`, `--route /ecom`, `--opened purchase`, `--theme dark`, `--size phone` narrow it down; `--language bn` is Bangla,
 * `--whole` pictures to the end of each page;
 * `--url http://localhost:4000 --emulator 127.0.0.1:9099` takes a running app instead of an own one.
 */
const LOOKS: readonly Look[] = [
  { name: 'desk.light', size: { width: 1440, height: 900 }, theme: 'light' },
  { name: 'desk.dark', size: { width: 1440, height: 900 }, theme: 'dark' },
  { name: 'phone.dark', size: { width: 390, height: 844 }, theme: 'dark' },
  { name: 'phone.light', size: { width: 390, height: 844 }, theme: 'light' },
];
const SIGNED_OUT = 'nobody-signed-in';
const PAGES_AT_ONCE = 2;
const FOLDER = join(ROOT, 'screens');

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const all = process.argv.includes('--all');
const wanted = (name: string, value: string) => value.includes(option(name) ?? '');
const language = option('language') ?? 'en';

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

function people(): string[] {
  const everybody = [...DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0]!), SIGNED_OUT];
  if (option('as')) return everybody.filter((name) => wanted('as', name));
  return all ? everybody : ['founder', SIGNED_OUT];
}

/** The addresses to visit: those of the menu, and what the features declare beside them, records apart. */
function routesFor(who: string): string[] {
  if (who === SIGNED_OUT) return ROUTES_WITHOUT_SHELL.filter((route) => wanted('route', route));
  const lists = builtPaths().filter((path) => !path.includes('$') && !ROUTES_WITHOUT_SHELL.includes(path));
  const routes = all ? [...new Set([...lists, ...screenRoutes()])] : lists;
  return routes.filter((route) => wanted('route', route));
}

/** The pages of a person, and what is opened on those of the founder. */
function visitsOf(who: string): Visit[] {
  const say = textsIn(language);
  const pages = option('opened') ? [] : routesFor(who).map((route) => ({ route, address: route }));
  const opened = who === 'founder' && !option('route') ? OPENED.filter(({ name }) => wanted('opened', name)) : [];
  return [...pages, ...opened.map(({ name, address, open }) => ({ route: `/opened.${name}`, address, open: (page: Page) => open(page, say) }))];
}

async function takeAll(browser: Browser, app: Place): Promise<void> {
  const looks = LOOKS.filter(({ name }) => wanted('theme', name) && wanted('size', name));
  for (const who of people()) {
    const storageState = await signIn(browser, app, who);
    const work: Pictures = { queue: visitsOf(who), seen: new Set(), folder: join(FOLDER, who), looks, isWhole: process.argv.includes('--whole') };
    const visit = async () => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Dhaka', storageState });
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await takePictures(await context.newPage(), app.url, work);
      await context.close();
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit));
  }
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
  await takeAll(browser, app);
  process.stdout.write(`Screens are in ${FOLDER}\n`);
} finally {
  await browser.close();
  await app.stop();
}
