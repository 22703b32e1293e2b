import { join, resolve } from 'node:path';
import { given, type Env } from '../gateway/env.ts';
import { ensureDatabase, startPostgres } from './postgres.ts';
import { ROOT } from './processes.ts';

export interface OpenDatabase {
  url: string;
  /** Where it is, in words. */
  note: string;
  stop: () => Promise<void>;
}

/** The database that DATABASE_URL names, or else the embedded one, started unless it runs already. */
export async function openDatabase(settings: Env): Promise<OpenDatabase> {
  if (given('DATABASE_URL')) {
    const { host, pathname } = new URL(settings.DATABASE_URL);
    return { url: settings.DATABASE_URL, note: `${host}${pathname}`, stop: async () => {} };
  }
  const server = await startPostgres({ folder: resolve(ROOT, settings.KARBAR_DATA, 'postgres') });
  await ensureDatabase(server, 'karbar');
  const where = server.note ?? `data in ${join(settings.KARBAR_DATA, 'postgres')}`;
  return { url: server.url('karbar'), note: `port ${server.port}; ${where}`, stop: server.stop };
}
