import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from './postgres.ts';

/** A server with an empty folder of its own, which goes when it stops; `programs` as in PostgresOptions. */
export async function startTemporaryPostgres(programs?: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'karbar-postgres-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ folder, throwaway: true, programs });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}
