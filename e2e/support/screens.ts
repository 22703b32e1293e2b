import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { ROOT } from '../../scripts/processes.ts';
import { ROUTES_WITHOUT_SHELL, screenRoutes } from './routes.ts';
import { startApp } from './app.ts';

/**
 * `npm run screens`: signs in as each demo account, visits every route in both themes at desk and phone size,
 * and writes PNGs to screens/. `--as founder`, `--route /ecom`, `--theme dark`, `--size phone` narrow it
 * down; `--url http://localhost:4000 --emulator 127.0.0.1:9099` takes a running app instead of an own one.
 */
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const FOLDER = join(ROOT, 'screens');

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const wanted = (name: string, value: string) => value.includes(option(name) ?? '');

async function signIn(context: BrowserContext, app: Place, email: string): Promise<void> {
  const accounts = `http://${app.authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts`;
  const answer = await context.request.post(`${accounts}:signInWithPassword?key=demo-key`, {
    data: { email, password: DEMO_PASSWORD, returnSecureToken: true },
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  const session = await context.request.post(`${app.url}/api/session`, { data: { idToken } });
  if (!session.ok()) throw new Error(`${email} could not sign in: ${await session.text()}`);
}

interface Place {
  url: string;
  authEmulatorHost: string;
}

interface Shot {
  who: string;
  size: keyof typeof SIZES;
  theme: (typeof THEMES)[number];
  routes: string[];
}

async function shoot(browser: Browser, app: Place, { who, size, theme, routes }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size], colorScheme: theme, timezoneId: 'Asia/Dhaka',
  });
  const email = `${who}@karbar.test`;
  if (DEMO_ACCOUNTS.some((account) => account.email === email)) await signIn(context, app, email);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      process.stdout.write(`${page.url()}: ${message.text()}\n`);
  });
  for (const route of routes) {
    await page.goto(app.url + route);
    // The maintenance page asks again and again: it is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
    const name = route === '/' ? 'landing' : route.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: join(FOLDER, who, `${name}.${size}.${theme}.png`) });
  }
  await context.close();
}

const url = option('url');
const app = url
  ? { url, authEmulatorHost: option('emulator') ?? '127.0.0.1:9099', stop: async () => {} }
  : await startApp();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const people = [...DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0]!), 'nobody-signed-in'];
  for (const who of people.filter((name) => wanted('as', name))) {
    const all = who === 'nobody-signed-in' ? ROUTES_WITHOUT_SHELL : screenRoutes();
    const routes = all.filter((route) => wanted('route', route));
    for (const size of ['desk', 'phone'] as const) {
      for (const theme of THEMES) {
        if (wanted('size', size) && wanted('theme', theme))
          await shoot(browser, app, { who, size, theme, routes });
      }
    }
  }
  process.stdout.write(`Screens are in ${FOLDER}\n`);
} finally {
  await browser.close();
  await app.stop();
}
