import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../prisma/migrate.ts';
import { startAuthEmulator } from '../../scripts/auth-emulator.ts';
import { ensureDatabase } from '../../scripts/postgres.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { TEMPLATE } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's own database, for creating others. */
    serverUrl: string;
    authEmulatorHost: string;
    /** Where uploaded files go. */
    fileFolder: string;
    /** Asked for by `--mode long`: more runs, more rows, outages of full length. */
    isLong: boolean;
  }
}

/** One PostgreSQL and one Auth emulator for the whole run, in an own folder and on free ports. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Vitest asks first for the run and then for each project, which has what the run has been given.
  if (!project.isRootProject()) return undefined;
  const starting = startAuthEmulator();
  const server = await startTemporaryPostgres();
  await ensureDatabase(server, TEMPLATE);
  await migrate(server.url(TEMPLATE));
  const emulator = await starting;
  project.provide('serverUrl', server.url('postgres'));
  project.provide('authEmulatorHost', emulator.host);
  const fileFolder = await mkdtemp(join(tmpdir(), 'karbar-files-'));
  project.provide('fileFolder', fileFolder);
  return async () => {
    await rm(fileFolder, { recursive: true, force: true });
    await Promise.all([emulator.stop(), server.stop()]);
  };
}
