import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../gateway/env.ts';
import { migrate } from '../../prisma/migrate.ts';
import { startAuthEmulator } from '../../scripts/auth-emulator.ts';
import { startGateway } from '../../scripts/gateway.ts';
import { startDemoShop } from '../../scripts/demo-shop.ts';
import { freePort } from '../../scripts/ports.ts';
import { ensureDatabase } from '../../scripts/postgres.ts';
import { ROOT, runScript, stopService } from '../../scripts/processes.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';

export interface App {
  url: string;
  databaseUrl: string;
  /** host:port */
  authEmulatorHost: string;
  stop: () => Promise<void>;
}

export interface AppOptions {
  /** Settings laid over those that the app is given here. */
  settings?: Record<string, string>;
  /** As in PostgresOptions. */
  programs?: string;
}

/** Clears the developer's own settings: a real database must not reach a test. */
const NOTHING = Object.fromEntries(SETTINGS.map((name) => [name, undefined]));

/**
 * The whole app with the demo data: PostgreSQL, Auth emulator, the demo's web shop and gateway of its own on
 * free ports. The browser app must have been built before.
 */
export async function startApp({ settings = {}, programs }: AppOptions = {}): Promise<App> {
  const starting = startAuthEmulator();
  const server = await startTemporaryPostgres(programs);
  await ensureDatabase(server, 'karbar');
  const databaseUrl = server.url('karbar');
  await migrate(databaseUrl);
  const emulator = await starting;
  const shop = await startDemoShop();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const fileFolder = await mkdtemp(join(tmpdir(), 'karbar-files-'));
  const environment = {
    ...NOTHING,
    DATABASE_URL: databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    FILE_FOLDER: fileFolder,
    // What one of its processes has compiled, or one of the run before, the next need not.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
    // Nothing listens there: no test may call a real courier, or Meta.
    ...Object.fromEntries(['STEADFAST_URL', 'PATHAO_URL', 'REDX_URL', 'BDCOURIER_URL', 'META_URL'].map((name) => [name, 'http://127.0.0.1:9'])),
    ...shop.environment,
    ...settings,
  };
  await runScript(['prisma/seed/demo.ts'], environment);
  const gateway = startGateway({ port, environment });
  const stop = async () => {
    await stopService(gateway.process);
    await Promise.all([emulator.stop(), server.stop(), shop.stop(), rm(fileFolder, { recursive: true, force: true })]);
  };
  try {
    await gateway.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, databaseUrl, authEmulatorHost: emulator.host, stop };
}
