import type { ChildProcess } from 'node:child_process';
import { given, readEnv, type Env } from '../gateway/env.ts';
import { migrate } from '../prisma/migrate.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../prisma/seed/demo-accounts.ts';
import { leftOutRemark } from '../prisma/seed/left-out.ts';
import { startAuthEmulator } from './auth-emulator.ts';
import { buildWeb } from './build-web.ts';
import { openDatabase } from './database.ts';
import { startDemoShop } from './demo-shop.ts';
import { startDemoWallet } from './demo-wallet.ts';
import { startGateway } from './gateway.ts';
import { generate } from './generate.ts';
import { isFree } from './ports.ts';
import { packageBin, runScript, startService, stopService } from './processes.ts';
import { fail, StepError } from './step-error.ts';
import { elapsed, madeOrKept, step } from './steps.ts';

/**
 * `npm start`: everything the app needs, on this machine, until Ctrl-C. With `--dev` the gateway restarts
 * when its code changes and Vite serves the browser app.
 */

const DEV = process.argv.includes('--dev');
const DEV_PORT = 5173;
/** Whoever tries the demo reads only what goes wrong; `--dev` and LOG_LEVEL tell of every request and job. */
const isQuiet = ({ DEMO }: Env) => DEMO && !DEV && !given('LOG_LEVEL');

/** Undoes what has been started, newest first. */
const undo: (() => Promise<void>)[] = [];
let stopping = false;

/** Stops everything in order and ends this process. What is being started at the moment ends with it. */
async function stop(): Promise<never> {
  stopping = true;
  for (const stopOne of undo.reverse()) await stopOne().catch(fail);
  process.exit();
}

async function claimPort(setting: string, host: string, port: number): Promise<void> {
  if (await isFree(port, host)) return;
  throw new StepError(`Port ${port} is in use by another program: stop it, or set ${setting} to another one`);
}

/** The emulator's port when it is to run on this machine: only then is it ours to start. */
function emulatorPort({ FIREBASE_AUTH_EMULATOR_HOST: host }: Env): number | undefined {
  const port = /^(?:127\.0\.0\.1|localhost):(\d+)$/.exec(host ?? '')?.[1];
  return port ? Number(port) : undefined;
}

/** The demo pays with a bKash of its own unless credentials are given. */
async function demoWallet({ DEMO, BKASH_APP_KEY }: Env): Promise<Record<string, string>> {
  if (!DEMO || BKASH_APP_KEY) return {};
  const wallet = await step('Demo wallet (bKash)', startDemoWallet, ({ url }) => url);
  undo.push(wallet.stop);
  return wallet.environment;
}

/** The demo's web shop is one of its own unless an address is given. */
async function demoShop({ DEMO, DEMO_SHOP_URL }: Env): Promise<Record<string, string>> {
  if (!DEMO || DEMO_SHOP_URL) return {};
  const shop = await step('Demo shop (WooCommerce)', startDemoShop, ({ url }) => url);
  undo.push(shop.stop);
  return shop.environment;
}

/** Brings up what the gateway needs. Returns the settings to hand to it. */
async function prepare(settings: Env): Promise<Record<string, string>> {
  const { FIREBASE_PROJECT_ID: project } = settings;
  const authPort = emulatorPort(settings);
  await claimPort('PORT', settings.HOST, settings.PORT);
  if (authPort) await claimPort('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1', authPort);
  const emulator = authPort
    ? step('Auth emulator', () => startAuthEmulator({ port: authPort, project, verbose: true }))
    : undefined;
  // It starts in parallel and is awaited below; without this handler an early failure would end the process.
  emulator?.catch(() => {});

  const database = await step('PostgreSQL', () => openDatabase(settings), (opened) => opened.note);
  undo.push(database.stop);
  await step('Database client', generate, madeOrKept);
  const applied = (names: string[]) => (names.length > 0 ? `${names.length} applied` : 'up to date');
  await step('Migrations', () => migrate(database.url), applied);
  if (!DEV) await step('Browser app', buildWeb, madeOrKept);
  if (emulator) undo.push((await emulator).stop);

  const doubles = { ...(await demoWallet(settings)), ...(await demoShop(settings)) };
  const environment = { DATABASE_URL: database.url, ...(isQuiet(settings) ? { LOG_LEVEL: 'warn' } : {}), ...doubles };
  if (settings.DEMO) await step('Demo data', () => runScript(['prisma/seed/demo.ts'], environment), leftOutRemark);
  return environment;
}

function announce(settings: Env): void {
  const { PUBLIC_URL, DEMO } = settings;
  const accounts = [
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(22)}${role}`),
    '',
  ];
  process.stdout.write([
    '',
    `Karbar is ready after ${elapsed()}: ${DEV ? `http://localhost:${DEV_PORT}` : PUBLIC_URL}`,
    '',
    ...(DEMO ? accounts : []),
    `Ctrl-C stops it.${isQuiet(settings) ? ' LOG_LEVEL=info shows every request and job.' : ''}\n\n`,
  ].join('\n'));
}

/** Takes everything down when a part of it ends by itself. */
function watch(child: ChildProcess, what: string): void {
  child.once('exit', (code) => {
    if (stopping) return;
    fail(new StepError(`${what} ended by itself (${code ?? 'killed'})`));
    void stop();
  });
}

async function main(): Promise<void> {
  const settings = readEnv(given('DATABASE_URL') ? {} : { DATABASE_URL: 'postgres://embedded' });
  process.stdout.write('Starting Karbar\n');
  const environment = await prepare(settings);
  const gateway = startGateway({ port: settings.PORT, environment, watch: DEV });
  undo.push(() => stopService(gateway.process));
  await step('Gateway', () => gateway.ready);
  watch(gateway.process, 'The gateway');
  if (DEV) {
    const command = [packageBin('vite/bin/vite.js'), '--port', String(DEV_PORT), '--strictPort'];
    const vite = startService(command, {});
    undo.push(() => stopService(vite));
    watch(vite, 'Vite');
  }
  announce(settings);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => stopping || void stop());
}
try {
  await main();
} catch (error) {
  if (!stopping) {
    fail(error);
    await stop();
  }
}
