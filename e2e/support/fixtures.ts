import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { SEED_PASSWORD } from '../../prisma/seed/factories/session.ts';
import { signIn } from './accounts.ts';
import { clientOf, type Client } from './client.ts';

/** A demo account: the part of its address before the @. */
export type DemoRole = 'founder' | 'admin' | 'staff' | 'super' | 'nobody' | 'expired' | 'soon' | 'rival';

/** Errors and warnings on the console of a page that the test does not expect. */
class Strays {
  readonly #allowed: RegExp[] = [];
  readonly #heard: string[] = [];

  /** A test that provokes a failure names the messages that the browser prints for it. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.#heard.push(`${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.#heard.push(String(error.error().stack)));
  }

  get all(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  /** Collects the messages of every page; any that is not allowed fails the test at its end. */
  strays: Strays;
  /** The gateway's HTTP interfaces, without a browser. */
  api: Client;
  /**
   * A page signed in as somebody of the demo or whose address is given, each in a browser context of its own. The first
   * takes the test's own context: what asks for `as` must not ask for `page`.
   */
  as: (who: DemoRole | (string & {})) => Promise<Page>;
}

async function openSession(context: BrowserContext, url: string, email: string): Promise<void> {
  // Accounts made by a factory have its password.
  const { idToken } = await signIn(email, email.endsWith('@example.test') ? SEED_PASSWORD : DEMO_PASSWORD);
  // Each has an address of its own, because sign-ins are limited by address.
  const headers = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` };
  const answer = await context.request.post(`${url}/api/session`, { data: { idToken }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const test = base.extend<Fixtures>({
  // Playwright reads from the pattern which fixtures are wanted: none.
  // oxlint-disable-next-line eslint/no-empty-pattern
  strays: [async ({}, use) => {
    const strays = new Strays();
    await use(strays);
    expect(strays.all, 'stray messages on the console').toEqual([]);
  }, { auto: true }],

  context: async ({ context, strays }, use) => {
    strays.watch(context);
    await use(context);
  },

  api: async ({ baseURL }, use) => use(clientOf(baseURL!)),

  as: async ({ browser, context: kept, baseURL, strays }, use) => {
    const others: BrowserContext[] = [];
    let isKeptTaken = false;
    const another = async () => {
      const context = await browser.newContext();
      others.push(context);
      strays.watch(context);
      return context;
    };
    await use(async (who) => {
      const email = who.includes('@') ? who : `${who}@karbar.test`;
      const context = isKeptTaken ? await another() : kept;
      isKeptTaken = true;
      await openSession(context, baseURL!, email);
      return context.pages()[0] ?? context.newPage();
    });
    for (const context of others) await context.close();
  },
});

const axePlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The builder would send the long form, of twice the size, and twice for each look at a page. */
const AXE = readFileSync(axePlaywright.resolve('axe-core/axe.min.js'), 'utf8');
/** A rule with an impact of its own gives it to whatever it finds: what is never called serious need not be looked for. */
const SERIOUS_RULES_ONLY = `axe.configure({
  rules: axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => ({ id, enabled: false })),
})`;

/** Loads axe into each frame that does not have it yet: a page keeps it until it is loaded anew. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};${SERIOUS_RULES_ONLY}`);
  }
}

/** What axe calls serious or critical on the page. The themes differ in their colours only: the dark one is looked at for these. */
export async function seriousViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<{ id: string; where: string[] }[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // The other mode opens an extra page for frames of other origins, of which there are none.
  // What passes is counted only: to describe each element of it takes more than half of the time. Only rules that are not
  // asked for here need the style sheets loaded a second time.
  await loadAxe(page);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

/** Fails when axe finds anything serious on the page, in the light or in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    expect(await seriousViolations(page, colorScheme), `accessibility in the ${colorScheme} theme`).toEqual([]);
  }
}

export { expect };
